import { diffArrays } from 'diff';
import type { Segment } from '../model.ts';
import { longestText } from '../parts.ts';
import { isSameButForSpelling } from '../text/editorial.ts';
import { joinTokens, type Token, tokenize } from '../text/tokens.ts';

/** What two texts have at the same place. In `same` blocks the tokens pair up one by one and may differ editorially. */
interface Block {
  same: boolean;
  old: Token[];
  new: Token[];
}

/**
 * An unchanged stretch between two changes that is no longer than this, in characters, is read as part of one change.
 * Below it a reader sees scraps; above it too much is marked. `npm run bench -- --changes` prints both for the seeds.
 *
 * 1. `roll a six` to `throw a five`: ` a` is 2 characters, so one change stands there,
 *    `[-roll a six-]{+throw a five+}`, and not `[-roll-]{+throw+} a [-six-]{+five+}`, which nobody reads as two
 *    phrases.
 * 2. `roll for each unit twice` to `throw for each unit once`: ` for each unit` is 14, so it stays unmarked between
 *    `[-roll-]{+throw+}` and `[-twice-]{+once+}`: both phrases can be read around it.
 */
const longestScrap = 11;

/**
 * The work of a comparison grows with the square of what it finds put in and taken out. No change of the seeds has a
 * quarter of this many words; two texts of 20,000 characters that have nothing in common do.
 */
const mostEdits = 1000;

/**
 * Compares two texts word by word.
 * @returns segments that lose nothing: `=` and `-` joined give the old text, `=` and `+` the new one. No word is split.
 */
export function compareTexts(oldText: string, newText: string): Segment[] {
  if (oldText === newText) return oldText === '' ? [] : [{ op: '=', text: oldText }];
  if (Math.max(oldText.length, newText.length) > longestText) return compareEnds(oldText, newText);
  const blocks = attachGaps(mergeScraps(toBlocks(tokenize(oldText), tokenize(newText))));
  return joinNeighbours(
    blocks.flatMap((block) => (block.same ? sameSegments(block) : changeSegments(block))),
  );
}

/** The old text (`-`) or the new one (`+`) that the segments give back. */
export function sideOf(segments: readonly Segment[], side: '-' | '+'): string {
  return segments
    .filter(({ op }) => op === '=' || op === side)
    .map(({ text }) => text)
    .join('');
}

/** Whether more than spelling differs. */
export function hasOtherWords(segments: readonly Segment[]): boolean {
  return segments.some(isOtherWords);
}

/** Whether a segment stands in one text only, and not for its spelling. */
export function isOtherWords({ op, editorial }: Segment): boolean {
  return op !== '=' && !editorial;
}

/** Word by word; where too little is left of a text for that, sentence by sentence; and else all of it against all. */
function toBlocks(oldTokens: Token[], newTokens: Token[]): Block[] {
  return (
    align(oldTokens.map(alone), newTokens.map(alone)) ??
    align(toSentences(oldTokens), toSentences(newTokens)) ?? [{ same: false, old: oldTokens, new: newTokens }]
  );
}

/** What two texts share at their beginning and at their end, in whole words, and all between as one change. */
function compareEnds(oldText: string, newText: string): Segment[] {
  const shorter = Math.min(oldText.length, newText.length);
  let start = 0;
  while (start < shorter && oldText[start] === newText[start]) start++;
  while (start > 0 && !/\s/.test(oldText[start - 1] as string)) start--;
  let end = 0;
  while (end < shorter - start && oldText.at(-1 - end) === newText.at(-1 - end)) end++;
  while (end > 0 && !/\s/.test(oldText.at(-end) as string)) end--;
  return joinNeighbours([
    equal(oldText.slice(0, start)),
    ...marked(oldText.slice(start, oldText.length - end), newText.slice(start, newText.length - end)),
    equal(oldText.slice(oldText.length - end)),
  ]);
}

/** What is compared as one: a word, or a sentence. */
interface Chunk {
  tokens: Token[];
  key: string;
}

