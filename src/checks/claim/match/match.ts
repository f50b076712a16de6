import { endsAsSentence } from '../../../keywords/text/sentences.ts';
import { denials, deniesOrLimits, narrows } from '../talk/taking-back.ts';
import { leastWords, spanOf } from '../words/words.ts';
import type { Place } from './places.ts';
import type { Form, Sought } from './sought.ts';

/** How something stands in a wording: letter by letter but for typography, in another spelling, or in other words. */
export type How = 'verbatim' | 'spelling' | 'words';

/** The form in which a phrase has what is sought, and the run of words that it is there; null where it has it in none. */
export function formIn(phrase: string, { forms }: Sought): (Form & { run: string }) | null {
  const hasX = / [+-]?x /.test(phrase);
  for (const form of forms) {
    const { words } = form;
    const run = typeof words === 'string' ? phrase.includes(words) && words : hasX && words.exec(phrase)?.[0];
    if (run) return { ...form, run };
  }
  return null;
}

/**
 * Whether a place says what is sought only as a piece of what it says, and with a card's own name in place of "this
 * unit": few words are left of a rule then, which cards say without it.
 */
export function isPieceWithName(place: Place, sought: Sought): boolean {
  return formIn(place.phrase, sought)?.hasName === true && isPieceAt(place, sought);
}

/** Whether a place says what is sought as something whole, and not as a piece of a longer sentence. */
export function isWholeAt(place: Place, { forms }: Sought): boolean {
  return place.statements.some(({ phrase }) =>
    forms.some(({ words }) =>
      typeof words === 'string' ? words === phrase : words.exec(phrase)?.[0] === phrase,
    ),
  );
}

/**
 * The shortest of what a place says by itself that has what is sought; all of its text where no sentence alone has it.
 */
export function saidAt(place: Place, sought: Sought): string {
  const having = place.statements.filter((statement) => formIn(statement.phrase, sought));
  return having.sort((a, b) => a.phrase.length - b.phrase.length)[0]?.text ?? place.text;
}

/**
 * Whether, and how, a place says what is sought, whole or as a piece of what it says. A piece that somebody ended with
 * a stop is not said where the sentence narrows it behind it, or denied it before: `You may use it anytime.` of
 * `You may use it anytime, except …`, `Attack it.` of `You can't attack it.`
 */
export function matchAt(place: Place, sought: Sought): How | null {
  const { text, folded, phrase, count, pieces } = sought;
  const isEnough = count >= leastWords || isWholeAt(place, sought);
  if (!isEnough || isOfOtherSign(place, sought)) return null;
  const found = formIn(place.phrase, sought);
  if (!found) return pieces.length > 1 && standInOrder(place.phrase, pieces) ? 'verbatim' : null;
  // Whoever only left out what follows did not end the sentence: the dots are no end of one.
  if (endsAsSentence(text.trim()) && isOtherwiseAt(place, found.run)) return null;
  return found.run === phrase && place.folded.includes(folded) ? 'verbatim' : 'spelling';
}

/**
 * Whether a place says it of -X, where the template in front of it has a number without that sign, or the other way
 * round; of X alone, no number with that sign can stand for it: `Shields -2`.
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
 * Whether what is sought is only a piece of what a place says by itself: `attack it` of `You can't attack it`,
 * `You may roll` of `If …, you may roll`.
 */
export function isPieceAt(place: Place, sought: Sought): boolean {
  return formIn(place.phrase, sought) !== null && !isWholeAt(place, sought);
}

/**
 * Whether a place denies a run of words before it, or narrows it behind it: in the sentence that has them, or in all of
 * its text where they go over the end of one.
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
  const isNarrowed = () => narrows(run, within.text.slice(spanOf(within.text, run)[1]));
  return denials.test(before) || (deniesOrLimits(after) && isNarrowed());
}

/** In words; fewer on a side of what was left out stand in too many places. */
const leastPiece = 3;

function standInOrder(phrase: string, pieces: readonly string[]): boolean {
  let position = 0;
  return pieces.every((piece, index) => {
    const at = phrase.indexOf(piece, position);
    const leftOut = index === 0 ? '' : phrase.slice(position, at + 1);
    // The space behind a piece is the one before the next.
    position = at + piece.length - 1;
    return at !== -1 && piece.trim().split(' ').length >= leastPiece && !deniesOrLimits(leftOut);
  });
}
