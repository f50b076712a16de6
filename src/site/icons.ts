import { rasterise } from '../pictures/rasterise.ts';
import drawing from './icon.svg?raw';

/** The colour of the page, light and dark, as `tokens.css` has it; browsers paint their own frame with it. */
export const paperColors = { light: '#fbfaf6', dark: '#16171b' } as const;

/** The icon in a page itself, which saves a request. */
export const iconAsLink = `data:image/svg+xml,${drawing
  .trim()
  .replaceAll('"', "'")
  .replace(/[<>#%]/g, encodeURIComponent)}`;

/** The icons for devices, by the names of their files. */
export const icons = {
  '180': { size: 180, shape: 'square' },
  '192': { size: 192, shape: 'rounded' },
  '512': { size: 512, shape: 'rounded' },
  'maskable-512': { size: 512, shape: 'maskable' },
} as const;
type Icon = (typeof icons)[keyof typeof icons];

/**
 * Draws an icon, as PNG. Where the device cuts the shape itself, the ground has no round corners; where it may cut to a
 * circle, what stands on the ground keeps to the middle, too.
 */
export async function drawIcon({ size, shape }: Icon): Promise<Uint8Array<ArrayBuffer>> {
  const ground = shape === 'rounded' ? drawing : drawing.replace(' rx="3"', '');
  const svg =
    shape === 'maskable' ? ground.replace('<g ', '<g transform="translate(1.6 1.6) scale(.8)" ') : ground;
  return rasterise(svg, size);
}
