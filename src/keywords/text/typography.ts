/** Characters that may stand for `'`, which comes first. Each is one code unit, and none is in the other list. */
export const apostrophes = "'‘’‚‛´ʼ＇";

/** Characters that may stand for `"`, which comes first. */
export const quotationMarks = '"“”„‟';

// Matches only what is not straight already, since each text passes here many times.
const oddApostrophe = new RegExp(`[${apostrophes.slice(1)}]`, 'g');
const oddQuotationMark = new RegExp(`[${quotationMarks.slice(1)}]`, 'g');

/** A text with straight apostrophes and quotation marks, of the same length. */
export function straight(text: string): string {
  return text.replace(oddApostrophe, "'").replace(oddQuotationMark, '"');
}

/**
 * Folds away what a typesetter may alter without making another wording: Unicode composition, curly quotes, the kind
 * and amount of white space. Two entries are the same revision where template and text are equal after this.
 */
export function foldTypography(text: string): string {
  return straight(foldSpaces(text));
}

/** White space other than a single space. */
const oddSpace = /\s{2,}|[^\S ]/g;

/** Folds less, for names, which keep the characters of their source: only Unicode composition and white space. */
export function foldSpaces(text: string): string {
  return text.normalize('NFC').replace(oddSpace, ' ').trim();
}
