import { foundBehind } from './said-behind.ts';
import { sheet } from './said-of-sources.ts';

export const rests =
  'An isolated ability that means, "This owl can\'t be moved by the moss of a stone." It rests there. You may damage the owl.';
const sings =
  'A layered ability that means, "It may damage the moss of an owl." You may sing in the Moss Garden.';
/** What the older sources say. */
export const older = [sheet('Rest', rests), sheet('Sing', sings)];

/** What is said of the text of a new keyword, or of one of which the older sources have another, with its place. */
export const saidOf = (text: string, name = 'Hop') =>
  foundBehind(older, 'sheet', sheet(name, text)).map(
    ({ rule, line, column, message }) => `${rule} ${line}:${column} ${message}`,
  );
/** What a new keyword means, and the column behind it on the line of its text. */
export const meaning = 'A layered ability that means, "Move."';
export const behind = meaning.length + 'Hop: '.length + 2;
