import { phraseOf, type Word, wordsOf } from '../words/words.ts';
import { contentWords, listed, withoutJoints } from './talk-words.ts';

/** A pattern for any expression of a list, separated by white space; a point is a space within one. */
export function either(words: string): string {
  return `(?:${[...listed(words)].join('|').replaceAll('.', ' ')})`;
}

/** Finds any expression of such a list in a phrase. */
export function oneOf(words: string): RegExp {
  return new RegExp(` ${either(words)} `);
}

/** Words that ask whether something is so, and so take nothing back. */
export const asksWhether = new RegExp(
  ` ${either(`
    (?:ask(?:ed|s)?|check|confirm|know|see|tell.(?:me|us)|wonder(?:ed|ing)?).(?:if|whether)
    (?:correct|right|true|yes).or.(?:false|incorrect|no|not|wrong)
    am.i.(?:mistaken|wrong)
    (?:isnt|wasnt).(?:it|that|this).(?:correct|right|so|the.case|true)
    (?:did|has|have|is|was|were).(?:it|somebody|someone|that|they|this).(?:been.)?(?:changed?|deleted?|overruled?|removed?|revoked?)
  `)}(?= )`,
);

/** Words about how somebody knows something, or a greeting, and not about a case in which something holds. */
const ofSpeaker = new RegExp(
  ` ${either(`
    as.far.as.(?:i|we).(?:can.)?(?:know|recall|remember|see|tell|understand) as.far.as.(?:im|i.am).aware to.my.knowledge
    (?:(?:bear|keep).in.mind|dont.forget)(?:.that)? (?:i|we).(?:(?:did|do)nt.know|(?:never|(?:had|have).never).(?:heard|knew|known)|was(?:nt|.not).aware|had.no.idea)(?:.it|.(?:about|of).(?:it|that|this))?(?=.$) of.course (?:(?:i|we).(?:have.)?)?(?:just.)?looked.(?:it|that|this).up (?:i|we).(?:have.)?(?:just.)?checked(?:.(?:it|that|this))?
    as.of.(?:now|today|20\\d\\d) by.now at.(?:present|the.(?:moment|present)) citation.needed emphasis.(?:added|mine) (?:end.of.story|full.stop) these.days
    (?:by|under).the.(?:(?:actual|current|latest|new|newest|official).)?(?:book|rules) per.raw the.answer(?:.is)? strictly.speaking trust.me
    after.all as.an?.(?:(?:friendly|gentle|quick|short).)?(?:note|reminder) by.the.way for.what.(?:its|it.is).worth (?:if|since).you.ask.me mind.you rest.assured(?:.that)?
    case.closed hope.(?:it|that|this).helps in.(?:brief|fact|short) long.story.short no.(?:doubt|question)(?:.about.(?:it|that|this))? no.matter.what no.exceptions(?=.$) period wrong.thread
    see.the.(?:cards?|faq|glossary|rulebook|rules?|rulings?|text) to.answer.(?:that|the|this|your).question
    (?:bad|easy|fair|friendly|gentle|good|great|long|nice|quick|short|simple|small).(?:1|answer|news|note|point|question|reminder|tip|try|version)
    (?:level.\\d.)?(?:judge|newbie|new.player).here to.ruling (?:judge|official).(?:answer|rules?|ruling|text|wording) more.importantly
    (?:going.by|judging.by|looking.at|(?:having.)?read(?:ing)?).(?:it|that|this|the.(?:card|glossary|rules?|rulebook|text|wording))(?:.again)?
    to.(?:cite|quote).the.(?:card|faq|glossary|list|page|pdf|rulebook|rules?|site|text)
    for.the.record fun.fact hot.take my.bad pro.tip side.note true.story the.way.i.(?:read|see|understand).(?:it|that|this)
    (?:(?:according.to|as.per|per)|(?:as|its|it.is).(?:(?:all|also|clearly|explained|said|stated|there|written).)?in).(?:the.)?(?:(?:actual|current|latest|official).)?(?:cards?|faq|glossary|rules?|rulebook|rulings?|text)
    (?:just.)?an?.(?:(?:friendly|gentle|little|quick|short|small).)?reminder (?:you.are|youre).(?:absolutely.)?(?:correct|right)(?=.$)
    as.you.(?:can.)?see sorry.to.(?:bother|disturb|interrupt|trouble)(?:.you)?(?:.judges?)?
    contrary.to.(?:(?:common|popular).(?:belief|opinion)|what.(?:\\S+.){1,4}?(?:believes?|claims?|said|say|says|thinks?|thought)) believe.it.or.not
    (?:(?:go|just).)?read.the.(?:cards?|faq|glossary|rulebook|rules?|rulings?|text)
    (?:thanks|thank.you|thx).in.advance on.the.(?:1|other).hand in.other.words to.be.(?:fair|honest|precise)
    (?:hello|hey|hi|good.(?:afternoon|evening|morning)).(?:all|everybody|everyone|folks|there)
    (?:it.(?:is|was)|(?:the.)?(?:card|rule|ruling|rules|text)s?.as).written as.(?:it.is.)?(?:stated|worded|written)
    (?:just.)?(?:double.)?(?:asking|check(?:ed|ing)?|curious|saying|wondering)
    (?:sorry.)?if.(?:it|that|this).(?:has.been|is|was).(?:already.asked|asked.(?:already|before|earlier))
    (?:just.)?to.(?:(?:be|make).(?:certain|clear|sure)|clarify|confirm)
    it.(?:has|is).been.(?:ages|years|a.(?:long.)?(?:time|while))(?:.but)?
    (?:how.(?:it|this)|what.(?:it|this)).(?:does|means|works)(?=.$)
    (?:i|we).(?:(?:always|usually).)?play(?:ed)?.(?:it|that|this)(?:.(?:like.this|so|this.way))?
    (?:but.)?(?:(?:im|i.am).)?not.(?:(?:entirely|quite|really).)?(?:certain|sure)(?:.(?:about.(?:it|that|this)(?:.1)?|but|if|that|though|whether))*
    (?:if|unless).(?:anything|it|nothing|something|they|this).(?:(?:has|have).)?changed(?:.(?:it|that|this))?
    (?:correct.me.)?(?:assuming|if|unless).(?:(?:i|we).(?:am|hear|heard|know|read|recall|remember|understand|understood)|im|memory.serves)(?:.(?:all|but|correct|correctly|it|me|mistaken|not|right|rightly|this|well|wrong))*
  `)}(?= )`,
  'g',
);

