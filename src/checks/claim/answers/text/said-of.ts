import { type ClaimedSentence, type Named, withNumberOf } from '../../claimed-sentence.ts';
import type { Rulebook } from '../../rulebook.ts';
import { keywordNoun } from '../../talk/talk-words.ts';
import { divisionsOf, leastWords, wordsOf } from '../../words/words.ts';
import type { AnsweredSentence, AnswerWay } from '../answered.ts';

/** A statement, and the keyword that it is claimed of. */
interface SaidOf extends Named {
  text: string;
  /**
   * The form in which it is said in other words: what the keyword lets you do or does, where the meaning has an
   * instruction, or what it lets anybody do.
   */
  form?: RegExp | undefined;
}

/** Words before a name, and around it: `With the Armor ability`. */
const by = '(?:because of|due to|for|from|thanks to|through|using|via|with)';
const introducesName = new RegExp(String.raw`^(?:about|on|under|${by})\s+(?:the\s+)?`, 'i');
const around = new RegExp(String.raw`^the\s+|\s+${keywordNoun},?$`, 'gi');

/** What a keyword is said to be: its type line and meaning. */
const typed = /^(.{2,80}?)\s+is\s+(?:now\s+)?(an?\s.*\bthat\s+means\b.*)$/is;

/** What a keyword is said to let you do: `Armor lets you rest`, `With Armor you can rest`. */
const allows = /^(.{2,80}?)\s+(?:(?:enables|lets)\s+you(?:\s+to)?|allows\s+you\s+to)\s+(\S.*)$/is;
/** What it is said to let anybody do, where the meaning says that they may: `Armor lets this unit rest`. */
const permits = /^(.{2,80}?)\s+(?:allows|enables|lets)\s+(\S.*)$/is;
/** In words, such as `one of your other units`. */
const longestSubject = 5;
const youMay = /^you\s+(?:can|may)\s+(?=\S)/i;

/** What a keyword is said to do, which its meaning tells you to do: `Armor removes a counter`. */
const does = /^(.{2,80}?)\s+(\p{Ll}{2,20})s\s+(\S.*)$/su;

/** What a keyword is said to give, which its meaning says that somebody gets: `Armor gives this unit +2 moss`. */
const gives = /^(.{2,80}?)\s+(?:gives|grants)\s+(?:(\S.{0,80}?)\s+)??([+–−-]\s?(?:\d|X\b).*)$/s;

/** The instructions that a verb in the third person may stand for: `push` for `pushes`, `make` for `makes`. */
function instructions(verb: string): string[] {
  return /(?:[cs]h|[osxz])e$/.test(verb) ? [verb, verb.slice(0, -1)] : [verb];
}

/** Only what is activated is a choice, unlike `Roll this unit's dice secretly`. */
const isActivated = /\bactivated\b/;

/**
 * Prepares the reading of statements about a keyword whose name no mark separates from them: `With Armor they rest`,
 * `They rest for Armor`, `Armor is an ability that means, “They rest.”`
 * @returns a function from a sentence to the ways to read it
 */
function createSaidOf({ namedOf, known: { longestName } }: Rulebook): (said: string) => SaidOf[] {
  const nameLast = new RegExp(String.raw`\s+${by}\s+(?:the\s+)?(\S+(?:\s\S+){0,${longestName - 1}}?)$`, 'i');
  const of = (name: string, text: string, form?: RegExp): SaidOf[] => {
    const named = namedOf(name) ?? namedOf(name.replace(around, ''));
    if (named === null || wordsOf(text).length < leastWords) return [];
    const said = { ...named, text, form };
    return youMay.test(text) ? [said, { ...said, text: text.replace(youMay, ''), form: allows }] : [said];
  };
  const doneBy = (said: string) => {
    const [, name = '', verb = '', rest = ''] = does.exec(said) ?? [];
    return instructions(verb).flatMap((instruction) => of(name, `${instruction} ${rest}`, does));
  };
  const givenBy = (said: string) => {
    const [, name = '', whom = 'this unit', what = ''] = gives.exec(said) ?? [];
    return of(name, `${whom} gets ${what}`, does);
  };
  // Each division of what it permits into who may do it, and what.
  const permittedBy = (said: string) => {
    const [, name = '', permitted = ''] = permits.exec(said) ?? [];
    return divisionsOf(permitted, longestSubject).flatMap(([who, what]) =>
      of(name, `${who} may ${what.replace(/^to\s/i, '')}`, permits),
    );
  };
  // Each division of a sentence into a name, after a word that introduces one, and a statement.
  const nameFirst = (said: string) => {
    const named = said.replace(introducesName, '');
    return named === said ? [] : divisionsOf(named, longestName).flatMap(([name, text]) => of(name, text));
  };
  return (said) => {
    const [, last = ''] = nameLast.exec(said) ?? [];
    return [
      ...[allows, typed].flatMap((form) => {
        const [, name = '', text = ''] = form.exec(said) ?? [];
        return of(name, text, form === typed ? undefined : form);
      }),
      ...doneBy(said),
      ...givenBy(said),
      ...permittedBy(said),
      ...of(last.replace(/[.!]$/, ''), said.replace(nameLast, '')),
      ...nameFirst(said),
    ];
  };
}

/**
 * Prepares the answer to statements about a keyword whose name no mark separates from them.
 * @param answerText answers the claim that a text says something
 */
export function createNamedAnswer(
  rulebook: Rulebook,
  answerText: (sentence: ClaimedSentence) => AnsweredSentence,
): AnswerWay {
  const saidOf = createSaidOf(rulebook);
  return (sentence, framed) => {
    const answers = framed()
      .flatMap(saidOf)
      .filter(({ slug }) => rulebook.mayBeOf(sentence, slug))
      .map(({ text, form, ...named }) => ({
        form,
        answer: answerText({ ...sentence, ...withNumberOf(sentence, named), text, mayNameOther: false }),
      }));
    const own = answers.find(
      ({ answer, form }) =>
        answer.how &&
        !answer.isElsewhere &&
        !answer.isLimited &&
        ((form !== does && form !== allows) || answer.place?.part === 'meaning') &&
        (form !== allows || isActivated.test(answer.place?.text ?? '')),
    );
    return own?.form ? { ...own.answer, text: sentence.text, how: 'words' } : (own?.answer ?? null);
  };
}
