import { nouns } from '../../../keywords/kinds.ts';
import { stopWords } from '../../../keywords/text/stop-words.ts';
import type { Word } from '../words/words.ts';

/** The words of a list, separated by white space. */
export function listed(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}

/** Words that join two sentences and say nothing themselves. */
const joints = listed('and but or also then so');

/** Words that continue a sentence with what, when or how often it holds for, or with something else. */
export const goOn = listed(`
  about across after against among as at because before behind beside between by during each equal even every except
  excl excluding for from greater if in including instead into less like minus next nor of off on once onto or over
  per plus provided rather regardless than that though through till to toward twice under unless until upon when
  whenever where wherever which while who whose with within without
`);

/** Those that may also introduce the place of a text: `On page 7: …`, `(as of 2019)`. */
const citing = listed('about as at by from in of on per');

/** Whether a word continues a sentence, and does not only introduce the place of a text. */
export function isGoingOn(word: string): boolean {
  return goOn.has(word) && !citing.has(word);
}

/** Words that begin an exception or a supposed case: `Barring Jedi`, `Should you win`. */
const setsAside = listed(`
  apart aside assuming barring besides excepting given granted had ignoring leaving lest providing save say should
  suppose supposing were
`);

/** Words that end one: `Jedi aside`. */
const endsAside = listed('apart aside excepted excluded permitting');

/** Whether words name an exception or a supposed case. */
export function isSetAside(words: readonly Word[]): boolean {
  return setsAside.has(words[0]?.word ?? '') || endsAside.has(words.at(-1)?.word ?? '');
}

/** Words that leave open whether something is so. */
const doubting = listed(
  'approximately generally maybe mostly normally often partially partly perhaps possibly rarely roughly seldom sometimes typically usually',
);

/** Words that narrow a sentence wherever they are. */
const narrowing = new Set([...doubting, ...listed('always just least max maximum min minimum most only')]);

/** Whether a word leaves open whether what it accompanies is so. */
export function isDoubting({ word }: Word): boolean {
  return doubting.has(word);
}

/** Whether words narrow a sentence wherever they are: `Mostly`, `at the maximum`. */
export function isNarrowing(words: readonly Word[]): boolean {
  return words.some(({ word }) => narrowing.has(word));
}

/** Whether words limit a sentence beside them to what, when or how often it holds for. */
export function areLimit(words: readonly Word[]): boolean {
  const first = words.find(({ word }) => /\p{L}/u.test(word));
  return isGoingOn(first?.word ?? '') || isNarrowing(words) || isSetAside(words);
}

/** Words beside a sentence that do not change what it says. */
const fillers = listed(`
  a absolutely actually additionally afaik again ah alright answer anyway anyways apparently basically besides bro btw bud buddy certainly cheers clearly correct
  current currently definitely does dude er erm example fact fairly faq firstly fortunately ftr furthermore fwiw fyi guys ha haha hahaha hello hence hey hi hm hmm
  honestly however huh ianaj iirc imho imo importantly indeed interestingly is isnt it lastly lol luckily man mate meaning moreover naturally nb new ngl note now
  nowadays obviously officially oh ok okay please pls plus pretty ps psa pal q question raw really reminder respectively right rule ruling sadly secondly sorry still
  sure surely tbf tbh technically thankfully thanks that therefore thing thirdly thus thx this tip tl dr tldr today too true uh um unfortunately wait well which yeah
  yep yes yo
`);

/** Words that number a sentence among others: `Second, …`; elsewhere the rules have them. */
export const ordinals = listed('first second third fourth fifth last next');

/** Words of the rules that are also used for texts and their readers: `Player: …`. */
const labels = listed(`
  ability called card cards clarification definition effect exact explanation full game list name pdf player players quick read rules
  section see source sources statement summary text version wording
`);

/** Whether words only label what follows: `Rules text`. */
export function isLabel(words: readonly Word[]): boolean {
  return words.every(({ word }) => labels.has(word));
}

/** What a keyword may be called beside its name, for a pattern: `the Armor ability`. */
export const keywordNoun = `(?:${[...nouns, 'keyword'].join('|')})`;

/** Words for a piece of a text, for a pattern. */
export const ofText = '(?:clause|line|passage|phrase|ruling|sentence|words?|wording)';

