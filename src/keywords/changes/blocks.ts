import { diffArrays } from 'diff';
import { joinTokens, type Token } from '../text/tokens.ts';

/** What two texts have at the same place. In `same` blocks the tokens pair up one by one and may differ editorially. */
export interface Block {
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

/** Aligns two texts: what they share and what changed, in turn, as a reader takes it in. */
export function alignTokens(oldTokens: Token[], newTokens: Token[]): Block[] {
  return attachGaps(mergeScraps(toBlocks(oldTokens, newTokens)));
}

/** Word by word; where too little is left of a text for that, sentence by sentence; and else all of it against all. */
function toBlocks(oldTokens: Token[], newTokens: Token[]): Block[] {
  return (
    align(oldTokens.map(alone), newTokens.map(alone)) ??
    align(toSentences(oldTokens), toSentences(newTokens)) ?? [{ same: false, old: oldTokens, new: newTokens }]
  );
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
