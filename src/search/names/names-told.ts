import type { SearchDocument } from '../base/document.ts';
import * as nameWeights from '../base/name-weights.ts';
import { mostOf } from '../base/scores.ts';
import type { Words } from '../base/words.ts';
import type { Indexes } from '../texts/texts.ts';
import type { HowNamed } from './named.ts';

/** How much the names among other words of a query are worth, by how the texts use them. */
export interface NamesTold {
  /** Whether a word is an everyday one: it is a stop word, or texts of several keywords have it. */
  isEveryday(word: string, inWords: Indexes['words']): boolean;
  /**
   * How far a keyword scores below the best match for its own name in the texts, as another may mention it more often.
   */
  lackOf(id: number, inWords: Indexes['words']): number;
  /** The score of a keyword's name: lower, the more other keywords mention it. */
  scoreOf(id: number, naming: HowNamed, inWords: Indexes['words']): number;
}

/**
 * Prepares the scoring of names among other words.
 * @param entries the words of the texts, as written
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
      return (
        term === null || inWords.holding([term], nameWeights.sayingNames).size >= nameWeights.leastEveryday
      );
    },
    lackOf(id, inWords) {
      const { scores } = inWords.find(words.split(nameOf(id)).map(({ word }) => word));
      return mostOf(scores) - (scores[id] ?? 0);
    },
    scoreOf(id, { isWritten, isSubject }, inWords) {
      if (isSubject) return nameWeights.nameAmong + nameWeights.ownNameAmong;
      const saying = inWords.holding(words.termsOf(nameOf(id)), nameWeights.sayingNames);
      saying.delete(id);
      if (!isWritten && saying.size > nameWeights.mostSayingInflected) return 0;
      // A name that the rules also write in lower case is an ordinary word of theirs too: "deploy", "stack".
      const isProper = isWritten && !words.split(nameOf(id)).every(({ word }) => written.has(word));
      return nameWeights.nameAmong + nameWeights.ownNameAmong / (1 + saying.size ** (isProper ? 0.5 : 1));
    },
  };
}
