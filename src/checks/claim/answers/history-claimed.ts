import { compareWordings } from '../../../keywords/changes/compare.ts';
import { revisionById, transitions } from '../../../keywords/history.ts';
import type { Keyword } from '../../../keywords/model.ts';
import { figures } from '../../../keywords/text/number-words.ts';
import type { Rulebook } from '../rulebook.ts';
import type { ClaimedSentence } from '../words/sentences.ts';
import { sourceCalled } from '../words/source-names.ts';
import { type AnsweredSentence, type AnswerWay, inAnyFrame, recordedAnswer } from './answered.ts';

const changed = "(?:changed|clarified|errata['’]?e?d|reworded|updated)";
const source = '(?:the )?(?:(?:document|sheet) )?(?<source>.{2,80}?)(?: (?:sheet|document))?';
const name = '(?:the )?(?<name>.{2,80}?)(?: (?:ability|effect|keyword))?';

/** Forms that say which source has a keyword, that no other has it, or that it has it first. */
const standing = [
  `^${name} (?:is|was)(?: (?<not>not)|(?<nt>n['’]?t))?(?: (?<only>only|just))? (?:found |listed )?(?:in|on) ${source}$`,
  `^${name} (?<first>is new|debuted|first (?:appears|appeared|stands|stood)|(?:appears|appeared) first) (?:in|with) ${source}$`,
  `^${source} (?:has|holds|includes|lists) (?<not>no )?${name}$`,
];

/** Forms that say how often a keyword was changed, or how many wordings it has. */
const times = '(?<times>once|(?:twice|thrice|\\S{1,12} times))';
const counted = [
  `^${name} (?:(?:was|got|has been|has) )?(?:only |just )?${changed} (?:exactly |just |only )?${times}(?: so far)?$`,
  `^${name} has (?:had )?(?:exactly |just |only )?(?<wordings>\\S{1,12}) (?:different )?(?:versions?|wordings?)(?: so far)?$`,
];

/** Forms that say whether a keyword was changed, and in which source, or since which. */
const changes = [
  `^${name} (?:(?:has|had|have|was) (?<not>never|not)|(?:has|had|was)(?<nt>n['’]?t)|(?<never>never)) (?:ever )?(?:been )?${changed}(?: at all)?(?: (?<since>since) ${source})?$`,
  `^${name} (?:(?:was|got|has been|has) )?${changed} (?:(?<since>since)|in|by|with) ${source}$`,
  `^${name} (?:was|got|has been|has) ${changed}$`,
  `^${source} ${changed} ${name}$`,
  `^${name} (?:has been|is|remains|was) (?<never>unchanged)(?: (?<since>since) ${source})?$`,
  `^${name} (?<never>still) has (?:its|the) (?:first|original) (?:text|wording)$`,
];

/**
 * Prepares the answer to claims about which source has a keyword, or whether it was changed: `Armor is only in the
 * Glossary.`, `Armor has never changed.`, `Armor was reworded in the Glossary.` What changes spelling alone is no
 * change.
 */
export function createHistoryAnswer({ headings, namedOf, bySlug }: Rulebook): AnswerWay {
  return inAnyFrame((text, sentence) => {
    const said = text.replace(/[.!?]+$/, '');
    for (const [form, answer] of asked) {
      const found = form.exec(said)?.groups;
      const keyword = bySlug.get(namedOf(found?.name ?? '')?.slug ?? '');
      const source = sourceCalled(found?.source ?? '', headings.sources);
      const answered = found && keyword && answer(found, source, keyword, sentence);
      if (answered) return answered;
    }
    return null;
  });
}

/** Answers a form in which something was found; null where that tells nothing. */
type AnswerForm = (
  found: Partial<Record<string, string>>,
  source: string | null,
  keyword: Keyword,
  sentence: ClaimedSentence,
) => AnsweredSentence | null;

const answerWhere: AnswerForm = ({ not, nt, only, first }, source, { slug, name, history }, sentence) => {
  if (!source) return null;
  const sources = history.map((each) => each.source);
  const meant = first ? sources.slice(0, 1) : sources;
  const stands = meant.includes(source) && (only === undefined || sources.length === 1);
  return recordedAnswer(sentence, slug, stands === ((not ?? nt) === undefined), `${name} stands`, sources);
};

/** Nothing is said of a number that is none, nor of wordings where some differ in their spelling alone. */
const answerCount: AnswerForm = ({ times, wordings }, _, keyword, sentence) => {
  const said = (times ?? wordings ?? '').toLowerCase().replace(/ times$/, '');
  const multiplied = ['never', 'once', 'twice', 'thrice'].indexOf(said);
  const count = multiplied === -1 ? Number(figures.get(said) ?? said) : multiplied;
  const all = changesOf(keyword);
  const isUnclear = wordings !== undefined && keyword.revisions.length !== all.length + 1;
  if (Number.isNaN(count) || isUnclear) return null;
  return answerOfChanges(all.length === count - (wordings === undefined ? 0 : 1), all, keyword, sentence);
};

const answerWhether: AnswerForm = ({ source: called, since, not, nt, never }, source, keyword, sentence) => {
  const sources = keyword.history.map((each) => each.source);
  const from = sources.indexOf(source ?? '');
  if (called !== undefined && from === -1) return null;
  const all = changesOf(keyword);
  const meant = all.filter((id) => {
    const at = sources.indexOf(id);
    return called === undefined || (since ? at > from : at === from);
  });
  const isSo = (not ?? nt ?? never) === undefined ? meant.length > 0 : meant.length === 0;
  return answerOfChanges(isSo, all, keyword, sentence);
};

const asked = (
  [
    [standing, answerWhere],
    [counted, answerCount],
    [changes, answerWhether],
  ] as const
).flatMap(([forms, answer]) => forms.map((form) => [new RegExp(form, 'i'), answer] as const));

/** The answer that tells of all changes of a keyword, or that it has none. */
function answerOfChanges(
  isSo: boolean,
  all: string[],
  { slug, name, history }: Keyword,
  sentence: ClaimedSentence,
): AnsweredSentence {
  if (all.length > 0) return recordedAnswer(sentence, slug, isSo, `${name} was reworded`, all);
  const sources = history.map((each) => each.source);
  return recordedAnswer(sentence, slug, isSo, `${name} says the same`, sources);
}

/** The sources that first have another wording of a keyword than before, in more than its spelling. */
function changesOf(keyword: Keyword): string[] {
  return transitions(keyword)
    .filter(({ from, to }) => {
      const [before, after] = [from, to].map((id) => revisionById(keyword, id));
      return before && after && compareWordings(before, after).kind !== 'editorial';
    })
    .map(({ source }) => source);
}
