import type { Part } from './model.ts';
import { splitParts } from './parts.ts';
import { alignRulings } from './same-ruling.ts';
import { foldTypography } from './text/typography.ts';

/** What an earlier ingest gave to a revision and nothing may take from it: its file and the ids of its rulings. */
export interface Pin {
  file: string;
  parts: readonly Part[];
}

/** The pins of one keyword by revision id. */
export type Pins = ReadonlyMap<string, Pin>;

interface Wording {
  id: string;
  text: string;
}

/**
 * Gives each part of each wording its id: `meaning`, then `r1`, `r2`, … in order of first appearance. A ruling that is
 * reworded keeps its id, one that is dropped retires it. Ids that an earlier ingest gave are kept, and ids spread from
 * there to the newer wordings and then to the older, so that an old source that is found late renumbers nothing.
 * @param wordings oldest first
 * @returns the parts of each wording, in the same order
 */
export function identifyParts(wordings: readonly Wording[], pins: Pins): Part[][] {
  const texts = wordings.map(({ text }) => splitParts(text));
  const ids = wordings.map(({ id }, index) => pinnedIds(texts[index] as string[], pins.get(id)));
  const counter = highestRuling(pins);
  const first = Math.max(
    0,
    ids.findIndex((pinned) => pinned !== null),
  );
  const spread = (from: number, to: number) => {
    ids[to] ??= inheritIds(texts[to] as string[], texts[from] ?? [], ids[from] ?? [], counter);
  };
  for (let index = first; index < wordings.length; index++) spread(index - 1, index);
  for (let index = first - 1; index >= 0; index--) spread(index + 1, index);
  return texts.map((parts, index) => parts.map((text, part) => ({ id: ids[index]?.[part] ?? '', text })));
}

/** Counts the rulings up; shared by all wordings of a keyword, so that no id is given twice. */
interface Counter {
  last: number;
}

function highestRuling(pins: Pins): Counter {
  const numbers = [...pins.values()].flatMap(({ parts }) => parts.map(({ id }) => Number(id.slice(1)) || 0));
  return { last: numbers.reduce((last, number) => Math.max(last, number), 0) };
}

function pinnedIds(texts: readonly string[], pin: Pin | undefined): string[] | null {
  const fits =
    pin?.parts.length === texts.length &&
    pin.parts.every((part, index) => foldTypography(part.text) === foldTypography(texts[index] ?? ''));
  return fits ? pin.parts.map(({ id }) => id) : null;
}

function inheritIds(
  texts: string[],
  neighbourTexts: string[],
  neighbourIds: string[],
  counter: Counter,
): string[] {
  const pairing = alignRulings(neighbourTexts.slice(1), texts.slice(1));
  const oldOf = new Map(pairing.map((pair) => [pair.new, pair.old]));
  return texts.map((_, index) => {
    if (index === 0) return 'meaning';
    const inherited = neighbourIds[(oldOf.get(index - 1) ?? Number.NaN) + 1];
    return inherited ?? `r${++counter.last}`;
  });
}
