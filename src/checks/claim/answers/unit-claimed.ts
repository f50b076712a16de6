import type { NamedOf, Rulebook } from '../rulebook.ts';
import { type ClaimedSentence, type Named, withNumberOf } from '../words/sentences.ts';
import { type AnsweredSentence, type AnswerWay, inAnyFrame } from './answered.ts';

/** The word for a unit, with words that introduce its keyword. */
const unit = /(?<![\p{L}\p{N}-])units?(?![\p{L}\p{N}-])(?: (?:with|that ha(?:s|ve)) (?:the )?)?/giu;

/** Words before `unit` for any one with the keyword. */
const anyOf = /(?<![\p{L}\p{N}-])(?:all|an?|any|each|every|the|your) $/iu;

/** The rules' words for the unit with the keyword. */
const thisUnit = 'this unit';

/** The part of a text that means a unit with a keyword: `a unit with Leap 2`, `Leap units`. */
interface UnitNamed extends Named {
  start: number;
  end: number;
}

/** All such parts of a text, each with the longest name there. */
function unitsIn(text: string, namedOf: NamedOf, longestName: number): UnitNamed[] {
  return [...text.matchAll(unit)].flatMap(({ 0: found, index }) => {
    const end = index + found.length;
    const isNameLast = found.endsWith(' ');
    const words = isNameLast
      ? text.slice(end).split(' ', longestName)
      : text.slice(0, index).trimEnd().split(' ').slice(-longestName);
    const names = words.map((_, left) =>
      isNameLast
        ? words
            .slice(0, words.length - left)
            .join(' ')
            .replace(/[^\p{L}\p{N}]{1,9}$/u, '')
        : words.slice(left).join(' '),
    );
    const name = names.find((each) => namedOf(each) !== null);
    const named = name ? namedOf(name) : null;
    if (!name || !named) return [];
    const start = isNameLast ? index : index - name.length - 1;
    const [of = ''] = anyOf.exec(text.slice(0, start)) ?? [];
    const nameEnd = isNameLast ? end + name.length : end;
    const [kind = ''] = isNameLast ? (/^ (?:ability|keyword)\b/i.exec(text.slice(nameEnd)) ?? []) : [];
    return [{ ...named, start: start - of.length, end: nameEnd + kind.length }];
  });
}

/**
 * Prepares the answer to claims about any unit with a keyword, where the keyword's meaning says the same of
 * `this unit`: `A unit with Leap 2 may leap over 2 stones.` There is no answer where a claim has two units, as either
 * may be meant.
 * @param answerText answers the claim that a text says something
 */
export function createUnitAnswer(
  { namedOf, nowOf, headings }: Rulebook,
  answerText: (sentence: ClaimedSentence) => AnsweredSentence,
): AnswerWay {
  return inAnyFrame((text, sentence) => {
    const [named, ...more] = unitsIn(text, namedOf, headings.longestName);
    if (!named || more.length > 0 || text.toLowerCase().includes(thisUnit)) return null;
    const { slug: said, mayNameOther } = sentence;
    if (said !== null && !mayNameOther && nowOf(said) !== nowOf(named.slug)) return null;
    const ofThisUnit = text.slice(0, named.start) + thisUnit + text.slice(named.end);
    const claimed = { ...sentence, ...withNumberOf(sentence, named), text: ofThisUnit, mayNameOther: false };
    const { place, how, isLimited, ...answer } = answerText(claimed);
    const isOfMeaning = place?.slug === named.slug && place.part === 'meaning';
    if (how === null || isLimited || !isOfMeaning) return null;
    return {
      ...answer,
      place,
      isLimited,
      how: 'words',
      text: sentence.text,
      number: sentence.number,
      also: [],
    };
  });
}
