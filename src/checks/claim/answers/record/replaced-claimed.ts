import { revisionById, transitions } from '../../../../keywords/history.ts';
import type { Keyword, Revision } from '../../../../keywords/model.ts';
import { nameOfTemplate } from '../../../../keywords/wording/template.ts';
import { splitMeaning } from '../../../../keywords/wording/type-line.ts';
import type { ClaimedSentence } from '../../claimed-sentence.ts';
import type { Rulebook } from '../../rulebook.ts';
import { changeVerbs } from '../../talk/record-verbs.ts';
import { keywordNoun } from '../../talk/talk-words.ts';
import { sourceCalled } from '../../words/source-names.ts';
import { phraseIn } from '../../words/words.ts';
import { type AnsweredSentence, type AnswerWay, inAnyFrame, recordedAnswer } from '../answered.ts';
import { groupsIn } from '../forms.ts';
import { changesOf } from './history-claimed.ts';
import { isSpelledAs } from './recorded-templates.ts';

const name = String.raw`(?:the )?(?<name>\S[^"“”]{1,59}?)(?: ${keywordNoun})?`;
const merely = '(?:(?:just|merely|only|simply) )?';
const [before, after] = ['before', 'after'].map((group) => `${merely}["“]?(?<${group}>[^"“”]{2,200}?)["”]?`);
const was = '(?:(?:formerly |once |originally )?(?:meant|read|said|was)|used to (?:be|have|mean|read|say))';
const is = "(?: ?(?:is|means|reads|says)|[’']s)";
const now = `(?:(?:it)?${is} now|now(?: it)?${is}?)`;
const change = `(?:${changeVerbs}|replaced|swapped)`;

/** Forms of claims that one piece of a keyword's text replaced another: `Leap was static, now it is layered`. */
const forms = [
  `^${name}:? ${was} ${before}[,;]? (?:and |but |[–—-] )?${now} ${after}$`,
  `^${name}:? ${now} ${after},? (?:\\(|before,? |formerly |instead of |not |previously |rather than )(?:it )?(?:${was} )?${before}\\)?$`,
  `^${name}:? ["“](?<after>[^"“”]{2,200})["”],? (?:\\(|before,? |formerly |instead of |not |previously |rather than )(?:it )?(?:${was} )?${before}\\)?$`,
  `^${name}:? ${before} (?:→|became|has become|is now|(?:is|was|got|has been) ${change} (?:by|in|into|to|with)|turned into) ${after}$`,
  `^${name},? (?:(?:got|has been|was) )?(?:${change}|moved|went) from ${before} (?:in)?to ${after}$`,
].map((form) => new RegExp(form, 'iu'));

/** Forms of claims that words came into a keyword's text or left it: `The list dropped “moss” from Leap`. */
const words = '(?:the )?(?:phrase |words? )?["“](?<piece>[^"“”]{1,200}[^"“”.!?])["”]';
const bySource = '(?: (?:by|in|with) (?:the )?(?<source>[^"“”]{2,80}?))?';
const movedForms = [
  `^(?:the )?(?<source>[^"“”]{2,80}?) (?:has )?(?:(?<came>added)|cut|deleted|dropped|removed) ${words} (?:from|in|to) ${name}$`,
  `^${name}:? (?:(?<came>added|gained)|cut|deleted|dropped|lost|removed) ${words}${bySource}$`,
  `^${name}:? ${words} (?:got|has been|is|was|were) (?:(?<came>added|new)|cut|deleted|dropped|gone|removed)${bySource}$`,
  `^${words} (?:got|has been|was|were) (?:(?<came>added)|cut|deleted|dropped|removed) (?:from|in|to) ${name}${bySource}$`,
].map((form) => new RegExp(form, 'iu'));

/** The same of two templates: `Leap → Leap X`. */
const ofTemplates = /^(?<before>[^→]{2,80}) → (?<after>[^→]{2,80})$/u;

/** Words before a kind or a moment, which may be any: `in the pending step`, `an activated ability`. */
const lead = /^ (?:(?:an?|at|during|in|on|the) )+/;

/** How often a phrase has a piece. */
function countIn(phrase: string, piece: string): number {
  return phrase.split(piece).length - 1;
}

/** The pieces of a wording that a piece of the next may replace: its parts by their ids. */
function partsOf({ parts }: Revision): Map<string, string> {
  return new Map(parts.map(({ id, text }) => [id, phraseIn(text)]));
}

/** The words of a wording's type line. */
function kindOf({ parts: [meaning] }: Revision): ReadonlySet<string> {
  return new Set(phraseIn(splitMeaning(meaning?.text ?? '').typeLine).split(' '));
}

