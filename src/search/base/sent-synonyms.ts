import type { Synonym } from '../../keywords/store/vocabulary.ts';

/** A synonym or a reading as sent: what it means, then each way of saying it after a comma. */
export type SentSynonym = string;

/** Encodes synonyms and readings for sending. */
export function packSynonyms(synonyms: readonly Synonym[]): SentSynonym[] {
  return synonyms.map(({ say, mean }) => [mean, ...say].join());
}

/** Restores synonyms and readings from the form in which they were sent. */
export function unpackSynonyms(sent: readonly SentSynonym[]): Synonym[] {
  return sent.map((each) => {
    const [mean = '', ...say] = each.split(',');
    return { say, mean };
  });
}
