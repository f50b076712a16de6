import { foldTypography, straight } from './typography.ts';

/**
 * The part of a URL that stands for a name: lower-case letters, digits, hyphens. Empty for a name without any of
 * these.
 */
export function slugify(name: string): string {
  return withoutAccents(straight(name))
    .toLowerCase()
    .replaceAll("'", '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * A key that distinguishes names with the same address: it has their letters and signs (`Armor +`), but not how words
 * are joined, accents or capitals.
 */
export function nameKey(name: string): string {
  return withoutAccents(foldTypography(name))
    .toLowerCase()
    .replace(/(?<=[\p{L}\p{N}])[\s\p{Pd}]+(?=[\p{L}\p{N}])/gu, '');
}

/** Whether a name has the letters and signs of another, and differs in capitals, accents or how words are joined. */
export function isRespelled(name: string, before: string): boolean {
  return nameKey(name) === nameKey(before) && foldTypography(name) !== foldTypography(before);
}

/** Latin letters that Unicode does not decompose, as people write them without them. */
const latin: Record<string, string> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/**
 * A name as people write it without accents and special letters; in lower case where it has any.
 *
 * Most names need neither, and skip what makes a browser load its Unicode tables on the first key press.
 */
export function withoutAccents(name: string): string {
  if (/^[\x20-\x7e]*$/.test(name)) return name;
  const letters = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return letters.replace(/[æœøßłđðþı]/g, (letter) => latin[letter] ?? letter);
}