function alone(token: Token): Chunk {
  return { tokens: [token], key: token.key };
}

function toSentences(tokens: readonly Token[]): Chunk[] {
  const sentences: Token[][] = [[]];
  for (const token of tokens) {
    sentences.at(-1)?.push(token);
    if (/[.!?]$/.test(token.text)) sentences.push([]);
  }
  return sentences
    .filter(({ length }) => length > 0)
    .map((ofSentence) => ({ tokens: ofSentence, key: ofSentence.map(({ key }) => key).join(' ') }));
}

/** @returns null where more is put in and taken out than {@link mostEdits} */
function align(oldChunks: readonly Chunk[], newChunks: readonly Chunk[]): Block[] | null {
  const changes = diffArrays([...oldChunks], [...newChunks], {
    comparator: (a, b) => a.key === b.key,
    maxEditLength: mostEdits,
  });
  if (!changes) return null;
  const blocks: Block[] = [];
  let oldIndex = 0;
  let newIndex = 0;
  for (const change of changes) {
    const oldCount = change.added ? 0 : change.count;
    const newCount = change.removed ? 0 : change.count;
    const same = !change.added && !change.removed;
    const old = oldChunks.slice(oldIndex, oldIndex + oldCount).flatMap(({ tokens }) => tokens);
    const fresh = newChunks.slice(newIndex, newIndex + newCount).flatMap(({ tokens }) => tokens);
    oldIndex += oldCount;
    newIndex += newCount;
    const last = blocks.at(-1);
    if (last && !last.same && !same) takeIn(last, { same, old, new: fresh });
    else blocks.push({ same, old, new: fresh });
  }
  return blocks;
}

/** One by one: a list of a hundred thousand arguments is more than a call can take. */
function takeIn(block: Block, more: Block): void {
  for (const token of more.old) block.old.push(token);
  for (const token of more.new) block.new.push(token);
}

/** Takes a short unchanged block between two changes into one change with them, so that both phrases read whole. */
function mergeScraps(blocks: readonly Block[]): Block[] {
  const merged: Block[] = [];
  for (const [index, block] of blocks.entries()) {
    const last = merged.at(-1);
    const isScrap =
      block.same && last && index + 1 < blocks.length && joinTokens(block.new).length <= longestScrap;
    if (last && !last.same && (isScrap || !block.same)) takeIn(last, block);
    else merged.push({ same: block.same, old: [...block.old], new: [...block.new] });
  }
  return merged;
}

/**
 * Where a change alters the gap behind it, that gap is part of the change.
 *
 * 1. `Stop.` to `Wait. Stop.`: `Wait.` was put in front of a word that had no gap and has one now. The mark is
 *    `{+Wait. +}Stop.`; else the blank would have to stand in the unmarked part, which the old text does not have.
 * 2. `two  units` to `three units`, with one blank less: `[-two  -]{+three +}units` is one change, and not two of which
 *    the second marks a word that did not change.
 */
function attachGaps(blocks: Block[]): Block[] {
  for (const [index, block] of blocks.entries()) {
    const before = blocks[index - 1];
    const [old, fresh] = [block.old[0], block.new[0]];
    if (!block.same || !before || !old || !fresh || old.gap === fresh.gap) continue;
    before.old.push({ gap: old.gap, text: '', key: '' });
    before.new.push({ gap: fresh.gap, text: '', key: '' });
    block.old[0] = { ...old, gap: '' };
    block.new[0] = { ...fresh, gap: '' };
  }
  return blocks;
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

/** The gap before a change is left unmarked where both sides have it, so that a mark starts with a word. */
function changeSegments({ old, new: fresh }: Block): Segment[] {
  const oldText = joinTokens(old);
  const newText = joinTokens(fresh);
  const gap = old[0]?.gap && old[0].gap === fresh[0]?.gap ? old[0].gap : '';
  return [equal(gap), ...marked(oldText.slice(gap.length), newText.slice(gap.length))];
}

/** A text in the place of another. */
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

/** One segment for neighbours of one kind; none that is empty. */
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
