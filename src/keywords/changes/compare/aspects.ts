import { aspects } from '../../kinds.ts';
import type { Aspect, Change, PartChange, Segment } from '../../model.ts';
import { foldEditorial } from '../../text/editorial.ts';
import { foldTypography } from '../../text/typography.ts';
import { type MeaningParts, typeLineSpan } from '../../wording/type-line.ts';
import { hasOtherWords, isOtherWords, sideOf } from './segments.ts';

/**
 * The aspects that a change alters, most important first; none where the two wordings differ in typography alone.
 * Decided by what is marked: changed words in the type line, the effect and the template are an aspect each, a note
 * before the type line counts among the rulings, and changes marked as spelling are an aspect of their own.
 */
export function aspectsOf({ template, parts }: Pick<Change, 'template' | 'parts'>): Aspect[] {
  const [meaning, ...rulings] = parts;
  const reworded = rewordedIn(meaning?.segments ?? []);
  const isAltered: Record<Aspect, boolean> = {
    'type-line': reworded.has('typeLine'),
    effect: reworded.has('effect'),
    rulings: reworded.has('note') || rulings.some(isMoreThanSpelling),
    template: hasOtherWords(template),
    spelling: [template, ...parts.map(({ segments }) => segments)].some(hasSpellingChange),
  };
  return aspects.filter((aspect) => isAltered[aspect]);
}

/** Whether a part was reworded, added, removed or moved. */
export function isMoreThanSpelling({ status, moved }: Pick<PartChange, 'status' | 'moved'>): boolean {
  return moved || (status !== 'same' && status !== 'editorial');
}

/** The parts of a meaning in which words changed. A mark that spans the border between two counts for both. */
export function rewordedIn(meaning: readonly Segment[]): Set<keyof MeaningParts> {
  return new Set((['-', '+'] as const).flatMap((side) => rewordedOn(side, meaning)));
}

function rewordedOn(side: '-' | '+', meaning: readonly Segment[]): (keyof MeaningParts)[] {
  const text = sideOf(meaning, side);
  const marks = marksOn(side, meaning);
  const [start, end] = typeLineSpan(text);
  // Punctuation at a border belongs to neither side.
  const isReworded = (from: number, to: number) =>
    marks.some(
      ([first, last]) => foldEditorial(text.slice(Math.max(from, first), Math.min(to, last))) !== '',
    );
  const spans: [part: keyof MeaningParts, from: number, to: number][] = [
    ['note', 0, start],
    ['typeLine', start, end],
    ['effect', end, text.length],
  ];
  return spans.filter(([, from, to]) => isReworded(from, to)).map(([part]) => part);
}

/** The stretches of words that only one side has, as offsets in that side. */
function marksOn(side: '-' | '+', segments: readonly Segment[]): [number, number][] {
  const marks: [number, number][] = [];
  let end = 0;
  for (const segment of segments.filter(({ op }) => op === '=' || op === side)) {
    const start = end;
    end += segment.text.length;
    if (isOtherWords(segment)) marks.push([start, end]);
  }
  return marks;
}

/** Whether, apart from the words that differ, more differs than a typesetter may alter. */
function hasSpellingChange(segments: readonly Segment[]): boolean {
  const rest = segments.filter((segment) => !isOtherWords(segment));
  return foldTypography(sideOf(rest, '-')) !== foldTypography(sideOf(rest, '+'));
}
