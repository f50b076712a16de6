import { statistics } from './game-words.ts';
import {
  capitals,
  endOf,
  isFact,
  isLabel,
  isNumber,
  isVersion,
  kind,
  type Piece,
  piecesOf,
} from './head-pieces.ts';
import { smallWords } from './title.ts';

/** The head of a card, before the abilities of the same text: its name, its type, its figures. */
export interface Head {
  name: string;
  /** The offset at its end. */
  end: number;
  /** Whether it can be nothing else, even where the card has the name of a keyword. */
  isSure: boolean;
}

/** In characters: the head of a card is shorter. */
const longestHead = 300;

/** Words that names have in small letters where more shows that they are names. */
export const smallInNames = `${smallWords}|de|is|la`;

/** The name of a card: capitalised words, with small ones between. */
const calledSo = new RegExp(
  String.raw`^(?=["“]?[\p{Lu}\p{N}])(?:["“]?[\p{Lu}\p{N}(][^\s.→>]*|${smallInNames}|[-–—/&+])(?:\s(?:["“]?[\p{Lu}\p{N}(][^\s→>]*|${smallInNames}|[-–—/&+]))*$`,
  'u',
);

/**
 * Reads the head that people put before a card's abilities where they post it: `Quill (Character - Scout): Leap 2`,
 * `Quill (B) | Ground | 3 | 20/1/2 | Leap 2`, or each part on a line.
 * @param isKeyword whether words are the name of one, which is no subtype; without it none are
 * @returns null where nothing shows that anything stands there
 */
export function headOf(text: string, isKeyword = (_words: string) => false): Head | null {
  const pieces = piecesOf(text.slice(0, longestHead));
  const first = firstOf(pieces);
  const fact = pieces[first];
  if (!fact) return null;
  const name = nameBefore(text, pieces, first);
  const last = lastOf(text, pieces, first, isKeyword);
  const end = endOf(pieces[last] ?? fact);
  if (name === null || /^\s*\p{Ll}/u.test(text.slice(end, end + 5))) return null;
  const facts = pieces.slice(first, last + 1).filter((piece) => isFact(piece) || isNumber(piece));
  // A list of arenas looks the same: `Quokka, Ground, Space`.
  if (/[,/]/.test(fact.opener) && facts.every(({ said }) => !/\d/.test(said))) return null;
  const isSure =
    facts.length > 1 || isVersion(fact) || fact.opener === '\n' || /\p{L} \p{Lu}/u.test(fact.said);
  return { name, end, isSure };
}

/** The index of the first fact, or of a number right before it: `Quill [3; 20/1/2]`; -1 where there is none. */
function firstOf(pieces: readonly Piece[]): number {
  const first = pieces.findIndex(isFact);
  const before = pieces[first - 1];
  return first > 1 && before && isNumber(before) ? first - 1 : first;
}

/** The index of the last part of a head, from the index of its first fact. */
function lastOf(
  text: string,
  pieces: readonly Piece[],
  first: number,
  isKeyword: (words: string) => boolean,
): number {
  /** Whether a part may continue a head: capitalised words on the same line. */
  const isOfSame = ({ said, opener }: Piece) =>
    opener !== '\n' && opener !== ':' && capitals.test(said) && !isKeyword(said);
  /** Whether a part continues the one before it, as a subtype its type: after a dash, or in the same brackets. */
  const goesOn = (before: Piece, piece: Piece | undefined) => {
    if (!piece || piece.closer === '' || piece.opener !== before.closer || !isOfSame(piece)) return false;
    const isInside = /[([{][^)\]}]*$/.test(text.slice(0, piece.start));
    return isInside ? /[-–—/,;]/.test(piece.opener) : isOfKind && /[-–—/]/.test(piece.opener);
  };
  let last = first;
  for (let index = first + 1; index < pieces.length; index++) {
    const [before, piece] = pieces.slice(index - 1, index + 1) as [Piece, Piece];
    const isOfHead = isFact(piece) || isNumber(piece) || (isLabel(before) && capitals.test(piece.said));
    if (isOfHead) last = index;
    else if (!isOfSame(piece)) break;
  }
  const isOfKind = kind.test((pieces[last] as Piece).said);
  while (goesOn(pieces[last] as Piece, pieces[last + 1])) last++;
  return last;
}

/** Signs around the name in a list: `- `, `3x `, `2. `, quotation marks. */
const around = /^[^\p{L}\p{N}]*(?:\d{1,3}(?:\s?[x×]|[.)])\s+)?["“]?|["”]+$/gu;

/** The name before the first fact; null where that is no name. */
function nameBefore(text: string, pieces: readonly Piece[], first: number): string | null {
  const [begin, fact] = [pieces[0], pieces[first]] as [Piece, Piece];
  const last = pieces[first - 1];
  if (!last) {
    const name = fact.said.replace(statistics, '');
    return name !== fact.said && isCalledSo(name) ? name : null;
  }
  const between = pieces.slice(0, first).map(({ closer }) => closer);
  if (between.slice(0, -1).some((sign) => /[|;:\n]/.test(sign)) || /[:;]/.test(fact.opener)) return null;
  const name = text.slice(begin.start, endOf(last)).replace(around, '');
  if (name.includes('\n')) return null;
  const isNamed = isVersion(fact) ? !/[.•→>]/.test(name) : isCalledSo(name);
  return isNamed ? name : null;
}

/** Whether words may be the name of a card; with a number at the end they are an ability. */
export function isCalledSo(name: string): boolean {
  return calledSo.test(name) && !/\s[+-]?\d{1,3}$/.test(name);
}
