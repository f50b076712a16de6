import type { APIRoute } from 'astro';
import { currentRevision } from '../keywords/history.ts';
import { urls } from '../site/config.ts';
import { loadReference } from '../site/reference.ts';

/** The site in plain Markdown, as llmstxt.org describes it: what it is, and where everything stands. */
export const GET: APIRoute = async ({ site }) => {
  const { keywords } = await loadReference();
  const link = (label: string, path: string) => `[${label}](${new URL(path, site).href})`;
  const lines = [
    '# SWTCG Keyword Reference',
    '',
    '> What every keyword of the Star Wars Trading Card Game says now, what it ever said, and what changed. The text of',
    '> each wording is that of its source, character for character; quote it so, with its revision id.',
    '',
    '## Data',
    '',
    `- ${link('The current glossary as Markdown', urls.file('glossary.md'))}: every keyword with meaning and rulings`,
    `- ${link('All keywords as JSON', urls.apiFile('keywords.json'))}`,
    `- ${link('All changes as JSON', urls.apiFile('changes.json'))}`,
    `- ${link('How to read the data', urls.api)}`,
    '',
    '## Keywords',
    '',
    ...keywords.map((keyword) => {
      const { template, id } = currentRevision(keyword);
      const renamed = keyword.renamedTo ? `, renamed: now ${keyword.renamedTo}` : '';
      return `- ${link(template.replace(/[[\]]/g, '\\$&'), urls.keyword(keyword.slug))}: revision ${id}${renamed}`;
    }),
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
};