/** Whether one piece gave way to another between two wordings: in a part, as the template, or as the kind. */
function isReplaced(from: Revision, to: Revision, then: string, now: string): boolean {
  if (isSpelledAs(from.template, then) && isSpelledAs(to.template, now)) return true;
  const [old, fresh] = [then, now].map((said) => phraseIn(said).replace(lead, ' '));
  if (!old?.trim() || !fresh?.trim() || old === fresh) return false;
  const [kindBefore, kindAfter] = [from, to].map(kindOf);
  const isOf = (kind: ReadonlySet<string> | undefined, said: string) =>
    said
      .trim()
      .split(' ')
      .every((word) => kind?.has(word));
  if (isOf(kindBefore, old) && isOf(kindAfter, fresh) && !isOf(kindBefore, fresh)) return true;
  const partsBefore = partsOf(from);
  return [...partsOf(to)].some(([id, text]) => {
    const had = partsBefore.get(id) ?? '';
    const isGone = countIn(text.replaceAll(fresh, ' '), old) < countIn(had, old);
    return isGone && countIn(text, fresh) > countIn(had, fresh);
  });
}

/**
 * Prepares the answer to claims that one piece of a keyword's text replaced another, in words, with an arrow or after
 * the keyword's name: `Leap used to be static, now it's layered.`, `Leap: now “by the sea” (was “by the river”)`. There
 * is none where neither ever replaced the other.
 */
export function createReplacedAnswer({ keywordCalled, bySlug, known }: Rulebook): AnswerWay {
  const answerMoved = (ways: readonly string[], sentence: ClaimedSentence) => {
    for (const { name = '', piece = '', came, source: called } of groupsIn(movedForms, ways)) {
      const keyword = keywordCalled(name);
      const source = sourceCalled(called ?? '', known.sources);
      if (!keyword || (called && !source)) continue;
      const hasCome = came !== undefined;
      const moves = sourcesOfMove(keyword, piece, hasCome);
      const isSo = source ? moves.includes(source) : moves.length > 0;
      if (moves.length > 0 || sourcesOfMove(keyword, piece, !hasCome).length > 0)
        return reworded(sentence, keyword, isSo);
    }
    return null;
  };
  return inAnyFrame((text, sentence) => {
    const said = text.replace(/[.!]+$/, '');
    const heading = bySlug.get(sentence.slug ?? '')?.name;
    const ways = heading === undefined ? [said] : [said, `${heading}: ${said}`];
    for (const { name = '', before = '', after = '' } of groupsIn(forms, ways)) {
      const keyword = keywordCalled(name);
      const isSo = keyword ? isReplacedIn(keyword, before, after) : null;
      if (keyword && isSo !== null) return reworded(sentence, keyword, isSo);
    }
    const moved = answerMoved(ways, sentence);
    if (moved) return moved;
    const { before, after } = ofTemplates.exec(said)?.groups ?? {};
    const [named] = [before, after].flatMap((each) => keywordCalled(nameOfTemplate(each ?? '')) ?? []);
    const isSo = before && after && named ? isReplacedIn(named, before, after) : null;
    if (!named || isSo === null) return null;
    const told = `The template of ${named.name} changed`;
    return recordedAnswer(sentence, named.slug, isSo, told, changesOf(named, 'template'));
  });
}

/** The answer to a claim about how a keyword's text changed. */
function reworded(sentence: ClaimedSentence, keyword: Keyword, isSo: boolean): AnsweredSentence {
  return recordedAnswer(sentence, keyword.slug, isSo, `${keyword.name} was reworded`, changesOf(keyword));
}

/** Ids of the sources in which words occur more often than in the wording before, or less often. */
function sourcesOfMove(keyword: Keyword, piece: string, isCome: boolean): string[] {
  const count = (id: string) => {
    const revision = revisionById(keyword, id);
    return revision ? countIn([...partsOf(revision).values()].join(' '), phraseIn(piece)) : 0;
  };
  const more = ([less, more]: readonly [string, string]) => count(less) < count(more);
  return transitions(keyword)
    .filter(({ from, to }) => more(isCome ? [from, to] : [to, from]))
    .map(({ source }) => source);
}

/** Whether one replaced the other; null where neither did. */
function isReplacedIn(keyword: Keyword, then: string, now: string): boolean | null {
  const pairs = transitions(keyword).map(({ from, to }) => [from, to].map((id) => revisionById(keyword, id)));
  const ever = (old: string, fresh: string) =>
    pairs.some(([from, to]) => from && to && isReplaced(from, to, old, fresh));
  if (ever(then, now)) return true;
  return ever(now, then) ? false : null;
}
