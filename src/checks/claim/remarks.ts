import { isConditional, isOfTalk, speaksOfPast } from './beside.ts';
import { phraseOf, wordsOf } from './words.ts';

/**
 * What a sentence is that speaks of a claim beside it, and not of the game: it takes the claim back (`That was
 * overruled.`), or claims nothing (`Is that right?`, `(Glossary)`).
 */
export type Remark = 'takes back' | 'nothing';

/**
 * Tells whether a sentence only speaks of what stands beside it.
 * @param sources ids of the sources, which may be cited
 * @returns null where it says something of its own
 */
export function remarkIn(text: string, sources: readonly string[]): Remark | null {
  const words = wordsOf(withoutSources(phraseOf(wordsOf(text)), sources));
  if (!words.every(({ word }) => isOfTalk(word))) return null;
  if (/\?["”’')\]]*$/.test(text)) return 'nothing';
  const saysChanged = words.some(({ word }) => word === 'changed');
  const isTakenBack = saysChanged || isConditional(phraseOf(words)) || words.some(speaksOfPast);
  return isTakenBack ? 'takes back' : 'nothing';
}

/** Whether a text only names sources, where it stands or from when on it is so: `(as of the Glossary)`. */
export function citesSources(text: string, sources: readonly string[]): boolean {
  const phrase = phraseOf(wordsOf(text));
  return withoutSources(phrase, sources) !== phrase && remarkIn(text, sources) === 'nothing';
}

/** A phrase without the titles of sources. */
function withoutSources(phrase: string, sources: readonly string[]): string {
  return sources.reduce((left, source) => left.replaceAll(` ${source.replaceAll('-', ' ')} `, ' '), phrase);
}
