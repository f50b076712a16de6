import { uniqueBy } from '../../../../general/lists.ts';
import type { ClaimedSentence } from '../../claimed-sentence.ts';
import { sourcesOf } from '../../match/places.ts';
import { unknown } from '../../match/standing.ts';
import { isOpenQuestion } from '../../remarks/asking.ts';
import type { Rulebook } from '../../rulebook.ts';
import { changeVerbs, originVerbs } from '../../talk/record-verbs.ts';
import { isOfTalk } from '../../talk/taking-back.ts';
import { withoutSources } from '../../words/source-names.ts';
import { phraseIn, type Word, wordsOf } from '../../words/words.ts';
import { type AnsweredSentence, answered } from '../answered.ts';
import { changesOf } from './history-claimed.ts';
import { sayOrigin, takeDay } from './origin.ts';
import { recordWords } from './record-claimed.ts';
import { longestClaim, namesOf, takeNames } from './recorded-names.ts';

/** What a question about the record asks: `When was Leap added?`, `Which set is it from?`; not `Can it be changed?` */
const ofRecord = new RegExp(`(?<! be) (?:from|publisher|set|${originVerbs}|${changeVerbs}) `);

/** Whether a text means a set or a publisher by a name, which may be another word if it is one: `Newts have Leap.` */
function isSurelyIn(text: string, name: string): boolean {
  const said = phraseIn(text);
  const from = ['from', 'in', 'of', 'since', 'to', 'with'];
  return name.includes(' ') || from.some((word) => said.includes(` ${word}${phraseIn(name)}`));
}

/**
 * Prepares what is shown for a sentence about one keyword and a set, a publisher, a source or a date that no form of
 * claims reads, and for a question about how a keyword came or changed: what is on record, without a verdict. A sentence
 * with other words of the rules is about them.
 */
export function createRecordShown({
  keywords,
  namedIn,
  bySlug,
  known,
  originOf,
}: Rulebook): (sentence: ClaimedSentence) => AnsweredSentence | null {
  const names = [...namesOf('set', keywords), ...namesOf('by', keywords)];
  const isOfRecord = ({ word }: Word) =>
    isOfTalk(word) || [word, word.replace(/s$/, '')].some((each) => recordWords.has(each));

  return (sentence) => {
    const { text } = sentence;
    if (text.length > longestClaim) return null;
    const named = uniqueBy(namedIn(text), ({ slug }) => slug).map(({ slug }) => slug);
    const [slug, other] = named.length > 0 ? named : [sentence.slug];
    const keyword = bySlug.get(slug ?? '');
    if (!keyword || other !== undefined) return null;
    const [day, withoutDay] = takeDay(text);
    const [found, withoutNames] = takeNames(withoutDay, names);
    const phrase = phraseIn(withoutNames);
    const left = withoutSources(phrase, known.sources);
    const isAbout = isOpenQuestion(text)
      ? ofRecord.test(phrase)
      : day !== null || found.some((name) => isSurelyIn(text, name)) || left !== phrase;
    const ofName = new Set(
      [keyword.name, ...keyword.formerNames].flatMap((name) => wordsOf(name)).map(({ word }) => word),
    );
    const saysMore = wordsOf(left).some(
      (word) => known.isCase(word) && !isOfRecord(word) && !ofName.has(word.word),
    );
    if (!isAbout || saysMore) return null;
    const { name, history } = keyword;
    const came = originOf(keyword);
    const changes = changesOf(keyword);
    const origin =
      came.introduction && Object.values(came.introduction).some(Boolean)
        ? sayOrigin(came, came.introduction)
        : null;
    const changed =
      changes.length > 0
        ? 'was reworded'
        : origin
          ? 'was never reworded'
          : history.length > 1
            ? 'says the same'
            : 'stands';
    const said = origin ? `${origin}; ${came === keyword ? 'it' : name} ${changed}` : `${name} ${changed}`;
    const sources = changes.length > 0 || origin ? changes : sourcesOf(keyword);
    return answered({ ...sentence, slug: keyword.slug }, { ...unknown, said, sources });
  };
}
