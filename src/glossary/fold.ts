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

/**
 * Folds away, beyond typography, what makes a change merely editorial: case, hyphens inside words,
 * punctuation, and the two ways in which the sources write the cost arrow (`-->` and `§`).
 * Signs and brackets stay, because `+X` and `-X`, `[cost]` and `cost`, do not mean the same.
 * @returns the words that are left, joined by single spaces; empty where there was only punctuation
 */
export function foldEditorial(text: string): string {
  return foldTypography(text)
    .toLowerCase()
    .replace(/-->|→/g, '§')
    .replace(/(?<=\p{L})-(?=\p{L})/gu, '')
    .replace(/[–−]/g, '-')
    .replace(/…|\.{2,}/g, ' ')
    .replace(/[.,;:!?"'()]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The part of a URL that stands for a name: small letters, digits, hyphens. Empty for a name of other signs only. */
export function slugify(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
