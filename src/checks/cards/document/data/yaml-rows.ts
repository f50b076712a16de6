import type { Row } from '../cells.ts';
import { rowsOfColumns } from './column-lists.ts';
import { rowsWithText } from './data.ts';
import { recordsOf } from './data-records.ts';
import { BrokenData } from './data-tokens.ts';
import { tokensOfYaml } from './yaml-tokens.ts';

/**
 * What YAML has early on that has more in it than the fields of one card: an item with a name, or names or items below
 * one.
 */
const nested =
  /^(?:[^\S\n]{0,40}-[^\S\n]+["']?[^\s:][^:\n]{0,80}:|[^\S\n]{0,40}[^\s:#-][^:\n]{0,80}:[^\S\n]*\r?\n(?:[^\S\n]+[^\s:][^:\n]{0,80}:|[^\S\n]*-))(?=\s)|^[^\s:#-][^:\n]{0,80}:[^\S\n]+\[/m;

/** In characters. */
const early = 5_000;

/** Whether a document may be YAML with several cards, so that it is worth reading. */
function maybeYaml(document: string): boolean {
  return nested.test(document.slice(0, early));
}

/**
 * Reads cards from YAML, as from other data ({@link rowsOfData}). It stands apart from these, since its library is large, and the check
 * of claims has no need of it.
 * @param isSilent whether a name names no keyword
 * @returns null where nothing in it is called a text, a value that is none is called by a keyword, or it is no YAML
 */
export function rowsOfYaml(
  document: string,
  isSilent: (name: string) => boolean,
  wanted: string | undefined,
): Row[] | null {
  if (!maybeYaml(document)) return null;
  try {
    const tokens = tokensOfYaml(document);
    const records = recordsOf(tokens);
    const names = new Set(records.flatMap(({ values }) => [...values.keys()]));
    if (![...names].every(isSilent)) return null;
    return rowsOfColumns(document, tokens, wanted) ?? rowsWithText(document, records, wanted);
  } catch (error) {
    if (error instanceof BrokenData) return null;
    throw error;
  }
}
