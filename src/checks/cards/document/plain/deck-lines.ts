import { goesOnBelow } from '../../copied/broken-lines.ts';
import { hasArrow, isCost } from '../../text/clause.ts';
import { smallInNames } from '../../text/head.ts';

/** A line of a deck list: which card it names, and whether the text of that card stands on the line, or below. */
interface DeckLine {
  name: string;
  hasText: boolean;
}

/** A count of cards: `3x`, `x3`, `3`. */
const count = String.raw`^\s*(?:[-*•]\s*)?(?:\d{1,2}\s?(?<after>[x×])?|(?<before>[x×])\s?\d{1,2})\s+`;

/** A line with a count and a name, and no more. */
const alone = new RegExp(String.raw`${count}(?!.*\d\/\d)(?<name>\p{Lu}[^.:;|→"“]*)$`, 'u');

/** A line with a count, a name and a text, without what follows the name in brackets. */
const withText = new RegExp(
  String.raw`${count}(?<name>\p{Lu}[^:|→>"“.\n]{0,60}?)\s?(?:\([^()]*\)\s?)?(?::|\s[-–—])\s+(?<text>\S.*)$`,
  'u',
);

/** A word of a sentence, which no name has. */
const ofSentence = new RegExp(String.raw`\s(?!(?:${smallInNames})(?!\p{L}))\p{Ll}`, 'u');

/**
 * Reads a line of a deck list: `3x Rogue Pilot (C)`, `2 Old Guards - Armor`. The next line of a broken sentence may
 * look the same.
 * @param above the line above, of the same paragraph; empty where there is none
 * @param beginsWithAbility whether words begin with an ability
 * @returns null where a line is none
 */
export function deckLineOf(
  line: string,
  above: string,
  beginsWithAbility: (words: string) => boolean,
): DeckLine | null {
  const [full, bare] = [withText.exec(line)?.groups, line.includes('->') ? null : alone.exec(line)?.groups];
  const { after, before, text = '', name } = full ?? bare ?? {};
  if (name === undefined) return null;
  const isCounted = after !== undefined || before !== undefined;
  // What the card says may be a sentence, which may go on below.
  const isSentence = /^\p{Lu}/u.test(text) && ofSentence.test(text);
  const isText =
    (isCounted && !bare) || isSentence || beginsWithAbility(text) || (isCost(text) && hasArrow.test(text));
  const hasText = full !== undefined && isText;
  const goesOn = isCounted ? null : goesOnBelow(above.trimEnd());
  if (goesOn === 'surely' || (goesOn === 'maybe' && ofSentence.test(hasText ? name : line))) return null;
  if (hasText) return { name, hasText };
  // Below another line of a card, it may be an ability with its number in front.
  if (bare && !isCounted && above !== '' && beginsWithAbility(name)) return null;
  return bare ? { name: (bare.name as string).trim(), hasText: false } : null;
}
