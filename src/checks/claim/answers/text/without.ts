import type { Rulebook } from '../../rulebook.ts';
import { qualifies } from '../../talk/taking-back.ts';
import { oneOf } from '../../talk/talk-phrases.ts';
import { areLimit, listed, speaksOfPast, talkWords } from '../../talk/talk-words.ts';
import { withoutSources } from '../../words/source-names.ts';
import { phraseIn, phraseOf, type Word, wordsOf } from '../../words/words.ts';
import type { AnsweredSentence } from '../answered.ts';

/** The end of words that introduce a sentence, and the beginning of words that follow one. */
const endOfLead = /(?:[,:“"–—]|\sthat)$/;
const beginOfTail = /^["”]?[.!]?["”]?\s*[,;([–—]/;

/** In words; anything longer says something by itself. */
const longest = 8;

/** Words about a text and what it says; without one, something may be said of when or how far the sentence holds. */
const ofText = oneOf(`
  documents? exact like.this pages? printed quoted? reads? rulebook rules? ruling sa(?:id|ys) sources? stands? state[ds]? texts?
  website wordings? written
`);

/** What else may be said of a text; any other word may deny it or restrict it: `The text refutes that`. */
const beside = listed('clear goes makes plain');

/** How often it holds, and what somebody does with it, which may be anything: `They abolished the rule that`. */
const ofRule = / as a rule | (?:rule|ruling|text|wording) that $/;

/**
 * Prepares the reading of a sentence of the rules with a few words before or after it that are not understood:
 * `As it stands, they rest.` Nothing holds for it, but it is told that its rest does. Only words about a text are such
 * words, and none that may deny or restrict the sentence, are about the game or name a source that lacks it.
 * @returns a function from an answer to the same with those words, where it has some
 */
export function createWithout({
  known,
  bySlug,
  areOne,
}: Rulebook): (answer: AnsweredSentence) => AnsweredSentence {
  const mayAlter = (words: readonly Word[]) => {
    const phrase = phraseOf(words);
    return areLimit(words) || ofRule.test(phrase) || qualifies(phrase) || words.some(speaksOfPast);
  };

  /** Whether words are about a text alone, and name no source other than those that have the sentence. */
  const isAboutText = (words: readonly Word[], name: string, having: readonly string[]) => {
    const phrase = phraseOf(words);
    const named = known.sources.filter((source) => phrase.includes(` ${source.phrase} `));
    const rest = wordsOf(
      withoutSources(phrase, named).replace(phraseIn(name), ' ').replace(' like this ', ' '),
    );
    const isOfText = rest.every(
      ({ word }) => talkWords.has(word) || beside.has(word) || ofText.test(` ${word} `),
    );
    const isSo = named.every(({ id }) => having.includes(id));
    return isOfText && isSo && (named.length > 0 || ofText.test(phrase));
  };

  return (answer) => {
    const { text, verdict, place, said, slug, sources, isNarrowed } = answer;
    const isOther = slug !== null && !areOne(slug, place?.slug);
    if (verdict !== 'near' || !place || said === null || isNarrowed || isOther) return answer;
    const without = besideSentence(text, said);
    if (without === null) return answer;
    const words = wordsOf(without);
    const name = bySlug.get(place.slug)?.name ?? '';
    return isAboutText(words, name, sources) && !mayAlter(words) ? { ...answer, without } : answer;
  };
}

/** The words before or after a sentence in a text; null where the text has anything else, or no mark between them. */
function besideSentence(text: string, sentence: string): string | null {
  const [phrase, said] = [phraseIn(text), phraseIn(sentence)];
  const words = wordsOf(text);
  const more = words.length - wordsOf(sentence).length;
  if (more < 1 || more > longest) return null;
  const lead = text.slice(0, words[more]?.start).trimEnd();
  if (phrase.endsWith(said) && endOfLead.test(lead)) return lead.replace(/\s*[“"]$/, '');
  const tail = text.slice(words.at(-more - 1)?.end);
  return phrase.startsWith(said) && beginOfTail.test(tail) ? tail.replace(/^[^\p{L}\p{N}]+/u, '') : null;
}
