import { isReply, isTag } from '../remarks/asking.ts';
import { isOpening } from '../remarks/introduces.ts';
import { isFragment, remarkIn } from '../remarks/remarks.ts';
import { putsInPast, qualifies } from '../talk/taking-back.ts';
import { isFiller, isReason, namesSpeaker, saysWhere } from '../talk/talk-phrases.ts';
import { contentSpan, nextSentence, withoutJoints, withoutPast } from '../talk/talk-words.ts';
import type { Named } from '../words/sentences.ts';
import { leastWords, phraseOf, type Word, wordsOf } from '../words/words.ts';
import { isContent } from './beside.ts';
import type { RulesSpokenOf } from './rules.ts';

/** A piece of a text that can be answered by itself. */
export interface ClaimPiece {
  text: string;
  /** The keyword whose name stands in front of it, as above a text, or is cited behind it; null where none does. */
  named: Named | null;
  /** Whether it was cut out: a whole sentence of a wording, or what stands in quotation marks as a piece of one. */
  isCut: boolean;
  /** Whether it only opens what stands behind it, or speaks of what is claimed beside it, and claims nothing. */
  isAside: boolean;
  /** Whether it says of what stands beside it that it held once: `Old text`, `Old Armor`, `This was removed`. */
  isPast: boolean;
  /** Whether it is a sentence that would be answered by itself, had it a capital letter. */
  isStatement: boolean;
}

/** A piece of which nothing more is known. */
export const piece: Omit<ClaimPiece, 'text'> = {
  named: null,
  isCut: false,
  isAside: false,
  isPast: false,
  isStatement: false,
};

/** Words of a text that stand together: a sentence of the rules, or what stands beside one. */
export interface WordRun {
  words: readonly Word[];
  isSentence: boolean;
}

/** What somebody quotes in a run beside a sentence is claimed by itself, whoever says it: `Bob says "…" and Al says`. */
function quotedIn(beside: string): string[] {
  return [...beside.matchAll(/["“]([^"“”]+)["”]/g)]
    .map(([, quoted = '']) => quoted)
    .filter((quoted) => wordsOf(quoted).length >= leastWords);
}

/** What is named in a run beside a sentence. */
interface Naming {
  /** The keyword of which it says that the sentences behind it are; null where it does not say so. */
  named: Named | null;
  /** Whether it only names that: as above a text, as who says it, or as the old one. */
  isCited: boolean;
  /** Whether it is no more than its name, as above a text. */
  isName: boolean;
  /** Whether the keyword is said to say something: `Armor says`. */
  isSayer: boolean;
  /** Whether it is called old. */
  isOld: boolean;
}

/**
 * Reads the runs of a text that was cut around the sentences of the rules in it.
 * @returns each as a piece; what says nothing is left out
 */
export function readPieces(text: string, runs: readonly WordRun[], rules: RulesSpokenOf): ClaimPiece[] {
  const namings = runs.map((run) => (run.isSentence ? null : namingOfRun(text, run, rules)));
  // A name behind the last sentence says of what they all are, and not one in a sentence of somebody's own.
  const isOwn = nextSentence.test(text.slice(runs.at(-2)?.words.at(-1)?.end));
  const last = namings.at(-1);
  let named = last && (last.isCited || !isOwn) ? last.named : null;
  return runs.flatMap((run, index): ClaimPiece[] => {
    const naming = namings[index];
    named = naming?.named ?? named;
    if (!naming) return [{ ...piece, text: written(text, run), named, isCut: true }];
    const [before, next] = [runs[index - 1], runs[index + 1]];
    if (naming === content || saysNothing(text, run, naming, before, rules)) return [];
    return [
      ...quotedIn(written(text, run)).map((quoted) => ({ ...piece, text: quoted })),
      { ...piece, named, ...readBeside(text, run, naming, next, rules) },
    ];
  });
}

/** Of what a card has behind a meaning that leads to it: it names nothing. */
const content: Naming = { named: null, isCited: false, isName: false, isSayer: false, isOld: false };

function namingOfRun(text: string, run: WordRun, rules: RulesSpokenOf): Naming {
  const called = contentSpan(text, run.words);
  const name = withoutPast(called);
  const ofName = rules.keywordIn(name);
  const sayer = rules.sayerIn(called);
  if (isContent(text, run.words, ofName !== null)) return content;
  return {
    named: ofName ?? sayer ?? rules.onlyIn(written(text, run)),
    isCited: ofName !== null || sayer !== null,
    isName: ofName !== null && name === called,
    isSayer: sayer !== null,
    isOld: (ofName !== null && name !== called) || sayer?.isOld === true,
  };
}

/** How somebody asks whether it is so, who holds that it is: `Doesn't it say that …?`. */
const deniedQuestion = /^(?:.{1,60}\bbut )?(?:are|did|do|does|has|have|is|was|were)n['’]?t\s.*\?["”’')]*$/is;

/** Whether a run claims nothing, nor takes anything back: a name above a text, `No, …`, `…, doesn't it?`. */
function saysNothing(
  text: string,
  { words }: WordRun,
  { isName }: Naming,
  before: WordRun | undefined,
  { isOfRules }: RulesSpokenOf,
): boolean {
  if ((isName && !qualifies(phraseOf(words))) || (withoutJoints(words).length < 2 && isFiller(words)))
    return true;
  const last = before?.words.at(-1);
  if (isReason(words)) return true;
  return last ? isTag(text, last) : isReply(text, words, isOfRules) || deniedQuestion.test(text);
}

/** Only a place, by its name, where something else may hold: `In Magic`, `In 2v2`. */
const placeAlone = /^[Ii]n [\p{Lu}\d][\p{L}\p{N}'’-]*(?: [\p{Lu}\d][\p{L}\p{N}'’-]*)*$/u;

