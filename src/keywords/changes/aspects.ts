import { aspects } from '../kinds.ts';
import type { Aspect, Change, PartChange, Segment } from '../model.ts';
import { foldEditorial } from '../text/editorial.ts';
import { foldTypography } from '../text/typography.ts';
import { type MeaningParts, typeLineSpan } from '../wording/type-line.ts';
import { hasOtherWords, isOtherWords, sideOf } from './segments.ts';

/**
 * What a change alters, what weighs most first; nothing where the two wordings differ in typography alone. What is
 * marked decides: other words in the type line, in the effect or in the template are an aspect each, a note in front of
 * the type line counts among the rulings, and what is marked as spelling is an aspect of its own.
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

/** Whether a part reads otherwise, came, went or moved. */
export function isMoreThanSpelling({ status, moved }: Pick<PartChange, 'status' | 'moved'>): boolean {
  return moved || (status !== 'same' && status !== 'editorial');
}

/** In what of a meaning there are other words. A mark that reaches over the border between two is in both. */
export function rewordedIn(meaning: readonly Segment[]): Set<keyof MeaningParts> {
  return new Set((['-', '+'] as const).flatMap((side) => rewordedOn(side, meaning)));
}

function rewordedOn(side: '-' | '+', meaning: readonly Segment[]): (keyof MeaningParts)[] {
  const text = sideOf(meaning, side);
  const marks = marksOn(side, meaning);
  const [start, end] = typeLineSpan(text);
  // The punctuation at a border belongs to no side of it.
  const isReworded = (from: number, to: number) =>
    marks.some(
      ([first, last]) => foldEditorial(text.slice(Math.max(from, first), Math.min(to, last))) !== '',
    );
  const reworded: Record<keyof MeaningParts, boolean> = {
    note: isReworded(0, start),
    typeLine: isReworded(start, end),
    effect: isReworded(end, text.length),
  };
  return (['note', 'typeLine', 'effect'] as const).filter((part) => reworded[part]);
}

/** Where the words stand that only one side has. */
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

/** Whether, beside the words that differ, more differs than a typesetter may alter. */
function hasSpellingChange(segments: readonly Segment[]): boolean {
  const rest = segments.filter((segment) => !isOtherWords(segment));
  return foldTypography(sideOf(rest, '-')) !== foldTypography(sideOf(rest, '+'));
}
