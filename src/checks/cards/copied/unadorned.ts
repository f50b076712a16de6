import { anyLineEnd } from '../../../keywords/text/lines.ts';
import { anyOf } from '../../../keywords/text/pattern.ts';
import { entities, signOfEntity } from '../../../keywords/text/signs/html.ts';
import { goingOn } from '../text/clause.ts';
import { brokenLines } from './broken-lines.ts';
import { type BrokenSign, findBrokenSigns } from './broken-signs.ts';
import { marksOfItalics } from './italics.ts';
import type { Joint } from './joints.ts';
import { findListMarks } from './list-marks.ts';
import { findMarkup } from './markup.ts';
import { type Replaced, withSign } from './replaced.ts';

const lineEnds = new RegExp(anyLineEnd, 'g');

/** A non-breaking hyphen, and others that word processors put where a number has its sign. */
const hyphen = /(?<=[\s/])[\u2010-\u2012](?=[\d０-９])/g;

/** A non-breaking space, or a space of another width. */
const otherBlank = '[\\u00a0\\u2000-\\u200a\\u202f\\u3000]';

/**
 * Several spaces that mean one, or a space of another kind: before a small letter, a number with nothing after it or a
 * sign between abilities, and after such a sign, `Pay 2`, a comma or a word that continues a sentence. Elsewhere a
 * page may have lost a sign there.
 */
const blanks = anyOf('gu', [
  new RegExp(String.raw`(?<=\S)${otherBlank}(?=\S)`, 'u'),
  /(?<=\S)[^\S\n]{2,9}(?=\p{Ll}|[|•]|->|→)/u,
  /(?<=\S)[^\S\n]{2,9}(?=\d{1,2}[^\S\n]{0,3}(?:$|[|•\n.;,(]))(?<=\p{L}\s{2,9})/u,
  new RegExp(String.raw`(?<=\S)[^\S\n]{2,9}(?=[\p{L}\d[])(?<=(?:,|${goingOn})\s{2,9})`, 'u'),
  /(?<=\S)[^\S\n]{2,9}(?=[\p{L}\d[])(?<=(?:[|•;:]|->|→|\b[Pp]ay(?:\s{1,3}(?:\d{1,2}|X))?(?:\s{1,3}more)?)\s{2,9})/u,
]);

/** Signs that nobody sees beside a word or a number, as pages put them; within a word they are another finding. */
const invisible = /(?!\u00ad)\p{Cf}+(?!\p{L})|(?<!\p{L})(?!\u00ad)\p{Cf}+/gu;

/** Several spaces within a name. */
const anyBlanks = /[^\S\n]{2,}/g;

/** A letter followed by combining accents, as some programs write it. */
const decomposed = /\p{L}\p{M}+/gu;
const isOneCharacter = ({ sign }: Replaced) => sign.length === 1;

/** A text without its markup, and where each of its characters stands in the text as written. */
export interface Unadorned {
  text: string;
  offsetOf(offset: number): number;
  /** Where a stretch ends in the text as written that ends at an offset of this one. */
  endOf(offset: number): number;
  /** Broken signs within the text that is left. */
  broken: BrokenSign[];
  /** Joints of abilities within the text that is left. */
  joints: Joint[];
}

/**
 * Reads a card's text without its markup: `**Bombard** 3` becomes `Bombard 3`. Escaped and broken signs become what
 * they were, accented letters and spaces one character each, line ends alike, and broken lines one. A point stands
 * before each ability of a list. Crossed-out words are left out, and a reminder in italics stands in parentheses.
 * @param isOwn whether a sign belongs to a name, which may have any
 * @param joints where an ability begins right after another
 * @param takesNumber whether a name ends at an offset after which a number stands
 */
export function unadorned(
  written: string,
  isOwn: (offset: number) => boolean,
  joints: readonly Joint[] = [],
  takesNumber = (_offset: number) => false,
): Unadorned {
  const text = written.replace(lineEnds, (end) => (end.length === 1 ? '\n' : end));
  const points = findListMarks(text);
  const pointStarts = new Set(points.map(({ start }) => start));
  const broken = findBrokenSigns(text);
  const taken = [
    ...marksOfItalics(text),
    ...findMarkup(text),
    ...withSign(text, entities, ({ captured }) => signOfEntity(captured)),
    ...broken,
    ...withSign(text, decomposed, ({ found }) => found.normalize('NFC')).filter(isOneCharacter),
    ...withSign(text, hyphen, '-'),
    ...withSign(text, invisible, ''),
    ...joints,
    ...brokenLines(text, takesNumber, isOwn, (offset) => pointStarts.has(offset)),
    ...points.map((mark) => ({ ...mark, sign: '• ' })),
  ]
    .filter(({ start }) => !isOwn(start))
    .concat(withSign(text, blanks, ' '))
    .concat(withSign(text, anyBlanks, ' ').filter(({ start }) => isOwn(start)))
    .sort((a, b) => a.start - b.start);
  if (taken.length === 0)
    return { text, offsetOf: (offset) => offset, endOf: (offset) => offset, broken: [], joints: [] };
  const offsets: number[] = [];
  const ends: number[] = [];
  let said = '';
  let position = 0;
  const replaced = new Set<Replaced>();
  for (const each of [...taken, { start: text.length, end: text.length, sign: '' }]) {
    const { start, end, sign } = each;
    // One within another went with it.
    if (start < position) continue;
    replaced.add(each);
    said += text.slice(position, start) + sign;
    for (; position < start; position++) {
      offsets.push(position);
      ends.push(position + 1);
    }
    offsets.push(...Array(sign.length).fill(start));
    ends.push(...Array(sign.length).fill(end));
    position = end;
  }
  return {
    text: said,
    offsetOf: (offset) => offsets[offset] ?? text.length,
    endOf: (offset) => ends[offset - 1] ?? 0,
    broken: broken.filter((each) => replaced.has(each)),
    joints: joints.filter((each) => replaced.has(each)),
  };
}
