import { compareWordings } from '../../../../keywords/changes/compare/compare.ts';
import { revisionById, transitions } from '../../../../keywords/history.ts';
import { areas } from '../../../../keywords/kinds.ts';
import type { Keyword } from '../../../../keywords/model.ts';
import { figures } from '../../../../keywords/text/number-words.ts';
import type { ClaimedSentence } from '../../claimed-sentence.ts';
import { sourcesOf } from '../../match/places.ts';
import type { Rulebook } from '../../rulebook.ts';
import { additionVerbs, bringingVerbs, changeVerbs } from '../../talk/record-verbs.ts';
import { sourceCalled } from '../../words/source-names.ts';
import { type AnsweredSentence, type AnswerWay, inAnyFrame, recordedAnswer } from '../answered.ts';
import { type Groups, groupsIn, keywordAs } from '../forms.ts';

const source = '(?:the )?(?:(?:document|sheet) )?(?<source>.{2,80}?)(?: (?:sheet|document))?';
const name = keywordAs('name');

/** Names for the areas of a wording. */
const areasCalled: Record<string, readonly (typeof areas)[number][]> = {
  meaning: ['meaning'],
  rulings: ['rulings'],
  template: ['template'],
  text: ['meaning', 'rulings'],
  wording: areas,
};
const area = `(?:${Object.keys(areasCalled).join('|')})`;
/** A keyword, or an area of it: `the text of Armor`, `Armor's meaning`. */
const ofName = `(?:the (?<areaOf>${area}) of )?${name}(?:['’]s (?<area>${area}))?`;

/** Forms of claims about which source has a keyword, has it alone or has it first. */
const standing = [
  `^${name} (?:is|was)(?: (?<not>not)|(?<nt>n['’]?t))?(?: (?<only>only|just))? (?:found |listed )?(?:in|on) ${source}$`,
  `^${name} (?:is|was) (?<not>absent|missing) from ${source}$`,
  `^${name} (?:appears|occurs|stands|can(?<nt>not|['’]?t| not)? be found) (?:in|on) ${source}$`,
  `^(?:you (?:can(?<nt>not|['’]?t| not)?|will|won(?<not>['’]?t)) |you['’]ll )find ${name} (?:in|on) ${source}$`,
  `^there(?: is|['’]?s| was) (?<not>no )?${name} (?:in|on) ${source}$`,
  `^${name} (?<first>is new|debuted|first (?:appears|appeared|stands|stood)|(?:appears|appeared|showed up) first) (?:in|with) ${source}$`,
  `^${name} (?<added>came|was (?:first )?(?:${additionVerbs})) (?:by|in|with) ${source}$`,
  `^${source} (?:first )?(?<added>brought|gave us|${additionVerbs}) ${name}$`,
  `^${source} (?:has|holds|includes|lists) (?<not>no )?${name}$`,
  `^${source} (?:does|did)(?<not>n['’]?t| not) (?:have|hold|include|list) ${name}$`,
];

/** Forms of claims about how often a keyword was changed, or how many wordings it has. */
const times = '(?<times>once|(?:twice|thrice|\\S{1,12} times))';
const counted = [
  `^${ofName} (?:(?:was|got|has been|has) )?(?:only |just )?${changeVerbs} (?:exactly |just |only )?${times}(?: so far)?$`,
  `^${name} has (?:had )?(?:exactly |just |only )?(?<wordings>\\S{1,12}) (?:different )?(?:versions?|wordings?)(?: so far)?$`,
];

/** Forms of claims about whether a keyword was changed, in a source or since one. */
const when = `(?: (?:(?<since>since)|in|by|with) ${source})?`;
/** Since the first wording: any change is one since. */
const sinceItCame = `(?: (?:ever )?since (?:its release|it (?:came (?:in|out)|(?:was )?(?:first )?(?:${bringingVerbs}))))?`;
const changes = [
  `^${ofName} (?:(?:has|had|have|was) (?<not>never|not)|(?:has|had|was)(?<nt>n['’]?t)|(?<never>never)) (?:ever )?(?:been )?${changeVerbs}(?: at all)?(?:${sinceItCame}|${when})$`,
  `^${ofName} (?:never|did(?:n['’]?t| not)) (?<never>(?:ever )?change)(?: at all)?(?:${sinceItCame}|${when})$`,
  `^${ofName} (?:(?:was|were|got|has been|has|have) )?${changeVerbs}(?:${sinceItCame}|${when})$`,
  `^did ${ofName} (?:ever )?change(?:${sinceItCame}|${when})$`,
  `^(?:has|have|was|were) ${ofName} (?:ever )?(?:been )?${changeVerbs}(?:${sinceItCame}|${when})$`,
  `^${ofName} (?:is different now|is now different|(?:got|had|has|received) (?:an? )?errat(?:a|um))${when}$`,
  `^${source} ${changeVerbs} ${ofName}$`,
  `^${ofName} (?:(?:has been|is|remains|was) )?(?<never>unchanged)(?: (?<since>since) ${source})?$`,
  `^${name} (?<never>still) has (?:its|the) (?:first|original) (?:text|wording)$`,
  `^${ofName} (?:still )?(?:(?:is|reads|remains|says) )?(?<never>the same (?:as (?:always|before|ever)|in (?:all|each|every) (?:documents?|sources?))|what it always (?:did|said|was))$`,
];

