import { indexBySlug } from './by-slug.ts';
import { revisionById } from './history.ts';
import type { Entry, Keyword, Revision } from './model.ts';
import type { ReadSource } from './read-source.ts';
import { readRenameClaims } from './rename-claims.ts';
import { firstOfAlike } from './rule-words.ts';
import { report } from './source-rules.ts';
import { slugify } from './text/slug.ts';
import { splitMeaning } from './type-line.ts';

/**
 * Says on each source where an entry has something in place of what an older source has for the same keyword: a note or
 * an error of a table for its text, or the number of a card for its X.
 */
export function reportAgainstOlder(keywords: readonly Keyword[], sources: readonly ReadSource[]): void {
  const bySlug = indexBySlug(keywords);
  for (const { id, file, entries } of sources) {
    const againstOlder = entries.flatMap((entry) => {
      const older = olderOf(bySlug.get(slugify(entry.name)), id);
      return older ? { ...entry, older } : [];
    });
    const bare = againstOlder
      .filter(({ name, text, older }) => isBare(text) && !isBare(older.text) && !tellsRename(name, text))
      .map(({ textLine, ...entry }) => ({ ...entry, line: textLine, column: 1 }));
    const numbered = againstOlder.filter(({ template, older }) => isNumbered(template, older.template));
    for (const each of firstOfAlike(bare)) report(file, 'type-line-missing', each, each);
    for (const each of firstOfAlike(numbered)) report(file, 'template-numbered', each, each);
  }
}

/** The wording that the newest of the sources before this one has; undefined where none has the keyword. */
function olderOf(keyword: Keyword | undefined, source: string): Revision | undefined {
  const index = keyword?.history.findIndex((each) => each.source === source) ?? 0;
  const before = keyword?.history[index - 1];
  return keyword && before && revisionById(keyword, before.revision);
}

/** Whether a text does not say what kind of thing the keyword is. */
function isBare(text: string): boolean {
  return splitMeaning(text).typeLine === '';
}

function tellsRename(name: string, text: string): boolean {
  return readRenameClaims(name, text).length > 0;
}

/** Whether a template has numbers where another has X, and nothing else is different. */
function isNumbered(template: Entry['template'], older: string): boolean {
  const withX = (text: string) => text.replace(/\d+/g, 'X');
  return template !== older && /\bX\b/.test(older) && withX(template) === older;
}
