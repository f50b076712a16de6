import { isListed, type KeywordUse } from '../../text/keyword-use.ts';
import type { Quoted } from '../../text/stretches.ts';
import { smallWords } from '../../text/title.ts';

/**
 * The words between two separators, without a list mark before them, and without a reminder and a full stop at the
 * end.
 */
const whole =
  /(?<mark>[^\S\n]*(?:[-+*•–—](?=[^\S\n]|\*?\p{Lu})[^\S\n]*)?)(?<said>[^\s|;*](?:[^|;*\n]*?[^\s|;*])??)\.?(?:\s*\([^()\n]*\))?\.?[^\S\n]*(?=[|;\n*]|$)/gu;

/** A line that separates the text of another card or side: capitalised words and no sentence, or a row of signs. */
const parting = new RegExp(
  String.raw`^(?:[^\p{L}\p{N}]+|\p{Lu}[\p{L}'’-]*(?: (?:\p{Lu}[\p{L}'’-]*|${smallWords}|\(\p{Lu}\d?\)))*)$`,
  'u',
);

/** The sign between a head and the first ability on its line. */
const afterHead = /^\s*(?:[:–—-]\s*)?/;

/**
 * Finds keyword abilities that a card has twice, each with its cost and number: `Armor | Evade 2 | Armor`. After a
 * colon at the end of words, or with another list mark, they belong to another unit: `The Speeder gets: | Armor`.
 * @param isOneCard whether the text is known to be of one card; of any other each line may be one
 * @param begin offset at which the text proper begins, after the card's head
 */
export function findRepeated(
  text: string,
  uses: readonly KeywordUse[],
  isOneCard: boolean,
  begin: number,
): Quoted[] {
  const own = uses.filter(({ role }) => role === 'own');
  const first = begin + (afterHead.exec(text.slice(begin, begin + 10))?.[0].length ?? 0);
  let next = 0;
  let line = 0;
  let place = '';
  let isQuoted = false;
  const seen = new Set<string>();
  const repeated = [...text.matchAll(whole)].flatMap(({ index, groups = {} }): Quoted[] => {
    const { said = '', mark = '' } = groups;
    const end = index + mark.length + said.length;
    // The first ability may stand on the line of the head: `Quill (B): Armor`.
    const start = begin < end ? Math.max(index + mark.length, first) : index + mark.length;
    const found = text.slice(start, end);
    const beginsLine = text.slice(line, start).includes('\n');
    while ((own[next]?.start ?? text.length) < start) next++;
    const namesOne = (own[next]?.start ?? text.length) < end;
    const isElse = beginsLine && (!isOneCard || (!namesOne && parting.test(found)));
    const wasQuoted = isQuoted;
    const marks = found.match(/["“”]/g)?.length ?? 0;
    isQuoted = isQuoted !== (marks % 2 === 1);
    // What is quoted is of something else, as is what a quotation goes on to: `Was: "Armor | Evade 2". Is: "Armor"`.
    const isOther = marks > 0 && (wasQuoted || isQuoted);
    if (isElse || isOther || found.endsWith(':') || mark.trim() !== place) seen.clear();
    line = end;
    place = mark.trim();
    if (namesOne && seen.has(found)) return [{ found, start, end }];
    seen.add(found);
    return [];
  });
  return [...repeated, ...repeatedInLists(text, uses)];
}

/** Finds abilities that one list has twice, with others between: `gets Armor, Evade 2, and Armor`. */
function repeatedInLists(text: string, uses: readonly KeywordUse[]): Quoted[] {
  let list = new Map<string, number>();
  return uses.flatMap((use, index): Quoted[] => {
    const { slug, number, role, start, argumentEnd } = use;
    const [last, next] = [uses[index - 1], uses[index + 1]];
    if (!last || !isListed(text, last, use)) list = new Map();
    const key = `${slug} ${number}`;
    const first = list.get(key) ?? index;
    list.set(key, first);
    // Two in a row that are a whole list may be what the card is called, or address somebody: `Quokka, Quokka`.
    const isWholeList = role === 'own' && list.size === 1 && !(next && isListed(text, use, next));
    const isTwice = index > first && role !== 'mentioned' && !isWholeList;
    return isTwice ? [{ found: text.slice(start, argumentEnd), start, end: argumentEnd }] : [];
  });
}
