import { slugify } from '../../keywords/text/slug.ts';
import type { NamesBeside } from './names-beside.ts';
import type { Place } from './places.ts';
import { isGoingOn, isOfGame, withoutPast } from './talk-words.ts';
import { phraseOf, type Word, wordsOf } from './words.ts';

/** What is known of the rules where somebody speaks of them. */
export interface Rules {
  /**
   * Whether the name of a keyword, or of a source (`As of the Keyword list:`), stands in front of a sentence as above a
   * text.
   */
  isHeading(name: string, sentence: string): boolean;
  names: NamesBeside;
  /** Ids of the sources. */
  sources: readonly string[];
  /** Whether they have a word. */
  have(word: string): boolean;
  /** Whether they say a few words as a piece of something. */
  say(words: readonly Word[]): boolean;
}

/** In words; fewer are met by chance within a sentence. */
export const leastJoined = 4;

/** Collects what is known of the rules from every part of every wording. */
export function rulesOf(places: readonly Place[], names: NamesBeside): Rules {
  const sources = [...new Set(places.flatMap((place) => place.sources))];
  const ofRules = new Set(places.flatMap(({ phrase }) => phrase.split(' ')));
  const isSourceBeside = (name: string) =>
    !isGoingOn(wordsOf(name)[0]?.word ?? '') &&
    sources.some((source) => `-${slugify(name)}`.endsWith(`-${source}`));
  return {
    isHeading: (called, sentence) => {
      const name = withoutPast(called);
      return (isSourceBeside(name) || names.keywordIn(name) !== null) && /^\p{Lu}/u.test(sentence);
    },
    names,
    sources,
    have: (word) => ofRules.has(word),
    say: (words) =>
      words.length >= leastJoined && places.some(({ phrase }) => phrase.includes(phraseOf(words))),
  };
}

/**
 * Prepares the question whether a word is of a case in which something holds: `Tapped Jedi: …`, and not of who says it:
 * `Jedi Ben: …`.
 */
export function isCaseOf({ have }: Pick<Rules, 'have'>): (word: Word) => boolean {
  return ({ word }) => {
    const forms = [word, word.replace(/s$/, '')];
    return forms.some(have) && forms.every(isOfGame);
  };
}
