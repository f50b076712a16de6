/**
 * Folds away what a typesetter may alter without anybody calling it another wording:
 * Unicode composition, curly quotes, the kind and amount of white space.
 * Two entries are the same revision where template and text are equal after this.
 */
export function foldTypography(text: string): string {
  return foldSpaces(text)
    .replace(/[‘’‚‛]/g, "'")
    .replace(/[“”„‟]/g, '"');
}

/** Folds away less, for names, which keep the signs that their source has: Unicode composition, and white space. */
export function foldSpaces(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim();
}
