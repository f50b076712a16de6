import type { APIRoute } from 'astro';
import { currentRevision } from '../keywords/history.ts';
import { describeSite } from '../keywords/store/site.ts';
import { escapeMarkdown } from '../keywords/text/escape.ts';
import { absoluteUrls, site } from '../site/config.ts';
import { loadReference } from '../site/reference.ts';

/** The site in plain Markdown, as llmstxt.org describes it: what it is, and where everything stands. */
export const GET: APIRoute = async () => {
  const { keywords } = await loadReference();
  const link = (label: string, address: string) => `[${label}](${address})`;
  const lines = [
    `# ${site.name}`,
    '',
    `> ${describeSite(site)} The text of`,
    '> each wording is that of its source, character for character; quote it so, with the id of its wording.',
    '',
    '## Data',
    '',
    `- ${link('The current glossary as Markdown', absoluteUrls.file('glossary.md'))}: every keyword with meaning and rulings, numbered as one quotes them`,
    `- ${link('All keywords as JSON', absoluteUrls.apiFile('keywords.json'))}`,
    `- ${link('All changes as JSON', absoluteUrls.apiFile('changes.json'))}`,
    `- ${link('Names, former names and words of players, to find a keyword by', absoluteUrls.apiFile('search.json'))}`,
    `- ${link('How to read the data', absoluteUrls.api)}`,
    '',
    '## Keywords',
    '',
    ...keywords.map((keyword) => {
      const { template, id } = currentRevision(keyword);
      const renamed = keyword.renamedTo ? `, renamed: now ${keyword.renamedTo}` : '';
      return `- ${link(escapeMarkdown(template), absoluteUrls.keyword(keyword.slug))}: wording ${id}${renamed}`;
    }),
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
};
