import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import satori from 'satori';
import { rasterise } from './rasterise.ts';

/** What the picture of a link shows. */
export interface Card {
  name: string;
  template: string;
  meaning: string;
  /** Name of the site. */
  site: string;
}

/** In pixels: the size that Discord and its like ask for. */
const [width, height, margin] = [1200, 630, 72];
const folder = 'node_modules/.astro/cards';
const require = createRequire(import.meta.url);

/** What a picture looks like depends on, beside the card: these files, and the exact versions of all that draws. */
const drawnBy = createHash('sha256');
for (const name of ['link-picture', 'rasterise'])
  drawnBy.update(readFileSync(path.resolve(`src/site/${name}.ts`)));
const { dependencies } = JSON.parse(readFileSync(path.resolve('package.json'), 'utf-8'));
for (const name of ['satori', '@resvg/resvg-wasm', '@fontsource/literata'])
  drawnBy.update(dependencies[name]);

let font: Buffer | undefined;

/** Draws the picture of a keyword's link, as PNG: name, template and meaning. The same card is drawn once and kept. */
export async function drawCard(card: Card): Promise<Uint8Array<ArrayBuffer>> {
  const key = drawnBy.copy().update(JSON.stringify(card)).digest('hex');
  const file = path.join(folder, `${key}.png`);
  if (existsSync(file)) return new Uint8Array(readFileSync(file));
  font ??= readFileSync(require.resolve('@fontsource/literata/files/literata-latin-400-normal.woff'));
  const svg = await satori(toTree(card), {
    width,
    height,
    fonts: [{ name: 'Literata', data: font, weight: 400, style: 'normal' }],
  });
  const png = await rasterise(svg);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, png);
  return png;
}

function toTree({ name, template, meaning, site }: Card) {
  const size = fontSizeFor(meaning);
  return box(
    {
      width,
      height,
      boxSizing: 'border-box',
      padding: margin,
      background: '#fbfaf6',
      color: '#1d1c1a',
      fontFamily: 'Literata',
    },
    [
      box({ fontSize: 76, letterSpacing: -1.5, lineHeight: 1.05 }, name),
      template === name ? null : box({ marginTop: 6, fontSize: 36, color: '#343f9e' }, template),
      box(
        {
          marginTop: 34,
          paddingLeft: 28,
          borderLeft: '7px solid #343f9e',
          fontSize: size,
          lineHeight: 1.4,
          overflow: 'hidden',
        },
        meaning,
      ),
      box({ marginTop: 'auto', paddingTop: 16, fontSize: 24, color: '#5f5b54' }, site),
    ],
  );
}

/** The largest size, in pixels, at which the meaning has room: about half a size for a letter, 285 pixels in height. */
function fontSizeFor(text: string): number {
  const lettersInLine = (size: number) => (width - 2 * margin - 35) / (size * 0.51);
  const fits = (size: number) => Math.ceil(text.length / lettersInLine(size)) * size * 1.4 <= 285;
  return [44, 40, 36, 32, 28, 25, 22, 20, 18].find(fits) ?? 16;
}

/** An element as the drawing takes it. */
interface Box {
  type: 'div';
  key: null;
  props: { style: Record<string, string | number>; children: Child | Child[] };
}
type Child = Box | string | null;

function box(style: Record<string, string | number>, children: Child | Child[]): Box {
  return {
    type: 'div',
    key: null,
    props: { style: { display: 'flex', flexDirection: 'column', ...style }, children },
  };
}
