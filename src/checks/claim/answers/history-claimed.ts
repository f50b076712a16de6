import { compareWordings } from '../../../keywords/changes/compare.ts';
import { revisionById, transitions } from '../../../keywords/history.ts';
import type { Keyword } from '../../../keywords/model.ts';
import type { Known } from '../known.ts';
import type { ClaimedSentence } from '../sentences.ts';
import { sourceCalled } from '../source-names.ts';
import { withinFrame } from '../talk/opened.ts';
import { type AnsweredSentence, type AnswerOf, recordedAnswer } from './answered.ts';

const changed = "(?:changed|clarified|errata['’]?e?d|reworded|updated)";
const source = '(?:the )?(?<source>.{2,80}?)(?: (?:sheet|document))?';
const name = '(?:the )?(?<name>.{2,80}?)(?: (?:ability|effect|keyword))?';

/** How somebody says in which source a keyword stands, or that it stands in none else. */
const standing = new RegExp(
  `^${name} (?:is|was)(?: (?<not>not)|(?<nt>n['’]?t))?(?: (?<only>only|just))? (?:found |listed )?(?:in|on) ${source}$`,
  'i',
);

/** How somebody says that a keyword was changed, or was not, and in which source, or since which. */
const forms = [
  `^${name} (?:(?:has|had|have|was) (?<not>never|not)|(?:has|had|was)(?<nt>n['’]?t)|(?<never>never)) (?:ever )?(?:been )?${changed}(?: at all)?(?: (?<since>since) ${source})?$`,
  `^${name} (?:(?:was|got|has been|has) )?${changed} (?:(?<since>since)|in|by|with) ${source}$`,
  `^${name} (?:was|got|has been|has) ${changed}$`,
].map((form) => new RegExp(form, 'i'));

/**
 * Prepares the answer to who says in which source a keyword stands, or that it was changed: `Armor is only in the
 * Glossary.`, `Armor has never changed.`, `Armor was reworded in the Glossary.` What changes spelling alone is no
 * change.
 */
export function createHistoryAnswer({ headings, namedOf, bySlug }: Known): AnswerOf {
  const answerIn = (text: string, sentence: ClaimedSentence): AnsweredSentence | null => {
    const said = text.replace(/[.!?]+$/, '');
    for (const form of [standing, ...forms]) {
      const found = form.exec(said)?.groups;
      const keyword = bySlug.get(namedOf(found?.name ?? '')?.slug ?? '');
      if (!found || !keyword) continue;
      const source = sourceCalled(found.source ?? '', headings.sources);
      if (form !== standing) return answerWhether(found, source, keyword, sentence);
      if (source) return answerWhere(found, source, keyword, sentence);
    }
    return null;
  };
  return (sentence) =>
    withinFrame(sentence.text, headings)
      .map((text) => answerIn(text, sentence))
      .find((answer) => answer !== null) ?? null;
}

function answerWhere(
  { not, nt, only }: Partial<Record<string, string>>,
  source: string,
  keyword: Keyword,
  sentence: ClaimedSentence,
): AnsweredSentence {
  const sources = keyword.history.map((each) => each.source);
  const stands = sources.includes(source) && (only === undefined || sources.length === 1);
  const isSo = stands === ((not ?? nt) === undefined);
  return recordedAnswer(sentence, keyword.slug, isSo, `${keyword.name} stands`, sources);
}

function answerWhether(
  { source: called, since, not, nt, never }: Partial<Record<string, string>>,
  source: string | null,
  keyword: Keyword,
  sentence: ClaimedSentence,
): AnsweredSentence | null {
  const sources = keyword.history.map((each) => each.source);
  const from = sources.indexOf(source ?? '');
  if (called !== undefined && from === -1) return null;
  const all = changesOf(keyword);
  const meant = all.filter((id) => {
    const at = sources.indexOf(id);
    return called === undefined || (since ? at > from : at === from);
  });
  const isSo = (not ?? nt ?? never) === undefined ? meant.length > 0 : meant.length === 0;
  const { slug, name } = keyword;
  return all.length > 0
    ? recordedAnswer(sentence, slug, isSo, `${name} was reworded`, all)
    : recordedAnswer(sentence, slug, isSo, `${name} says the same`, sources);
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
