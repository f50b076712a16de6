import type { Mention, Name } from '../keywords/names/name-finder.ts';

/** Names as texts have them, and in capitals, as titles and some cards do, with their plurals. */
export function withCapitals(names: readonly Name[]): Name[] {
  return names.flatMap(({ slug, name }) => {
    const capitals = name.toUpperCase();
    return [name, capitals, `${capitals}S`].map((spelling) => ({ slug, name: spelling }));
  });
}

/**
 * Whether a name is meant where it stands. One word in capitals says nothing among others: "PUT IT ON A NORMAL STACK".
 * A name of several words does, and so does one that stands by itself.
 */
export function isMeant(text: string, { name, start, end }: Mention): boolean {
  if (name !== name.toUpperCase() || name.includes(' ')) return true;
  const [before, after] = [text.slice(Math.max(0, start - 20), start), text.slice(end, end + 20)];
  return !/\p{Lu}{2}\s+$/u.test(before) && !/^\s+\p{Lu}{2}/u.test(after);
}
