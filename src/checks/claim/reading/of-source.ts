import { citesSources } from '../remarks/remarks.ts';
import type { SourceName } from '../words/source-names.ts';
import { phraseOf, wordsOf } from '../words/words.ts';

/** A word before the name of a source that gives it as the place of a text. */
const inOne = /^(?:(?:according|as) \S+|from|in|per) /;

/** In words; a longer lead says something by itself. */
const longestLead = 8;

/** What a sentence says, without words that name its source, and the id of that. */
export interface OfSource {
  said: string;
  source: string;
}

/**
 * What a sentence says of one source, which it names first or last: `In the Glossary, they rest`,
 * `They rest in the Glossary`; null where it names none.
 */
export function ofSource(text: string, sources: readonly SourceName[]): OfSource | null {
  const words = wordsOf(text);
  const sourceOf = (from: number, to: number) => {
    const phrase = phraseOf(words.slice(from, to));
    const isLead = inOne.test(phrase.trimStart());
    const source = isLead && sources.find((each) => phrase.endsWith(` ${each.phrase} `));
    return source && citesSources(text.slice(words[from]?.start, words[to - 1]?.end), [source])
      ? source.id
      : null;
  };
  for (let count = Math.min(longestLead, words.length - 1); count > 1; count--) {
    const first = sourceOf(0, count);
    if (first) return { said: text.slice(words[count]?.start), source: first };
    const at = words.length - count;
    const last = sourceOf(at, words.length);
    if (last) return { said: text.slice(0, words[at]?.start).replace(/[\s,([–—-]+$/, ''), source: last };
  }
  return null;
}
