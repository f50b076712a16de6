import { addTo, countEach } from '../../../general/lists.ts';
import { stemOf } from '../words/stems.ts';
import { leastWords, phraseOf, wordsOf } from '../words/words.ts';
import type { Place, Statement } from './places.ts';

/** A place that says nearly what is sought, and its statement that does. */
export interface Near {
  place: Place;
  statement: Statement;
}

/**
 * Below this share of their words' weight, two sentences are only about the same things by chance. Chosen with the
 * tests' fixture.
 */
const leastShare = 0.5;

/** The least share where the claim itself gives the keyword. */
const leastShareOfNamed = 0.36;

/** The least share of a claim's words apart from a keyword's name in it; it may have the name for another reason. */
const leastShareOfSpoken = 0.3;

/** The bonus for a keyword that a claim names, and another for the one that it names first, mostly its subject. */
const advantageOfSpoken = 0.2;
const advantageOfFirst = 0.1;

/**
 * How much the words that only the claim has count against it, and those that only the recorded sentence has. People
 * who quote from memory leave out more than they add. (This is Tversky's index; 0.5 and 0.5 would make it Dice's.)
 */
const added = 0.7;
const leftOut = 0.3;

/** A claim that names its keyword says one thing of it, of which a long ruling may say more. */
const leftOutOfSpoken = 0.1;

/** A word in fewer sentences than this weighs no more than one in this many, lest one rare word decide alone. */
const rarest = 6;

interface Indexed extends Near {
  words: ReadonlySet<string>;
  weight: number;
}

/**
 * Prepares the search for the sentence that says nearly the same: the one with the largest share of common words, where
 * rare words weigh more.
 * @returns a function of a text and of the slug of the keyword that it is about, if known, whose sentences go first;
 * null where nothing is near
 */
export function createNearest(places: readonly Place[]): (text: string, slug: string | null) => Near | null {
  const sentences = places.flatMap((place) =>
    place.statements.map((statement) => ({
      place,
      statement,
      words: new Set(statement.phrase.trim().split(' ').map(stemOf)),
    })),
  );
  const holders = countEach(sentences.flatMap(({ words }) => [...words]));
  const weightOf = (word: string) =>
    Math.log(1 + sentences.length / Math.max(rarest, holders.get(word) ?? 0));
  const sum = (words: Iterable<string>) => [...words].reduce((total, word) => total + weightOf(word), 0);
  const indexed = sentences.map((sentence): Indexed => ({ ...sentence, weight: sum(sentence.words) }));
  const byWord = new Map<string, Indexed[]>();
  for (const sentence of indexed) for (const word of sentence.words) addTo(byWord, word, sentence);

  const names = new Map(places.map(({ slug }) => [slug, slug.split('-').map(stemOf)]));

  return (text, slug) => {
    const words = wordsOf(text);
    const asked = new Set(words.flatMap(({ word }) => (/[\p{L}\p{N}]/u.test(word) ? stemOf(word) : [])));
    if (asked.size < leastWords) return null;
    const phrase = phraseOf(words);
    const sharing = new Map<Indexed, number>();
    for (const word of asked)
      for (const sentence of byWord.get(word) ?? [])
        sharing.set(sentence, (sharing.get(sentence) ?? 0) + weightOf(word));
    const weight = sum(asked);
    const isSpoken = (name: readonly string[]) =>
      asked.size >= leastWords + name.length && name.every((word) => asked.has(word));
    const inOrder = [...asked];
    const placeOf = (name: readonly string[]) => inOrder.indexOf(name[0] ?? '');
    const spoken = [...names]
      .filter(([, name]) => isSpoken(name))
      .sort(([, a], [, b]) => placeOf(a) - placeOf(b));
    const [spokenOf, first] = [new Map(spoken), spoken[0]?.[0]];
    let best: { near: Indexed; preferred: number } | null = null;
    for (const [near, shared] of sharing) {
      const { isCurrent, isRenamed, slug: own } = near.place;
      const [isNamed, name] = [own === slug, spokenOf.get(own)];
      // A keyword's text may say "this unit" where others say its name.
      const common = name ? shared - sum(name.filter((word) => near.words.has(word))) : shared;
      const other = weight - (name ? sum(name) : 0) - common;
      const more = (name && !isNamed ? leftOutOfSpoken : leftOut) * (near.weight - shared);
      const share = common / (common + added * other + more);
      if (share < (isNamed ? leastShareOfNamed : name ? leastShareOfSpoken : leastShare)) continue;
      // The keyword that the claim gives goes first, then a longer sentence that contains all of the claim. Between
      // equally near ones, a keyword that the claim mentions goes before others, what holds before what held, and a
      // keyword that kept its name before a renamed one.
      const hasAll = near.statement.phrase.includes(phrase);
      const preferred =
        share +
        (isNamed ? 2 : 0) +
        (hasAll ? 1 : 0) +
        (name ? advantageOfSpoken : 0) +
        (own === first ? advantageOfFirst : 0) +
        (isCurrent ? 0.02 : 0) -
        (isRenamed ? 0.01 : 0);
      if (!best || preferred > best.preferred) best = { near, preferred };
    }
    return best?.near ?? null;
  };
}
