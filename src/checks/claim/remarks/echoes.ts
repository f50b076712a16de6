import { isShortAnswer } from '../talk/short-answers.ts';
import { phraseIn } from '../words/words.ts';
import { isQuestion, type Remark, remarkIn, withoutSpeaker } from './remarks.ts';

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

/**
 * What a short answer says of a denial that precedes it, by repeating its verb: `They don't rest. They do.`,
 * `They don't rest. No, they don't.` Of any other claim, {@link remarkIn} tells it.
 * @param claim what it answers
 * @param answer the sentence, or the rest of the same one
 * @returns null where it repeats no verb that the claim only denies
 */
export function echoOf(claim: string, answer: string): Remark | null {
  const { verb = '', not } = repeated.exec(phraseIn(withoutSpeaker(answer)))?.groups ?? {};
  if (verb === '' || isQuestion(answer)) return null;
  const forms = formsOf.get({ ca: 'can', wo: 'will' }[verb] ?? verb) ?? [];
  const said = phraseIn(claim);
  const isDenied = forms.some((form) => said.includes(` ${deniedForm(form)} `));
  if (!isDenied || forms.some((form) => said.includes(` ${form} `))) return null;
  if (not) return isShortAnswer(answer) ? 'nothing' : null;
  return remarkIn(answer) === 'nothing' ? 'takes back' : null;
}

/** A verb with its "not", as {@link phraseIn} has them. */
function deniedForm(verb: string): string {
  return `${{ can: 'ca', will: 'wo' }[verb] ?? verb}nt`;
}
