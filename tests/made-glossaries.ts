import { VFile } from 'vfile';
import { compareAll } from '../src/keywords/changes/of-keyword.ts';
import { parseSource } from '../src/keywords/parse/index.ts';
import { reconcile } from '../src/keywords/reconcile.ts';

/** The keywords of made-up glossaries, oldest first, each given as what it says of its keywords, and their changes. */
export function tell(...glossaries: Record<string, string>[]) {
  const sources = glossaries.map((glossary, index) => {
    const lines = Object.entries(glossary).map(([name, text]) => `${name}\t**${name}:** ${text}`);
    const file = new VFile({ value: lines.join('\n') });
    return { id: `source-${index}`, title: `source-${index}`, file, entries: parseSource(file, 'glossary') };
  });
  const keywords = reconcile(sources);
  const sourceIds = sources.map(({ id }) => id);
  return { keywords, changes: compareAll(keywords, sourceIds), sourceIds };
}
