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

interface RevisionText {
  id: string;
  text: string;
  /** Ids of the sources that have it. */
  sources: readonly string[];
}

/**
 * Gives each part of each wording its id: `meaning`, then `r1`, `r2`, … in order of first appearance. A ruling that is
 * reworded keeps its id, one that is dropped retires it. Ids that an earlier ingest gave are kept, also where a slip in the
 * source was mended since, and ids spread from there to the newer wordings and then to the older, so that an old source that is
 * found late renumbers nothing.
 * @param wordings oldest first
 * @param highest the highest number that any ruling of the keyword ever had
 * @returns the parts of each wording, in the same order
 */
export function identifyParts(wordings: readonly RevisionText[], pins: Pins, highest = 0): Part[][] {
  const texts = wordings.map(({ text }) => splitParts(text));
  const counter = { last: Math.max(highest, highestRuling(pins)) };
  const stays = new Set(wordings.map(({ id }) => id));
  const gone = [...pins].flatMap(([id, pin]) => (stays.has(id) ? [] : pin));
  const ids = wordings.map(({ id, sources }, index) => {
    const own = texts[index] as string[];
    const pinned = pinnedIds(own, pins.get(id));
    const replaced = gone.find(({ file }) => sources.includes(file));
    return pinned ?? (replaced ? inheritFrom(replaced.parts, own, counter) : null);
  });
  const first = Math.max(
    0,
    ids.findIndex((pinned) => pinned !== null),
  );
  const spread = (from: number, to: number) => {
    const parts = texts[from]?.map((text, part) => ({ text, id: ids[from]?.[part] ?? '' })) ?? [];
    ids[to] ??= inheritFrom(parts, texts[to] as string[], counter);
  };
  for (let index = first; index < wordings.length; index++) spread(index - 1, index);
  for (let index = first - 1; index >= 0; index--) spread(index + 1, index);
  return texts.map((parts, index) => parts.map((text, part) => ({ id: ids[index]?.[part] ?? '', text })));
}

/** Counts the rulings up; shared by all wordings of a keyword, so that no id is given twice. */
interface Counter {
  last: number;
}

function highestRuling(pins: Pins): number {
  const numbers = [...pins.values()].flatMap(({ parts }) => parts.map(({ id }) => Number(id.slice(1)) || 0));
  return numbers.reduce((last, number) => Math.max(last, number), 0);
}

function pinnedIds(texts: readonly string[], pin: Pin | undefined): string[] | null {
  const fits =
    pin?.parts.length === texts.length &&
    pin.parts.every((part, index) => foldTypography(part.text) === foldTypography(texts[index] ?? ''));
  return fits ? pin.parts.map(({ id }) => id) : null;
}

/** The ids of parts that go on with others; a ruling that goes on with none has a new one. */
function inheritFrom(others: readonly Part[], texts: readonly string[], counter: Counter): string[] {
  const [, ...rulings] = others.map(({ text }) => text);
  const pairing = alignRulings(rulings, texts.slice(1));
  const oldOf = new Map(pairing.map((pair) => [pair.new, pair.old]));
  return texts.map((_, index) => {
    if (index === 0) return 'meaning';
    const inherited = others[(oldOf.get(index - 1) ?? Number.NaN) + 1];
    return inherited?.id ?? `r${++counter.last}`;
  });
}
