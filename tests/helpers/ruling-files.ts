import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readRulings } from '../../src/content-folder/rulings.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** The front matter of a ruling, with these fields in place of made-up ones, written down on its day; an empty one is left out. */
export function frontMatter(fields: Record<string, string>): string {
  const all = {
    keywords: '[armor]',
    date: '2026-01-02',
    by: 'A Judge',
    url: 'https://example.org/1',
    ...fields,
    recorded: fields.recorded ?? fields.date ?? '2026-01-02',
  };
  const lines = Object.entries(all).filter(([, value]) => value !== '');
  return `---\n${lines.map(([key, value]) => `${key}: ${value}`).join('\n')}\n---\n`;
}

/**
 * Reads a folder with these rulings alone, where there are keywords Armor and Stun, which New Stun replaced; to be asked for in a test.
 * @param rulings the text of each by its name
 * @param today as `readRulings` takes it
 */
export function readRulingsOf(rulings: Record<string, string>, today?: string) {
  const content = temporaryFolder();
  mkdirSync(path.join(content, 'rulings'));
  for (const [name, text] of Object.entries(rulings))
    writeFileSync(path.join(content, 'rulings', `${name}.mdx`), text);
  const keywords = ['armor', 'stun', 'new-stun'].map((slug) => ({
    slug,
    renamedTo: slug === 'stun' ? 'new-stun' : null,
  }));
  return readRulings(content, keywords, today);
}

/** The same of one. */
export function readRuling(text: string, name = 'one') {
  return readRulingsOf({ [name]: text });
}
