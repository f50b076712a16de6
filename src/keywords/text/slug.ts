import { foldTypography, straight } from './typography.ts';

/** The part of a URL that stands for a name: small letters, digits, hyphens. Empty for a name of other signs only. */
export function slugify(name: string): string {
  return withoutAccents(straight(name))
    .toLowerCase()
    .replaceAll("'", '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * What tells a name from another that has the same address: its letters and signs (`Armor +`), but not how its words
 * are joined, its accents and its capitals.
 */
export function nameKey(name: string): string {
  return withoutAccents(foldTypography(name))
    .toLowerCase()
    .replace(/(?<=[\p{L}\p{N}])[\s\p{Pd}]+(?=[\p{L}\p{N}])/gu, '');
}

/** Letters of the Latin alphabet that Unicode does not take apart, as those write them who have none of these. */
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
 * A name as those write it who have no accents and none of these letters; in small letters where it has any.
 *
 * A browser has to load what it knows of all scripts first, which holds the first key of a search up; most names need
 * none of it.
 */
export function withoutAccents(name: string): string {
  if (/^[\x20-\x7e]*$/.test(name)) return name;
  const letters = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return letters.replace(/[æœøßłđðþı]/g, (letter) => latin[letter] ?? letter);
}
