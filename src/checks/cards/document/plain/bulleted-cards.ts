import { hasArrow, isCost } from '../../text/clause.ts';
import { isCalledSo } from '../../text/head.ts';
import { kind } from '../../text/head-pieces.ts';
import { calledInList } from './numbered-cards.ts';

/** An item of a list that is not within another, perhaps with a box to be ticked. */
const item = /^([-*•+])\s+(?:\[[ xX]\]\s+)?(\S.*)$/;

/** Whether a line begins with what may be a name before its text: `Quill: Leap 2`. */
export function isNamed(line: string): boolean {
  return /^\p{Lu}[^:|→>"“.\n]{0,60}?(?::|\s[-–—])\s/u.test(line);
}

/** What follows a name and a dash on a line: `Quill - Leap 2`. A colon follows the label of an ability as well. */
const behindDash = /^[^:|→>"“.\n]{1,60}?\s[-–—]\s+(\S.*)$/u;

/**
 * Finds the lines of a bulleted list, or of one without marks, at which cards begin, and the name of each, empty where
 * there is none. At least two have to begin as a card certainly does, or with a name, a dash and an ability, and all
 * others with what may be a name: otherwise the list may hold the abilities of one card.
 * @param isHead whether a line begins for certain as a card does
 * @param beginsWithAbility whether words begin with an ability
 */
export function bulletedCards(
  lines: readonly string[],
  isHead: (line: string) => boolean,
  beginsWithAbility: (words: string) => boolean,
): Map<number, string> {
  const lineAt = (index: number) => lines[index] as string;
  const itemAt = (index: number) => item.exec(lineAt(index))?.[2] ?? lineAt(index);
  const called = (index: number) => calledInList(itemAt(index));
  const mayBeCard = (index: number) => isCalledSo(called(index)) && !beginsWithAbility(called(index));
  const hasAbility = (index: number) => {
    const [, said = ''] = behindDash.exec(itemAt(index)) ?? [];
    const isAbility = beginsWithAbility(said) || (isCost(said) && hasArrow.test(said));
    // A type before a dash is no name: what a unit has in each arena may stand so.
    return isAbility && !kind.test(called(index));
  };
  const isOfCards = (list: readonly number[]) => {
    const others = list.filter((index) => !isHead(lineAt(index)));
    const sure = list.length - others.length + others.filter(hasAbility).length;
    return sure > 1 && others.every(mayBeCard);
  };
  return new Map(
    [...bulletedLists(lines), ...namedLists(lines)]
      .filter(isOfCards)
      .flat()
      .map((index) => [index, called(index)]),
  );
}

/** The lines that begin the items of each list, which ends at another mark or at a line that is not indented. */
function bulletedLists(lines: readonly string[]): number[][] {
  const lists: number[][] = [];
  let mark: string | undefined;
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '' || /^\s/.test(line)) continue;
    const [, own] = item.exec(line) ?? [];
    if (own !== undefined && own === mark) lists.at(-1)?.push(index);
    else if (own !== undefined) lists.push([index]);
    mark = own;
  }
  return lists;
}

/** The lines of each paragraph in which every line has what may be a name before its text. */
function namedLists(lines: readonly string[]): number[][] {
  const paragraphs: number[][] = [];
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const isFirst = (lines[index - 1] ?? '').trim() === '';
    if (isFirst) paragraphs.push([]);
    paragraphs.at(-1)?.push(index);
  }
  return paragraphs.filter((own) => own.every((index) => isNamed(lines[index] as string)));
}
