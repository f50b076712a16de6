import type { Part } from '../model.ts';
import { foldTypography } from '../text/typography.ts';
import { splitParts } from './parts.ts';
import { alignRulings } from './same-ruling.ts';

/** What an earlier ingest gave to a revision permanently: its file and the ids of its rulings. */
export interface Pin {
  file: string;
  parts: readonly Part[];
  /** Whether a person has edited it since: then it is only used for what no other pin of its keyword decides. */
  isEdited?: boolean;
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
 * Gives each part of each wording its id: `meaning`, then `r1`, `r2`, … in order of first appearance. A reworded
 * ruling keeps its id, a dropped one retires it, and one that returns word for word gets it back. Ids from an earlier
 * ingest are kept, even where a slip in the source was fixed since, and spread from there to the newer wordings and
 * then to the older, so that an old source found late renumbers nothing. An entry that a person has edited keeps the
 * ids that this leaves open.
 * @param wordings oldest first
 * @param highest the highest number that any ruling of the keyword ever had
 * @returns the parts of each wording, in the same order
 */
export function identifyParts(wordings: readonly RevisionText[], pins: Pins, highest = 0): Part[][] {
  const texts = wordings.map(({ text }) => splitParts(text));
  const given: Given = { last: Math.max(highest, highestRuling(pins)), ofText: new Map() };
  const sealed = new Map([...pins].filter(([, { isEdited }]) => !isEdited));
  const witnesses = sealed.size > 0 ? sealed : pins;
  for (const { parts } of [...sealed.values(), ...pins.values()]) remember(parts, given);
  const stays = new Set(wordings.map(({ id }) => id));
  const gone = [...witnesses].flatMap(([id, pin]) => (stays.has(id) ? [] : pin));
  const ids = wordings.map(({ id, sources }, index) => {
    const own = texts[index] as string[];
    const pin = witnesses.get(id);
    const replaced = pin ?? gone.find(({ file }) => sources.includes(file));
    return pinnedIds(own, pin) ?? (replaced ? inheritFrom(replaced.parts, own, given) : null);
  });
  separateShared(texts, ids, given);
  const first = Math.max(
    0,
    ids.findIndex((pinned) => pinned !== null),
  );
  const spread = (from: number, to: number) => {
    const parts = texts[from]?.map((text, part) => ({ text, id: ids[from]?.[part] ?? '' })) ?? [];
    const edited = pins.get(wordings[to]?.id ?? '')?.parts;
    ids[to] ??= inheritFrom(parts, texts[to] as string[], given, edited);
  };
  for (let index = first; index < wordings.length; index++) spread(index - 1, index);
  for (let index = first - 1; index >= 0; index--) spread(index + 1, index);
  return texts.map((parts, index) => parts.map((text, part) => ({ id: ids[index]?.[part] ?? '', text })));
}

/**
 * Separates rulings that got the same id in two branches that were merged. Where an older wording has the id on a
 * ruling that this one does not continue, this one gets a new id.
 */
function separateShared(texts: readonly string[][], ids: (string[] | null)[], given: Given): void {
  for (const [index, own] of ids.entries())
    for (const [part, id] of (own ?? []).entries()) {
      const text = texts[index]?.[part] ?? '';
      const having = ids.slice(0, index).flatMap((earlier, place) => {
        const old = earlier?.indexOf(id) ?? -1;
        return old > 0 ? { old, rulings: (texts[place] as string[]).slice(1) } : [];
      });
      const goesOn = ({ old, rulings }: (typeof having)[number]) =>
        foldTypography(rulings[old - 1] ?? '') === foldTypography(text) ||
        alignRulings(rulings, (texts[index] as string[]).slice(1)).some(
          (pair) => pair.old === old - 1 && pair.new === part - 1,
        );
      if (own && part > 0 && having.length > 0 && !having.some(goesOn)) own[part] = `r${++given.last}`;
    }
}

/** The ids that the rulings of a keyword have; shared by all its wordings, so that no id is given twice. */
interface Given {
  /** The highest number. */
  last: number;
  /** Ids by the text of the ruling, typography folded; for a repeated text, the first id. */
  ofText: Map<string, string>;
}

function remember(parts: readonly Part[], { ofText }: Given): void {
  for (const { id, text } of parts.slice(1)) {
    const folded = foldTypography(text);
    if (!ofText.has(folded)) ofText.set(folded, id);
  }
}

function highestRuling(pins: Pins): number {
  const numbers = [...pins.values()].flatMap(({ parts }) =>
    parts.map(({ id }) => Number(id.slice(1))).filter(Number.isSafeInteger),
  );
  return numbers.reduce((last, number) => Math.max(last, number), 0);
}

function pinnedIds(texts: readonly string[], pin: Pin | undefined): string[] | null {
  const fits =
    pin?.parts.length === texts.length &&
    pin.parts.every((part, index) => foldTypography(part.text) === foldTypography(texts[index] ?? ''));
  return fits ? pin.parts.map(({ id }) => id) : null;
}

/**
 * The ids of parts that continue others. A ruling that continues none gets the id that its words had before, the one
 * left by a person who edited its entry, or a new one.
 */
function inheritFrom(
  others: readonly Part[],
  texts: readonly string[],
  given: Given,
  edited: readonly Part[] = [],
): string[] {
  const inherited = continuedIds(others, texts);
  const own = continuedIds(edited, texts);
  const taken = new Set(inherited);
  const ids = inherited.map((id, index) => {
    const before = given.ofText.get(foldTypography(texts[index + 1] ?? ''));
    const again = [before, own[index]].find((each) => each !== undefined && !taken.has(each));
    const kept = id ?? again ?? `r${++given.last}`;
    taken.add(kept);
    return kept;
  });
  const parts = ['meaning', ...ids].map((id, index) => ({ id, text: texts[index] ?? '' }));
  remember(parts, given);
  return parts.map(({ id }) => id);
}

/** For each ruling of a text, the id of the part among others that it continues; undefined where there is none. */
function continuedIds(others: readonly Part[], texts: readonly string[]): (string | undefined)[] {
  const rulings = others.slice(1).map(({ text }) => text);
  const oldOf = new Map(alignRulings(rulings, texts.slice(1)).map((pair) => [pair.new, pair.old]));
  return texts.slice(1).map((_, index) => others[(oldOf.get(index) ?? Number.NaN) + 1]?.id);
}
