import { cardTypes, costUnits, factLabels, statistics } from './game-words.ts';

/** What stands between two things that a head says. */
const separator = /[|()[\]{},;:\n]|(?<=\s)(?:[-–—•·~]|\/{1,2})(?=\s)/g;

/** What stands between two of them. */
export interface Piece {
  said: string;
  start: number;
  end: number;
  /** The separator in front; empty where the text begins. */
  opener: string;
  /** The separator after; empty where it ends. */
  closer: string;
}

/** What a text says, between the separators. */
export function piecesOf(text: string): Piece[] {
  const separators = [...text.matchAll(separator)].map(({ 0: sign, index }) => ({
    sign,
    start: index,
    end: index + sign.length,
  }));
  let opener = { sign: '', start: 0, end: 0 };
  const after = { sign: '', start: text.length, end: text.length };
  return [...separators, after].flatMap((closer): Piece[] => {
    const between = text.slice(opener.end, closer.start);
    const said = between.trim();
    const start = opener.end + between.indexOf(said);
    const signs = { opener: opener.sign, closer: closer.sign };
    // Between a line end and the point of a list stands nothing, and what is after that begins the line.
    opener = said === '' && opener.sign === '\n' ? { ...closer, sign: '\n' } : closer;
    return said === '' ? [] : [{ said, start, end: start + said.length, ...signs }];
  });
}

const word = String.raw`\p{Lu}[\p{L}\p{N}'’-]*`;

const type = `(?:${cardTypes.flatMap((each) => [each, each.toUpperCase()]).join('|')})`;

/** What a card is: `Light Battle`, `Character`, `Ground unit`. */
export const kind = new RegExp(
  String.raw`^(?:${word}\s)*${type}(?:/${type})*(?:\s(?:card|unit))?(?:\s${word})*(?:\s\d{1,2})?$`,
  'u',
);

/** A number that is called by what it is: `Cost 4`, `4 BP`. */
const labelled = new RegExp(
  String.raw`^(?:${factLabels}\s\d{1,3}|\d{1,3}\s(?:${costUnits}|${factLabels}))$`,
  'i',
);

/** What calls the next thing so, after a colon; on one line after the number that the one before is: `4 Speed`. */
const endsInLabel = new RegExp(String.raw`^(?:\d{1,3}\s)?${factLabels}$`, 'i');

/** Words with capitals: of a subtype, a set, a side. */
export const capitals = new RegExp(String.raw`^${word}(?:\s(?:and|of|the|${word}))*$`, 'u');

/** Where two cards are called alike, the letter of one: `(B)`. */
const version = /^[A-WYZ]\d?$/;

const inBrackets = ({ opener, closer }: Piece) => /[([{]/.test(opener) && /[)\]}]/.test(closer);
/** Whether it is the letter of a version. */
export const isVersion = (piece: Piece) => inBrackets(piece) && version.test(piece.said);
/** Whether it calls what stands after it. */
export const isLabel = ({ said, closer }: Piece) => closer === ':' && endsInLabel.test(said);

/** Whether something shows that the words before it are of a head, and of no ability. */
export function isFact(piece: Piece): boolean {
  const { said } = piece;
  return (
    isVersion(piece) || kind.test(said) || statistics.test(said) || labelled.test(said) || isLabel(piece)
  );
}

/** Whether it is a number alone: a cost, or what a unit has. */
export const isNumber = ({ said }: Piece) => /^\d{1,3}$/.test(said);

/** Where a piece ends, with the bracket that it stands in. */
export const endOf = ({ end, closer }: Piece) => end + (/[)\]}]/.test(closer) ? 1 : 0);
