import { stopWords } from '../../keywords/text/stop-words.ts';
import { leastWords, omission, takesBack } from './match.ts';
import { phraseOf, type Word, wordsOf } from './words.ts';

/** Words that join two sentences and say nothing. */
const joints = new Set(['and', 'but', 'or', 'also', 'then', 'so']);

/** With these words a sentence goes on to say of what, when or how often it holds, or of what else. */
const goOn = new Set(
  (
    'about across after against among as at because before behind beside between by during each equal even every except excl excluding for ' +
    'from greater if in including instead into less like minus next nor of off on once onto or over per plus provided rather ' +
    'regardless than that though through till to toward twice under unless until upon when whenever where wherever which ' +
    'while who whose with within without'
  ).split(' '),
);

/** Those of them with which somebody also says where something stands: `On page 7: …`, `(as of 2019)`. */
const citing = new Set('about as at by from in of on per'.split(' '));

/** Whether a sentence goes on with a word, and does not only cite with it where it stands. */
export function isGoingOn(word: string): boolean {
  return goOn.has(word) && !citing.has(word);
}

/** Words that narrow a sentence wherever they stand. */
const narrowing = new Set(
  'always hardly just max maximum maybe min minimum mostly never not often only perhaps possibly rarely seldom sometimes usually'.split(
    ' ',
  ),
);

/** Words beside a sentence that change nothing of it. */
const fillers = new Set(
  (
    'a actually afaik again ah answer anyway apparently basically btw correct current currently does example faq fyi guys hello hey hi hm hmm huh iirc imho imo indeed ' +
    'is isnt it lol meaning new note now oh ok okay please q really reminder respectively right rule ruling so still sure tbh thanks that this tip today too ' +
    'true uh um wait well which yeah yep yes'
  ).split(' '),
);

/** Words of the rules with which somebody speaks of texts and who reads them: `Player: …`. */
const labels = new Set(
  'ability called card cards effect game list name pdf player players read rules section see text version wording'.split(
    ' ',
  ),
);

/** Those words, and what any text has, say nothing of a case in which something holds. */
const ofTexts = new Set([...stopWords, ...labels]);

/** What else somebody says who speaks of a claim: `Did they change that?`, `Source: …`. */
const talk = new Set(
  (
    'according agree agreed anybody anymore anyone change changed changes cheers confirm did didnt doubt doubts either folks good he hold holds idea ideas interesting judge judges know more official per she since somebody someone source ' +
    'sources sure thank they think thoughts told valid'
  ).split(' '),
);

/** Whether a word may stand in a sentence that speaks of a claim, and says nothing of the game. */
export function isOfTalk(word: string): boolean {
  const isKnown = [joints, fillers, ofTexts, talk, past].some((words) => words.has(word));
  return isKnown || isConditional(` ${word} `);
}

/**
 * Words with which somebody leads to what is said, or says afterwards who said it: `a judge told me that`,
 * `as far as I know`.
 */
const saysThat =
  / (?:according to|am i|agree(?:s|d)?|as far as|ask(?:ed|s)?|believes?|claim(?:ed|s)?|confirm(?:ed|s)?|found|guess|heard|hear|hold|insist(?:ed|s)?|know|learn(?:ed|t)|mean(?:s|t)?|notice(?:d|s)?|reads?|recall|remember|sa(?:id|y|ys)|state(?:s|d)?|sure|tell(?:s)?|the case|til|think(?:s)?|thought|told|understand|used to be|wonder(?:ed|ing)?|writes?|wrote) (?:\S+ )?(?:(?:if|that|whether) )?$/;

/** Words that lead to what is said and say where it stands: `Per the rules`; `per attack` says how often it holds. */
const saysWhere = /^ (?:according to|as per|per the) (?:\S+ ){1,6}$/;

/** The words that say something. */
export function saying(words: readonly Word[]): Word[] {
  return words.filter(({ word }) => /[\p{L}\p{N}]/u.test(word) && !joints.has(word));
}

/** Those of them that say something beside a sentence. */
function telling(words: readonly Word[]): Word[] {
  return saying(words).filter(({ word }) => !fillers.has(word));
}

/** The stretch of a text from the first to the last of its words that say something beside a sentence. */
export function told(text: string, words: readonly Word[]): string {
  const said = telling(words);
  return text.slice(said[0]?.start ?? 0, said.at(-1)?.end ?? 0);
}

/** Whether words say nothing beside a sentence: "Q", "and", "respectively". */
export function isFiller(words: readonly Word[]): boolean {
  const phrase = phraseOf(words);
  const isAsked = asksWhether.test(phrase);
  return telling(isAsked ? wordsOf(phrase.replace(asksWhether, ' ')) : words).length === 0;
}

/** Who asks whether it is so takes nothing back. */
const asksWhether =
  / (?:(?:correct|right|true|yes) or (?:false|incorrect|no|not|wrong)|(?:did|has|have|is|was|were) (?:it|somebody|someone|that|they|this) (?:been )?(?:changed?|deleted?|overruled?|removed?|revoked?))(?= )/;

