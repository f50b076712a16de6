import { existsSync } from 'node:fs';
import path from 'node:path';
import { VFile } from 'vfile';
import { report } from '../keywords/diagnostics.ts';
import { type Vocabulary, vocabularySchema } from '../search/vocabulary.ts';
import { readDocument } from './sources.ts';
import { readYaml } from './yaml.ts';

/**
 * Reads the language of the game and its players from `vocabulary.yaml`. A content folder need not have one.
 * @param slugs the keywords that there are
 * @returns the file, with what was found wrong in it, and the vocabulary, which is empty where anything is
 */
export async function readVocabulary(
  contentDir: string,
  slugs: readonly string[],
): Promise<{ file: VFile; vocabulary: Vocabulary }> {
  const empty = vocabularySchema.parse({});
  const filePath = path.join(contentDir, 'vocabulary.yaml');
  if (!existsSync(filePath)) return { file: new VFile({ path: filePath }), vocabulary: empty };
  const file = await readDocument(filePath);
  if (file.messages.length > 0) return { file, vocabulary: empty };
  const read = readYaml(file, String(file), vocabularySchema, 'vocabulary-invalid');
  if (!read) return { file, vocabulary: empty };
  const known = new Set(slugs);
  for (const slug of Object.keys(read.data.keywords).filter((each) => !known.has(each))) {
    const expected = 'expected the slug of a keyword, as it stands in its address';
    const place = read.placeOf(['keywords', slug]);
    report(file, 'vocabulary-invalid', place, `Found the keyword “${slug}”, ${expected}`);
  }
  return { file, vocabulary: file.messages.length === 0 ? read.data : empty };
}

/**
 * The vocabulary of a content folder, for whoever cannot do without.
 * @throws where anything in it is wrong, with what and where
 */
export async function loadVocabulary(contentDir: string, slugs: readonly string[]): Promise<Vocabulary> {
  const { file, vocabulary } = await readVocabulary(contentDir, slugs);
  const messages = file.messages.map(({ name, reason }) => `${name}: ${reason}`);
  if (messages.length > 0) throw new Error(messages.join('\n'));
  return vocabulary;
}
