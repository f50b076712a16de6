import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { VFile } from 'vfile';
import { report } from '../../src/glossary/diagnostics.ts';
import { toGivenRuling } from '../../src/glossary/given.ts';
import type { GivenRuling } from '../../src/glossary/model.ts';
import { type GivenFrontMatter, givenRulingSchema } from '../../src/glossary/schema.ts';
import { type ReadYaml, readYaml } from './yaml.ts';

const ending = '.mdx';

/**
 * Reads the rulings that were given outside any source and written down by hand in `rulings/`.
 * @param slugs the keywords that there are
 * @returns the files, with what was found wrong in them, and the rulings, by file name
 */
export async function readRulings(
  contentDir: string,
  slugs: readonly string[],
): Promise<{ files: VFile[]; rulings: GivenRuling[] }> {
  const folder = path.join(contentDir, 'rulings');
  const names = await readdir(folder).catch(() => [] as string[]);
  const ids = names.filter((name) => name.endsWith(ending)).map((name) => name.slice(0, -ending.length));
  const files: VFile[] = [];
  const rulings: GivenRuling[] = [];
  for (const id of ids.sort()) {
    const filePath = path.join(folder, `${id}${ending}`);
    const file = new VFile({ path: filePath, value: await readFile(filePath, 'utf-8') });
    files.push(file);
    const ruling = readRuling(file, id, slugs, ids);
    if (ruling) rulings.push(ruling);
  }
  return { files, rulings };
}

function readRuling(
  file: VFile,
  id: string,
  slugs: readonly string[],
  ids: readonly string[],
): GivenRuling | null {
  const [, head = '', body = ''] = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s.exec(String(file)) ?? [];
  if (head === '') {
    const expected = 'expected front matter between two lines “---” and the text under it';
    report(file, 'ruling-invalid', { line: 1, column: 1 }, `Found no front matter, ${expected}`);
    return null;
  }
  const read = readYaml(file, head, givenRulingSchema, 'ruling-invalid', 1);
  if (!read) return null;
  checkReferences(file, read, id, slugs, ids);
  try {
    const ruling = toGivenRuling(id, read.data, body);
    if (ruling.text === '')
      report(
        file,
        'ruling-invalid',
        { line: head.split('\n').length + 3, column: 1 },
        'Found no text, expected the ruling',
      );
    return ruling;
  } catch (error) {
    report(file, 'ruling-invalid', undefined, `Found text that is not MDX: ${(error as Error).message}`);
    return null;
  }
}

function checkReferences(
  file: VFile,
  { data, placeOf }: ReadYaml<GivenFrontMatter>,
  id: string,
  slugs: readonly string[],
  ids: readonly string[],
): void {
  for (const [index, slug] of data.keywords.entries()) {
    if (slugs.includes(slug)) continue;
    const expected = 'expected the slug of a keyword, as it stands in its address';
    report(file, 'ruling-invalid', placeOf(['keywords', index]), `Found the keyword “${slug}”, ${expected}`);
  }
  const { supersedes } = data;
  if (supersedes !== null && (supersedes === id || !ids.includes(supersedes))) {
    const expected = 'expected the name of another file in rulings/, without its ending';
    report(file, 'ruling-invalid', placeOf(['supersedes']), `Found “${supersedes}”, ${expected}`);
  }
}
