import { keywordNoun } from './talk-words.ts';

/** Words that answer a question with "no", for a pattern. */
export const noWords = '(?:nah|nay|negative|no|nope)';

/** Verbs that begin a question, and that end a short answer. */
export const auxiliary =
  "(?:am|are|can|could|did|do|does|has|have|is|may|might|must|shall|should|was|were|will|would)(?:n['’]?t)?";

const can = `(?:${auxiliary}|can(?:not|['’]?t)|won['’]?t)(?: not)?`;
const subject = '(?:he|i|it|she|that|they|this|we|you)';

/** A short answer to a question asked before it: `No, it can't.`, `It does not.` */
const shortAnswer = new RegExp(`^(?:(?:${noWords}|yeah|yep|yes)[,.!]? )?${subject} ${can}[.!]*$`, 'i');

/** Whether a text is a short answer that repeats a verb: `No, it can't.`, `It does.` */
export function isShortAnswer(text: string): boolean {
  return shortAnswer.test(text);
}

/** A short denial with the subject of the claim: `Units can't do that.` */
const shortDenial =
  /^(?:\S{1,30} ){1,3}(?:can(?:not|['’]?t| not)|(?:do|does|may|must|will)(?:n['’]?t| not)|won['’]?t|never) do (?:it|so|that|this)(?: any ?more)?[.!]*$/i;

const opening = '(?:(?:actually|ah|no|nope|oh|okay|sorry|wait|well)[,.]? ){0,2}';
const isRight = '(?:correct|incorrect|mistaken|right|true|wrong)';
const contrary = '(?:on|exactly|just|quite) the (?:contrary|opposite|reverse)';

/** Words about what was said before, and not about what follows. */
const ofBefore = [
  'not (?:entirely|exactly|fully|quite)',
  `half ${isRight}`,
  'close(?:,? but no)?',
  '(?:the )?other way a?round',
  contrary,
  'i mis(?:read|remembered) (?:it|that|this)',
  `(?:(?:he|i|she|we|you) (?:am|are|is|was|were)|i['’]?m|(?:we|you)['’]?re)(?: (?:all|both|quite|so))? ${isRight}`,
].join('|');
const saidBefore = new RegExp(`^${opening}(?:${ofBefore})[.!]*$`, 'i');

/** Whether a text only speaks of what was said before it: `Not quite.`, `You are both wrong.`, `It can't.` */
export function speaksOfBefore(text: string): boolean {
  return [shortAnswer, shortDenial, saidBefore].some((form) => form.test(text));
}

/** What somebody says first who corrects what was just said, and what follows it at once: `No wait, …`, `I meant …`. */
const end = '(?= ?[,.:;!…–—-]|$)';
const hesitating = '(?:(?:ah|er+m?|hang on|hold on|oh|oops|sorry|uh+m?|um+|whoops)[,.…!]{0,3} ){0,2}';
const selfCorrections = [
  `(?:actually|wait|sorry),? no(?:pe)?${end}`,
  `no(?:pe)?,? (?:sorry|wait)${end}`,
  `(?:scrap|scratch|strike) (?:it|that|this)${end}`,
  `(?:small |quick )?correction${end}`,
  `i (?:meant(?! (?:for|it|that|this|to|what)\\b)|mis(?:spoke|typed|wrote)|mixed (?:it|that|them|these|this|those) up)`,
  `or rather${end}`,
  'make (?:it|that)(?= [^ ]{1,20}[.!]*$)',
  `wrong (?:card|${keywordNoun}|name|one|rule)${end}`,
].join('|');
const corrects = new RegExp(`^\\P{L}{0,5}${hesitating}(?:${selfCorrections})[ ,.:;!…–—-]*`, 'iu');

/**
 * The words with which a text begins to correct what was said just before it: `No wait, ` in `No wait, only once.`, `Sorry,
 * I meant ` in `Sorry, I meant Leap.`; empty where it does not.
 */
export function correctionIn(text: string): string {
  return corrects.exec(text)?.[0] ?? '';
}

/**
 * Those that refer to what precedes them even before a colon or a dash; before one, `It isn't` may be about what
 * follows, and `They can't` may continue. Before a colon, `No` may be a label of what follows.
 */
const atMark = [
  'no(?:pe)?(?= [–—-])',
  "they (?:are|were)(?:n['’]?t| not)(?=:)",
  `(?<=\\bno(?:pe)?,? )${subject} ${can}`,
  ofBefore.replace(`half ${isRight}|`, ''),
].join('|');
const ended = new RegExp(
  String.raw`((?:^|[.!?:]["”’')]?[*_]{0,3} )\P{L}{0,5}${opening}(?:${atMark}))(?::| [–—-]|(?<=${contrary}),)(?=\s|$)(\s\p{Ll})?`,
  'giu',
);

const contrasting = /(^\P{L}{0,5}|: )(?:instead|rather): /iu;

/** Ends such an answer with a full stop in place of a colon or a dash: `No, it can't: …` becomes `No, it can't. …` */
export function withAnswersEnded(line: string): string {
  return line
    .replace(ended, (_, answer: string, next = '') => `${answer}.${next.toUpperCase()}`)
    .replace(contrasting, '$1');
}
