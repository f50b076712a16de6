import { sharedEnd, sharedStart } from '../../../general/shared-ends.ts';
import type { Segment } from '../../model.ts';
import { isSameButForSpelling } from '../../text/editorial.ts';
import { joinTokens, type Token, tokenize } from '../../text/tokens.ts';
import { longestText } from '../../wording/parts.ts';
import { alignTokens, type Block } from './blocks.ts';
import { slideToPhrases } from './slide.ts';

/**
 * Compares two texts word by word.
 * @returns segments that lose nothing: `=` and `-` joined give the old text, `=` and `+` the new one; no word is split
 */
export function compareTexts(oldText: string, newText: string): Segment[] {
  if (oldText === newText) return oldText === '' ? [] : [{ op: '=', text: oldText }];
  if (Math.max(oldText.length, newText.length) > longestText) return compareEnds(oldText, newText);
  const blocks = slideToPhrases(alignTokens(tokenize(oldText), tokenize(newText)));
  return joinNeighbours(
    blocks.flatMap((block) => (block.same ? sameSegments(block) : changeSegments(block))),
  );
}

/** Restores the old text (`-`) or the new one (`+`) from the segments. */
export function sideOf(segments: readonly Segment[], side: '-' | '+'): string {
  return segments
    .filter(({ op }) => op === '=' || op === side)
    .map(({ text }) => text)
    .join('');
}

/** Whether anything differs, if only in spelling. */
export function isChanged(segments: readonly Segment[]): boolean {
  return segments.some(({ op }) => op !== '=');
}

/** Whether more than spelling differs. */
export function hasOtherWords(segments: readonly Segment[]): boolean {
  return segments.some(isOtherWords);
}

/** Whether a segment is in one text only, and for more than its spelling. */
export function isOtherWords({ op, editorial }: Segment): boolean {
  return op !== '=' && !editorial;
}

/** A comparison that shows only differing words; other spellings are as the new text has them. */
export function withoutSpelling(segments: readonly Segment[]): Segment[] {
  const inNew = segments.filter(({ op, editorial }) => op !== '-' || !editorial);
  return joinNeighbours(inNew.map((segment) => (segment.editorial ? equal(segment.text) : segment)));
}

/**
 * Compares texts that are too long to align: what they share at both ends, in whole words, and the rest as one change.
 */
function compareEnds(oldText: string, newText: string): Segment[] {
  let start = sharedStart(oldText, newText);
  while (start > 0 && !/\s/.test(oldText[start - 1] as string)) start--;
  let end = sharedEnd(oldText.slice(start), newText.slice(start));
  while (end > 0 && !/\s/.test(oldText.at(-end) as string)) end--;
  return joinNeighbours([
    equal(oldText.slice(0, start)),
    ...marked(oldText.slice(start, oldText.length - end), newText.slice(start, newText.length - end)),
    equal(oldText.slice(oldText.length - end)),
  ]);
}

function sameSegments({ old, new: fresh }: Block): Segment[] {
  return old.flatMap((token, index) => {
    const counterpart = fresh[index] as Token;
    if (token.gap === counterpart.gap)
      return [equal(token.gap), ...replacement(token.text, counterpart.text)];
    return replacement(token.gap + token.text, counterpart.gap + counterpart.text);
  });
}

function replacement(old: string, fresh: string): Segment[] {
  return old === fresh ? [equal(old)] : marked(old, fresh);
}

/**
 * The segments of a change; the gap before it is unmarked where both sides have it, so that a mark begins with a word.
 */
function changeSegments({ old, new: fresh }: Block): Segment[] {
  const oldText = joinTokens(old);
  const newText = joinTokens(fresh);
  const gap = old[0]?.gap && old[0].gap === fresh[0]?.gap ? old[0].gap : '';
  return [equal(gap), ...marked(oldText.slice(gap.length), newText.slice(gap.length))];
}

/** Segments for one text replaced by another. */
function marked(old: string, fresh: string): Segment[] {
  const editorial = isSameButForSpelling(old, fresh) ? { editorial: true as const } : {};
  return [
    { op: '-', text: old, ...editorial },
    { op: '+', text: fresh, ...editorial },
  ];
}

function equal(text: string): Segment {
  return { op: '=', text };
}

/** Merges adjacent segments of one kind, and drops empty ones. */
export function joinNeighbours(segments: readonly Segment[]): Segment[] {
  const joined: Segment[] = [];
  for (const segment of segments) {
    const last = joined.at(-1);
    if (segment.text === '') continue;
    if (last && last.op === segment.op && last.editorial === segment.editorial) last.text += segment.text;
    else joined.push({ ...segment });
  }
  return joined;
}
