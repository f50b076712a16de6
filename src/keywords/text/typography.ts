/**
 * Folds away what a typesetter may alter without anybody calling it another wording:
 * Unicode composition, curly quotes, the kind and amount of white space.
 * Two entries are the same revision where template and text are equal after this.
 */
export function foldTypography(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[‘’‚‛]/g, "'")
    .replace(/[“”„‟]/g, '"')
    .replace(/\s+/g, ' ')
    .trim();
}
