import type { Mention } from '../../../../keywords/names/name-finder.ts';
import { arrows, capitalVerbs, wholeCost } from '../../text/clause.ts';
import { foundIn, textBefore } from '../../text/stretches.ts';
import type { NeighbourFault } from './neighbour-fault.ts';

/** Words that begin a sentence and no name, for a pattern. */
const sentenceWords = 'As|Each|Equipped|If|This|When|Whenever|Your?';

/**
 * A repeated word in small letters, or a repeated first word of a sentence or verb of a cost. A sentence may have `that
 * that` and `Whatever rests rests there`, and other capitalised words are names: `Jar Jar`.
 */
const repeated = new RegExp(
  String.raw`(?<![\p{L}\p{N}'’-]|\b[Ww]h(?:at|ich|o)ever\s{1,2})(?!(?:had|that)\s)(\p{Ll}+|${capitalVerbs}|${sentenceWords})(?:[^\S\n]+\1(?![\p{L}\p{N}'’-]))+`,
  'gu',
);

/** The first word of a sentence repeated in small letters: `This this unit`. */
const begun = /(?<![\p{L}\p{N}'’-])(?!(?:Had|That)\s)(\p{Lu}\p{Ll}*)[^\S\n]+(\p{Ll}+)(?=[^\S\n]+\p{L})/gu;

/** Finds doubled words: of a sentence, a whole name, or one word of a name: `Critical Hit Hit 2`. */
export function findDoubled(text: string, mentions: readonly Mention[]): NeighbourFault[] {
  const words = foundIn(text, repeated).flatMap(({ captured: name, ...each }): NeighbourFault[] => {
    // Three times or more is meant.
    const isTwice = each.found.slice(name.length).trimStart() === name;
    return isTwice ? [{ ...each, rule: 'word-doubled', name }] : [];
  });
  const firsts = [...text.matchAll(begun)].flatMap(
    ({ 0: found, 1: name = '', 2: again, index: start }): NeighbourFault[] =>
      name.toLowerCase() === again
        ? [{ rule: 'word-doubled', name, found, start, end: start + found.length }]
        : [],
  );
  const ends = new Set(mentions.map(({ end }) => end));
  const colons = foundIn(text, doubledColon)
    .filter(({ start }) => ends.has(start) || !isLabel.test(textBefore(text, start, longestLabel)))
    .map((each): NeighbourFault => ({ ...each, rule: 'word-doubled', name: ':' }));
  const costs = foundIn(text, doubledCost).map(
    ({ captured: name, ...each }): NeighbourFault => ({ ...each, rule: 'word-doubled', name }),
  );
  return [...words, ...firsts, ...colons, ...costs, ...doubledNames(text, mentions)];
}

/** A doubled colon after a word: `Bounty:: Gain 1 Force.` */
const doubledColon = /(?<=\p{L}|\d)::(?=[^\S\n]|\[)/gu;

/** The name of a field before two colons, as programs for notes have it, at the end of a text: `- type:: Space`. */
const isLabel = /(?:^|\n)[^\S\n]*(?:[-*+•][^\S\n]+)?\p{L}[\p{L} _-]{0,20}$/u;

/** In characters: the name of a field, and what stands before it on its line. */
const longestLabel = 40;

/** A whole cost that stands twice before its arrow: `[tap], [tap] ->`. */
const doubledCost = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(${wholeCost}|Tap),?[^\S\n]{0,2}\1(?=[^\S\n]{0,2}(?:${arrows}))`,
  'gu',
);

function doubledNames(text: string, mentions: readonly Mention[]): NeighbourFault[] {
  const faults: NeighbourFault[] = [];
  for (const [index, { name, start, end }] of mentions.entries()) {
    if (start < (faults.at(-1)?.end ?? 0)) continue;
    const words = name.split(' ');
    const before = `${words[0]} `;
    // The word may belong to a longer name beside it: `Double Damage Damage Control 2`.
    const [last, next] = [mentions[index - 1], mentions[index + 1]];
    const isOfNext = next?.start === end + 1 && next.name !== name && next.name.includes(' ');
    const isOfLast = last?.end === start - 1 && last.name.includes(' ');
    const again = [` ${name}`, `: ${name}`, ` ${words.at(-1)}`];
    // After a colon the word may begin a sentence, unless it has a colon itself.
    const isAgain = (said: string) =>
      isNext(text, end, said) && (said.startsWith(' ') || text[end + said.length] === ':');
    const after = isOfNext ? undefined : again.find(isAgain);
    const isBefore =
      !isOfLast &&
      text.slice(0, start).endsWith(before) &&
      !/[\p{L}\p{N}-]/u.test(text[start - before.length - 1] ?? '');
    if (!after && !isBefore) continue;
    const from = isBefore ? start - before.length : start;
    const to = end + (after?.length ?? 0);
    faults.push({ rule: 'word-doubled', name, found: text.slice(from, to), start: from, end: to });
  }
  return faults;
}

function isNext(text: string, offset: number, words: string): boolean {
  return text.startsWith(words, offset) && !/^[\p{L}\p{N}'’-]/u.test(text.slice(offset + words.length));
}
