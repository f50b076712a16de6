import { modes, nouns, stackings } from '../../../keywords/kinds.ts';
import { hasOriginLabel } from '../pasted/cells.ts';
import { wordsOf } from '../words/words.ts';
import { keywordNamed } from './keyword-named.ts';
import type { KnownWords } from './known-words.ts';

/** What is between two cells of a row. */
const betweenCells = /\s{0,3}(?:\t|\s\|\s)\s{0,3}/;

const ways: ReadonlySet<string> = new Set([...stackings, ...modes]);
const joints: ReadonlySet<string> = new Set([...nouns, 'a', 'an', 'and']);

/** A row apart from those of its cells that say what kind its keyword is, or how that came into the game. */
interface RowApart {
  /** The other cells, separated by tabs. */
  row: string;
  /** Each as a sentence of its own: `Layered, static`, `Set: Moss`. */
  facts: string[];
}

/**
 * Takes the cells apart that are not the text of a keyword, but facts about it that may be on record differently. Where
 * the first cell is no keyword, they may be facts about the card in it.
 */
export function factsApart(line: string, known: KnownWords): RowApart {
  const cells = line.split(betweenCells);
  const facts = cells.filter(isFact);
  const others = cells.filter((cell) => !facts.includes(cell));
  if (!keywordNamed(others[0] ?? '', known)) return { row: line, facts: [] };
  return { row: others.join('\t'), facts };
}

/** Whether a text only says what kind a keyword is, or how it came into the game: `a layered, static ability`. */
export function isFact(cell: string): boolean {
  if (hasOriginLabel(cell)) return true;
  const words = wordsOf(cell);
  return (
    words.some(({ word }) => ways.has(word)) && words.every(({ word }) => ways.has(word) || joints.has(word))
  );
}
