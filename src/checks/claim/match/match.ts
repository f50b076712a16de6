import { endsAsSentence } from '../../../keywords/text/sentences.ts';
import { denials, deniesOrLimits, narrows } from '../talk/taking-back.ts';
import { leastWords, spanOf } from '../words/words.ts';
import type { Place } from './places.ts';
import type { Form, Sought } from './sought.ts';

/** How a wording says something: letter by letter apart from typography, in another spelling, or in other words. */
export type How = 'verbatim' | 'spelling' | 'words';

/** Most texts that are sought have no number, and most phrases no X for one. */
const hasX = / [+-]?x /;

/** The first form of what is sought that a phrase contains, and the words of it there; null where it contains none. */
export function formIn(phrase: string, { forms }: Sought): (Form & { run: string }) | null {
  for (const form of forms) {
    const { words } = form;
    const run =
      typeof words === 'string'
        ? phrase.includes(words) && words
        : hasX.test(phrase) && words.exec(phrase)?.[0];
    if (run) return { ...form, run };
  }
  return null;
}

/**
 * Whether what is sought is only a piece of what a place says, and that only with a card's own name for "this unit". So
 * few words of a rule may also be a card's text, without the rule.
 */
export function isPieceWithName(place: Place, sought: Sought): boolean {
  return formIn(place.phrase, sought)?.hasName === true && !isWholeAt(place, sought);
}

/** Whether a place says exactly what is sought, and not as a piece of a longer sentence. */
export function isWholeAt(place: Place, { forms }: Sought): boolean {
  return place.statements.some(({ phrase }) =>
    forms.some(({ words }) =>
      typeof words === 'string' ? words === phrase : words.exec(phrase)?.[0] === phrase,
    ),
  );
}

/** The shortest statement of a place that contains what is sought; its whole text where no single statement does. */
export function saidAt(place: Place, sought: Sought): string {
  const having = place.statements.filter((statement) => formIn(statement.phrase, sought));
  return having.sort((a, b) => a.phrase.length - b.phrase.length)[0]?.text ?? place.text;
}

/**
 * How a place says what is sought, as a whole or a piece; null where it does not. A piece that ends with a full stop
 * does not count where its sentence narrows or denies it: `You may use it anytime.` of
 * `You may use it anytime, except …`, `Attack it.` of `You can't attack it.`
 */
export function matchAt(place: Place, sought: Sought): How | null {
  const { text, folded, phrase, count, pieces } = sought;
  const isEnough = count >= leastWords || isWholeAt(place, sought);
  if (!isEnough || isOfOtherSign(place, sought)) return null;
  const found = formIn(place.phrase, sought);
  if (!found) return pieces.length > 1 && standInOrder(place.phrase, pieces) ? 'verbatim' : null;
  // An ellipsis leaves out what follows, and does not end the sentence.
  if (endsAsSentence(text.trim()) && isOtherwiseAt(place, found.run)) return null;
  return found.run === phrase && place.folded.includes(folded) ? 'verbatim' : 'spelling';
}

/**
 * Whether the number given with the name has the wrong sign for a place: `Shields -2` for what the place says of X, or
 * `Shields 2` for what it says of -X.
 */
function isOfOtherSign(place: Place, sought: Sought): boolean {
  const { number } = sought;
  const { signed, phrase } = place;
  if (number === null) return false;
  if (!signed)
    return number.startsWith('-') && !phrase.includes(' + / - x ') && formIn(phrase, sought)?.asX != null;
  const [own, other] = number.startsWith('-') ? signed.toReversed() : signed;
  return !formIn(own ?? '', sought) && formIn(other ?? '', sought) !== null;
}

/**
 * Whether what is sought is only a piece of a statement: `attack it` of `You can't attack it`, `You may roll` of
 * `If …, you may roll`.
 */
export function isPieceAt(place: Place, sought: Sought): boolean {
  return formIn(place.phrase, sought) !== null && !isWholeAt(place, sought);
}

/**
 * Whether a place denies a run of words before it, or narrows it after it, in the shortest statement with the run, or
 * in the whole text where the run spans sentences.
 */
function isOtherwiseAt({ statements, text, phrase }: Place, run: string): boolean {
  const within = statements
    .filter((statement) => statement.phrase.includes(run))
    .reduce((shortest, each) => (each.phrase.length < shortest.phrase.length ? each : shortest), {
      text,
      phrase,
    });
  const at = within.phrase.indexOf(run);
  const [before, after] = [within.phrase.slice(0, at + 1), within.phrase.slice(at + run.length - 1)];
  const isNarrowed = () => {
    const rest = within.text.slice(spanOf(within.text, run)[1]);
    // A sentence within the quotation ends there, as claimed.
    return !/^[.!?]/.test(rest) && narrows(run, rest);
  };
  // What a type line is followed by does not narrow it.
  const isOfTypeLine = after.startsWith(' that means ');
  return denials.test(before) || (deniesOrLimits(after) && !isOfTypeLine && isNarrowed());
}

/** In words; fewer before or after an omission occur in too many places. */
const leastPiece = 3;

function standInOrder(phrase: string, pieces: readonly string[]): boolean {
  let position = 0;
  return pieces.every((piece, index) => {
    const at = phrase.indexOf(piece, position);
    const leftOut = index === 0 ? '' : phrase.slice(position, at + 1);
    // The space after a piece is the one before the next.
    position = at + piece.length - 1;
    return at !== -1 && piece.trim().split(' ').length >= leastPiece && !deniesOrLimits(leftOut);
  });
}