const sayings = either(`
  according.to (?:said|says|wrote).(?:an?|my|our|the) am.i agree(?:s|d)? ask(?:ed|s)? believes? certain check (?:i|we).checked
  (?:in|of).(?:assuming|believing|saying|supposing|thinking)
  claim(?:ed|s)? confirm(?:ed|s)? found (?:get|understand).(?:(?:it|that|this).)?(?:correctly|right) guess heard hear
  hold insist(?:ed|s)? (?:is|there|was).an?.(?:rule|ruling) (?:is|pretty|quite|very).clear knows? learn(?:ed|t) mean(?:s|t)? mentioned (?:am|be|im).aware miss(?:ed)?.that notice(?:d|s)? post(?:ed|s)
  reads? recall remember remind(?:ed|s)? ruled rules(?=.(?:if|that|whether).) (?<=^.|.(?:he|judge|who|she).)rules (?:rule|ruling|text|wording).is is.the.(?:(?:actual|current|official).)?(?:rules?|ruling|text|wording) sa(?:id|w|y|ys)(?:.right.there)? seen state(?:s|d)? sure tells?
  (?:be|is|it|now|really|still|that|this|was).the.case til thinks? thought told turns.out understand(?:ing(?:.is)?)? used.to.be
  wonder(?:ed|ing)? writes? wrote
`);

/**
 * Words that introduce what somebody says, or afterwards name the speaker: `a judge told me that`, `as far as I know`.
 */
const saysThat = new RegExp(` ${sayings} (?:\\S+ )?(?:(?:if|that|whether) )?$`);

/** The same with a place: `a judge ruled at the tournament that`. */
const saysThereThat = new RegExp(` ${sayings} ((?:at|from|in|on) (?:\\S+ ){1,4})that $`);

/** The place in such words, which may be a case of the game: `at the tournament`; null where there is none. */
export function saidThere(phrase: string): string | null {
  return saysThereThat.exec(phrase)?.[1] ?? null;
}

/** Words that introduce a text by its place: `Per the rules`; `per attack` says how often something holds. */
const place = /^ (?:according to|as per|from the|per the) (?:\S+ ){1,6}$/;

/** Whether words only say where a text is. */
export function saysWhere(phrase: string): boolean {
  return place.test(phrase);
}

/** A phrase without greetings and without what speakers say about themselves: `Hi all`, `As far as I know`. */
export function withoutAsides(phrase: string): string {
  return phrase.replace(ofSpeaker, '');
}

/** Whether words only name the speaker, or say how a speaker knows: `As far as I know`, `Unless I am wrong`. */
export function namesSpeaker(phrase: string): boolean {
  return saysThat.test(phrase) || withoutAsides(phrase).trim() === '';
}

/** Whether a phrase is about a person, and not about a claim: `I was wrong`. */
export function isOfSomebody(phrase: string): boolean {
  return / (?:he|i|she|you) /.test(phrase);
}

/** Whether words add nothing to a sentence beside them: "Q", "and", "respectively". */
export function isFiller(words: readonly Word[]): boolean {
  const phrase = phraseOf(words);
  const said = withoutAsides(phrase.replace(asksWhether, ''));
  return contentWords(said === phrase ? words : wordsOf(said)).length === 0;
}

/** Whether words only make what follows a reason: `Because they rest.` */
export function isReason(words: readonly Word[]): boolean {
  return /^ (?:because|since) $/.test(phraseOf(withoutJoints(words)));
}
