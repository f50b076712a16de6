import type { CardCheck } from '../checked.ts';
import { endOfNumber, endsAbility } from '../text/after-name.ts';
import { plainName } from './heading.ts';
import { type Delimiter, type Row, readRows } from './rows.ts';

/** What stands between the words of a name: `Card Text`, `card_text`, `cardText`. */
const gap = String.raw`[\s_-]*`;

/** A language after the name of a column: `Text (EN)`, `text_en`. */
const inLanguage = String.raw`(?:\s*\([a-z]{2}\)|[_-][a-z]{2})?`;

/** Names of the column with the text. */
export const calledText = new RegExp(
  `^(?:(?:(?:game|card|rules?)${gap})?text(?:${gap}1)?|abilit(?:y(?:${gap}1)?|ies))${inLanguage}$`,
  'i',
);

/** Names of the column with the names of cards. */
export const calledName = new RegExp(`^(?:card${gap})?name${inLanguage}$`, 'i');

/** Names of that column where none is called “Name”. */
export const calledCard = new RegExp(`^(?:(?:card${gap})?title|card)${inLanguage}$`, 'i');

/** How names of columns begin that hold flavour text or former text. */
const noRules = 'flavou?r|former|lore|old|original|past|previous|prior|quote';

/** Names of all columns with rules text, further ones included, `Text 2`, `Ability 3`. */
export const calledAlso = new RegExp(
  `^(?!${noRules})(?:(?:\\p{L}+${gap})?text|(?:\\p{L}+[\\s_-]+)?abilit(?:y|ies))(?:${gap}\\d+)?${inLanguage}$`,
  'iu',
);

const ofNoRules = new RegExp(`^(?:${noRules})`, 'i');

/** Names of the column with the text where none is called “Text”. */
export const calledElse = new RegExp(`^(?:effects?|rules|description)${inLanguage}$`, 'i');

/** A keyword, and the number of an ability, as names of columns or values have them in a pattern. */
export const keywordName = `key${gap}word`;
export const numberNames = 'amount|num(?:ber)?|rank|rating|val(?:ue)?|x';

/** Names of a column with a card's keywords alone, or with one of them, which are its text where no other is. */
export const calledKeywords = new RegExp(`^${keywordName}(?:s|${gap}\\d+)$`, 'i');

/** A line of a page that shows one card, with a label before each value: `Name:`, a tab, `Reed Warden`. */
const labelled = /^[^\t]{1,40}:\s*\t[^\t]*[^\t\s:]\s*$/;

/** The delimiter of a table, by its first line; null where that is not part of a table. */
export function delimiterOf(line: string, wanted: string | undefined): Delimiter | null {
  return line.includes('\t') && !labelled.test(line) ? '\t' : namedDelimiterOf(line, wanted);
}

/** The delimiter of a table whose first line has a known column, or the wanted one; null where it has neither. */
export function namedDelimiterOf(line: string, wanted: string | undefined): Delimiter | null {
  const namesColumns = (delimiter: Delimiter) => {
    const names = line.split(delimiter).map((name) => plainName(name.replaceAll('"', '')));
    return names.length > 1 && names.some((name) => isCalled(name) || isWanted(name, wanted));
  };
  return (['\t', ',', ';', '|', '│'] as const).find(namesColumns) ?? null;
}

function isCalled(name: string): boolean {
  return calledText.test(name) || calledName.test(name);
}

/** In characters: no column has a longer name. */
const longestColumnName = 40;

/**
 * Signs of a card's text, which no name of a column has: the end of a sentence, a cost, a stroke between abilities, a
 * number.
 */
const ofCard = /(?:\p{L}{4}|\d)[.!?]$|->|\p{L}\s?\||(?:^|\p{Ll} )[+-]?\d{1,2}$/u;

/** Whether the first row of a table names the columns, and is not a card. */
export function isHeader(names: readonly string[], check: CardCheck): boolean {
  return names.some(isCalled) || areLabels(names, check);
}

/** Whether none of the cells of a row holds what a card says; a number may be that of a column, `Ability 2`. */
export function areLabels(names: readonly string[], check: CardCheck): boolean {
  const isOfCard = (name: string) =>
    name.length > longestColumnName || ofCard.test(name) || beginsWithAbility(name, check);
  return !names.some((name) => name !== '' && !isTextColumn(name) && isOfCard(name));
}

/** Whether one of the columns is the wanted one, or without that one whose name says that it holds the text. */
export function hasText(names: readonly string[], wanted: string | undefined): boolean {
  return names.some((name) => (wanted === undefined ? isTextColumn(name) : isWanted(name, wanted)));
}

/** Whether the name of a column is the wanted one, in any case. */
function isWanted(name: string, wanted: string | undefined): boolean {
  return name.toLowerCase() === wanted?.toLowerCase();
}

/** Whether the name of a column says that it holds the names of cards. */
export function isNameColumn(name: string): boolean {
  return calledName.test(name) || calledCard.test(name);
}

/** Whether the name of a column leaves open whether it holds the text, as none that is called a name or of flavour does. */
export function mayBeText(name: string): boolean {
  return !isNameColumn(name) && !ofNoRules.test(name);
}

/** Whether the name of a column says that it holds the text. */
export function isTextColumn(name: string): boolean {
  return [calledAlso, calledElse, calledKeywords].some((called) => called.test(name));
}

/** Whether a cell or a line begins with an ability, rather than with a name that begins as a keyword does. */
export function beginsWithAbility(cell: string, check: CardCheck): boolean {
  return check(cell).mentions.some(
    ({ start, end }) => start === 0 && endsAbility(cell.slice(endOfNumber(cell, end))),
  );
}

/** In characters: how much of a document is read to see whether it is a table. */
const longestSample = 20_000;

/** The name of a column, by its characters. */
const label = /^"?\p{L}[\p{L}\p{N} #()_./'’-]*"?$/u;

/**
 * The delimiter of a table whose columns have unknown names: its first line is labels with nothing but the delimiter
 * between, and most rows below have as many cells; null where there is none.
 */
export function delimiterByRows(document: string, start: number, check: CardCheck): Delimiter | null {
  const sample = document.slice(start, start + longestSample);
  const isShaped = (delimiter: Delimiter) => {
    const [header, ...rows] = readRows(sample, delimiter);
    const names = header?.cells.map(({ text }) => text) ?? [];
    // Between words of a sentence a comma has a space after it; in a table it has none.
    const isKnown = names.some((name) => calledElse.test(name.trim()));
    const isLabels = names.every((name) => label.test(isKnown ? name.trim() : name));
    if (!isLabels || names.length < (isKnown ? 2 : 3) || !isHeader(names, check)) return false;
    const whole = rows.filter(({ cells }) => cells.length === names.length);
    return whole.length > 0 && whole.length * 2 >= rows.length;
  };
  return ([',', ';'] as const).find(isShaped) ?? null;
}

/** Whether a row is the line under the header of a table in Markdown, or one between the rows of a drawn table. */
export function isRule({ cells }: Row): boolean {
  const said = cells.map(({ text }) => text.trim()).filter(Boolean);
  return (
    said.length > 0 &&
    said.every((text) => /^:?-+:?$|^=+$|^\+[-=+]+\+$|^-[-+]+-$|^[\u2500-\u257f]+$/.test(text))
  );
}
