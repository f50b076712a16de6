import { addTo } from '../../general/lists.ts';
import { reportSource } from '../diagnostics/report.ts';
import type { Entry, Keyword } from '../model.ts';
import type { SourceDocument } from '../source-document.ts';
import { slugify } from '../text/slug.ts';
import { readRenameClaims, unreadRename } from './rename-claims.ts';
import { type Rename, renamesFrom, takeRename } from './told-renames.ts';

interface NamedRename extends Rename {
  fromName: string;
  /** The line on which its source says so. */
  line: number;
}

/** A rename that contradicts an earlier one of its own source. */
interface Refused {
  entry: Entry;
  rename: NamedRename;
  /** The name that the accepted rename leads to. */
  to: string;
  first: NamedRename;
}

/**
 * Marks the keywords that were renamed, by what any of their wordings says. A newer source overrules an older one,
 * even where it reverses a rename; within a source the first claim counts. Claims about a keyword that no source has,
 * and claims that contradict others of their source, are recorded on the source that makes them.
 * @param sources oldest first
 */
export function applyRenames(keywords: readonly Keyword[], sources: readonly SourceDocument[]): Keyword[] {
  const names = new Map(keywords.map(({ slug, name }) => [slug, name]));
  const renames = new Map<string, NamedRename>();
  for (const source of sources) {
    const refused: Refused[] = [];
    for (const entry of source.entries) {
      const unread = unreadRename(entry.name, entry.text);
      if (unread) reportSource(source.file, 'rename-unread', entry, { text: unread });
      for (const { from, to } of readRenameClaims(entry.name, entry.text)) {
        const { line } = entry;
        const rename = { from: slugify(from), to: slugify(to), fromName: from, source: source.id, line };
        if (areSeveral(from, names)) {
          reportSource(source.file, 'rename-unread', entry, { text: from });
          continue;
        }
        const isKnown = names.has(rename.to);
        if (!isKnown) reportSource(source.file, 'rename-unknown', entry, { from, to });
        const first = isKnown && takeRename(renames, rename);
        if (first) refused.push({ entry, rename, to, first });
      }
    }
    for (const { entry, rename, to, first } of refused)
      if (!isOnTheWay(renames, rename))
        reportSource(source.file, 'rename-conflict', entry, { from: rename.fromName, to, line: first.line });
  }
  const formerNames = namesBefore(renames, names);
  return keywords.map((keyword) => ({
    ...keyword,
    renamedTo: renames.get(keyword.slug)?.to ?? null,
    formerNames: formerNames.get(keyword.slug)?.sort() ?? [],
  }));
}

/** Whether a former name is a list of names that the sources have, and no name itself: `Armor and Parry`. */
function areSeveral(from: string, names: ReadonlyMap<string, string>): boolean {
  const listed = from.split(/, (?:and |or )?|\s(?:and|or|&)\s|\s?\/\s?/);
  return listed.length > 1 && !names.has(slugify(from)) && listed.every((name) => names.has(slugify(name)));
}

/**
 * Whether renames already accepted join the two names of this one, or it joins two names on their way: of a keyword
 * renamed twice, a source may tell all of that.
 */
function isOnTheWay(renames: ReadonlyMap<string, Rename>, { from, to }: Rename): boolean {
  const onward = renamesFrom(renames, to);
  const last = renamesFrom(renames, from).at(-1)?.to;
  return (onward.at(-1)?.to ?? to) === last && onward.every((other) => other.to !== from);
}

/**
 * The former names of each keyword, one after another, by its slug.
 * @param names those of all keywords, by slug; a former name that no keyword has is as the text that tells of it has it
 */
function namesBefore(
  renames: ReadonlyMap<string, NamedRename>,
  names: ReadonlyMap<string, string>,
): Map<string, string[]> {
  const before = new Map<string, string[]>();
  for (const { from, fromName } of renames.values())
    for (const { to } of renamesFrom(renames, from)) addTo(before, to, names.get(from) ?? fromName);
  return before;
}
