import { countEach } from '../../../general/lists.ts';
import { straight } from '../../text/typography.ts';
import type { Slip } from './slip.ts';
import { isBlank, pairOf, type SpelledWord, spelledWordsOf, wordOrNumber } from './vocabulary.ts';

/**
 * A sign or two beside a blank, or alone between two. Commas, stops and brackets are how a sentence is reworded, and a
 * dash alone is one of them; what marks a change, `roll*` or `#roll`, is told as that; names have `™`.
 */
const odd = String.raw`[^\p{L}\p{M}\p{N}\s.,:;…()[\]'’‘™®©\p{Pd}]`;
const between = new RegExp(
  String.raw`^(?:(?![*†‡!?])${odd}{1,2}\s+|\s+(?!#$)${odd}{1,2}\s*|-\s+|\s+-)$`,
  'u',
);

/** A sign or two beside a comma, a stop or a bracket; other marks belong to these: `roll?`, `roll.*`, `"Roll`. */
const besideStop = new RegExp(`(?:(?![*†‡!?"“”])${odd}){1,2}`, 'u');

/** Signs that are in front of a value, or behind it: `+X`, `≥ 5`, `5 %`. */
const ofValue = /[+=<>≤≥±×÷\p{Pd}\p{Sc}#%°/]/u;

/** Marks around words that may be anywhere. */
const pairs = ['""', '«»', '‹›', '<>', '{}', '__', '``'];

/**
 * Signs between two words that the older text has there without them: `this ^unit`, `unit= gets`, `unit^, and`. A sign
 * on both sides of one word sets it apart; so do two marks of a pair, wherever they are.
 */
export function signsBetween(text: string, before: string): Slip[] {
  if (text === before || before === '') return [];
  const own = countGaps(text);
  const older = countGaps(before);
  const isGone = (key: string) => (own.get(key) ?? 0) < (older.get(key) ?? 0);
  const isPaired = createPairTest(text, before);
  return besideIn(text).flatMap(([one, two]): Slip[] => {
    const written = text.slice(one.index, two.index + two.text.length);
    const isBesideBlank = between.test(two.before);
    const gap = isBesideBlank ? ' ' : two.before.replace(besideStop, '');
    const signs = isBesideBlank ? two.before : (besideStop.exec(two.before)?.[0] ?? '');
    if (!isBesideBlank && isBlank(gap)) return [];
    if (!isGone(keyOf(one, two, gap)) || before.includes(written) || isPaired(signs)) return [];
    const [front = ' ', behind = ' '] = [text[one.index - 1], text[two.index + two.text.length]];
    const isApart = /^\S/.test(two.before) ? isOdd(front) : /\S$/.test(two.before) && isOdd(behind);
    const isOfValue = ofValue.test(signs) && [one, two].some((each) => value.test(each.text));
    if (isApart || isOfValue) return [];
    return [{ kind: 'sign between', text: written, index: one.index, meant: one.text + gap + two.text }];
  });
}

const value = /^(?:\d+|X)$/;

function isOdd(sign: string): boolean {
  return /[^\p{L}\p{M}\p{N}\s.,:;]/u.test(sign);
}

function besideIn(text: string): [SpelledWord, SpelledWord][] {
  const words = spelledWordsOf(text, wordOrNumber);
  return words.slice(1).map((word, index) => [words[index] as SpelledWord, word]);
}

/** How often two words stand one behind the other, with the same between them. */
function countGaps(text: string): Map<string, number> {
  return countEach(
    besideIn(text).map(([one, two]) => keyOf(one, two, isBlank(two.before) ? ' ' : two.before)),
  );
}

function keyOf(one: SpelledWord, two: SpelledWord, gap: string): string {
  return pairOf(one.key, straight(gap) + two.key);
}

/** Whether signs have one of a pair of marks that a text has whole, or no less so than the older one. */
function createPairTest(text: string, before: string): (signs: string) => boolean {
  const lone = ([open = '', close = '']: string, of: string) => {
    const [opened, closed] = [open, close].map((mark) => straight(of).split(mark).length - 1);
    return open === close ? (opened ?? 0) % 2 : Math.abs((opened ?? 0) - (closed ?? 0));
  };
  const whole = pairs.filter((pair) => lone(pair, text) <= lone(pair, before));
  return (signs) => whole.some((pair) => Array.from(pair).some((mark) => straight(signs).includes(mark)));
}
