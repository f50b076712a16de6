/** The signs that may stand for `'`. Each is as long as that, and falls on no other sign. */
export const apostrophes = "'‘’‚‛´ʼ＇";

/** Those that may stand for `"`, in the same way. */
export const quotationMarks = '"“”„‟';

const anyApostrophe = new RegExp(`[${apostrophes}]`, 'g');
const anyQuotationMark = new RegExp(`[${quotationMarks}]`, 'g');

/** A text with each apostrophe and quotation mark as a typewriter has it, of the same length. */
export function straight(text: string): string {
  return text.replace(anyApostrophe, "'").replace(anyQuotationMark, '"');
}

/**
 * Folds away what a typesetter may alter without anybody calling it another wording:
 * Unicode composition, curly quotes, the kind and amount of white space.
 * Two entries are the same revision where template and text are equal after this.
 */
export function foldTypography(text: string): string {
  return straight(foldSpaces(text));
}

/** Folds away less, for names, which keep the signs that their source has: Unicode composition, and white space. */
export function foldSpaces(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim();
}
