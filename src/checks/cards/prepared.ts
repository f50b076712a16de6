import { currentRevision } from '../../keywords/history.ts';
import type { Keyword } from '../../keywords/model.ts';
import { createKeywordFinder, keywordNames } from '../../keywords/names/names.ts';
import { createJointFinder } from './copied/joints.ts';
import { createCostSlipFinder } from './faults/costs/cost-slips.ts';
import { meantBy } from './meaning/meant.ts';
import { createUnnamedFinder } from './meaning/unnamed.ts';
import { currentKeywordsOf } from './names/current-keywords.ts';
import { createNameReader } from './names/names-on-card.ts';
import { createUnknownFinder } from './names/unknown.ts';

/** All that is made of the keywords once, for the check of any number of cards. */
export type Prepared = ReturnType<typeof prepare>;

/**
 * Makes it.
 * @param notKeywords names that begin as a keyword does and are none
 */
export function prepare(keywords: readonly Keyword[], notKeywords: readonly string[]) {
  const find = createKeywordFinder(keywords, notKeywords);
  const current = currentKeywordsOf(keywords);
  const texts = keywords.map((keyword) => currentRevision(keyword).text);
  const meanings = keywords
    .filter(({ renamedTo }) => !renamedTo)
    .map(({ slug }) => [slug, meantBy(current.meaningsOf(slug).now)] as const);
  return {
    current,
    find,
    isKeyword: (words: string) => find(words).some(({ start, end }) => start === 0 && end === words.length),
    readNames: createNameReader(keywords, find, current),
    findJoints: createJointFinder(keywordNames(keywords).map(({ name }) => name)),
    findUnknown: createUnknownFinder(texts),
    findCostSlips: createCostSlipFinder(texts),
    findUnnamed: createUnnamedFinder(new Map(meanings)),
  };
}
