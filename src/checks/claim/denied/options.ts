import { isRightAnswer } from '../pasted/chosen.ts';
import { isQuestion } from '../remarks/remarks.ts';
import { saysUntrue } from '../talk/taking-back.ts';
import { phraseIn } from '../words/words.ts';
import { deniedIn } from './denials.ts';

/** A line of a question that offers an answer. */
interface Option {
  /** The index of the line. */
  at: number;
  /** `B`, or `2`; empty where it has only a box. */
  letter: string;
  text: string;
  /** Whether its box is filled in, or a mark beside it says that it is the answer. */
  isMarked: boolean;
}

const letter = String.raw`[[(]?([A-Ha-h1-8])[\])]?`;
const optionForm =
  /^\s*(?:[*-]\s)?(?:option )?(?:[[(]?([A-Ha-h1-8])[\]).]|([[(][ xX✓✔]?[\])]|[☐☑☒✅⬜◉●○◯])\ufe0f?)\s+(\S.*)$/iu;
const filledBox = /[xX✓✔☑☒✅◉●]/u;
const markBehind =
  /\s*(?:\*|[✓✔✅☑←]\ufe0f?|<-+|[[(](?:the )?(?:correct|right)(?: (?:answer|choice|one|option))?[\])])\s*$/iu;

/** What tells the answer below the options: `Correct answer: B`, `The answer is (b).`, `Answers: A and C`, `B is right.` */
const named = '(?:the )?(?:(?:correct|right) )?(?:ans(?:wer)?|choice|key|option|solution)s?';
const key = new RegExp(
  String.raw`^\W*(?:(?:${named}(?: (?:are|is|was|were)|:)|correct:|right:) ${letter}(?:(?:, | and | & )${letter})?|${letter} (?:is|was) (?:correct|right|${named}))\W*$`,
  'i',
);

/**
 * Says in words what a key below the options of a question, or a mark beside one, says of them: those that are not the
 * answer are denied. Options that only say whether the line above is so, `a) True`, become that answer.
 * @returns as many lines; those of keys, of questions for what is wrong, and of options that became an answer are empty
 */
export function optionsInWords(lines: readonly string[]): readonly string[] {
  const said = [...lines];
  for (let at = 0; at < lines.length; at++) {
    const options = optionsFrom(lines, at);
    const last = options.at(-1)?.at ?? at;
    if (options.length > 1)
      decide(said, options, wordsBeside(lines, at - 1, -1), wordsBeside(lines, last + 1, 1));
    at = last;
  }
  return said;
}

/** The nearest line that is not blank, from one on, and its index. */
function wordsBeside(lines: readonly string[], from: number, step: 1 | -1): { line: string; at: number } {
  let at = from;
  while (lines[at]?.trim() === '') at += step;
  return { line: lines[at] ?? '', at };
}

/** Writes into the lines which of the options are so; the answers to a question for what is wrong are not. */
function decide(
  said: string[],
  options: readonly Option[],
  above: ReturnType<typeof wordsBeside>,
  below: ReturnType<typeof wordsBeside>,
): void {
  const keyed = (key.exec(below.line) ?? []).slice(1).flatMap((each) => each?.toUpperCase() ?? []);
  const isAnswer = ({ letter, isMarked }: Option) => (keyed.length > 0 ? keyed.includes(letter) : isMarked);
  const count = options.filter(isAnswer).length;
  const areAlone = options.every(({ text }) => isRightAnswer(text) !== null);
  // Without a question, what is marked may only be done.
  const isTold = keyed.length > 0 || areAlone || isQuestion(above.line.trim());
  if (!isTold || count === 0 || count === options.length) return;
  if (keyed.length > 0) said[below.at] = '';
  const isForWrong = saysUntrue(phraseIn(above.line));
  // It would deny all of them.
  if (isForWrong && !areAlone) said[above.at] = '';
  for (const option of options) {
    if (areAlone)
      said[option.at] = isAnswer(option) ? `${isRightAnswer(option.text) ? 'True' : 'False'}.` : '';
    else if (isAnswer(option) === isForWrong) said[option.at] = deniedIn(option.text, 'Wrong:');
    else said[option.at] = option.text;
  }
}

/** The options that begin at a line, in the order of their letters; blank lines may be between them. */
function optionsFrom(lines: readonly string[], first: number): Option[] {
  const options: Option[] = [];
  for (let at = first; at < lines.length; at++) {
    const line = lines[at] as string;
    if (line.trim() === '' && options.length > 0) continue;
    const option = optionIn(line, at);
    if (!option || !follows(options.at(-1)?.letter, option.letter)) break;
    options.push(option);
  }
  return options;
}

function optionIn(line: string, at: number): Option | null {
  const [, letter = '', box = '', text] = optionForm.exec(line) ?? [];
  if (text === undefined) return null;
  const isMarked = filledBox.test(box) || markBehind.test(text);
  return { at, letter: letter.toUpperCase(), text: text.replace(markBehind, ''), isMarked };
}

/** Whether a letter is the next one, or the first where none precedes it; boxes follow boxes. */
function follows(before: string | undefined, letter: string): boolean {
  if (before === undefined) return ['', 'A', '1'].includes(letter);
  return letter === '' ? before === '' : letter.charCodeAt(0) === before.charCodeAt(0) + 1;
}
