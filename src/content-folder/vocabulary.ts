import type { VFile } from 'vfile';
import { type Vocabulary, vocabularySchema } from '../search/vocabulary.ts';
import { throwFirstError } from './content-error.ts';
import { report } from './content-rules.ts';
import { readOptionalYaml } from './optional-yaml.ts';

/**
 * Reads the language of the game and its players from `vocabulary.yaml`; it is empty where there is no such file.
 * @param slugs the keywords that there are
 * @returns the file, with what was found wrong in it, and the vocabulary
 */
export function readVocabulary(
  contentDir: string,
  slugs: readonly string[],
): { file: VFile; vocabulary: Vocabulary } {
  const { file, data, pointOfKey } = readOptionalYaml(
    contentDir,
    'vocabulary.yaml',
    vocabularySchema,
    'vocabulary-invalid',
  );
  const known = new Set(slugs);
  for (const slug of Object.keys(data.keywords).filter((each) => !known.has(each)))
    report(file, 'vocabulary-invalid', pointOfKey(['keywords', slug]), { fault: 'no-keyword', slug });
  return { file, vocabulary: data };
}

/**
 * The vocabulary of a content folder, for whoever cannot do without.
 * @throws {ContentError} where anything in it is wrong
 */
export function loadVocabulary(contentDir: string, slugs: readonly string[]): Vocabulary {
  const { file, vocabulary } = readVocabulary(contentDir, slugs);
  throwFirstError([file]);
  return vocabulary;
}
