import type { Headings } from '../headings.ts';
import type { Place } from '../match/places.ts';
import type { SourceName } from '../source-names.ts';
import { isGoingOn, withoutPast } from '../talk/talk-words.ts';
import { phraseOf, type Word, wordsOf } from '../words.ts';
import type { NamesBeside } from './names-beside.ts';
import { leastJoined } from './whole-sentences.ts';

/** What is known of the rules where somebody speaks of them. */
export interface RulesSpokenOf {
  /**
   * Whether the name of a keyword, or of a source (`As of the Keyword list:`), stands in front of a sentence as above a
   * text.
   */
  isHeading(name: string, sentence: string): boolean;
  names: NamesBeside;
  sources: readonly SourceName[];
  /** Whether they have a word. */
  isOfRules(word: string): boolean;
  /** Whether they say a few words as a piece of something. */
  say(words: readonly Word[]): boolean;
}

/** Collects what is known of the rules from every part of every wording. */
export function rulesOf(
  places: readonly Place[],
  { sources, isOfRules }: Headings,
  names: NamesBeside,
): RulesSpokenOf {
  const isSourceBeside = (name: string) =>
    !isGoingOn(wordsOf(name)[0]?.word ?? '') &&
    sources.some(({ phrase }) => phraseOf(wordsOf(name)).endsWith(` ${phrase} `));
  return {
    isHeading: (called, sentence) => {
      const name = withoutPast(called);
      return (isSourceBeside(name) || names.keywordIn(name) !== null) && /^\p{Lu}/u.test(sentence);
    },
    names,
    sources,
    isOfRules,
    say: (words) => {
      const said = phraseOf(words);
      return words.length >= leastJoined && places.some(({ phrase }) => phrase.includes(said));
    },
  };
}
