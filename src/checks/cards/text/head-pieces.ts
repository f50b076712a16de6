import { cardTypes, costUnits, factLabels, statistics } from './game-words.ts';

/** Separators between the parts of a head. */
const separator = /[|()[\]{},;:\n]|(?<=\s)(?:[-–—•·~]|\/{1,2})(?=\s)/g;

/** A part of a head, between two separators. */
export interface Piece {
  said: string;
  start: number;
  end: number;
  /** The separator before it; empty at the beginning of the text. */
  opener: string;
  /** The separator after it; empty at the end of the text. */
  closer: string;
}

/** The parts of a text between separators. */
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
    // What follows a line end and a list mark begins the line.
    opener = said === '' && opener.sign === '\n' ? { ...closer, sign: '\n' } : closer;
    return said === '' ? [] : [{ said, start, end: start + said.length, ...signs }];
  });
}

const word = String.raw`\p{Lu}[\p{L}\p{N}'’-]*`;

const type = `(?:${cardTypes.flatMap((each) => [each, each.toUpperCase()]).join('|')})`;

/** The type of a card: `Light Battle`, `Character`, `Ground unit`. */
export const kind = new RegExp(
  String.raw`^(?:${word}\s)*${type}(?:/${type})*(?:\s(?:card|unit))?(?:\s${word})*(?:\s\d{1,2})?$`,
  'u',
);

/** A number with its label: `Cost 4`, `4 BP`. */
const labelled = new RegExp(
  String.raw`^(?:${factLabels}\s\d{1,3}|\d{1,3}\s(?:${costUnits}|${factLabels}))$`,
  'i',
);

/** A label before its value, perhaps with the value of the one before: `4 Speed`. */
const endsInLabel = new RegExp(String.raw`^(?:\d{1,3}\s)?${factLabels}$`, 'i');

/** Capitalised words: a subtype, a set, a side. */
export const capitals = new RegExp(String.raw`^${word}(?:\s(?:and|of|the|${word}))*$`, 'u');

/** The letter of a version, where two cards have one name: `(B)`. */
const version = /^[A-WYZ]\d?$/;

const inBrackets = ({ opener, closer }: Piece) => /[([{]/.test(opener) && /[)\]}]/.test(closer);
/** Whether a part is the letter of a version. */
export const isVersion = (piece: Piece) => inBrackets(piece) && version.test(piece.said);
/** Whether a part is a label, with its value after it. */
export const isLabel = ({ said, closer }: Piece) => closer === ':' && endsInLabel.test(said);

/** Whether a part shows that the words before it belong to a head, and are no ability. */
export function isFact(piece: Piece): boolean {
  const { said } = piece;
  return (
    isVersion(piece) || kind.test(said) || statistics.test(said) || labelled.test(said) || isLabel(piece)
  );
}

/** Whether a part is a number alone: a cost, or a figure of a unit. */
export const isNumber = ({ said }: Piece) => /^\d{1,3}$/.test(said);

/** The end of a part, with the bracket that it stands in. */
export const endOf = ({ end, closer }: Piece) => end + (/[)\]}]/.test(closer) ? 1 : 0);
