import type { Keyword } from '../../../../keywords/model.ts';
import type { ClaimedSentence } from '../../claimed-sentence.ts';
import type { Place } from '../../match/places.ts';
import type { Rulebook } from '../../rulebook.ts';
import { keywordNoun } from '../../talk/talk-words.ts';
import { type AnsweredSentence, type AnswerWay, inAnyFrame } from '../answered.ts';
import { thisUnit } from './unit-claimed.ts';

/** A noun after a name: `The Leap ability …`. */
const noun = new RegExp(String.raw`^\s+(?:${keywordNoun}\s+)?`, 'i');

/** A part that says something of what the part before it is about. */
const ofIt = /^It\s/;

/**
 * Prepares the answer to claims that name a keyword where its text says `It`, after a sentence that begins with the
 * name: `Leap turns twice.` for `It turns twice.`, which follows `Leap works in the rain.`
 * @param answerText answers the claim that a text says something
 */
export function createItAnswer(
  { calledFirst }: Pick<Rulebook, 'calledFirst'>,
  answerText: (sentence: ClaimedSentence) => AnsweredSentence,
): AnswerWay {
  return inAnyFrame((text, sentence) => {
    const { keyword, end } = calledFirst(text) ?? {};
    const slug = keyword?.slug;
    if (!keyword || !slug || (sentence.slug !== null && sentence.slug !== slug)) return null;
    const said = text.slice(end).replace(noun, 'It ');
    const { place, ...answer } = answerText({ ...sentence, slug, text: said, mayNameOther: false });
    if (answer.how === null || answer.isLimited || place?.slug !== slug || !isOfName(place, keyword))
      return null;
    return { ...answer, place, how: 'words', text: sentence.text, also: [] };
  });
}

/** What somebody says in place of a name, of what was named before: `It turns twice.`, `This ability turns twice.` */
const itFirst = new RegExp(String.raw`^(?:it|(?:the|this) ${keywordNoun}) (?=\p{Ll})`, 'iu');
const unitFirst = /^it (?=\p{Ll})/iu;
const itLater = /(?<= )it(?=[ ,.!])/u;

/** A text with what `it` may be in its place: the keyword, or the unit that has it. */
function withItNamed(text: string, name: string): string[] {
  const named = [
    text.replace(itFirst, () => `${name} `),
    text.replace(unitFirst, `${thisUnit} `),
    text.replace(itLater, () => name),
    text.replace(itLater, thisUnit),
  ];
  return named.filter((each) => each !== text);
}

/**
 * Prepares the answer to claims that say `It` of a keyword named before them, or of the unit that has it, where its text
 * has the name, or calls the unit that: below `Leap`, `It turns twice.` for `Leap turns twice.` or `This unit turns twice.`
 * @param answerText answers the claim that a text says something
 */
export function createItMeantAnswer(
  { bySlug, areOne }: Pick<Rulebook, 'bySlug' | 'areOne'>,
  answerText: (sentence: ClaimedSentence) => AnsweredSentence,
): AnswerWay {
  return inAnyFrame((text, sentence) => {
    const keyword = bySlug.get(sentence.slug ?? sentence.itMeans ?? '');
    if (!keyword) return null;
    const { name, slug } = keyword;
    for (const said of withItNamed(text, name)) {
      const answer = answerText({ ...sentence, slug, text: said, mayNameOther: false });
      const isOfKeyword = answer.how !== null && !answer.isLimited && areOne(answer.place?.slug, slug);
      if (isOfKeyword) return { ...answer, how: 'words', text: sentence.text, also: [] };
    }
    return null;
  });
}

/** Whether a place speaks of the keyword as `It`: the part before it begins with the name, or with the same `It`. */
function isOfName({ part, revisions: ids }: Place, { name, revisions }: Keyword): boolean {
  const { parts = [] } = revisions.find(({ id }) => id === ids.at(-1)) ?? {};
  const at = parts.findIndex(({ id }) => id === part);
  const before = parts.slice(0, at).findLast(({ text }) => !ofIt.test(text));
  return ofIt.test(parts[at]?.text ?? '') && before?.text.startsWith(`${name} `) === true;
}
