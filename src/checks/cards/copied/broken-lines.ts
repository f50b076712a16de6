import { endsAbility, numberAfter } from '../text/after-name.ts';
import { capitalVerbs, governs } from '../text/clause.ts';
import { factLabels } from '../text/game-words.ts';
import { foundIn } from '../text/stretches.ts';
import { type Replaced, withSign } from './replaced.ts';

/** In characters: a shorter line was ended by its writer, unless it ends within a sentence. */
const shortestBroken = 30;

/** Words that end no sentence, and so show that a line was broken; in capitals they may end a name: `Hold On`. */
const hangs =
  /\s(?:an?|and|for|from|gains?|gets?|ha(?:s|ve)|if|loses?|of|or|than|the|to|unless|until|us(?:es?|ing)|when(?:ever)?|where|while|with(?:out)?)$/;

/** The last word of a sentence that goes on, which keywords and names have in capitals. */
const smallEnd = /(?:\s\p{Ll}[\p{L}'’-]*|,)$/u;

/** Verbs at the end of a line whose object stands on the next: `Bounty: Gain`. */
const toDo = new RegExp(`(?:^|\\s)(?:Gain|${capitalVerbs})$`);

/** Whether the sentence of a line goes on below it: a wide one that ends in a small word may be a heading too. */
export function goesOnBelow(line: string): 'surely' | 'maybe' | null {
  if (hangs.test(line) || toDo.test(line)) return 'surely';
  return line.length >= shortestBroken && smallEnd.test(line) ? 'maybe' : null;
}

/** The beginning of a sentence after a stroke or a point, with names at most: `| Equipped Scout`. */
const begun = /[|•]\s*(?:As|During|Each|Equipped|If|When|Whenever)(?:\s\p{Lu}[\p{L}\p{N}'’-]*)*$/u;

/** A possessive whose noun stands on the next line. */
const owner = /\p{Ll}['’]s$/u;

/** What no ability ends with. */
const openEnd = /(?:[,/:→§]|->)$/;

/** The label of a field, as programs have it: `power:`, `flavor_text:`. */
const label = String.raw`(?:${factLabels}|\p{Ll}+_\p{Ll}+)\s?[:=]`;

/** What no ability begins with. */
const noBeginning = new RegExp(String.raw`^(?:(?!${label})\p{Ll}|\d(?!\d?[.)]\s)|-+>|→|§)`, 'u');

/** A line of what a card costs or has, and of how rare it is: `60/6/3`, `60 / 6 / 3`, `12/60 Rare`, `7`. */
const figuresAlone =
  /^\d{1,3}(?:(?:[^\n\p{L}\p{N}+]{1,3}\d{1,3}){1,5}(?:[^\S\n]\p{Lu}\p{L}{0,20}(?:[^\S\n]\d{1,3})?)?)?[^\S\n]*(?:\n|$)/u;

/** A number at the end of a line, with the blank before it. */
const endsInNumber = /\s[+-]?\d{1,3}$/;

/** What begins a cost, where a line does: `2 Force pay`. */
const beginsCost = /^\d+\s\p{L}+\spay\b/iu;

/** A word that was parted at the end of a line: `Le-`, `ap 2`. */
const brokenWord = /(?<=\p{L})[-\u00ad]\n(?=\p{Ll})/gu;

/** The end of a line, with what a chat or a mail has before the next where it quotes that. */
const lineEnds = /\n(?:(?:[^\S\n]*>)+[^\S\n]+(?=\S))?[^\S\n]*/g;

/** In characters: how much of the next line is looked at. */
const longestBeginning = 60;

/**
 * Line ends at which somebody, or a program, broke a sentence.
 * @param takesNumber whether a name of a keyword that has a number ends at an offset
 * @param isOfName whether a character belongs to the name of a keyword
 * @param isPoint whether a number or a sign at an offset stands before one ability of a list
 */
export function brokenLines(
  text: string,
  takesNumber: (offset: number) => boolean,
  isOfName: (offset: number) => boolean,
  isPoint: (offset: number) => boolean,
): Replaced[] {
  let begin = 0;
  const words = withSign(text, brokenWord, '');
  const lines = foundIn(text, lineEnds).flatMap(({ start: lineEnd, end }): Replaced[] => {
    const line = text.slice(begin, lineEnd).trimEnd();
    const start = begin + line.length;
    begin = end;
    const isWide = line.length >= shortestBroken;
    const next = text.slice(end, end + longestBeginning);
    const number = endsInNumber.exec(line)?.[0] ?? '';
    // A number that no keyword has before it, or one that has its own, begins what stands on the next line.
    const isNext =
      figuresAlone.test(next) ||
      (/^\d/.test(next) &&
        (isOfName(start - 1) ||
          (number !== '' && takesNumber(start - number.length)) ||
          beginsCost.test(next)));
    const isBroken =
      hangs.test(line) ||
      (takesNumber(start) && !isPoint(end) && beginsWithNumber(next)) ||
      (isWide &&
        (openEnd.test(line) ||
          governs.test(line) ||
          owner.test(line) ||
          begun.test(line) ||
          (!isNext && /[\p{L}\p{N}\]]$/u.test(line) && noBeginning.test(next))));
    return isBroken ? [{ start, end, sign: ' ' }] : [];
  });
  return [...words, ...lines];
}

/** Whether a line begins with the number of an ability, and not with the figures of a unit or an amount: `2 Force`. */
function beginsWithNumber(line: string): boolean {
  const number = numberAfter(line, { end: 0 });
  return number !== null && !/^\d+\/\d+\/\d/.test(line) && endsAbility(line.slice(number.length));
}
