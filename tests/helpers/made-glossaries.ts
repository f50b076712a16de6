import { compareAll } from '../../src/keywords/changes/of-keyword.ts';
import { reconcile } from '../../src/keywords/reconcile.ts';
import { readText } from './read-text.ts';

/** The keywords of made-up glossaries, oldest first, each given as what it says of its keywords, and their changes. */
export function readGlossaries(...glossaries: Record<string, string>[]) {
  const sources = glossaries.map((glossary, index) => {
    const lines = Object.entries(glossary).map(([name, text]) => `${name}\t**${name}:** ${text}`);
    return readText('glossary', `source-${index}`, lines.join('\n'));
  });
  const keywords = reconcile(sources);
  const sourceIds = sources.map(({ id }) => id);
  return { keywords, changes: compareAll(keywords, sourceIds), sourceIds };
}
