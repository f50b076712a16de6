import type { VFile } from 'vfile';
import { type Vocabulary, vocabularySchema } from '../keywords/store/vocabulary.ts';
import { slugify } from '../keywords/text/slug.ts';
import { throwFirstError } from './messages/content-error.ts';
import { reportContent } from './messages/content-rules.ts';
import { noKeyword } from './messages/no-keyword.ts';
import { readOptionalYaml } from './yaml/optional-yaml.ts';

/**
 * Reads the language of the game and its players from `vocabulary.yaml`; empty where there is no such file.
 * @returns the file, with its faults recorded, and the vocabulary
 */
export function readVocabulary(
  contentDir: string,
  keywords: readonly { slug: string }[],
): { file: VFile; vocabulary: Vocabulary } {
  const { file, data, pointOf, pointOfKey } = readOptionalYaml(
    contentDir,
    'vocabulary.yaml',
    vocabularySchema,
    'vocabulary-invalid',
  );
  const known = new Set(keywords.map(({ slug }) => slug));
  for (const slug of Object.keys(data.keywords).filter((each) => !known.has(each)))
    reportContent(file, 'vocabulary-invalid', pointOfKey(['keywords', slug]), noKeyword(slug, keywords));
  for (const [index, name] of data.notKeywords.entries())
    if (known.has(slugify(name)))
      reportContent(file, 'vocabulary-invalid', pointOf(['notKeywords', index]), {
        fault: 'is-keyword',
        name,
      });
  return { file, vocabulary: data };
}

/**
 * The vocabulary of a content folder, for callers that need it to be valid.
 * @throws {ContentError} where anything in it is wrong
 */
export function loadVocabulary(contentDir: string, keywords: readonly { slug: string }[]): Vocabulary {
  const { file, vocabulary } = readVocabulary(contentDir, keywords);
  throwFirstError([file]);
  return vocabulary;
}
