import type { AnsweredSentence } from '../answers/answered.ts';
import type { Standing } from '../match/standing.ts';
import { keywordsToRead } from './say.ts';
import type { SpeaksOf } from './speaks-of.ts';

/**
 * An answer in the form of `npm run claim -- --json`. The order of the fields is their order in that line.
 * @param speaksOf gives the keywords that a sentence mentions
 */
export function toJson(claim: string, sentences: readonly AnsweredSentence[], speaksOf: SpeaksOf) {
  return {
    claim,
    sentences: sentences.map((sentence) => ({
      text: sentence.text,
      ...standing(sentence),
      // A fact on record about a keyword is in no part of its text.
      ...(sentence.place === null && sentence.said !== null && { slug: sentence.slug }),
      isElsewhere: sentence.isElsewhere,
      also: sentence.also.map(standing),
      read: keywordsToRead(sentence, speaksOf).map(({ slug, ruling, given }) => ({ slug, ruling, given })),
    })),
  };
}

function standing({ verdict, how, isFilledIn, isLimited, said, place, revisions, sources, now }: Standing) {
  return {
    verdict,
    how,
    isFilledIn,
    isLimited,
    said,
    slug: place?.slug ?? null,
    part: place?.part ?? null,
    revisions,
    sources,
    now: now && { slug: now.slug, revision: now.revision, part: now.part.id },
  };
}
