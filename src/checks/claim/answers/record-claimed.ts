import type { Keyword } from '../../../keywords/model.ts';
import { nameKey } from '../../../keywords/text/slug.ts';
import type { Rulebook } from '../rulebook.ts';
import { bringingVerbs, originVerbs } from '../talk/record-verbs.ts';
import { listed } from '../talk/talk-words.ts';
import { type AnswerWay, inAnyFrame, recordedAnswer } from './answered.ts';
import { type DaySaid, isOnDay, sayOrigin, takeDay } from './origin.ts';

/** Words that a claim about a keyword's origin has besides names and days: verbs, and what joins them. */
const said = new Set([
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

/** Forms that name a set or a publisher first and the keyword after it, or use a label of the keyword list. */
const brought = `(?:${bringingVerbs})`;
const label = '(?<label>added (?:by|in set)|date added|publisher|set)';
const ofSet = [
  `^(?:the )?${label} (?:for|of) (?<named>.{2,80}?)(?::| is| was) (?<by>.{2,80})$`,
  `^(?<named>.{2,80}?)['’]s ${label}(?::| is| was) (?<by>.{2,80})$`,
  `^the first set (?:with|(?:that|which) ha[ds]) (?<named>.{2,80}?) (?:is|was) (?<by>.{2,80})$`,
  `^(?<by>.{2,80}?) (?:is|was) where (?<named>.{2,80}?) (?:came|comes|is|was) from$`,
  `^we (?:first )?got (?<named>.{2,80}?) (?:from|in|with) (?<by>.{2,80})$`,
  `^the (?:publisher|set) (?:that|which|who) ${brought} (?<named>.{2,80}?) (?:is|was) (?<by>.{2,80})$`,
  `^(?<by>.{2,80}?) (?:first )?${brought} (?:us )?(?<named>.{2,80})$`,
].map((form) => new RegExp(form, 'i'));

/** The beginning of a claim about the origin of a keyword that is named before it, as a heading or in brackets. */
const headed = new RegExp(`^(?:${label}: ?(?=.)|added )`, 'i');

/** Words that say that a keyword came again, or went. */
const other = /\b(?:(?:came|comes) back|out of)\b/i;

/** Several keywords of which something is said together: `Armor and Leap were added …`, `Armor, Leap and Fern are from …`. */
const ofSeveral = new RegExp(
  `^(?<names>.{2,160}?) (?:(?<verb>are|were) )?(?:(?:all|both|each) )?(?<rest>(?:first )?(?:from|${originVerbs}) .*)$`,
  'i',
);
const betweenNames = /, (?:and )?| and | & /;

/** In characters; what is longer says more than how a keyword came. */
const longestClaim = 200;

/** What somebody says that is recorded of a keyword. */
interface RecordTold {
  keyword: Keyword;
  set: string[];
  by: string[];
  day: DaySaid | null;
}

/**
 * Prepares the answer to claims about a keyword's origin: `Armor was introduced in Moss by Somebody in May 2021.` is so
 * where the sources record each of it, and otherwise where they record one of it differently; of what they do not record
 * nothing is said.
 */
export function createRecordAnswer({ keywords, namedOf, bySlug, headings }: Rulebook): AnswerWay {
  const sets = namesOf('set', keywords);
  const publishers = namesOf('by', keywords);

  const read = (text: string, slug: string | null): RecordTold | null => {
    if (text.length > longestClaim) return null;
    const claimed = text.replace(/[.!?]+$/, '');
    const behind = headed.exec(claimed);
    const keyword = behind && bySlug.get(slug ?? '');
    if (keyword) return ofLabel(readBehind(keyword, claimed), behind.groups?.label);
    const ofKeyword = tells.test(text) && !other.test(text) ? readFrom(claimed) : null;
    if (ofKeyword) return ofKeyword;
    const found = ofSet.map((form) => form.exec(claimed)?.groups ?? {}).find(({ by }) => by);
    return found ? ofLabel(readFrom(`${found.named} in ${found.by}`), found.label) : null;
  };

  const readFrom = (text: string): RecordTold | null => {
    const words = text.split(/\s+/);
    for (let count = Math.min(words.length, headings.longestName); count > 0; count--) {
      const named = namedOf(words.slice(0, count).join(' ').replace(/^the /i, ''));
      const keyword = bySlug.get(named?.slug ?? '');
      if (keyword) return readBehind(keyword, words.slice(count).join(' '));
    }
    return null;
  };

  const readBehind = (keyword: Keyword, text: string): RecordTold | null => {
    const [day, withoutDay] = takeDay(text);
    const [set, withoutSets] = takeNames(withoutDay, sets);
    const [by, rest] = takeNames(withoutSets, publishers);
    const isAll = (rest.match(/[\p{L}\p{N}]+/gu) ?? []).every((word) => said.has(word.toLowerCase()));
    if (!isAll || set.length + by.length + (day ? 1 : 0) === 0) return null;
    return { keyword, set, by, day };
  };

  const readEach = (text: string): (RecordTold | null)[] => {
    const { names = '', verb, rest } = ofSeveral.exec(text)?.groups ?? {};
    const each = names.replace(/^both /i, '').split(betweenNames);
    const is = { are: 'is ', were: 'was ' }[verb?.toLowerCase() ?? ''] ?? '';
    return each.length > 1 ? each.map((name) => read(`${name} ${is}${rest}`, null)) : [];
  };

  /** Whether all of it is so; null where it is not recorded. */
  const isRecorded = ({ keyword: { introduction }, set, by, day }: RecordTold): boolean | null => {
    if (!introduction) return null;
    const answers = [
      ...set.map((name) => isName(name, introduction.set)),
      ...by.map((name) => isName(name, introduction.by)),
      ...(day ? [introduction.date === null ? null : isOnDay(day, introduction.date)] : []),
    ];
    return answers.includes(null) ? null : !answers.includes(false);
  };

  return inAnyFrame((text, sentence) => {
    const told = read(text, sentence.slug);
    const all = told ? [told] : readEach(text);
    const answers = all.map((each) => each && isRecorded(each));
    const [first] = all;
    if (!first || answers.includes(null)) return null;
    const said = all.flatMap((each) =>
      each?.keyword.introduction ? sayOrigin(each.keyword, each.keyword.introduction) : [],
    );
    return recordedAnswer(sentence, first.keyword.slug, !answers.includes(false), said.join('; '));
  });
}

/** What is told, where it is what a label asks for: a day, a set or a publisher. */
function ofLabel(told: RecordTold | null, label = ''): RecordTold | null {
  const asked = /date/i.test(label) ? told?.day : /set$/i.test(label) ? told?.set[0] : told?.by[0];
  return label === '' || asked ? told : null;
}

/**
 * What the names that the sources record of keywords in a field are called, which is their initials too where no other
 * has them; the longest first, so that none is taken for a shorter one.
 */
function namesOf(field: 'set' | 'by', keywords: readonly Keyword[]): Called[] {
  const names = [...new Set(keywords.flatMap(({ introduction }) => introduction?.[field] ?? []))];
  const inShort = [...Map.groupBy(names, initialsOf)].flatMap(([initials, [name, other]]): Called[] =>
    name !== undefined && other === undefined && initials.length >= leastInitials ? [[initials, name]] : [],
  );
  return [...names.map((name): Called => [name, name]), ...inShort].sort(([a], [b]) => b.length - a.length);
}

/** What a name is called, and the name. */
type Called = [called: string, name: string];

/** Fewer letters are too many things. */
const leastInitials = 3;

function initialsOf(name: string): string {
  return (name.match(/(?<![\p{L}\p{N}'’])\p{L}/gu) ?? []).join('').toUpperCase();
}

/** Which of these names a text has, and the text without them. */
function takeNames(text: string, names: readonly Called[]): [names: string[], rest: string] {
  let rest = ` ${text.replace(/[^\p{L}\p{M}\p{N}'’]+/gu, ' ')} `;
  const found = names.filter(([called, name]) => {
    const at = rest.toLowerCase().indexOf(` ${called.toLowerCase()} `);
    // Without a capital initials are a word: `a raw keyword`.
    if (called !== name && !/\p{Lu}/u.test(rest.slice(at, at + called.length + 1))) return false;
    if (at !== -1) rest = `${rest.slice(0, at)} ${rest.slice(at + called.length + 1)}`;
    return at !== -1;
  });
  return [found.map(([, name]) => name), rest];
}

/** Null where it is not recorded. */
function isName(name: string, recorded: string | null): boolean | null {
  return recorded === null ? null : nameKey(name) === nameKey(recorded);
}
