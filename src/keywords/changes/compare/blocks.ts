import { diffArrays } from 'diff';
import { sharedEnd, sharedStart } from '../../../general/shared-ends.ts';
import { joinTokens, type Token } from '../../text/tokens.ts';

/** The tokens of two texts at the same place. In `same` blocks they pair up one by one and may differ in spelling. */
export interface Block {
  same: boolean;
  old: Token[];
  new: Token[];
}

/**
 * Longest unchanged stretch between two changes, in characters, that is merged with them into one change. Shorter, and
 * readers see scraps; longer, and too much is marked. `npm run bench -- --changes` prints both for the seeds.
 *
 * 1. `roll a six` to `throw a five`: ` a` is 2 characters, so this is one change, `[-roll a six-]{+throw a five+}`,
 *    and not `[-roll-]{+throw+} a [-six-]{+five+}`, which nobody reads as two phrases.
 * 2. `roll for each unit twice` to `throw for each unit once`: ` for each unit` is 14, so it stays unmarked between
 *    `[-roll-]{+throw+}` and `[-twice-]{+once+}`: both phrases can be read around it.
 */
export const longestScrap = 11;

/**
 * Most insertions and deletions to look for, since the work grows with their square. No change of the seeds has a
 * quarter as many; two unrelated texts of 20,000 characters have more.
 */
const mostEdits = 1000;

/** Aligns two texts: alternately what they share and what changed, as a reader takes it in. */
export function alignTokens(oldTokens: Token[], newTokens: Token[]): Block[] {
  return attachGaps(
    cutOut({ same: false, old: oldTokens, new: newTokens }) ??
      joinSame(mergeScraps(toBlocks(oldTokens, newTokens)).flatMap((block) => cutOut(block) ?? [block])),
  );
}

/**
 * Aligns word by word; where too little of a text is left for that, sentence by sentence; otherwise all as one change.
 */
function toBlocks(oldTokens: Token[], newTokens: Token[]): Block[] {
  return (
    align(oldTokens.map(alone), newTokens.map(alone)) ??
    align(toSentences(oldTokens), toSentences(newTokens)) ?? [{ same: false, old: oldTokens, new: newTokens }]
  );
}

/** A unit of comparison: a word or a sentence. */
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

/** @returns null where there are more insertions and deletions than {@link mostEdits} */
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

/** Pushes one by one, since a list of a hundred thousand is more arguments than a call can take. */
function takeIn(block: Block, more: Block): void {
  for (const token of more.old) block.old.push(token);
  for (const token of more.new) block.new.push(token);
}

/** Merges a short unchanged block with the changes before and after it, so that both phrases read as a whole. */
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
 * A change in which one side has all that the other has and one stretch more: the stretch alone, and what stands before
 * and behind it. Where words of the stretch are those beside it, an alignment may cut it in pieces, or mark more:
 * `counts in the roll` to `counts in this or the other of the rolls in the roll`.
 * @returns null where more than that differs
 */
function cutOut({ same, old, new: fresh }: Block): Block[] | null {
  const shorter = Math.min(old.length, fresh.length);
  if (same || shorter === 0) return null;
  const start = sharedStart(old, fresh, hasSameKey);
  const end = sharedEnd(old.slice(start), fresh.slice(start), hasSameKey);
  if (start + end < shorter) return null;
  const [oldEnd, newEnd] = [old.length - end, fresh.length - end];
  return [
    { same: true, old: old.slice(0, start), new: fresh.slice(0, start) },
    { same: false, old: old.slice(start, oldEnd), new: fresh.slice(start, newEnd) },
    { same: true, old: old.slice(oldEnd), new: fresh.slice(newEnd) },
  ].filter((block) => block.old.length + block.new.length > 0);
}

function hasSameKey(one: Token, other: Token): boolean {
  return one.key === other.key;
}

/** Joins adjacent blocks of what both texts share. */
function joinSame(blocks: readonly Block[]): Block[] {
  const joined: Block[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    if (last?.same && block.same) takeIn(last, block);
    else joined.push(block);
  }
  return joined;
}

/**
 * Where a change alters the gap after it, makes that gap part of the change.
 *
 * 1. `Stop.` to `Wait. Stop.`: `Wait.` was added before a word that had no gap and now has one. The mark is
 *    `{+Wait. +}Stop.`; otherwise the space would be in the unmarked part, though the old text does not have it.
 * 2. `two  units` to `three units`, with one space less: `[-two  -]{+three +}units` is one change, rather than two of
 *    which the second marks a word that did not change.
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