/**
 * Prepares the answer to claims about which source has a keyword, or whether it was changed:
 * `Armor is only in the Glossary.`, `Armor has never changed.`, `Armor was reworded in the Glossary.` A change of
 * spelling is no change.
 */
export function createHistoryAnswer({ known, keywordCalled, bySlug }: Rulebook): AnswerWay {
  return inAnyFrame((text, sentence) => {
    const said = text.replace(/[.!?]+$/, '');
    const heading = bySlug.get(sentence.slug ?? '')?.name;
    const ways = heading === undefined ? [said] : [said, `${heading} ${said}`];
    for (const [form, answer] of asked) {
      const [found] = groupsIn([form], ways);
      const keyword = keywordCalled(found?.name ?? '');
      const source = sourceCalled(found?.source ?? '', known.sources);
      const answered = found && keyword && answer(found, source, keyword, sentence);
      if (answered) return answered;
    }
    return null;
  });
}

/** Answers a claim from the named groups that a form matched; null where they tell nothing. */
type AnswerForm = (
  found: Groups,
  source: string | null,
  keyword: Keyword,
  sentence: ClaimedSentence,
) => AnsweredSentence | null;

const answerWhere: AnswerForm = ({ not, nt, only, first, added }, source, keyword, sentence) => {
  const { slug, name, formerNames } = keyword;
  // A keyword that got its present name in a source was not added there.
  if (!source || (added && formerNames.length > 0)) return null;
  const sources = sourcesOf(keyword);
  const meant = (first ?? added) ? sources.slice(0, 1) : sources;
  const stands = meant.includes(source) && (only === undefined || sources.length === 1);
  return recordedAnswer(sentence, slug, stands === ((not ?? nt) === undefined), `${name} stands`, sources);
};

/** No answer where the number is unreadable, or where some wordings differ in their spelling alone. */
const answerCount: AnswerForm = ({ times, wordings, area, areaOf = area }, _, keyword, sentence) => {
  const said = (times ?? wordings ?? '').toLowerCase().replace(/ times$/, '');
  const multiplied = ['never', 'once', 'twice', 'thrice'].indexOf(said);
  const count = multiplied === -1 ? Number(figures.get(said) ?? said) : multiplied;
  const all = changesOf(keyword, areaOf);
  const isUnclear = wordings !== undefined && keyword.revisions.length !== all.length + 1;
  if (Number.isNaN(count) || isUnclear) return null;
  return answerOfChanges(
    all.length === count - (wordings === undefined ? 0 : 1),
    all,
    keyword,
    sentence,
    areaOf,
  );
};

const answerWhether: AnswerForm = (found, source, keyword, sentence) => {
  const { source: called, since, not, nt, never, area, areaOf = area } = found;
  const sources = sourcesOf(keyword);
  const from = sources.indexOf(source ?? '');
  if (called !== undefined && from === -1) return null;
  const all = changesOf(keyword, areaOf);
  const meant = all.filter((id) => {
    const at = sources.indexOf(id);
    return called === undefined || (since ? at > from : at === from);
  });
  const isSo = (not ?? nt ?? never) === undefined ? meant.length > 0 : meant.length === 0;
  return answerOfChanges(isSo, all, keyword, sentence, areaOf);
};

const asked = (
  [
    [standing, answerWhere],
    [counted, answerCount],
    [changes, answerWhether],
  ] as const
).flatMap(([forms, answer]) => forms.map((form) => [new RegExp(form, 'i'), answer] as const));

/** The answer with all changes of a keyword, or of an area of it, or with all its sources where it has none. */
function answerOfChanges(
  isSo: boolean,
  all: string[],
  keyword: Keyword,
  sentence: ClaimedSentence,
  area?: string,
): AnsweredSentence {
  const { slug, name } = keyword;
  const [changed, unchanged] = area
    ? [`The ${area.toLowerCase()} of ${name} changed`, `The ${area.toLowerCase()} of ${name} stayed the same`]
    : [`${name} was reworded`, `${name} says the same`];
  if (all.length > 0) return recordedAnswer(sentence, slug, isSo, changed, all);
  return recordedAnswer(sentence, slug, isSo, unchanged, sourcesOf(keyword));
}

/**
 * Ids of the sources in which a keyword's wording first differs from the one before, in more than its spelling.
 * @param area what has to differ; `wording` for anything
 */
export function changesOf(keyword: Keyword, area = 'wording'): string[] {
  const meant = areasCalled[area.toLowerCase()] ?? areas;
  return transitions(keyword)
    .filter(({ from, to }) => {
      const [before, after] = [from, to].map((id) => revisionById(keyword, id));
      const change = before && after && compareWordings(before, after);
      return change && change.kind !== 'editorial' && change.touches.some((each) => meant.includes(each));
    })
    .map(({ source }) => source);
}
