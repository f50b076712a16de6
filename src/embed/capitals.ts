import type { Name } from '../keywords/names/name-finder.ts';

/** Names as texts have them, and in capitals, as titles and some cards do, with their plurals. */
export function withCapitals(names: readonly Name[]): Name[] {
  return names.flatMap(({ slug, name }) => {
    const capitals = name.toUpperCase();
    return [name, capitals, `${capitals}S`].map((spelling) => ({ slug, name: spelling }));
  });
}
