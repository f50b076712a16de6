import { isShortAnswer } from '../talk/short-answers.ts';
import { isOfTalk } from '../talk/taking-back.ts';
import { phraseIn } from '../words/words.ts';
import { isQuestion, type Remark, withoutSpeaker } from './remarks.ts';

/** Verbs that a short answer repeats, each group in its forms for one and for several, and for now and then. */
const verbs = [
  'can could may',
  'do does did',
  'has have had',
  'is are was were',
  'must',
  'shall should',
  'will would',
];
const formsOf = new Map(
  verbs.flatMap((group) => {
    const forms = group.split(' ');
    return forms.map((verb) => [verb, forms] as const);
  }),
);

const adverbs =
  '(?: (?:actually|again|also|always|definitely|indeed|now|nowadays|often|really|still|though|today|too))*';

/**
 * The verb of a claim, repeated at the end of an answer: `It does.`, `I think it does now.`; `How it is` and `that is`,
 * which explains, repeat none.
 */
const repeated = new RegExp(
  `(?<! (?:as|how|if|than|way|what|whatever|where|whether|why)) (?!that is )(?:he|it|she|that|they|this|we|you)${adverbs} ` +
    `(?<verb>${[...formsOf.keys(), 'wo', 'ca'].join('|')})(?<not>nt)?${adverbs}(?: since \\S+)? $`,
);

/** In characters; anything longer says something by itself. */
const longestAnswer = 80;

/**
 * What a short answer says of the claim that precedes it, by repeating its verb in words that are not the rules':
 * `They don't rest. I think they do.` and `They rest. I'd say they don't.` contradict it, `They don't rest. No, they
 * don't.` assents. Of any other remark, `remarkIn` tells it.
 * @param claim what it answers
 * @param answer the sentence, or the rest of the same one
 * @param isOfRules whether the rules have a word
 * @returns null where it repeats no verb of the claim, or none that the claim only denies
 */
export function echoOf(claim: string, answer: string, isOfRules: (word: string) => boolean): Remark | null {
  if (answer.length > longestAnswer || isQuestion(answer)) return null;
  const phrase = phraseIn(withoutSpeaker(answer));
  const { index = 0, groups: { verb = '', not } = {} } = repeated.exec(phrase) ?? {};
  if (verb === '') return null;
  const forms = formsOf.get({ ca: 'can', wo: 'will' }[verb] ?? verb) ?? [];
  const said = phraseIn(claim);
  const isStated = forms.some((form) => said.includes(` ${form} `));
  const isDenied = forms.some((form) => said.includes(` ${deniedForm(form)} `));
  if (isDenied && !isStated && not) return isShortAnswer(answer) ? 'nothing' : null;
  const isOfTalkAlone = phrase
    .slice(0, index)
    .split(' ')
    .every((word) => isOfTalk(word) || !isOfRules(word));
  // Of a verb like `rests`, the answer has the one that denies it.
  const isContrary = not ? !isDenied && (isStated || verb.startsWith('do')) : isDenied && !isStated;
  return isContrary && isOfTalkAlone ? 'takes back' : null;
}

/** A verb with its "not", as {@link phraseIn} has them. */
function deniedForm(verb: string): string {
  return `${{ can: 'ca', will: 'wo' }[verb] ?? verb}nt`;
}