/** Whether words that stand around a sentence say that it holds in some case alone, or does not: `False: …`. */
export function isConditional(phrase: string): boolean {
  const said = phrase.replace(ofMemory, ' ').replace(asksWhether, ' ');
  return takesBack(said) || conditions.test(said) || contradictions.test(said);
}

/** With these words somebody says that something held once, and does no more. */
export const ended =
  / (?:any ?more|cancell?ed|deletes?|deleted|longer|overruled|removes?|retracted|revoked|scrapped|withdrawn) /;

/** With these words somebody says that he may be wrong, and not in which case something holds. */
const ofMemory =
  / (?:(?:but )?(?:im |i am )?not (?:entirely |quite |really )?(?:certain|sure)(?: (?:but|if|that|though|whether))*|(?:if|unless) (?:anything|it|nothing|something|they|this) (?:has |have )?changed|(?:correct me )?(?:if|unless) (?:(?:i|we) (?:am|hear|heard|know|read|recall|remember|understand|understood)|im|memory serves)(?: (?:all|but|correct|correctly|it|me|mistaken|not|right|rightly|this|well|wrong))*)(?= )/g;

/** Whether words only say who says something, or that it is said: `As far as I know`, `Unless I am wrong`. */
export function isSaying(phrase: string): boolean {
  return saysThat.test(phrase) || phrase.replace(ofMemory, '').trim() === '';
}

const conditions = / (?:when|whenever|while|during) /;
const contradictions =
  / (?:banned|bogus|cancell?ed|contrary|debunked|deletes?|deleted|disagrees?|disproved|doubts?|fake|false(?:ly)?|hardly|homebrew|house rules?|hypothetical|imagine|incorrect(?:ly)?|invalid|jok(?:e|ing)|lie[ds]?|longer|made (?:it |that |this )?up|mistaken(?:ly)?|myth|nobody|nope|nothing|nowhere|opposite|overruled|pretend(?:ing)?|propos(?:al|ed|es)|refuted|rejected|removes?|retracted|revoked|rumou?r|scrapped|suggest(?:ed|ion)|unofficial|untrue|withdrawn|wrong(?:ly)?) /;

/** Words in front of two sentences of which one took the other's place. */
const ofOrder = new Set(['after', 'before']);

/** Words that take back what holds, but not what once did: `Previously: …`. */
const past = new Set(
  'earlier former formerly gone obsolete old outdated previous previously removed repealed superseded was'.split(
    ' ',
  ),
);

/** The name that stands beside such a word: `Old Armor`, `Armor (old)`. */
export function withoutPast(name: string): string {
  const words = name.split(/\s+/);
  const isPast = (word = '') => past.has(word.toLowerCase().replace(/\P{L}/gu, ''));
  if (words.length < 2) return name;
  if (isPast(words[0])) return words.slice(1).join(' ');
  return isPast(words.at(-1)) ? words.slice(0, -1).join(' ').replace(/,$/, '') : name;
}

/** Whether words beside a sentence, or before or behind a colon, say that it held once: `Old text: Armor`. */
export function isOfThePast(text: string): boolean {
  return text.split(':').some((piece) => {
    const words = wordsOf(piece);
    const left = telling(words).filter(({ word }) => !ofTexts.has(word));
    const said = phraseOf(left).trim();
    return past.has(said) || said === 'before' || phraseOf(words).includes(' used to ');
  });
}

/** With these words somebody says what means it, or what kind of ability it is of, and may be wrong. */
const defining = / means | (?:ability|effect) \S/;

/** Whether a word may say that it held once; in `I was told` it does not. */
export function speaksOfPast({ word }: Word): boolean {
  return past.has(word) && word !== 'was';
}

/**
 * Whether words in front of a sentence only open it, and claim nothing: `Is it true that`, `someone wrote that`, or, in
 * front of a mark, a few that say who says it, or where: `Judge: …`, `p. 14: …`; in front of a colon also more, where none
 * is of the rules: `I found this on a page: …`.
 */
export function isOpening(
  text: string,
  words: readonly Word[],
  next: Word,
  rules: Pick<Rules, 'have'>,
): boolean {
  const phrase = phraseOf(words);
  const said = saying(words);
  const mark = text.slice(said.at(-1)?.end, next.start);
  const isShort = said.length < leastWords && markBehindLead.test(mark);
  const isApart = mark.includes(':') && !words.some(({ word }) => isOfCase(word, rules));
  if (defining.test(phrase) || words.some(speaksOfPast)) return false;
  return isFiller(words) || isSaying(phrase) || saysWhere.test(phrase) || isShort || isApart;
}

