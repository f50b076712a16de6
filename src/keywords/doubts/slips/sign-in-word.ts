import { straight } from '../../text/typography.ts';
import { longest, type Slip, type SlipContext } from './slip.ts';
import { isElsewhere, isWitnessed } from './vocabulary.ts';

/** A sign between two letters, other than those that words have there, or that tell of a missing space. */
const between = /[^\p{L}\p{M}\p{N}\s\p{Pd}'’,;](?<=\p{L}.)(?=\p{L})/gu;

/** A bracket around a part of a word: `unit(s)`, `(re)roll`. */
const bracketed = /^\(\p{L}*\)|\(\p{L}*\)$/u;

/**
 * A sign within a word that is known without it, `t)he`, `effe*ct`. Two known words with a sign between them, `on/to`,
 * may be two on purpose, and so may be what an older text of the keyword has.
 */
export function signsInWords(
  text: string,
  before: string,
  { id, older, vocabulary: { words } }: SlipContext,
): Slip[] {
  const keyOf = (part: string) => straight(part).toLowerCase();
  return [...text.matchAll(between)].flatMap(({ 0: sign, index }): Slip[] => {
    const end = index + sign.length;
    const front = /[\p{L}'’]*$/u.exec(text.slice(Math.max(0, index - longest), index))?.[0] ?? '';
    const rest = /^[\p{L}'’]*/u.exec(text.slice(end, end + longest))?.[0] ?? '';
    const written = front + sign + rest;
    const around = text.slice(Math.max(0, index - front.length - 1), end + rest.length + 1);
    if (before.includes(written) || bracketed.test(around) || bracketed.test(around.slice(1))) return [];
    const areTwo = [front, rest].every((part) => isElsewhere(words, keyOf(part), id));
    if (areTwo || !isWitnessed(words, keyOf(front + rest), id, older)) return [];
    return [{ kind: 'sign in a word', text: written, index: index - front.length, meant: front + rest }];
  });
}
