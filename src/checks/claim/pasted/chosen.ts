/** The two answers to whether something is so, for a pattern; a letter alone is a capital one. */
const [so, notSo] = [
  '(?:[Tt]rue|TRUE|[Yy]es|YES|[Rr]ight|[Cc]orrect|[Aa]gree|[TY])',
  '(?:[Ff]alse|FALSE|[Nn]o|NO|[Ww]rong|[Ii]ncorrect|[Dd]isagree|[FN])',
];
const answer = `(${so}|${notSo})(?![\\p{L}\\p{N}])`;

/** A box or a circle, filled in or not. */
const box = String.raw`([[(][ xX✓✔]?[\])]|[☐☑☒✅⬜◉●○◯])\ufe0f?`;
const isFilled = /[xX✓✔☑☒✅◉●]/u;

const between = String.raw`\s?[/|,;]?\s{0,9}`;

/** Both answers with a box before or after each: `( ) True (x) False`, `True ☐ False ☒`; or one in brackets: `T / [F]`. */
const boxesBefore = new RegExp(String.raw`(?<!\S)${box}\s?${answer}${between}${box}\s?${answer}\s*$`, 'u');
const boxesAfter = new RegExp(String.raw`(?<!\S)${answer}\s?${box}${between}${answer}\s?${box}\s*$`, 'u');
const inBrackets = new RegExp(
  String.raw`(?<!\S)(?:[[(]${answer}[\])]${between}${answer}|${answer}${between}[[(]${answer}[\])])\s*$`,
  'u',
);

/** The label of an answer, for a pattern; cards to learn from have it on their back. */
export const answerLabel = '(?:A|Answer|Back|Key|Reply|Response|Solution|Verdict)\\s?: ';

/** A letter alone after a sentence, or in the cell after it: `They rest. — F`, `| They rest. | F |`; or after a label. */
const letterLast = new RegExp(
  String.raw`(?<=[.!?]["”’)]{0,2}(?:\s{1,4}(?:(?:--|[–—-])\s)?|\s{0,3}[|\t,;]\s{0,3})|^\s*${answerLabel})[TF](?=\.?\s{0,9}\|?\s*$)\.?`,
);

const isSo = new RegExp(`^${so}$`);
const isNotSo = new RegExp(`^${notSo}$`);

/** Whether a text answers that something is so, `True.`, or that it is not; null where it says anything else. */
export function isRightAnswer(text: string): boolean | null {
  const said = text.trim().replace(/[.!]$/, '');
  return isSo.test(said) ? true : isNotSo.test(said) ? false : null;
}

/**
 * A line whose end says by its boxes, or by a letter, which of two answers is the right one, with that in words: `True.`,
 * `False.`; any other line as it is, also where both boxes are filled in, or none.
 */
export function chosenInWords(line: string): string {
  const before = boxesBefore.exec(line);
  if (before) return withAnswer(line, before, [before[2], before[4]], [before[1], before[3]]);
  const after = boxesAfter.exec(line);
  if (after) return withAnswer(line, after, [after[1], after[3]], [after[2], after[4]]);
  const bracketed = inBrackets.exec(line);
  if (!bracketed) return line.replace(letterLast, (letter) => (letter.startsWith('T') ? 'True.' : 'False.'));
  const [, first, second, third, last] = bracketed;
  return withAnswer(line, bracketed, first ? [first, second] : [third, last], first ? ['x', ''] : ['', 'x']);
}

function withAnswer(
  line: string,
  { index }: RegExpExecArray,
  [first = '', second = '']: readonly (string | undefined)[],
  boxes: readonly (string | undefined)[],
): string {
  const [isFirst, isSecond] = boxes.map((box = '') => isFilled.test(box));
  if (isSo.test(first) === isSo.test(second) || isFirst === isSecond) return line;
  return `${line.slice(0, index)}${isSo.test(isFirst ? first : second) ? 'True.' : 'False.'}`;
}