/** What ends a sentence, and what only sets apart what stands before or behind one. */
const end = /[.!?]|;(?!["”])/;
const [markBehindLead, markBeforeRest] = [/[:>)\]\u2013\u2014]| --? /, /[:([\u2013\u2014]| --? /];

/** With these words behind a sentence, or behind the comma that ends what somebody says first, he says two things. */
const joint = /\b(?:and|but|or)\b/;

/** With these words behind what he says somebody asks whether it is so: `…, doesn't it?`, `…, or not?`. */
const tag =
  /^["”’').]*\s?[,–—-]\s*(?:(?:or )?(?:no|not)|\p{L}{2,7}(?:n['’]?t)? (?:he|i|it|she|that|they|this|we|you))\s?\?["”’')]*$/iu;

/** Whether what stands behind a word to the end of a text only asks whether that is so. */
export function isTag(text: string, before: Word): boolean {
  return tag.test(text.slice(before.end));
}

/** Whether words in front of a sentence answer what somebody asked, and do not deny it: `No, …`. */
export function isReply(text: string, words: readonly Word[]): boolean {
  const [first, ...more] = saying(words);
  return (
    more.length === 0 && /^(?:no|nope)$/.test(first?.word ?? '') && /^[.,!]/.test(text.slice(first?.end))
  );
}

/** What stands before an effect in the rules themselves: another one makes another keyword of it. */
const typeLine = / that means $/;

/** What is known of the rules. */
export interface Rules {
  /**
   * Whether the name of a keyword, or of a source (`As of the Keyword list:`), stands in front of a sentence as above a
   * text.
   */
  isHeading(name: string, sentence: string): boolean;
  /** Whether a keyword and a ruling of it are cited with these words: `(Armor, ruling 1)`. */
  isCited(name: string): boolean;
  /** Whether these words only name sources: `in the Glossary`. */
  isSource(name: string): boolean;
  /** Whether they have a word. */
  have(word: string): boolean;
  /** Whether they say a few words as a piece of something. */
  say(words: readonly Word[]): boolean;
}

/** Whether a word is of a case in which something holds: `Tapped Jedi: …`, and not of who says it: `Jedi Ben: …`. */
export function isOfCase(word: string, rules: Pick<Rules, 'have'>): boolean {
  return rules.have(word) && /\p{L}/u.test(word) && !goOn.has(word) && !ofTexts.has(word);
}

/**
 * Whether words beside a sentence make another of it: `No` in front, `only`, `or dice`, `and it must be tapped`,
 * `(if tapped)`. They do not where they are a sentence of their own, where somebody only says that it is so, or where a
 * mark sets apart what is not in words of the rules.
 * @param isApart whether the sentence stands in quotation marks
 */
export function changes(
  text: string,
  words: readonly Word[],
  from: number,
  to: number,
  rules: Rules,
  isApart: boolean,
): boolean {
  const beside = words.slice(from, to);
  const said = saying(beside);
  const [first] = said;
  const [before, after] = [words[from - 1], words[to]];
  if (!first || isFiller(beside) || (before ? isTag(text, before) : isReply(text, beside))) return false;
  const tells = telling(beside);
  const between = before
    ? text.slice(before.end, tells[0]?.start)
    : text.slice(tells.at(-1)?.end, after?.start);
  if (typeLine.test(phraseOf(beside)) || (said.length === 1 && isConditional(phraseOf(said)))) return true;
  const isLeftOut = omission.test(between);
  if ((end.test(between) && !isLeftOut) || isSaying(phraseOf(beside))) return false;
  if (isLeftOut && rules.say(beside)) return false;
  const name = told(text, beside);
  if (!before && rules.isHeading(name, text.slice(after?.start))) return false;
  const isCited = !after && markBeforeRest.test(between) && !joint.test(between) && rules.isCited(name);
  if (isCited || (!after && rules.isSource(name))) return false;
  if (!before && said.length === 1 && between.startsWith(':') && ofOrder.has(first.word)) return false;
  const isNarrowed = tells.some(({ word }) => narrowing.has(word));
  const isCase = ({ word }: Word) => isOfCase(word, rules);
  const isWhere = !before && saysWhere.test(phraseOf(beside)) && !name.includes(',') && !isNarrowed;
  if (isWhere && !tells.some((each) => each !== first && isCase(each))) return false;
  if (!before && between.includes(':') && tells.every(({ word }) => labels.has(word))) return false;
  const isMarked = isApart || isLeftOut || (before ? markBeforeRest : markBehindLead).test(between);
  const isSaid =
    said.length > 1 && !before && between.includes(',') && !joint.test(between) && !goOn.has(first.word);
  if ((!isMarked && !isSaid) || (before && joint.test(between))) return true;
  if (isGoingOn(first.word) || isNarrowed) return true;
  const isOfRules = ({ word }: Word) => /\p{L}/u.test(word) && (rules.have(word) || goOn.has(word));
  // Around a quotation somebody may speak of what it is about.
  return (!isApart && tells.some(isCase)) || tells.every(isOfRules);
}
