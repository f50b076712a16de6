import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** All that stands in a folder: files with what is in them, folders, and where links lead. */
export function snapshot(where: string): Record<string, string> {
  const entries = readdirSync(where, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    entries.map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return [path.relative(where, file), entry.isFile() ? readFileSync(file, 'utf-8') : 'no file'];
    }),
  );
}

const ability = (text: string) => `A static ability that means, "${text}"`;

/** Writes the sources as they were, or as they are after a change: one entry more, one less, two in other words. */
export function writeSources(where: string, isChanged: boolean): void {
  const sheets = {
    one: isChanged
      ? { Armor: 'x.', Bombard: 'y.', Cover: 'z.' }
      : { Armor: 'x.', Bombard: 'y.', Evade: 'z.' },
    two: isChanged ? { Armor: 'a.', Bombard: 'c.' } : { Bombard: 'b.' },
  };
  mkdirSync(path.join(where, 'sources'), { recursive: true });
  for (const [id, texts] of Object.entries(sheets)) {
    const entries = Object.entries(texts).map(
      ([name, text]) => `${name}\n\n${name}: ${ability(text)} It is ${text}\n`,
    );
    writeFileSync(path.join(where, `sources/${id}.txt`), `A Sheet\n\n${entries.join('\n')}`);
  }
  const manifest = Object.keys(sheets).map(
    (id) => `- id: ${id}\n  title: ${id}\n  kind: sheet\n  file: ${id}.txt\n`,
  );
  writeFileSync(path.join(where, 'sources.yaml'), manifest.join(''));
}

/** Does to the generated files what `--force` writes over. */
export function meddle(where: string): void {
  const file = path.join(where, 'keywords/armor/one.mdx');
  writeFileSync(file, readFileSync(file, 'utf-8').replace('x.', 'X.'));
  writeFileSync(path.join(where, 'keywords/notes.txt'), 'Mine.');
  mkdirSync(path.join(where, 'keywords/armor/two.mdx'));
  writeFileSync(path.join(where, 'keywords/armor/two.mdx/notes.txt'), 'Mine.');
}
