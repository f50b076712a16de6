import { phraseOf, wordsOf } from '../words/words.ts';
import { takesBack } from './denying.ts';
import { asksWhether, either, oneOf, withoutAsides } from './talk-phrases.ts';
import { ofTalk, ofTexts, past, telling } from './talk-words.ts';

const removals = `
  axed cancell?ed crossed.out deletes? deleted dropped erased errata(?:e?d) (?:been|got|was).cut got.rid longer nixed overruled
  removes? replaced? rescinded retracted reversed reverted revoked scrapped took.(?:it|that|them|this).out withdrawn
`;

/** With these words somebody says that something held once, and does no more. */
export const ended = oneOf(`any.?more ${removals}`);

/** With these that it holds in some case alone. */
const conditions = / (?:when|whenever|while|during) /;

/** What is said in one of these words is not so, also where it stands above it as a heading: `Common myths:`. */
export const untrue = `
  april.fools? bogus bs bullshit brainstorm(?:ing|s)? busted contested custom debunked declined disprove[dn] disputed distractors?
  erroneous(?:ly)? errors? fak(?:e|es) fallac(?:y|ies) false(?:hoods?|ly|.premise)? fan.?(?:made|rules?) fiction\\S* hallucinat\\S*
  hearsay heresy hoax(?:es)? hogwash homebrew house.?rules? incorrect(?:ly)? invalid invented jokes? lies
  mis(?:conce|info|print|quot|read|tak|trans|underst)\\S* myths? nonsense parody proposals? proposed refuted rejected rubbish
  rumou?rs? satire typos? unconfirmed unofficial untrue vetoed voted.down wrong(?:ly)?
`;

/** With these that it does not, or that nobody knows. */
const contradictions = oneOf(`
  ${untrue}
  allegedly alpha.(?:text|version|wording) (?:\\S+.){1,2}but.no(?=.$) (?:almost|barely|nearly).(?:means?|meant|reads?|said|says?) banned before.(?:the|that).errata
  (?:got|gotten|had|has|have).(?:it|that|this).backwards beta
  (?:could|might|ought.to|should|would|youd).(?:add|be.the.case|believe|mean|read|say|think) may.(?:believe|think)
  (?:i|we)(?:.always)?.thought(?!.(?:it|so|this).) was.sure refuse[ds]? anything.but as.opposed.to au.contraire
  contrary counterfactual dead denied deprecated depend(?:ing|s)? disagree[ds]?
  disregard (?:do|does|did)nt.exist doubts? drafts? dream.on few.(?:agree|believe|think|would)
  half.(?:correct|right|true|wrong) hard.no hardly hypothetical imagine impossible inactive
  in.(?:her|his|my|our|their).(?:club|group|house|league|meta|playgroup|shop|store)
  in.theory in.your.dreams joking kidding kind.of(?=.$) lets.(?:assume|say|suppose) lie[ds]? made.(?:(?:it|that|this).)?up
  nah nay negative nein never.?mind nobody not.always nope
  nothing now.and.then nowhere nuh.?uh nvm opposite optional (?:other|wrong).way.a?round (?:reads?|ruled|sa(?:id|ys?)|states?|told).otherwise or.so.\\S+.(?:claims?|says?|thinks?|thought)
  pre.?(?:errata|glossary) pretend(?:ing)?
  propos(?:es?|ing) playtest psych refused (?:scratch|strike).that ruled.illegal sort.of(?=.$) struck.from suggest(?:ed|ion) suppose supposedly
  tak(?:e|ing).(?:it|that|this).back thought.experiment thumbs.down todo trick.question
  variant void what.?if(?=.$) wish(?:ed|es|ful.thinking|list)? (?<=^.)yeah.right(?=.$) ${removals}
`);

const denies = '(?:not|nothing|(?:are|did|ha[ds]|have|is|was|were)nt)(?: (?:an?|been|ever)){0,2}';
const isUnchanged = [
  `(?<=^ (?:(?:it|that|this|(?:that |the )?(?:rule|text|wording)) (?:(?:has|is|was) )?)?)(?:${denies}|never(?: been)?) changed?`,
  '(?<=^ )(?:no changes?|nothing (?:has )?changed)',
].join('|');

/** What denies that it was denied or changed, and says no more, assents: `Not wrong`, `That never changed`; not `No, wrong`. */
const assents = new RegExp(
  ` (?:${denies} ${either(untrue)}|${isUnchanged})(?= (?:(?:about|at all|since|so|with)\\b|$))`,
  'g',
);

/** A phrase without what says of a claim nothing that takes it back. */
export function withoutAssents(phrase: string): string {
  return withoutAsides(phrase).replace(asksWhether, '').replace(assents, '');
}

/** Whether words that stand around a sentence say that it holds in some case alone, or does not: `False: …`. */
export function isConditional(phrase: string): boolean {
  return isTakenBack(phrase) || conditions.test(withoutAssents(phrase));
}

/**
 * Whether words that stand around a sentence take it back or narrow it, and do not only name a moment, as a table may
 * have it in a column: `During the attack`.
 */
export function isTakenBack(phrase: string): boolean {
  const said = withoutAssents(phrase);
  return takesBack(said) || contradictions.test(said);
}

/** With these words somebody says it too. */
const once = oneOf(`
  (?:an|a|the).(?:former|old|outdated|previous).1 back.(?:in.the.day|then) in.the.past (?:it|that|this).was.(?:before|how|like|the) long.ago
  once.(?:had|meant|read|said) past.tense (?:it|that|this).did.once those.were.the.days used.to
  (?<=^.)was(?=.$) (?<=^.)was.(?:correct|right|so|the.case|true)(?:.(?:before|till|until)(?:.\\S+){1,3})?
`);

/** Whether a phrase says in several words that something held once: `Back in the day`. */
export function saysOnce(phrase: string): boolean {
  return once.test(phrase);
}

/** A phrase without what it says of a claim in several words. */
export function withoutIdioms(phrase: string): string {
  return withoutAsides(phrase).replace(assents, '').replace(once, ' ').replace(contradictions, ' ');
}

/** Whether a word may stand in a sentence that speaks of a claim, and says nothing of the game. */
export function isOfTalk(word: string): boolean {
  return ofTalk.has(word) || isConditional(` ${word} `);
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
