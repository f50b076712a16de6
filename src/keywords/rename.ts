import type { Keyword } from './model.ts';
import type { ReadSource } from './read-source.ts';
import { readRenameClaims, unreadRename } from './rename-claims.ts';
import { report } from './source-rules.ts';
import { slugify } from './text/slug.ts';
import { type Rename, takeRename } from './told-renames.ts';

interface NamedRename extends Rename {
  fromName: string;
}

/**
 * Marks the keywords that gave way to others, by what any of their wordings says. A newer source overrules an older
 * one, also where it takes a rename back; within a source what it says first holds. Claims about a keyword that no
 * source holds, and those that contradict others of their source, are recorded on the source that makes them.
 * @param sources oldest first
 */
export function applyRenames(keywords: readonly Keyword[], sources: readonly ReadSource[]): Keyword[] {
  const known = new Set(keywords.map(({ slug }) => slug));
  const renames = new Map<string, NamedRename>();
  for (const source of sources) {
    for (const entry of source.entries) {
      const unread = unreadRename(entry.name, entry.text);
      if (unread) report(source.file, 'rename-unread', entry, { text: unread });
      for (const { from, to } of readRenameClaims(entry.name, entry.text)) {
        const rename = { from: slugify(from), to: slugify(to), fromName: from, source: source.id };
        if (!known.has(rename.to)) report(source.file, 'rename-unknown', entry, { from, to });
        else if (!takeRename(renames, rename)) report(source.file, 'rename-conflict', entry, { from, to });
      }
    }
  }
  const formerNames = namesBefore(renames, new Map(keywords.map(({ slug, name }) => [slug, name])));
  return keywords.map((keyword) => ({
    ...keyword,
    renamedTo: renames.get(keyword.slug)?.to ?? null,
    formerNames: formerNames.get(keyword.slug)?.sort() ?? [],
  }));
}

/** The names that gave way to each keyword, one after another, by its slug. */
function namesBefore(
  renames: ReadonlyMap<string, NamedRename>,
  names: ReadonlyMap<string, string>,
): Map<string, string[]> {
  const before = new Map<string, string[]>();
  for (const { from, fromName } of renames.values()) {
    for (let next = renames.get(from); next; next = renames.get(next.to)) {
      const known = before.get(next.to) ?? [];
      known.push(names.get(from) ?? fromName);
      before.set(next.to, known);
    }
  }
  return before;
}
