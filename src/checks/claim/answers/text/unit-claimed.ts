import { type ClaimedSentence, type Named, withNumberOf } from '../../claimed-sentence.ts';
import type { NamedOf, Rulebook } from '../../rulebook.ts';
import { keywordNoun } from '../../talk/talk-words.ts';
import { type AnsweredSentence, type AnswerWay, inAnyFrame } from '../answered.ts';

/** The word for a unit, with words that introduce its keyword. */
const unit = /(?<![\p{L}\p{N}-])units?(?![\p{L}\p{N}-])(?: (?:with|that ha(?:s|ve)) (?:the )?)?/giu;

/** Words before `unit` for any one with the keyword. */
const anyOf = /(?<![\p{L}\p{N}-])(?:all|an?|any|each|every|the|your) $/iu;

/** A noun after its name: `a unit with the Leap ability`. */
const nounAfter = new RegExp(String.raw`^ ${keywordNoun}\b`, 'i');

/** The rules' words for the unit with the keyword. */
export const thisUnit = 'this unit';

/** Words for several units, each with that for one. */
const ofOne: Record<string, string> = {
  are: 'is',
  do: 'does',
  have: 'has',
  them: 'it',
  their: 'its',
  themselves: 'itself',
  they: 'it',
};
const pronoun = /(?<= )(?:them(?:selves)?|their|they)(?![\p{L}\p{N}])/gu;

/** Their verb, right after their name; one like `can't` is the same for one unit. */
const verbFirst =
  /^ (?!(?:can(?:not)?|may|must|only|will)(?![\p{L}'’])|\p{L}{1,9}n['’]t )(\p{Ll}{2,20})(?=[ ,])/u;

/** Their other verbs, which may also be those of somebody else. */
const verbAfter = /(?<= (?:and|it|or) )(?:are|do|have)(?= )/g;

/** What may be said of one unit, where this is said of several: ` can't rest unless they have moss on them.` */
function saidOfOne(rest: string): string[] {
  const toOne = (word: string) => ofOne[word] ?? word;
  const ofIt = rest
    .replace(verbFirst, (_, verb: string) => ` ${ofOne[verb] ?? `${verb}s`}`)
    .replace(pronoun, toOne)
    .replace(/(?<= it)['’]re(?= )/g, ' is');
  return [ofIt, ofIt.replace(verbAfter, toOne)];
}

/** A unit in the main clause, and then `it` for the same unit in a condition. */
const unitBeforeIt =
  /(this unit)(.{1,200}\b(?:as long as|each time|if|unless|when(?:ever)?) )(it)(?![\p{L}'’])/isu;

/** The same with `it` and the unit exchanged, as the condition may come first: `It may rest if this unit leaps.` */
function withUnitInCondition(text: string): string[] {
  const exchanged = text.replace(unitBeforeIt, '$3$2$1');
  return exchanged === text ? [text] : [text, exchanged];
}

/** The part of a text that means a unit with a keyword: `a unit with Leap 2`, `Leap units`. */
interface UnitNamed extends Named {
  start: number;
  end: number;
  /** Whether it means several: `Leap units`. */
  areMany: boolean;
}

/** The beginnings of some words, the longest first. */
function beginningsOf(words: readonly string[]): string[] {
  return words.map((_, left) => words.slice(0, words.length - left).join(' '));
}

/** All such parts of a text, each with the longest name there. */
function unitsIn(text: string, namedOf: NamedOf, longestName: number): UnitNamed[] {
  return [...text.matchAll(unit)].flatMap(({ 0: found, index }) => {
    const end = index + found.length;
    const isNameLast = found.endsWith(' ');
    const words = isNameLast
      ? text.slice(end).split(' ', longestName)
      : text.slice(0, index).trimEnd().split(' ').slice(-longestName);
    const names = isNameLast
      ? beginningsOf(words).map((each) => each.replace(/[^\p{L}\p{N}]{1,9}$/u, ''))
      : words.map((_, left) => words.slice(left).join(' '));
    const name = names.find((each) => namedOf(each) !== null);
    const named = name ? namedOf(name) : null;
    if (!name || !named) return [];
    const start = isNameLast ? index : index - name.length - 1;
    const [of = ''] = anyOf.exec(text.slice(0, start)) ?? [];
    const nameEnd = isNameLast ? end + name.length : end;
    const [kind = ''] = isNameLast ? (nounAfter.exec(text.slice(nameEnd)) ?? []) : [];
    const areMany = /^units/i.test(found);
    return [{ ...named, start: start - of.length, end: nameEnd + kind.length, areMany }];
  });
}

/** The name with which a text begins, where it does something, as a player says it for the unit: `Leap 2 may rest`. */
function unitFirst(text: string, { namedOf, known }: Rulebook): UnitNamed[] {
  const names = beginningsOf(text.split(' ', known.longestName));
  const name = names.find((each) => namedOf(each) !== null) ?? '';
  const named = namedOf(name);
  const does = /^ \p{Ll}/u.test(text.slice(name.length));
  return named && does ? [{ ...named, start: 0, end: name.length, areMany: false }] : [];
}

/**
 * Prepares the answer to claims about any unit with a keyword, where the keyword's meaning says the same of
 * `this unit`: `A unit with Leap 2 may leap over 2 stones.` There is no answer where a claim has two units, as either
 * may be meant.
 * @param answerText answers the claim that a text says something
 */
export function createUnitAnswer(
  rulebook: Rulebook,
  answerText: (sentence: ClaimedSentence) => AnsweredSentence,
): AnswerWay {
  const { namedOf, mayBeOf, known } = rulebook;
  return inAnyFrame((text, sentence) => {
    const units = unitsIn(text, namedOf, known.longestName);
    const [named, ...more] = units.length > 0 ? units : unitFirst(text, rulebook);
    if (!named || more.length > 0 || text.toLowerCase().includes(thisUnit)) return null;
    if (!mayBeOf(sentence, named.slug)) return null;
    const [before, after] = [text.slice(0, named.start) + thisUnit, text.slice(named.end)];
    const claimed = { ...sentence, ...withNumberOf(sentence, named), mayNameOther: false };
    const rests = [after, ...(named.areMany ? saidOfOne(after) : [])];
    for (const each of new Set(rests.flatMap((rest) => withUnitInCondition(before + rest)))) {
      const answer = answerText({ ...claimed, text: each });
      const isOfMeaning = answer.place?.slug === named.slug && answer.place.part === 'meaning';
      if (answer.how !== null && !answer.isLimited && isOfMeaning)
        return { ...answer, how: 'words', text: sentence.text, number: sentence.number, also: [] };
    }
    return null;
  });
}
