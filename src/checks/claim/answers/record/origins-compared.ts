import type { Introduction, Keyword } from '../../../../keywords/model.ts';
import { nameKey } from '../../../../keywords/text/slug.ts';
import type { Rulebook } from '../../rulebook.ts';
import { bringingVerbs } from '../../talk/record-verbs.ts';
import { type AnswerWay, inAnyFrame, recordedAnswer } from '../answered.ts';
import { type Groups, groupsIn, keywordAs } from '../forms.ts';
import { orderBeside, sayOrigin, takeDay } from './origin.ts';

const name = keywordAs('name');
const other = keywordAs('other');
const came = `(?:came|appeared|debuted|(?:(?:is|are|was|were) )?(?:both )?(?:first )?(?:from|${bringingVerbs}))(?: out)?`;

/** Forms of claims about which of two keywords is older, or about one and a date. */
const orders = [
  `^${name} ${came} (?:(?<before>before|earlier than|prior to)|after|later than) ${other}$`,
  `^${name} (?:is|was) (?:(?<before>older)|newer|younger) than ${other}$`,
  `^${name} (?<before>predates) ${other}$`,
].map((form) => new RegExp(form, 'i'));

/** Forms of claims that two keywords have the same set, publisher or date. */
const same = '(?:(?:at|by|from|in|on|with) )?the same (?<what>date|day|month|publisher|set|time|year)';
const alikes = [`^${name} ${came} ${same} as ${other}$`, `^${name} and ${other} ${came} ${same}$`].map(
  (form) => new RegExp(form, 'i'),
);

/** The facts about a keyword's origin that two may share. */
const recordedAs: Record<string, (recorded: Introduction) => string | null | undefined> = {
  set: ({ set }) => set && nameKey(set),
  publisher: ({ by }) => by && nameKey(by),
  year: ({ date }) => date?.slice(0, 4),
  month: ({ date }) => date?.slice(0, 7),
};

/** Compares the keywords that a form matched; null where the record is missing. */
type CompareOrigins = (found: Groups) => { isSo: boolean; keywords: (Keyword | undefined)[] } | null;

/**
 * Prepares the answer to claims that compare the origins of two keywords, or of one and a date:
 * `Hop is older than Skip.`, `Hop was added in the same set as Skip.`, `Hop was added after 2010.` There is no answer
 * where the record is missing.
 */
export function createOriginsAnswer({ keywordCalled, areOne, originOf }: Rulebook): AnswerWay {
  const originCalled = (name: string) => {
    const keyword = keywordCalled(name);
    return keyword && originOf(keyword);
  };

  const readOrder: CompareOrigins = ({ name = '', before, other = '' }) => {
    const [keyword, beside] = [originCalled(name), originCalled(other)];
    const date = keyword?.introduction?.date;
    // A keyword and its former name have the same origin.
    if (!date || (beside && areOne(keyword.slug, beside.slug))) return null;
    const [day, rest] = takeDay(other);
    const dateBeside = beside?.introduction?.date;
    const ofDay = !beside && day && rest.trim() === '' ? orderBeside(day, date) : null;
    const order = dateBeside ? date.localeCompare(dateBeside) : ofDay;
    return order === null ? null : { isSo: before ? order < 0 : order > 0, keywords: [keyword, beside] };
  };

  const readAlike: CompareOrigins = ({ name = '', what = '', other = '' }) => {
    const keywords = [originCalled(name), originCalled(other)];
    const factOf = recordedAs[what.toLowerCase()] ?? (({ date }) => date);
    const [one, two] = keywords.map((each) => each?.introduction && factOf(each.introduction));
    return one && two ? { isSo: one === two, keywords } : null;
  };

  return inAnyFrame((text, sentence) => {
    const claimed = text.replace(/[.!?]+$/, '');
    for (const [forms, compare] of [[orders, readOrder] as const, [alikes, readAlike] as const]) {
      const [said] = groupsIn(forms, [claimed]);
      const compared = said && compare(said);
      const [first] = compared?.keywords ?? [];
      if (!compared || !first) continue;
      const origins = compared.keywords.flatMap((each) =>
        each?.introduction ? sayOrigin(each, each.introduction) : [],
      );
      return recordedAnswer(sentence, first.slug, compared.isSo, origins.join('; '));
    }
    return null;
  });
}
