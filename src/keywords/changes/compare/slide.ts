import { joinTokens, type Token } from '../../text/tokens.ts';
import { type Block, longestScrap } from './blocks.ts';

/** Words with which a phrase begins: `in the Character arena`, `or a unit`. */
const leads = new Set(
  'about above after against among and around at before behind below beneath beside between but by during for from if in into nor of on onto or out over per since through to toward under unless until upon via when where which while who with within without'.split(
    ' ',
  ),
);

/** Most words from such a word to the noun behind it: `of the first two other units`. */
const longestLead = 6;

/**
 * Moves what was put in, or taken out, to where a reader sees a phrase: `in {+this arena or in+} that arena` is the same
 * as `{+in this arena or+} in that arena`. Of the places where the marked words would say the same, the nearest is
 * taken at which they begin as a phrase does; behind a sign, which ends a phrase, they stay.
 * @param blocks by turns the same and changed
 */
export function slideToPhrases(blocks: Block[]): Block[] {
  for (const [index, block] of blocks.entries()) {
    const [before, behind] = [blocks[index - 1], blocks[index + 1]];
    if (block.same || !before || !behind) continue;
    const [side, other] = block.old.length > 0 ? [block.old, block.new] : [block.new, block.old];
    if (other.length > 0) continue;
    const steps = stepsToPhrase(before, side);
    if (steps === 0) continue;
    const left = joinTokens(before.new.slice(0, -steps));
    if (index > 1 && left.length <= longestScrap) continue;
    side.splice(-steps);
    side.unshift(...before.new.slice(-steps));
    behind.old.unshift(...before.old.splice(-steps));
    behind.new.unshift(...before.new.splice(-steps));
  }
  return blocks;
}

/** How many words to the left the marked ones would begin as a phrase does; 0 where they stay. */
function stepsToPhrase(before: Block, marked: readonly Token[]): number {
  if (isLead(marked[0]) || /^[^\p{L}\p{N}]+$/u.test(before.new.at(-1)?.text ?? '')) return 0;
  for (let step = 1; step < Math.min(marked.length, longestLead); step++) {
    const word = marked.at(-step);
    if (!isAlike(word, before.old.at(-step)) || !isAlike(word, before.new.at(-step))) return 0;
    if (isLead(word)) return step;
  }
  return 0;
}

function isLead(token: Token | undefined): boolean {
  return leads.has(token?.text ?? '');
}

/** Whether two words are written alike, so that either may be the one that is marked. */
function isAlike(one: Token | undefined, other: Token | undefined): boolean {
  return one?.text === other?.text && one?.gap === other?.gap;
}
