import { readFileSync } from 'node:fs';
import type { SourceKind } from '../../src/keywords/model.ts';
import { seedSources } from './content.ts';

/** A page of keywords as it stands on its site. */
export interface Page {
  id: string;
  kind: SourceKind;
  title: string;
  entries: { heading: string; under: string }[];
}

/** The pages of the seeds. */
export const pages: Page[] = seedSources.map(({ id, kind, file, title }) => {
  const text = readFileSync(`content/sources/${file}`, 'utf-8').trim();
  if (kind === 'glossary')
    return { id, kind, title, entries: text.split('\n').map((line) => ({ heading: '', under: line })) };
  const [first = '', ...blocks] = text.split(/\n\n+/);
  const entries =
    kind === 'list'
      ? blocks.map((block) => ({
          heading: block.slice(0, block.indexOf('\n')),
          under: block.slice(block.indexOf('\n') + 1),
        }))
      : blocks.flatMap((block, index) =>
          index % 2 === 0 ? { heading: block, under: blocks[index + 1] ?? '' } : [],
        );
  return { id, kind, title: first, entries };
});

/** An entry as it stands on its page. */
export const entryText = ({ kind }: Page, { heading, under }: Page['entries'][number]) =>
  [heading, under].filter(Boolean).join(kind === 'sheet' ? '\n\n' : '\n');
