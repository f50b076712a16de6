import { phraseIn, phraseOf, type Word, wordsOf } from '../words/words.ts';
import { undecided, undone } from './decisions.ts';
import { asksWhether, either, oneOf, withoutAsides } from './talk-phrases.ts';
import { contentWords, listed, ofText, ofTexts, past, speaksOfPast, talkWords } from './talk-words.ts';

/** Words that deny what follows them in a sentence: `can't`, `never`, `without`. */
export const denials =
  / (?:(?:ai|ca|wo|do|is|are|does|did|has|have|must|could|should|was|were|would)nt|not|never|no|none|neither|nor|without) /;
/** Words that narrow what precedes them in a sentence: `unless`, `only`; `even if` narrows nothing. */
const exceptions = /(?<! even) (?:except|if(?! any)|only|unless|until) /;

/** Whether words of a sentence deny what follows them, or narrow what precedes them. */
export function deniesOrLimits(phrase: string): boolean {
  return denials.test(phrase) || exceptions.test(phrase);
}

/**
 * A contrast, which says what something is not: `, not the fern`. With a word for how much, which, when or where, it
 * would narrow what precedes it: `, not always`.
 */
const contrast = new RegExp(
  '^, not (?!(?:all|always|anytime|at|before|both|by|during|each|either|every|everywhere|further|if|in|it|itself|longer|' +
    'more|of|often|on|once|one|that|them|these|this|those|thrice|twice|until|when|whenever|where|while|with|within|' +
    'without|yours)\\b)',
  'i',
);

/**
 * The beginnings of a continuation that takes nothing back: it stresses what precedes it, or adds to it. Beside each,
 * the words that must not precede it, since after them it may narrow: `if it rests and isn't tapped`,
 * `anytime, not by night`.
 */
const additions = [
  [/^,? even (?:if|though|when) |^, not just /i, null],
  [/^,? and (?!(?:never|not) )/i, / (?:if|that|until|when|whenever|where|which|while|who) /],
  [contrast, / (?:all|always|any|anytime|each|every|whenever) /],
] as const;

/** Words anywhere in the rest of a sentence with which it may narrow all that precedes it. */
const narrowsAll = / (?:but|however|not both|though) /;

/**
 * Whether the rest of a sentence narrows what precedes it.
 * @param said what precedes it, in the form of {@link phraseIn}
 * @param rest from the mark or the space after that
 */
export function narrows(said: string, rest: string): boolean {
  const [begins] = additions.find(([begins, unless]) => begins.test(rest) && !unless?.test(said)) ?? [];
  if (!begins) return deniesOrLimits(phraseIn(rest));
  const more = phraseIn(rest.replace(begins, ''));
  return exceptions.test(more) || narrowsAll.test(more);
}

/** Words that say of a text that it was taken away: `deleted`, `overruled`. */
const removals = `
  axed cancell?ed crossed.out deletes? deleted dropped erased errata(?:e?d)(?:.(?:away|out))? (?:been|got|was).(?:cut|struck) got.rid (?:has|have|must|needs?|should).(?:to.)?go(?=.$) longer
  lost(?:.(?:a|its|the).${ofText})?(?=.$) nixed overruled
  removes? replaced? rescinded retracted reversed reverted revoked scrapped struck(?=.$) struck.(?:by|down|off|out) (?:taken|took)(?:.(?:it|that|them|this))?.out withdrawn
`;

/** Finds words that say of a text that it held once, and no longer does. */
export const noLonger = oneOf(`any.?more ${removals}`);

/** Words that say of a text that it holds only in some case. */
const conditions = / (?:when|whenever|while|during) /;

/** Words that call a text untrue, also as a heading above it: `Common myths:`. */
const untrue = `
  april.fools? (?<=^.)(?:avoid|bad|donts?)(?=.$) bogus bs bullshit brainstorm(?:ing|s)? busted contested custom debunked declined disprove[dn] disputed distractors?
  dubious erroneous(?:ly)? errors? fak(?:e|es) fallac(?:y|ies) false(?:hoods?|ly|.premise)? fan.?(?:made|rules?) fiction\\S* hallucinat\\S*
  hearsay heresy hoax(?:es)? hogwash homebrew house.?rules? incorrect(?:ly)? invalid invented jokes? lies
  mis(?:conce|heard|info|print|quot|read|rememb|spoke|tak|trans|typed|underst)\\S* myths? nonsense parody proposals? proposed refuted rejected rubbish
  (?:old.wives|tall).tales? urban.(?:legend|myth)s?
  rumou?rs? satire typos? unconfirmed unofficial untrue vetoed voted.down wrong(?:ly)?
`;

