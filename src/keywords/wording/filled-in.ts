import { aroundName } from './template.ts';

/** A stretch of a text in which a card's number was put in place of X. */
export interface Filled {
  text: string;
  /** Whether this is the number, and not the source's own words. */
  isPutIn: boolean;
}

/** Whether a template's one variable is a number: `Bombard X`, `Reduced Cost X: [condition]`; not `Accuracy X/-X`. */
export function takesNumber(template: string, name: string): boolean {
  const around = aroundName(template, name);
  return around?.before === '' && /^\s*X(?:\s*:\s*\[|$)/.test(around.behind);
}

/**
 * Puts a number in place of each X that stands for itself and in no word (`X-Wing`), signs and quotation marks around
 * it kept. It is a reading of ours, for those who have a card in front of them, and never what is copied or cited.
 */
export function fillIn(text: string, number: string): Filled[] {
  return text
    .split(/(?<![\p{L}\p{N}])X(?![\p{L}\p{N}]|-\p{L})/u)
    .flatMap((own, index) => [
      ...(index > 0 ? [{ text: number, isPutIn: true }] : []),
      { text: own, isPutIn: false },
    ]);
}

/** An effect by itself: without the mark that closes the quotation which the type line opened. */
export function toldAlone(effect: string): string {
  return /^[^"”]*["”]$/.test(effect) ? effect.slice(0, -1) : effect;
}
