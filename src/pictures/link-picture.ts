import type { Node } from '@takumi-rs/core';
import type { Segment } from '../keywords/model.ts';
import { heightOf, render } from './rasterise.ts';
import { pictureSize } from './size.ts';

/** What the picture of a link shows. */
export interface LinkPicture {
  /** Name of the site. */
  site: string;
  title: string;
  /** Shown below the title where it says more. */
  template: string | null;
  /** The status of the text, and its colour, which says the same. */
  note: { text: string; color: keyof typeof colors } | null;
  /** A text, with deletions and insertions marked for a change. */
  segments: readonly Segment[];
}

/** The light colours of `tokens.css`: a picture cannot know the reader's theme. */
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

const { width, height } = pictureSize;

/** Draws the picture of a link, as PNG. */
export async function drawPicture(picture: LinkPicture): Promise<Uint8Array<ArrayBuffer>> {
  return render(await inLargestType(picture), width, height);
}

/** The type sizes for a text, in pixels. */
const sizes = [30, 27, 24, 21, 19, 17, 15, 13, 12];
const smallest = 11;

/**
 * Greatest product of a type size that fits and the square root of the text's length: it was at most 434 in 2,239
 * pictures. A size above that is skipped without laying it out.
 */
const roomiest = 440;

/** Sets the text in the largest size in which all of it fits; a very long one is cut off at the end of the picture. */
async function inLargestType(picture: LinkPicture): Promise<Node> {
  const length = picture.segments.reduce((sum, { text }) => sum + text.length, 0);
  const most = roomiest / Math.sqrt(length);
  let size = sizes.find((each) => each <= most) ?? smallest;
  while (size > smallest) {
    const needed = await heightOf(toTree(picture, size), width);
    if (needed <= height) break;
    // The height of a text grows with the square of its size, that of the lines around it stays, so no size above this
    // fits.
    const limit = Math.min(size - 1, size * Math.sqrt(height / needed));
    size = sizes.find((smaller) => smaller <= limit) ?? smallest;
  }
  return toTree(picture, size, height);
}

function toTree(
  { site, title, template, note, segments }: LinkPicture,
  fontSize: number,
  pageHeight?: number,
): Node {
  return box(
    {
      width,
      ...(pageHeight ? { height: pageHeight } : {}),
      padding: 48,
      backgroundColor: colors.paper,
      color: colors.ink,
      fontFamily: 'Literata',
    },
    [
      line(title, { fontSize: title.length > 24 ? 35 : 51, letterSpacing: -1, lineHeight: 1.05 }),
      ...(template ? [line(template, { marginTop: 4, fontSize: 24 })] : []),
      ...(note ? [line(note.text, { marginTop: 9, fontSize: 19, color: colors[note.color] })] : []),
      box(
        {
          marginTop: 20,
          paddingLeft: 19,
          borderLeft: `5px solid ${colors.accent}`,
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
      line(site, { marginTop: 'auto', paddingTop: 11, fontSize: 16, color: colors.quiet }),
    ],
  );
}

const marks = {
  '=': {},
  '-': { color: colors.removed, backgroundColor: colors.removedPaper, textDecoration: 'line-through' },
  '+': { color: colors.added, backgroundColor: colors.addedPaper, textDecoration: 'underline' },
} as const;

/** Draws a segment; a deletion is set apart from the insertion after it. */
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