/** Finds words that say of a text that it does not hold, or that this is uncertain: `allegedly`, `draft`, `kidding`. */
const contradictions = oneOf(`
  ${untrue}
  allegedly alpha.(?:text|version|wording) (?:\\S+.){1,2}but.no(?=.$) (?:almost|barely|nearly).(?:means?|meant|reads?|said|says?) banned before.(?:the|that).errata
  (?:got|gotten|had|has|have).(?:it|that|this).backwards beta
  (?:could|might|ought.to|should|would|youd).(?:add|be.the.case|believe|mean|read|say|think) may.(?:believe|think)
  (?:i|we)(?:.always)?.thought(?!.(?:it|so|this).) was.sure refuse[ds]? anything.but as.opposed.to au.contraire
  contrary counterfactual dead denied deprecated depend(?:ing|s)? disagree[ds]?
  disregard (?:do|does|did)nt.(?:exist|work.(?:like.(?:that|this)|that.way)) doubts? drafts? dream.on (?:fail|neglect)(?:ed|s)?.to few.(?:agree|believe|think|would)
  ignore.(?:any|every|people|(?:it|that|this)(?=.$)|those|what|who)\\S* (?:is|are|was|were).missing(?:.(?:its|the).${ofText})?(?=.$) lack(?:s|ed)? le(?:aves|ft).out(?=.$) omit(?:s|ted)?
  (?:all|everything|that|these|this).(?:\\S+.){0,3}?(?:is|are).(?:all.)?(?:obsolete|out.of.date|outdated|superseded)
  half.(?:correct|right|true|wrong) hard.no hardly hypothetical (?<=^.)illegal(?=.$) imagine impossible inactive j.?/?.?k
  in.(?:her|his|my|our|their).(?:club|group|house|league|meta|playgroup|shop|store)
  in.(?:most.cases|principle|theory) in.your.dreams joking kidding kind.of(?=.$) more.or.less(?=.$) most.of.the.time(?=.$) lets.(?:assume|say|suppose) lied? lying my.foot(?=.$) made.(?:(?:it|that|this).)?up
  nah nay negative nein never.?mind nobody not.always nope
  nothing now.and.then nowhere nuh.?uh nvm opposite out.of.date (?:is|the.exact).?(?:the.)?reverse(?=.$) optional (?:other|wrong).way.a?round (?:reads?|ruled|sa(?:id|ys?)|states?|told).otherwise or.so.\\S+.(?:claims?|says?|thinks?|thought)
  pre.?(?:errata|glossary) pretend(?:ing)?
  propos(?:es?|ing) playtest psych (?:scrap|scratch|strike).(?:it|that|this)(?=.$) rul(?:ed|es).(?:against|illegal) sort.of(?=.$) struck.from suggest(?:ed|ion) suppose supposedly think.again
  tak(?:e|ing).(?:it|that|this).back thought.experiment thumbs.down todo trick.question turns.out.(?:not|otherwise)(?=.$)
  variant void(?:ed)? what.?if(?=.$) wish(?:ed|es|ful.thinking|list)? (?<=^.)yeah.right(?=.$) ${removals} ${undone} ${undecided}
`);

const negations = '(?:not|nothing|(?:are|did|ha[ds]|have|is|was|were)nt)(?: (?:an?|been|ever)){0,2}';
const isUnchanged = [
  `(?<=^ (?:(?:it|that|this|(?:that |the )?(?:rule|text|wording)) (?:(?:has|is|was) )?)?)(?:${negations}|never(?: been)?) changed?`,
  '(?<=^ )(?:no changes?|nothing (?:has )?changed)',
  '(?:no (?:errors?|hoax|jokes?|lies?|mistakes?|myths?|typos?)|with(?:out| no)(?: any| further)? (?:amendments?|changes?|dissent|objections?))',
].join('|');

/**
 * A denial that a text is wrong or changed, which assents to it: `Not wrong`, `That never changed`; not `No, wrong`.
 */
const assents = new RegExp(
  ` (?:${negations} (?:bad|${either(untrue)})|${isUnchanged})(?= (?:(?:about|at all|by|since|so|that|with)\\b|$))`,
  'g',
);

/** A phrase without words that only look as if they took a claim back: questions, assents and asides. */
function withoutAssents(phrase: string): string {
  return withoutAsides(phrase).replace(asksWhether, '').replace(assents, '');
}

/**
 * Whether words around a sentence take it back or narrow it, or name a case in which it holds: `False: …`,
 * `While attacking: …`.
 */
export function qualifies(phrase: string): boolean {
  return retracts(phrase) || conditions.test(withoutAssents(phrase));
}

/**
 * Whether words around a sentence take it back or narrow it. Words that only name a moment do not, as in a column of a
 * table: `During the attack`.
 */
export function retracts(phrase: string): boolean {
  const said = withoutAssents(phrase);
  return deniesOrLimits(said) || contradictions.test(said);
}

