import type { Keyword } from '../../../../keywords/model.ts';
import { nameKey } from '../../../../keywords/text/slug.ts';
import type { Rulebook } from '../../rulebook.ts';
import { bringingVerbs, originLabels, originVerbs } from '../../talk/record-verbs.ts';
import { listed } from '../../talk/talk-words.ts';
import { type AnswerWay, inAnyFrame, recordedAnswer } from '../answered.ts';
import { groupsIn } from '../forms.ts';
import { type DaySaid, isOnDay, sayOrigin, takeDay } from './origin.ts';
import { longestClaim, namesListed, namesOf, takeNames } from './recorded-names.ts';

/** Words of a claim about a keyword's origin besides names and dates: verbs, and words that join. */
export const recordWords = new Set([
  ...originVerbs.split('|'),
  ...listed(`
    a ability an and around as back been by date effect existed first for from game has in is it keyword new of on
    originally out publisher set showed since the time to up was were with
  `),
]);

/** Verbs by which a claim is known to be about a keyword's origin; or a set alone, `is from Moss`. */
const tells = new RegExp(
  String.raw`\b(?:${originVerbs})\b|\b(?:has (?:been|existed)|is (?:an?|from)|showed up|was new) `,
  'i',
);

/** Forms with a set or a publisher before the keyword, or with a label of the keyword list. */
const brought = `(?:${bringingVerbs})`;
const label = `(?<label>${originLabels})`;
const ofSet = [
  `^(?:the )?${label} (?:for|of) (?<named>.{2,80}?)(?::| is| was) (?<by>.{2,80})$`,
  `^(?<named>.{2,80}?)['’]s ${label}(?::| is| was) (?<by>.{2,80})$`,
  `^the first set (?:with|(?:that|which) ha[ds]) (?<named>.{2,80}?) (?:is|was) (?<by>.{2,80})$`,
  `^(?<by>.{2,80}?) (?:is|was) where (?<named>.{2,80}?) (?:came|comes|is|was) from$`,
  `^we (?:first )?got (?<named>.{2,80}?) (?:from|in|with) (?<by>.{2,80})$`,
  `^the (?:publisher|set) (?:that|which|who) ${brought} (?<named>.{2,80}?) (?:is|was) (?<by>.{2,80})$`,
  `^(?<by>.{2,80}?) (?:first )?${brought} (?:us )?(?<named>.{2,80})$`,
].map((form) => new RegExp(form, 'i'));

/** The beginning of a claim about the origin of a keyword that is named above or before it. */
const headed = new RegExp(`^(?:${label}: ?(?=.)|added )`, 'i');

/** Words for a keyword that returned or left. */
const other = /\b(?:(?:came|comes) back|out of)\b/i;

/** One claim about several keywords: `Armor and Leap were added …`, `Armor, Leap and Fern are from …`. */
const plurals = 'appear|come|date';
const ofSeveral = new RegExp(
  `^(?<names>.{2,160}?) (?:(?<verb>are|were) )?(?:(?:all|both|each) )?(?<rest>(?:first )?(?:from|${originVerbs}|${plurals}) .*)$`,
  'i',
);
const inPlural = new RegExp(`^(?:first )?(?:${plurals})(?= )`, 'i');