/** What a run says of the sentence beside it. */
function readBeside(
  text: string,
  run: WordRun,
  { isSayer, isOld }: Naming,
  next: WordRun | undefined,
  rules: RulesSpokenOf,
): Pick<ClaimPiece, 'text' | 'isPast' | 'isAside' | 'isStatement'> {
  const { words } = run;
  const said = written(text, run);
  const isEnded = /[.;]\s$/.test(text.slice(0, words[0]?.start));
  const phrase = phraseOf(words);
  // Behind the last sentence the mark of a question counts.
  const remark = remarkIn(next ? said : text.slice(words[0]?.start), rules.sources);
  const isRetracted = remark === 'takes back' && !qualifies(phrase);
  const isPast = isOld || putsInPast(said) || isRetracted;
  const first = next?.words[0];
  const says = first
    ? isOpening(text, words, first, rules.isOfRules)
    : [namesSpeaker, saysWhere].some((is) => is(phraseOf(withoutJoints(words))));
  const isSetOff = text.slice(words.at(-1)?.end, first?.start).includes(':');
  const isStranger = isSetOff && placeAlone.test(said);
  const isStatement = isEnded && remark === null && saysOfGame(said, words, rules);
  return {
    text: said,
    isPast,
    isStatement,
    isAside: isPast || isSayer || (says && !isStranger) || remark !== null,
  };
}

/** In words; what is shorter may narrow what stands in front of it. */
const leastStatement = 8;

/** Begins what goes on with the sentence in front of it, or speaks of that. */
const ofBefore =
  /^(?:and|but|each|every|except|it|nor|not|only|or|so|that|these|they|this|those|though|yet)\b/i;

/** Whether somebody says of the game, in its words alone, what stands apart. */
function saysOfGame(said: string, words: readonly Word[], { isOfRules }: RulesSpokenOf): boolean {
  const isLong = words.length >= leastStatement && !ofBefore.test(said) && !isFragment(said);
  return isLong && words.every(({ word }) => isOfRules(word) || /^[+-]?\d+$/.test(word));
}

/** A run as it stands in its text, without the mark of a list in front of it, or of a table's cell behind it. */
function written(text: string, { words }: WordRun): string {
  return text.slice(words[0]?.start, words.at(-1)?.end).replace(/^[-–—]+\s+|(?<!\s)\s*\|$/g, '');
}
