import type { Name } from '../keywords/names/name-finder.ts';

/** Adds the names in capitals, as in titles and on some cards, with their plurals. */
export function withCapitals(names: readonly Name[]): Name[] {
  return names.flatMap(({ slug, name }) => {
    const capitals = name.toUpperCase();
    return [name, capitals, `${capitals}S`].map((spelling) => ({ slug, name: spelling }));
  });
}
