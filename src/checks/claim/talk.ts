import { stopWords } from '../../keywords/text/stop-words.ts';
import { takesBack } from './match.ts';
import { phraseOf, type Word, wordsOf } from './words.ts';

/** A list of words, as they stand in a text. */
function listed(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}

/** A pattern for any of a list; a point stands for a blank. */
function either(words: string): string {
  return `(?:${[...listed(words)].join('|').replaceAll('.', ' ')})`;
}

/** Finds any of a list in a phrase. */
function oneOf(words: string): RegExp {
  return new RegExp(` ${either(words)} `);
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

/** Words that narrow a sentence wherever they stand. */
const narrowing = listed(`
  always just max maximum maybe min minimum mostly often only perhaps possibly rarely seldom sometimes usually
`);

/** Whether words narrow a sentence wherever they stand: `Mostly`, `at the maximum`. */
export function isNarrowing(words: readonly Word[]): boolean {
  return words.some(({ word }) => narrowing.has(word));
}

/** Words beside a sentence that change nothing of it. */
const fillers = listed(`
  a actually afaik again ah answer anyway apparently basically btw clearly correct current currently does example
  fact fairly faq fyi guys hello hey hi hm hmm honestly huh iirc imho imo indeed is isnt it lol meaning nb new note
  now obviously oh ok okay please pretty ps psa q question raw really reminder respectively right rule ruling so
  still sure tbh technically thanks that thing thx this tip tl dr tldr today too true uh um wait well which yeah yep
  yes yo
`);

/** Words of the rules with which somebody speaks of texts and who reads them: `Player: …`. */
const labels = listed(`
  ability called card cards clarification definition effect explanation game list name pdf player players read rules
  section see source sources statement summary text version wording
`);

/** Whether words only say what stands behind them is called: `Rules text`. */
export function isLabel(words: readonly Word[]): boolean {
  return words.every(({ word }) => labels.has(word));
}

/** Those words, and what any text has, say nothing of a case in which something holds. */
const ofTexts = new Set([...stopWords, ...labels]);

/** What else somebody says who speaks of a claim: `Did they change that?`, `Source: …`. */
const talk = listed(`
  about according actual ago agreed anybody anymore anyone applies apply case change changed changes cheers claim
  confirm did edit edited either errata ever folks following glossary good got he hold holds idea ideas interesting
  judge judges just know last month months more news official per quote reads recently rulebook said says sentence
  she since somebody someone stands thank they think thoughts update updates valid way week weeks works year years
`);

/** Words that take back what holds, but not what once did: `Previously: …`. */
const past = listed(`
  earlier former formerly gone historically history initially obsolete old originally outdated previous previously removed
  repealed superseded was
`);

/** Whether a word may stand in a sentence that speaks of a claim, and says nothing of the game. */
export function isOfTalk(word: string): boolean {
  const isKnown = [joints, fillers, ofTexts, talk, past].some((words) => words.has(word));
  return isKnown || isConditional(` ${word} `);
}

/** Whether a word is of the rules, and not of who speaks of them: `Tapped Jedi: …`, not `Player: …`. */
export function isOfGame(word: string): boolean {
  return /\p{L}/u.test(word) && ![goOn, ofTexts, fillers, talk].some((words) => words.has(word));
}

/** The words that say something. */
export function saying(words: readonly Word[]): Word[] {
  return words.filter(({ word }) => /[\p{L}\p{N}]/u.test(word) && !joints.has(word));
}

/** Those of them that say something beside a sentence. */
export function telling(words: readonly Word[]): Word[] {
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
  const said = phrase.replace(asksWhether, '').replace(ofSpeaker, '');
  return telling(said === phrase ? words : wordsOf(said)).length === 0;
}

/** Who asks whether it is so takes nothing back. */
const asksWhether = new RegExp(
  ` ${either(`
    (?:ask(?:ed|s)?|check|confirm|know|see|tell.(?:me|us)|wonder(?:ed|ing)?).(?:if|whether)
    (?:correct|right|true|yes).or.(?:false|incorrect|no|not|wrong)
    am.i.(?:mistaken|wrong)
    (?:isnt|wasnt).(?:it|that|this).(?:correct|right|so|the.case|true)
    (?:did|has|have|is|was|were).(?:it|somebody|someone|that|they|this).(?:been.)?(?:changed?|deleted?|overruled?|removed?|revoked?)
  `)}(?= )`,
);

/** With these words somebody says how he comes to say something, and not in which case it holds. */
const ofSpeaker = new RegExp(
  ` ${either(`
    as.far.as.(?:i|we).(?:can.)?(?:know|recall|remember|see|tell|understand) as.far.as.(?:im|i.am).aware to.my.knowledge
    (?:(?:bear|keep).in.mind|dont.forget)(?:.that)? of.course
    (?:hello|hey|hi).(?:all|everybody|everyone|there)
    (?:it.(?:is|was)|(?:the.)?(?:card|rule|ruling|rules|text)s?.as).written
    (?:just.)?(?:double.)?(?:asking|check(?:ing)?|curious|saying|wondering)
    (?:just.)?to.(?:(?:be|make).(?:certain|clear|sure)|clarify|confirm)
    it.(?:has|is).been.(?:ages|years|a.(?:long.)?(?:time|while))(?:.but)?
    (?:i|we).(?:(?:always|usually).)?play(?:ed)?.(?:it|that|this)(?:.(?:like.this|so|this.way))?
    (?:but.)?(?:(?:im|i.am).)?not.(?:(?:entirely|quite|really).)?(?:certain|sure)(?:.(?:about.(?:it|that|this)(?:.1)?|but|if|that|though|whether))*
    (?:if|unless).(?:anything|it|nothing|something|they|this).(?:(?:has|have).)?changed(?:.(?:it|that|this))?
    (?:correct.me.)?(?:if|unless).(?:(?:i|we).(?:am|hear|heard|know|read|recall|remember|understand|understood)|im|memory.serves)(?:.(?:all|but|correct|correctly|it|me|mistaken|not|right|rightly|this|well|wrong))*
  `)}(?= )`,
  'g',
);

const sayings = either(`
  according.to (?:said|says|wrote).(?:an?|my|our|the) am.i agree(?:s|d)? as.far.as ask(?:ed|s)? believes? certain check
  claim(?:ed|s)? confirm(?:ed|s)? found (?:get|understand).(?:(?:it|that|this).)?(?:correctly|right) guess heard hear
  hold insist(?:ed|s)? (?:is|there|was).an?.(?:rule|ruling) know learn(?:ed|t) mean(?:s|t)? notice(?:d|s)? post(?:ed|s)
  reads? recall remember rule[ds] (?:rule|ruling|text|wording).is sa(?:id|w|y|ys) seen state(?:s|d)? sure tells?
  (?:be|is|it|now|really|still|that|this|was).the.case til thinks? thought told understand used.to.be
  wonder(?:ed|ing)? writes? wrote
`);

/**
 * Words with which somebody leads to what is said, or says afterwards who said it: `a judge told me that`,
 * `as far as I know`.
 */
const saysThat = new RegExp(` ${sayings} (?:\\S+ )?(?:(?:if|that|whether) )?$`);

/** The same where he says at which place too: `a judge ruled at the tournament that`. */
const saysThereThat = new RegExp(` ${sayings} ((?:at|from|in|on) (?:\\S+ ){1,4})that $`);

/** Where somebody says that he says something, which may be a case of the game; null where words do not say it. */
export function saidThere(phrase: string): string | null {
  return saysThereThat.exec(phrase)?.[1] ?? null;
}

/** Words that lead to what is said and say where it stands: `Per the rules`; `per attack` says how often it holds. */
const place = /^ (?:according to|as per|per the) (?:\S+ ){1,6}$/;

/** Whether words only say where something stands. */
export function saysWhere(phrase: string): boolean {
  return place.test(phrase);
}

/** Whether words only say who says something, or that it is said: `As far as I know`, `Unless I am wrong`. */
export function isSaying(phrase: string): boolean {
  return saysThat.test(phrase) || phrase.replace(ofSpeaker, '').trim() === '';
}

const removals = `
  axed cancell?ed crossed.out deletes? deleted dropped errata(?:e?d) (?:been|got|was).cut got.rid longer nixed overruled
  removes? replaced? retracted reverted revoked scrapped took.(?:it|that|them|this).out withdrawn
`;

/** With these words somebody says that something held once, and does no more. */
export const ended = oneOf(`any.?more ${removals}`);

/** With these that it holds in some case alone. */
const conditions = / (?:when|whenever|while|during) /;

/** With these that it does not, or that nobody knows. */
const contradictions = oneOf(`
  allegedly april.fools? banned before.(?:the|that).errata bogus bs bullshit busted citation.needed
  (?:could|might|ought.to|should|would).(?:add|be.the.case|mean|read|say) contrary custom dead debunked deprecated disagrees?
  disproved doubts? drafts? dream.on errors? fake fan.?made false(?:ly)? hardly hearsay hoax homebrew house.rules? hypothetical imagine
    incorrect(?:ly)? in.your.dreams invalid jok(?:e|ing) kidding lets.(?:assume|say|suppose) lie[ds]? made.(?:(?:it|that|this).)?up misconceptions?
  misinformation misprints? mistakes? mistaken(?:ly)? myth nah never.?mind nobody no.way nonsense nope
  nothing nowhere nvm opposite or.so.(?:i|we).thought pre.?errata pretend(?:ing)?
  propos(?:al|ed|es) playtest psych refused refuted rejected rubbish rumou?r suggest(?:ed|ion) supposedly todo typos?
  unconfirmed unofficial untrue variant wish(?:ed|es|list)? wrong(?:ly)? ${removals}
`);

/** Whether words that stand around a sentence say that it holds in some case alone, or does not: `False: …`. */
export function isConditional(phrase: string): boolean {
  const said = phrase.replace(ofSpeaker, '').replace(asksWhether, '');
  return takesBack(said) || conditions.test(said) || contradictions.test(said);
}

/** Whether a phrase speaks of somebody, and of no claim: `I was wrong`. */
export function isOfSomebody(phrase: string): boolean {
  return / (?:he|i|she|you) /.test(phrase);
}

/** The name that stands beside such a word: `Old Armor`, `Armor (old)`. */
export function withoutPast(name: string): string {
  const words = name.split(/\s+/);
  const isPast = (word = '') => past.has(word.toLowerCase().replace(/\P{L}/gu, ''));
  if (words.length < 2) return name;
  if (isPast(words[0])) return words.slice(1).join(' ');
  return isPast(words.at(-1)) ? words.slice(0, -1).join(' ').replace(/,$/, '') : name;
}

/** With these words somebody says it too. */
const once = oneOf(`
  back.(?:in.the.day|then) in.the.past (?:it|that|this).was.(?:before|how|like|the) long.ago
  once.(?:had|meant|read|said) used.to was.the.case
`);

/** Whether a phrase says in several words that something held once: `Back in the day`. */
export function saysOnce(phrase: string): boolean {
  return once.test(phrase);
}

/** A phrase without what it says of a claim in several words. */
export function withoutIdioms(phrase: string): string {
  return phrase.replace(ofSpeaker, '').replace(once, ' ').replace(contradictions, ' ');
}

/** Whether words beside a sentence, or before or behind a colon, say that it held once: `Old text: Armor`. */
export function isOfThePast(text: string): boolean {
  return text.split(':').some((piece) => {
    const words = wordsOf(piece);
    const left = telling(words).filter(({ word }) => !ofTexts.has(word));
    const said = phraseOf(left).trim();
    return past.has(said) || said === 'before' || saysOnce(phraseOf(words));
  });
}

/** Whether a word may say that it held once; in `I was told` it does not. */
export function speaksOfPast({ word }: Word): boolean {
  return past.has(word) && word !== 'was';
}
