import { stopWords } from '../../../keywords/text/stop-words.ts';
import type { Word } from '../words/words.ts';

/** A list of words, as they stand in a text. */
export function listed(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}

/** Words that join two sentences and say nothing. */
const joints = listed('and but or also then so');

/** With these words a sentence goes on to say of what, when or how often it holds, or of what else. */
export const goOn = listed(`
  about across after against among as at because before behind beside between by during each equal even every except
  excl excluding for from greater if in including instead into less like minus next nor of off on once onto or over
  per plus provided rather regardless than that though through till to toward twice under unless until upon when
  whenever where wherever which while who whose with within without
`);

/** Those of them with which somebody also says where something stands: `On page 7: …`, `(as of 2019)`. */
const citing = listed('about as at by from in of on per');

/** Whether a sentence goes on with a word, and does not only cite with it where it stands. */
export function isGoingOn(word: string): boolean {
  return goOn.has(word) && !citing.has(word);
}

/** Words with which somebody begins to set aside or to suppose a case, `Barring Jedi`, `Should you win`. */
const setsAside = listed(`
  apart aside assuming barring besides excepting given granted had ignoring leaving lest providing save say should
  suppose supposing were
`);

/** Words that end a supposed case: `Jedi aside`. */
const endsAside = listed('apart aside excepted excluded permitting');

/** Whether words set aside or suppose a case. */
export function isSetAside(words: readonly Word[]): boolean {
  return setsAside.has(words[0]?.word ?? '') || endsAside.has(words.at(-1)?.word ?? '');
}

/** Words that leave open whether it is so. */
const doubting = listed(
  'generally maybe mostly normally often partially partly perhaps possibly rarely seldom sometimes typically usually',
);

/** Words that narrow a sentence wherever they stand. */
const narrowing = new Set([...doubting, ...listed('always just least max maximum min minimum most only')]);

/** Whether a word leaves open whether what stands beside it is so. */
export function isDoubting({ word }: Word): boolean {
  return doubting.has(word);
}

/** Whether words narrow a sentence wherever they stand: `Mostly`, `at the maximum`. */
export function isNarrowing(words: readonly Word[]): boolean {
  return words.some(({ word }) => narrowing.has(word));
}

/** Words beside a sentence that change nothing of it. */
const fillers = listed(`
  a absolutely actually additionally afaik again ah alright answer anyway anyways apparently basically besides bro btw bud buddy certainly cheers clearly
  correct current currently definitely does dude er erm example fact fairly faq firstly fortunately ftr furthermore fwiw fyi guys ha haha hahaha hello hence hey hi
  hm hmm honestly however huh ianaj iirc imho imo importantly indeed interestingly is isnt it lastly lol luckily man mate meaning moreover naturally nb new ngl note now
  nowadays obviously officially oh ok okay please pls plus pretty ps psa pal q question raw really reminder respectively right rule
  ruling sadly secondly so sorry still sure surely tbf tbh technically thankfully thanks that therefore thing thirdly thus thx this tip tl dr
  tldr today too true uh um unfortunately wait well which yeah yep yes yo
`);

/** Words of the rules with which somebody speaks of texts and who reads them: `Player: …`. */
const labels = listed(`
  ability called card cards clarification definition effect explanation game list name pdf player players quick read rules
  section see source sources statement summary text version wording
`);

/** Whether words only say what stands behind them is called: `Rules text`. */
export function isLabel(words: readonly Word[]): boolean {
  return words.every(({ word }) => labels.has(word));
}

/** Those words, and what any text has, say nothing of a case in which something holds. */
export const ofTexts = new Set([...stopWords, ...labels]);

/** What else somebody says who speaks of a claim: `Did they change that?`, `Source: …`. */
const talk = listed(`
  about above according actual afraid ago agreed anybody anymore anyone applies apply below bit case change changed changes claim
  close confirm did edit edited either errata ever exactly fear folks following glossary good got he heck hell hold holds idea ideas im interesting
  judge judges just know last line month months more news official passage per possible quite quote reads recently rulebook said says sentence
  she since sir somebody speaking someone stands thank these they think those thoughts thread update updates valid way week weeks works year years
`);

/** Words that take back what holds, but not what once did: `Previously: …`. */
export const past = listed(`
  archived earlier expired former formerly gone historic historical historically history initially legacy obsolete old originally outdated previous previously removed
  repealed retired superseded was
`);

/** Words that stand in sentences that speak of claims. */
export const talkWords = new Set([joints, fillers, ofTexts, talk, past].flatMap((words) => [...words]));

/** Whether a word is of the rules, and not of who speaks of them: `Tapped Jedi: …`, not `Player: …`. */
function isOfGame(word: string): boolean {
  return /\p{L}/u.test(word) && ![goOn, ofTexts, fillers, talk].some((words) => words.has(word));
}

/** Whether a word may say that it held once; in `I was told` it does not. */
export function speaksOfPast({ word }: Word): boolean {
  return past.has(word) && word !== 'was';
}

/** The name that stands beside such a word: `Old Armor`, `Armor (old)`. */
export function withoutPast(name: string): string {
  const words = name.split(/\s+/);
  const isPast = (word = '') => past.has(word.toLowerCase().replace(/\P{L}/gu, ''));
  if (words.length < 2) return name;
  if (isPast(words[0])) return words.slice(1).join(' ');
  return isPast(words.at(-1)) ? words.slice(0, -1).join(' ').replace(/,$/, '') : name;
}

/**
 * Prepares the question whether a word is of a case in which something holds: `Tapped Jedi: …`, and not of who says it:
 * `Jedi Ben: …`.
 */
export function isCaseOf(isOfRules: (word: string) => boolean): (word: Word) => boolean {
  return ({ word }) => {
    const forms = [word, word.replace(/s$/, '')];
    return forms.some(isOfRules) && forms.every(isOfGame);
  };
}

/** Words without the small ones that only join others. */
export function withoutJoints(words: readonly Word[]): Word[] {
  return words.filter(({ word }) => /[\p{L}\p{N}%]/u.test(word) && !joints.has(word));
}

/** Words that say something of their own beside a sentence: neither joints nor fillers. */
export function contentWords(words: readonly Word[]): Word[] {
  return withoutJoints(words).filter(({ word }) => !fillers.has(word));
}

/** The stretch of a text from the first to the last of its {@link contentWords}. */
export function contentSpan(text: string, words: readonly Word[]): string {
  const said = contentWords(words);
  return text.slice(said[0]?.start ?? 0, said.at(-1)?.end ?? 0);
}

/** Marks that set words before a sentence apart from it, and marks that set it apart from words after it. */
export const [markBehindLead, markBeforeRest] = [
  /[:>)\]\u2013\u2014]| --? /,
  /[:([\u2013\u2014]| --? | ~ ?/,
] as const;

/** The beginning of a next sentence: a mark, or a conclusion; `so long as` says when the first holds. */
export const nextSentence =
  /^(?:[.!?;]["”’']?|,? (?:and )?(?:hence|so|therefore|thus)(?!,? (?:are|as|can|did|do|does|far|is|long|many|much|that)\b),?) /i;

/** Words that join two statements, after a sentence or after the comma that ends the first. */
export const joint = /\b(?:and|but|or)\b/;

/** A conclusion that readers draw for themselves, which takes nothing back: `so you can't do it twice`. */
export const ownConclusion =
  /^(?:and )?(?:hence|so|therefore|thus),? (?:I|we|you) (?:can(?:not|['’]?t| not)?|(?:could|do|may|must|need|should|will|would)(?:n['’]?t| not)?) (?!be\b|believe\b|say\b|think\b)\w/i;
