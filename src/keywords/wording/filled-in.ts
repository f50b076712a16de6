import { aroundName } from './template.ts';

/** A stretch of a text in which a card's number may replace X. */
export interface Filled {
  text: string;
  /** Whether this is the number, and not the source's own words. */
  isPutIn: boolean;
}

/** Whether a template's only variable is a number: `Bombard X`, `Reduced Cost X: [condition]`; not `Accuracy X/-X`. */
export function takesNumber(template: string, name: string): boolean {
  const around = aroundName(template, name);
  return around?.before === '' && /^\s*X(?:\s*:\s*\[|$)/.test(around.behind);
}

/**
 * Puts a number in place of each X that stands alone and not in a word (`X-Wing`), keeping signs and quotation marks
 * around it. This is an aid for readers with a card at hand, and never what is copied or cited.
 */
export function fillIn(text: string, number: string): Filled[] {
  return text
    .split(/(?<![\p{L}\p{N}])X(?![\p{L}\p{N}]|-\p{L})/u)
    .flatMap((own, index) => [
      ...(index > 0 ? [{ text: number, isPutIn: true }] : []),
      { text: own, isPutIn: false },
    ]);
}

/** An effect by itself: without the mark that closes the quotation opened in the type line. */
export function toldAlone(effect: string): string {
  return /^[^"“”]*["”]$/.test(effect) ? effect.slice(0, -1) : effect;
}