/** Words that name no case in which something holds: labels, and the small words of any text. */
export const ofTexts = new Set([...stopWords, ...labels]);

/** Further words of somebody who talks about a claim: `Did they change that?`, `Source: …`. */
const talk = listed(`
  about above according actual adopted afraid ago agreed approved anybody anymore anyone applies apply below bit carried case change changed changes claim
  close confirm did edit edited either errata ever exactly fear folks following glossary good got he heck hell hold holds idea ideas im info information interesting
  judge judges just know last line month months more news official passage per possible quite quote ratified reads recently rulebook said says sentence
  she since sir somebody speaking someone stands thank these they think those thoughts thread update updates valid way week weeks works year years
  blatantly demonstrably downright factually flatly outright patently plainly respectfully simply strongly totally truly utterly wholly committee feature vote votes
`);

/** Words that say that something held once: `Previously: …`. */
export const past = listed(`
  archived earlier expired former formerly gone historic historical historically history initially legacy obsolete old originally outdated previous previously removed
  repealed retired superseded was
`);

/** All words that sentences about claims consist of. */
export const talkWords = new Set([joints, fillers, ofTexts, talk, past].flatMap((words) => [...words]));

/** Whether a word is about the game, and not about texts and their readers: `Tapped Jedi: …`, not `Player: …`. */
function isOfGame(word: string): boolean {
  return /\p{L}/u.test(word) && ![goOn, ofTexts, fillers, talk].some((words) => words.has(word));
}

/** Whether a word may say that something held once; `was` alone does not, as in `I was told`. */
export function speaksOfPast({ word }: Word): boolean {
  return past.has(word) && word !== 'was';
}

/** A name without such a word before or after it: `Old Armor`, `Armor (old)`. */
export function withoutPast(name: string): string {
  const words = name.split(/\s+/);
  const isPast = (word = '') => past.has(word.toLowerCase().replace(/\P{L}/gu, ''));
  if (words.length < 2) return name;
  if (isPast(words[0])) return words.slice(1).join(' ');
  return isPast(words.at(-1)) ? words.slice(0, -1).join(' ').replace(/,$/, '') : name;
}

/** Whether a word names a case in which something holds: `Tapped` in `Tapped Jedi: …`, not `Player` in `Player: …`. */
export type IsCase = (word: Word) => boolean;

/**
 * Prepares that test.
 * @param isOfRules whether the rules have a word
 */
export function isCaseOf(isOfRules: (word: string) => boolean): IsCase {
  return ({ word }) => {
    const forms = [word, word.replace(/s$/, '')];
    return forms.some(isOfRules) && forms.every(isOfGame);
  };
}

/** Words without those that only join others, and without signs. */
export function withoutJoints(words: readonly Word[]): Word[] {
  return words.filter(({ word }) => /[\p{L}\p{N}%]/u.test(word) && !joints.has(word));
}

/** Words that add something to a sentence beside them: neither joints nor fillers. */
export function contentWords(words: readonly Word[]): Word[] {
  return withoutJoints(words).filter(({ word }) => !fillers.has(word));
}

/** The part of a text from the first to the last of its {@link contentWords}. */
export function contentSpan(text: string, words: readonly Word[]): string {
  const said = contentWords(words);
  return text.slice(said[0]?.start ?? 0, said.at(-1)?.end ?? 0);
}

/** Marks that separate a sentence from words before it, and from words after it. */
export const markAfterLead = /[:>)\]\u2013\u2014]| --? /;
export const markBeforeRest = /[:([\u2013\u2014]| --? | ~ ?/;

/** The beginning of another sentence: a mark, or a conclusion (`, so …`); but `so long as` narrows the first. */
export const nextSentence =
  /^(?:[.!?;]["”’']?|,? (?:and )?(?:hence|so|therefore|thus)(?!,? (?:are|as|can|did|do|does|far|is|long|many|much|that)\b),?) /i;

/** Words that join two statements. */
export const joint = /\b(?:and|but|or)\b/;

/** A conclusion of the author's own, which takes nothing back: `so you can't do it twice`. */
export const ownConclusion =
  /^(?:and )?(?:hence|so|therefore|thus),? (?:I|we|you) (?:can(?:not|['’]?t| not)?|(?:could|do|may|must|need|should|will|would)(?:n['’]?t| not)?) (?!be\b|believe\b|say\b|think\b)\w/i;
