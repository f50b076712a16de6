import type { Urls } from '../addresses/urls.ts';
import { currentRevision } from '../keywords/history.ts';
import type { Keyword } from '../keywords/model.ts';
import { currentKeyword } from '../keywords/renames/family.ts';
import type { Site } from '../keywords/store/site.ts';
import { escapeMarkdown } from './escape.ts';
import { describeSite } from './site-words.ts';

/**
 * The site in plain Markdown, as described on llmstxt.org: what it is, and where to find everything.
 * @param urls absolute addresses
 */
export function toLlms(
  site: Site,
  keywords: readonly Keyword[],
  bySlug: ReadonlyMap<string, Keyword>,
  urls: Urls,
): string {
  const link = (label: string, address: string) => `[${escapeMarkdown(label)}](${address})`;
  const lines = [
    `# ${escapeMarkdown(site.name)}`,
    '',
    `> ${escapeMarkdown(describeSite(site))} The text of`,
    '> each wording is that of its source, character for character; quote it like that, with the id of its wording.',
    '',
    '## Data',
    '',
    `- ${link('The current glossary as Markdown', urls.file('glossary.md'))}: every keyword with meaning and rulings, numbered as they are quoted`,
    `- ${link('All keywords as JSON', urls.apiFile('keywords.json'))}`,
    `- ${link('All changes as JSON', urls.apiFile('changes.json'))}`,
    `- ${link('Names, former names and words of players, to find a keyword by', urls.apiFile('search.json'))}`,
    `- ${link('How to read the data', urls.api)}`,
    '',
    '## Keywords',
    '',
    ...keywords.map((keyword) => {
      const { template, id } = currentRevision(keyword);
      const now = currentKeyword(keyword, bySlug);
      const renamed = now === keyword ? [] : [`renamed: now ${escapeMarkdown(now.name)}`];
      const former = keyword.formerNames.map((name) => `formerly ${escapeMarkdown(name)}`);
      return `- ${link(template, urls.keyword(keyword.slug))}: ${[`wording ${id}`, ...renamed, ...former].join(', ')}`;
    }),
    '',
  ];
  return lines.join('\n');
}
