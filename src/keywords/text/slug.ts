import { straight } from './typography.ts';

/** The part of a URL that stands for a name: small letters, digits, hyphens. Empty for a name of other signs only. */
export function slugify(name: string): string {
  return withoutAccents(straight(name))
    .toLowerCase()
    .replaceAll("'", '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** A browser has to load what it knows of all scripts first, which holds the first key of a search up; most names need none of it. */
function withoutAccents(name: string): string {
  return /^[\x20-\x7e]*$/.test(name) ? name : name.normalize('NFKD').replace(/\p{M}/gu, '');
}