/** Idioms for a text that held once: `back in the day`, `used to`. */
const once = oneOf(`
  (?:an|a|the).(?:former|old|outdated|previous).1 earl(?:y|iest).(?:texts?|versions?|wordings?) back.(?:in.the.day|then) in.the.(?:(?:good.)?old.days|past) (?:it|that|this).was.(?:before|how|like|the) long.ago
  (?<=^.)(?:(?:between|from|in).)?(?:19|20)\\d\\d(?:-|.(?:-|and|through|till|to|until).)(?:19|20)\\d\\d(?=.$)
  once.(?:had|meant|read|said) past.tense (?:it|that|this).did.once those.were.the.days used.to
  (?<=^.)was(?=.$) (?<=^.)was.(?:correct|right|so|the.(?:case|rul(?:e|ing)|text|wording)|true)(?:.(?:before|till|until)(?:.\\S+){1,3})?
`);

/** Whether a phrase has an idiom for what held once: `Back in the day`. */
export function saysOnce(phrase: string): boolean {
  return once.test(phrase);
}

/** A phrase without the idioms that assent to a claim or contradict it. */
export function withoutIdioms(phrase: string): string {
  return withoutAsides(phrase).replace(assents, '').replace(once, ' ').replace(contradictions, ' ');
}

/** Whether a word may be part of a sentence that is about a claim and says nothing of the game. */
export function isOfTalk(word: string): boolean {
  return talkWords.has(word) || qualifies(` ${word} `);
}

/** Whether words beside a sentence, or on either side of a colon there, say that it held once: `Old text: Armor`. */
export function putsInPast(text: string): boolean {
  return text.split(/[:,;]/).some((piece) => {
    const words = wordsOf(piece);
    const left = contentWords(words).filter(({ word }) => !ofTexts.has(word));
    const said = phraseOf(left).trim();
    return past.has(said) || said === 'before' || saysOnce(phraseOf(words));
  });
}

/** Finds a word that calls a text untrue. */
const isUntrue = oneOf(untrue);

/** Denials that something is true or works: `None of these are true`, `Not valid any more`, `What does not work`. */
const denied =
  / (?:not|never|no longer|none|nothing|[a-z]+nt)(?: \S+){0,4} (?:accurate|correct|hold|holds|legal|official|ok|right|said|says?|so|true|valid|works?) /;

/** Words that the rules have too, but that in a heading refer to what is below it. */
const ofHeadings = listed(`
  all always both common lines many next often people things used were where work year
`);

/** Whether words call a claim untrue. */
export function saysUntrue(phrase: string): boolean {
  return isUntrue.test(withoutAssents(phrase)) || denied.test(phrase);
}

/**
 * Whether a heading calls everything below it untrue. One with words of the rules may name a case in which something
 * does not hold, and then calls nothing untrue.
 * @param isOfRules whether the rules have a word
 */
export function deniesBelow(heading: string, isOfRules: (word: string) => boolean): boolean {
  const words = wordsOf(heading);
  const phrase = phraseOf(words);
  return !heading.endsWith('?') && saysUntrue(phrase) && isOfTexts(words, isOfRules);
}

/** Words for texts, for a pattern. */
export const texts = `(?:${ofText}|claim|entr(?:y|ie)|myth|rule|statement|text)s?`;

/** Words for what is below a heading. */
const namesTexts = new RegExp(` (?:${texts}|below|following) `);

/**
 * Whether a heading says of texts below it that they held once, in words of which none may name a case: `The following
 * rulings have been withdrawn`, `Former rulings`.
 * @param isOfRules whether the rules have a word
 */
export function endsBelow(heading: string, isOfRules: (word: string) => boolean): boolean {
  const words = wordsOf(heading);
  const phrase = phraseOf(words);
  const isPast = words.some(speaksOfPast) || noLonger.test(withoutAssents(phrase));
  return !heading.endsWith('?') && isPast && namesTexts.test(phrase) && isOfTexts(words, isOfRules);
}

/** Whether the words of a heading are about texts, or at least not in words of the rules alone. */
export function isOfTexts(words: readonly Word[], isOfRules: (word: string) => boolean): boolean {
  const isCount = (word: string) => /^\d{1,3}$/.test(word);
  return words.every(
    ({ word }) => isOfTalk(word) || ofHeadings.has(word) || isCount(word) || !isOfRules(word),
  );
}

/** Whether a remark is about all the lines above it: `All of these are wrong.` */
export function speaksOfAll(remark: string): boolean {
  return / (?:all|both|everything|neither|none|these|those) /.test(phraseIn(remark));
}

/** Whether a remark is about more than the lines directly above it: `The above is wrong.` */
export function speaksOfAbove(remark: string): boolean {
  return / above /.test(phraseIn(remark));
}
