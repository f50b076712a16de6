import { asTheyLastHeld } from './history.ts';
import type { Keyword } from './model.ts';
import { type Passage, passagesOf } from './wording/passages.ts';

/** A ruling of an earlier wording with parts that the current one lacks. */
interface FormerRuling {
  /** Its name there: `ruling 2`. */
  name: Passage['name'];
  /** The ids of those parts, which links use. */
  ids: string[];
}

/**
 * The former places of rulings that a keyword no longer has, so that a link to one still works.
 * @returns by the id of the last wording that had them, in their order there
 */
export function formerRulings(keyword: Keyword): Map<string, FormerRuling[]> {
  const [current, ...earlier] = asTheyLastHeld(keyword).toReversed();
  const met = new Set(current?.parts.map(({ id }) => id));
  const former = new Map<string, FormerRuling[]>();
  for (const { id, parts } of earlier) {
    const gone = passagesOf(parts).flatMap((passage) => {
      const ids = passage.parts.map((part) => part.id).filter((part) => !met.has(part));
      return ids.length > 0 ? { name: passage.name, ids } : [];
    });
    if (gone.length > 0) former.set(id, gone);
    for (const part of parts) met.add(part.id);
  }
  return former;
}
