import { rasterise } from '../pictures/rasterise.ts';
import drawing from './icon.svg?raw';

/**
 * The background colour of the page, light and dark, as in `tokens.css`, with which browsers colour their own frame.
 */
export const paperColors = { light: '#fbfaf6', dark: '#16171b' } as const;

/** The icon as a data URL in the page, which saves a request. */
export const iconAsLink = `data:image/svg+xml,${drawing
  .trim()
  .replaceAll('"', "'")
  .replace(/[<>#%]/g, encodeURIComponent)}`;

/** The icons for devices, by file name. */
export const icons = {
  '180': { size: 180, shape: 'square' },
  '192': { size: 192, shape: 'rounded' },
  '512': { size: 512, shape: 'rounded' },
  'maskable-512': { size: 512, shape: 'maskable' },
} as const;
type Icon = (typeof icons)[keyof typeof icons];

/**
 * Draws an icon as PNG. Where the device shapes the icon itself, the background has no round corners; where it may
 * crop to a circle, the content also stays in the middle.
 */
export async function drawIcon({ size, shape }: Icon): Promise<Uint8Array<ArrayBuffer>> {
  const ground = shape === 'rounded' ? drawing : drawing.replace(' rx="3"', '');
  const svg =
    shape === 'maskable' ? ground.replace('<g ', '<g transform="translate(1.6 1.6) scale(.8)" ') : ground;
  return rasterise(svg, size);
}
