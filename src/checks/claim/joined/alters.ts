import { isReply, isTag } from '../remarks/asking.ts';
import { echoOf } from '../remarks/echoes.ts';
import { narrowsBefore } from '../remarks/narrows.ts';
import { setsApart } from '../talk/set-apart.ts';
import { isOfTalk, qualifies } from '../talk/taking-back.ts';
import { isFiller, namesSpeaker, saidThere, withoutAsides } from '../talk/talk-phrases.ts';
import {
  areLimit,
  contentWords,
  isLabel,
  isSetAside,
  joint,
  markAfterLead,
  markBeforeRest,
  nextSentence,
  ordinals,
} from '../talk/talk-words.ts';
import { isWayOfPlay, namesPlay } from '../talk/ways-of-play.ts';
import { phraseOf, wordsOf } from '../words/words.ts';
import {
  type Beside,
  isAboutClaim,
  isContent,
  isMarked,
  isOfCaseAlone,
  isOfRules,
  isOfSource,
  isPlace,
  isSaidAlone,
  isSaidFirst,
  isSetOff,
} from './beside.ts';

/** A property of words beside a sentence, and whether words with it alter its meaning. */
type Decision = readonly [alters: boolean, where: (beside: Beside) => boolean];

/** For words on either side of a sentence. */
const anywhere: readonly Decision[] = [
  // In the rules, a type line that ends in "that means" precedes an effect; another one makes another keyword of it.
  [true, ({ words }) => / that means $/.test(phraseOf(words))],
  [true, ({ said, phrase }) => said.length === 1 && qualifies(phrase)],
  // They are a separate sentence.
  [false, ({ between, isLeftOut }) => /[.!?]|;(?!["”])/.test(between) && !isLeftOut],
];

/** For words before the first sentence: `No` and `For Jedi:` alter it, `A judge told me that` does not. */
const beforeSentence: readonly Decision[] = [
  [false, ({ words, text, reader }) => isFiller(words) || isReply(text, words, reader.isCase)],
  ...anywhere,
  [true, (beside) => isMarked(beside, markAfterLead) && setsApart(beside.phrase)],
  [true, ({ phrase, isQuoted }) => isQuoted && asksToTakeOut.test(phrase)],
  [false, isVerdictCell],
  [true, (beside) => namesSpeaker(beside.phrase) && (isOfCaseAlone(beside) || isSupposed(beside))],
  [true, ({ name, reader }) => reader.areSeveral(name)],
  [false, ({ phrase }) => namesSpeaker(phrase)],
  [false, isOfSource],
  [true, ({ phrase, reader }) => wordsOf(saidThere(phrase) ?? '').some(reader.isCase)],
  [false, ({ phrase }) => saidThere(phrase) !== null],
  [false, isSaidAlone],
  [false, ({ text, name, after, reader }) => reader.isHeading(name, text.slice(after?.start))],
  [false, ({ name, reader }) => reader.sayerIn(name) !== null],
  [false, isOrder],
  [false, ({ phrase }) => isReasoned(phrase)],
  [false, isPlace],
  [
    false,
    ({ phrase, between }) =>
      /[:–—]/.test(between) && (phrase === ' do ' || isLabel(contentWords(wordsOf(withoutAsides(phrase))))),
  ],
  [true, (beside) => !isMarked(beside, markAfterLead) && !isSaidFirst(beside)],
  [true, ({ said }) => areLimit(said)],
  [true, isOfRules],
  [true, ({ text, words }) => namesPlay(text, words)],
];

/** For words after a sentence: `only`, `or dice` and `(if tapped)` alter it, `(Armor, ruling 1)` does not. */
const afterSentence: readonly Decision[] = [
  [true, isCaseAfter],
  [true, isExceptionAfter],
  [true, ({ between, phrase }) => /[[(\t|]\s?$/.test(between) && setsApart(phrase)],
  [true, isContradiction],
  [false, ({ words, text, before }) => isFiller(words) || (before !== undefined && isTag(text, before))],
  ...anywhere,
  [true, (beside) => isSetOff(beside) && setsApart(beside.phrase)],
  [false, ({ phrase }) => namesSpeaker(phrase)],
  [false, isSaidAlone],
  [false, (beside) => beside.after === undefined && isAboutClaim(beside)],
  [false, isPlaceAfter],
  [false, isConclusion],
  [false, ({ text, words }) => isContent(text, words, false)],
  [true, (beside) => !isMarked(beside, markBeforeRest) || joint.test(beside.between)],
  [true, ({ said }) => areLimit(said)],
  [true, isOfRules],
  [true, ({ words }) => isWayOfPlay(words)],
];

/**
 * Whether words beside a sentence alter its meaning: `No` before it, `only`, `or dice`, `and it must be tapped`,
 * `(if tapped)` after it. They do not where they are a separate sentence, where they only say who says it, or where a
 * mark separates them and they are not in words of the rules.
 */
export function alters(beside: Beside): boolean {
  // The first that applies decides; where none does, the meaning stays.
  const decision = (beside.before ? afterSentence : beforeSentence).find(([, where]) => where(beside));
  return decision?.[0] ?? false;
}

/** Whether words suppose something of others: `Assuming your opponent agrees`, but not `Assuming I recall that`. */
function isSupposed({ said, phrase }: Beside): boolean {
  return isSetAside(said) && !/ (?:i|im|me|my) /.test(phrase);
}

/** Whether words after the sentence's end narrow it, and no new sentence begins like that: `. (once per turn)`. */
function isCaseAfter({ text, words, between, reader }: Beside): boolean {
  const said = text.slice(words[0]?.start, words.at(-1)?.end);
  return /[.!?]\s\(?$/.test(between) && narrowsBefore(said, reader.isCase);
}

/** What asks to take out the quotation after it: `Amendment: strike “…”`. */
const asksToTakeOut = / (?:cut|delete|drop|omit|remove|scratch|strike)(?: out)? $/;

/** Whether words are a cell before the sentence that says that it is so: `Adopted | They rest.` */
function isVerdictCell({ between, said, phrase }: Beside): boolean {
  return /[|\t]/.test(between) && said.every(({ word }) => isOfTalk(word)) && !qualifies(phrase);
}

/** The beginning of an exception that a semicolon joins to a sentence: `however, …`, `Droids, however, …`. */
const exception =
  /^["”’')\]]?; (?:(?:although|except|however|though(?! I\b)|unless)\b|[^,.;]{1,30}, (?:however|though)\b)/i;

/** Whether a semicolon joins an exception to the sentence: `…; Droids, however, may rest.` */
function isExceptionAfter({ text, before }: Beside): boolean {
  return exception.test(text.slice(before?.end));
}

/** In characters; a text may join any number of sentences, and no sentence of the rules is longer. */
const longestSentence = 1_000;

/** Whether words after the sentence, which denies something, say that it is so: `…, but it does.` */
function isContradiction({ text, words, before, after, reader }: Beside): boolean {
  const sentence = text.slice(0, before?.end).slice(-longestSentence);
  return echoOf(sentence, text.slice(words[0]?.start, after?.start), reader.isOfRules) === 'takes back';
}

/** Whether words date the sentence before or after a change, `After: …`, or number it, `Second, …`. */
function isOrder({ said, first, between }: Beside): boolean {
  if (said.length !== 1) return false;
  const isDate = between.startsWith(':') && ['after', 'before'].includes(first.word);
  return isDate || (/^[:,]/.test(between) && ordinals.has(first.word));
}

/** Whether the sentence is a reason, also for something that its author says: `Because`, `I run it because`. */
function isReasoned(phrase: string): boolean {
  return /(?<! (?:just|not|only)) (?:because|since) $/.test(phrase) && !qualifies(phrase);
}

/** Whether words are a conclusion from the sentence: `…, so it rests.` */
function isConclusion(beside: Beside): boolean {
  return nextSentence.test(beside.text.slice(beside.before?.end)) && !areLimit(beside.said);
}

function isPlaceAfter(beside: Beside): boolean {
  const isSetOffAfter = isSetOff(beside) || beside.between.startsWith(',');
  return beside.first.word === 'according' && isSetOffAfter && isPlace(beside);
}
