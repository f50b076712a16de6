/** The signs that may stand for `'`. Each is as long as that, and falls on no other sign. */
export const apostrophes = "'‘’‚‛´ʼ＇";

/** Those that may stand for `"`, in the same way. */
export const quotationMarks = '"“”„‟';

// What is straight already is left as it is: each text goes through here many times.
const oddApostrophe = new RegExp(`[${apostrophes.slice(1)}]`, 'g');
const oddQuotationMark = new RegExp(`[${quotationMarks.slice(1)}]`, 'g');

/** A text with each apostrophe and quotation mark as a typewriter has it, of the same length. */
export function straight(text: string): string {
  return text.replace(oddApostrophe, "'").replace(oddQuotationMark, '"');
}

/**
 * Folds away what a typesetter may alter without anybody calling it another wording:
 * Unicode composition, curly quotes, the kind and amount of white space.
 * Two entries are the same revision where template and text are equal after this.
 */
export function foldTypography(text: string): string {
  return straight(foldSpaces(text));
}

/** White space that is no single space. */
const oddSpace = /\s{2,}|[^\S ]/g;

/** Folds away less, for names, which keep the signs that their source has: Unicode composition, and white space. */
export function foldSpaces(text: string): string {
  return text.normalize('NFC').replace(oddSpace, ' ').trim();
}
