import type { SearchDocument } from '../base/document.ts';
import { mostOf } from '../base/scores.ts';
import * as weights from '../base/weights.ts';
import type { Words } from '../base/words.ts';
import type { Indexes } from '../texts/texts.ts';
import type { HowNamed } from './named.ts';

/** What the names among other words of a query tell, by what the texts say of them. */
export interface NamesTold {
  /** Whether a word is one of everyday: it tells nothing, or texts of several keywords have it. */
  isEveryday(word: string, inWords: Indexes['words']): boolean;
  /** What the texts say less of a keyword, for its own name, than of another that mentions it. */
  lackOf(id: number, inWords: Indexes['words']): number;
  /** What the name of a keyword counts: the less, the more others say it too. */
  scoreOf(id: number, naming: HowNamed, inWords: Indexes['words']): number;
}

/**
 * Prepares what names tell.
 * @param entries the words of the texts, as they are written
 */
export function createNamesTold(
  documents: readonly SearchDocument[],
  entries: readonly string[],
  words: Words,
): NamesTold {
  const written = new Set(entries);
  const nameOf = (id: number) => documents[id]?.name ?? '';
  return {
    isEveryday(word, inWords) {
      const term = words.toTerm(word);
      return term === null || inWords.holding([term], weights.sayingNames).size >= weights.leastEveryday;
    },
    lackOf(id, inWords) {
      const { scores } = inWords.find(words.split(nameOf(id)).map(({ word }) => word));
      return mostOf(scores) - (scores[id] ?? 0);
    },
    scoreOf(id, { isWritten, isSubject }, inWords) {
      if (isSubject) return weights.nameAmong + weights.ownNameAmong;
      const saying = inWords.holding(words.termsOf(nameOf(id)), weights.sayingNames);
      saying.delete(id);
      if (!isWritten && saying.size > weights.mostSayingInflected) return 0;
      // What the rules write small is a word of theirs as well, in whose place others say it: "deploy", "stack".
      const isProper = isWritten && !words.split(nameOf(id)).every(({ word }) => written.has(word));
      return weights.nameAmong + weights.ownNameAmong / (1 + saying.size ** (isProper ? 0.5 : 1));
    },
  };
}
