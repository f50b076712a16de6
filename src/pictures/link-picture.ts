import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Node } from '@takumi-rs/core';
import type { Segment } from '../keywords/model.ts';
import { site } from './config.ts';
import { heightOf, render } from './rasterise.ts';

/** What the picture of a link shows. */
export interface LinkPicture {
  title: string;
  /** Stands under the title where it says more. */
  template: string | null;
  /** What there is to know of the text, and its colour, which says the same. */
  note: { text: string; color: keyof typeof colors } | null;
  /** A text, with what went and what came marked where it is a change. */
  segments: readonly Segment[];
}

/** The light ones of `tokens.css`: a picture cannot know the reader's. */
const colors = {
  paper: '#fbfaf6',
  ink: '#1d1c1a',
  quiet: '#5f5b54',
  accent: '#343f9e',
  added: '#14532d',
  addedPaper: '#dcf3e2',
  removed: '#8c1d18',
  removedPaper: '#fbe1de',
  outdated: '#70430a',
} as const;

/** In pixels: the size that Discord and its like ask for. */
const [width, height, margin] = [1200, 630, 72];
const folder = 'node_modules/.astro/cards';

/** What a picture looks like depends on, beside what it shows: these files, and the exact versions of all that draws. */
const drawnBy = createHash('sha256');
for (const name of ['link-picture', 'rasterise'])
  drawnBy.update(readFileSync(path.resolve(`src/site/${name}.ts`)));
const { dependencies } = JSON.parse(readFileSync(path.resolve('package.json'), 'utf-8'));
for (const name of ['@takumi-rs/core', '@fontsource/literata']) drawnBy.update(dependencies[name]);

/** Draws the picture of a link, as PNG. The same picture is drawn once and kept. */
export async function drawPicture(picture: LinkPicture): Promise<Uint8Array<ArrayBuffer>> {
  const key = drawnBy
    .copy()
    .update(JSON.stringify([site.name, picture]))
    .digest('hex');
  const file = path.join(folder, `${key}.png`);
  if (existsSync(file)) return new Uint8Array(readFileSync(file));
  const png = await render(await inLargestType(picture), width, height);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, png);
  return png;
}

/** Sets the text in the largest size, in pixels, in which all of it has room; a very long one ends with the picture. */
async function inLargestType(picture: LinkPicture): Promise<Node> {
  const sizes = [44, 40, 36, 32, 28, 25, 22, 20, 18, 16];
  for (const size of sizes)
    if ((await heightOf(toTree(picture, size), width)) <= height) return toTree(picture, size, height);
  return toTree(picture, sizes.at(-1) ?? 0, height);
}

function toTree(
  { title, template, note, segments }: LinkPicture,
  fontSize: number,
  pageHeight?: number,
): Node {
  return box(
    {
      width,
      ...(pageHeight ? { height: pageHeight } : {}),
      padding: margin,
      backgroundColor: colors.paper,
      color: colors.ink,
      fontFamily: 'Literata',
    },
    [
      line(title, { fontSize: title.length > 24 ? 52 : 76, letterSpacing: -1.5, lineHeight: 1.05 }),
      ...(template ? [line(template, { marginTop: 6, fontSize: 36 })] : []),
      ...(note ? [line(note.text, { marginTop: 14, fontSize: 28, color: colors[note.color] })] : []),
      box(
        {
          marginTop: 30,
          paddingLeft: 28,
          borderLeft: `7px solid ${colors.accent}`,
          fontSize,
          lineHeight: 1.4,
          overflow: 'hidden',
        },
        [
          {
            type: 'container',
            style: { display: 'block' },
            children: segments.map((segment, index) => toRun(segment, segments[index + 1])),
          },
        ],
      ),
      line(site.name, { marginTop: 'auto', paddingTop: 16, fontSize: 24, color: colors.quiet }),
    ],
  );
}

const marks = {
  '=': {},
  '-': { color: colors.removed, backgroundColor: colors.removedPaper, textDecoration: 'line-through' },
  '+': { color: colors.added, backgroundColor: colors.addedPaper, textDecoration: 'underline' },
} as const;

/** What went stands apart from what came. */
function toRun({ op, text }: Segment, next: Segment | undefined): Node {
  const gap = op === '-' && next?.op === '+' ? { marginRight: '0.25em' } : {};
  return { type: 'text', text, style: { display: 'inline', ...marks[op], ...gap } };
}

function line(text: string, style: Node['style']): Node {
  return { type: 'text', text, style };
}

function box(style: Node['style'], children: Node[]): Node {
  return { type: 'container', style: { display: 'flex', flexDirection: 'column', ...style }, children };
}
