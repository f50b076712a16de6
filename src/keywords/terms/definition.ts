import { revisionById, revisionIn } from '../history.ts';
import type { Keyword, Revision } from '../model.ts';
import { escapePattern } from '../text/pattern.ts';
import { ofWords } from '../text/tokens.ts';
import { apostrophes, quotationMarks, straight } from '../text/typography.ts';

/** The sources that have a keyword, oldest first. */
export function sourcesWith(slug: string, keywords: readonly Keyword[]): string[] {
  return keywords.find((keyword) => keyword.slug === slug)?.history.map(({ source }) => source) ?? [];
}

/** Words of a wording, character for character. */
interface QuotedWords {
  words: string;
  keyword: Keyword;
  revision: Revision;
}

/**
 * Finds a quotation in a source's text of a keyword, however its quotation marks, spaces and accents are encoded. Only
 * whole words count: "able" is not quoted where the text has "unable".
 * @returns null where the words are not there
 */
export function findQuoted(
  words: string,
  slug: string,
  source: string,
  keywords: readonly Keyword[],
): QuotedWords | null {
  const keyword = keywords.find((each) => each.slug === slug);
  const id = keyword && revisionIn(keyword, source);
  if (!keyword || id === undefined) return null;
  const revision = revisionById(keyword, id);
  const forms = ['NFC', 'NFD'].map((form) => patternOf(words.trim().normalize(form)));
  const pattern = new RegExp(`(?<![${ofWords}])(?:${forms.join('|')})(?![${ofWords}])`, 'u');
  const [found] = pattern.exec(revision.text) ?? [];
  return found === undefined ? null : { words: found, keyword, revision };
}

function patternOf(words: string): string {
  return escapePattern(straight(words))
    .replace(/\s+/g, '\\s+')
    .replaceAll("'", `[${apostrophes}]`)
    .replaceAll('"', `[${quotationMarks}]`);
}