/** A denial of one fact, and what is said instead of another: `Armor isn't from Moss`, `Armor is from Fern, not Moss`. */
const denied = /^(.{2,80}? (?:is|was))(?: not|n['’]?t)(?= )/i;
const contrasted =
  /^(?<claimed>.{2,120}?),? (?:(?:and )?not|instead of|rather than) (?:(?:by|from|in|on|with) )?(?<other>.{2,80})$/i;

/** What a claim says about a keyword's origin. */
interface RecordTold {
  keyword: Keyword;
  set: string[];
  by: string[];
  day: DaySaid | null;
}

/**
 * Prepares the answer to claims about a keyword's origin. `Armor was introduced in Moss by Somebody in May 2021.` holds
 * if the sources record all of it, and is recorded differently if one fact differs; there is no answer where a fact is
 * not on record.
 */
export function createRecordAnswer({ keywords, bySlug, calledFirst, originOf }: Rulebook): AnswerWay {
  const sets = namesOf('set', keywords);
  const publishers = namesOf('by', keywords);

  const read = (text: string, slug: string | null): RecordTold | null => {
    if (text.length > longestClaim) return null;
    const claimed = text.replace(/[.!?]+$/, '');
    const heading = headed.exec(claimed);
    const keyword = heading && bySlug.get(slug ?? '');
    if (keyword) return ofLabel(readAfterName(keyword, claimed), heading.groups?.label);
    const ofKeyword = tells.test(text) && !other.test(text) ? readFrom(claimed) : null;
    if (ofKeyword) return ofKeyword;
    const [found] = groupsIn(ofSet, [claimed]);
    return found ? ofLabel(readFrom(`${found.named} in ${found.by}`), found.label) : null;
  };

  const readFrom = (text: string): RecordTold | null => {
    const first = calledFirst(text);
    return first && readAfterName(first.keyword, text.slice(first.end));
  };

  const readAfterName = (keyword: Keyword, text: string): RecordTold | null => {
    const [day, withoutDay] = takeDay(text);
    const [set, withoutSets] = takeNames(withoutDay, sets);
    const [by, rest] = takeNames(withoutSets, publishers);
    const isAll = (rest.match(/[\p{L}\p{N}]+/gu) ?? []).every((word) => recordWords.has(word.toLowerCase()));
    const told = { keyword, set, by, day };
    return isAll && factsIn(told) > 0 ? told : null;
  };

  const readEach = (text: string): (RecordTold | null)[] => {
    const { names = '', verb, rest } = ofSeveral.exec(text)?.groups ?? {};
    const each = namesListed(names);
    const is = { are: 'is ', were: 'was ' }[verb?.toLowerCase() ?? ''] ?? '';
    const ofOne = `${is}${(rest ?? '').replace(inPlural, '$&s')}`;
    return each.length > 1 ? each.map((name) => read(`${name} ${ofOne}`, null)) : [];
  };

  /** Whether the sources record all of it; null where one fact is not on record. */
  const isRecorded = ({ keyword, set, by, day }: RecordTold): boolean | null => {
    const { introduction } = originOf(keyword);
    if (!introduction) return null;
    const answers = [
      ...set.map((name) => isName(name, introduction.set)),
      ...by.map((name) => isName(name, introduction.by)),
      ...(day ? [introduction.date === null ? null : isOnDay(day, introduction.date)] : []),
    ];
    return answers.includes(null) ? null : !answers.includes(false);
  };

  /** Whether a claim is so that denies something, and of which keyword; null where it has no such form. */
  const readDenied = (text: string, slug: string | null): [RecordTold, isSo: boolean | null] | null => {
    if (denied.test(text) && calledFirst(text)) {
      const told = read(text.replace(denied, '$1'), slug);
      const isRecordedSo = told && isRecorded(told);
      // Of several facts, it is not told which is denied.
      return told && factsIn(told) === 1 ? [told, isRecordedSo === null ? null : !isRecordedSo] : null;
    }
    const { claimed = '', other = '' } = contrasted.exec(text.replace(/[.!?]+$/, ''))?.groups ?? {};
    const told = read(claimed, slug);
    const instead = told && readAfterName(told.keyword, other);
    if (!told || !instead) return null;
    const [isSo, isOther] = [told, instead].map(isRecorded);
    return [told, isSo == null || isOther == null ? null : isSo && !isOther];
  };

  return inAnyFrame((text, sentence) => {
    const told = read(text, sentence.slug);
    const deniedSo = told ? null : readDenied(text, sentence.slug);
    const all = deniedSo ? [deniedSo[0]] : told ? [told] : readEach(text);
    const answers = deniedSo ? [deniedSo[1]] : all.map((each) => each && isRecorded(each));
    const [first] = all;
    if (!first || answers.includes(null)) return null;
    const said = all.flatMap((each) => {
      const origin = each && originOf(each.keyword);
      return origin?.introduction ? sayOrigin(origin, origin.introduction) : [];
    });
    return recordedAnswer(sentence, first.keyword.slug, !answers.includes(false), said.join('; '));
  });
}

function factsIn({ set, by, day }: RecordTold): number {
  return set.length + by.length + (day ? 1 : 0);
}

/** The claim, if it has what its label is about: a date, a set or a publisher; null otherwise. */
function ofLabel(told: RecordTold | null, label = ''): RecordTold | null {
  const isOfDay = /^date| on$/i.test(label) && told?.day;
  const isOfSet = /set$| in$/i.test(label) && told?.set[0];
  const isOfPublisher = /publisher| by$/i.test(label) && told?.by[0];
  const asked = isOfDay || isOfSet || isOfPublisher;
  return label === '' || asked ? told : null;
}

/** Whether a name is the recorded one; null where none is recorded. */
function isName(name: string, recorded: string | null): boolean | null {
  return recorded === null ? null : nameKey(name) === nameKey(recorded);
}
