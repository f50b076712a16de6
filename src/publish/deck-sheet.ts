import { type ChosenKeyword, type SheetChoice, sheetHash } from '../addresses/sheet-address.ts';
import { indexBySlug } from '../general/by-slug.ts';
import { uniqueBy } from '../general/lists.ts';
import { fromAToZ } from '../general/order.ts';
import { currentKeyword, currentRevision } from '../keywords/history.ts';
import type { Keyword } from '../keywords/model.ts';
import { nameLookupOf } from '../keywords/names/names.ts';
import { longestLine } from '../keywords/text/lines.ts';
import { type Filled, fillIn, takesNumber, toldAlone } from '../keywords/wording/filled-in.ts';
import { meaningOf } from '../keywords/wording/meaning.ts';
import { passagesOf } from '../keywords/wording/passages.ts';
import { splitMeaning } from '../keywords/wording/type-line.ts';
import { untitled, type WrittenSheet, writeSheet } from './export/sheet.ts';
import { type SinceMade, sinceMade } from './since-made.ts';

/** What a sheet says of where it is from. */
export interface SheetOrigin {
  /** What the site is called. */
  site: string;
  /** Of which day its texts are, in words; empty where nobody knows. */
  recorded: string;
  /** Absolute address of the tool that makes sheets. */
  tool: string;
  /** ISO day of today. */
  today: string;
}

/** A keyword as a sheet has it: in the wording that holds now. */
export interface SheetEntry {
  slug: string;
  template: string;
  revision: string;
  /** The meaning, then the rulings; joined by blanks they are the text, character for character. */
  passages: string[];
  /** What the cards have in place of X. */
  numbers: string[];
  /** What it does with the one number that the cards have, a reading of ours; null where they have none or several. */
  filled: Filled[] | null;
}

/** A name that the cards say and that gave way to another. */
export interface OldName {
  slug: string;
  name: string;
  /** The keyword that took its place, which is on the sheet. */
  now: { slug: string; name: string };
}

/** A sheet, as of now. */
export interface DeckSheet {
  title: string;
  /** ISO day on which it is made. */
  made: string;
  /** From A to Z. */
  entries: SheetEntry[];
  oldNames: OldName[];
  since: SinceMade[];
  /** Slugs that no keyword has. */
  unknown: string[];
  written: WrittenSheet;
  /** What follows the address of the tool to open it again. */
  hash: string;
}

/** Prepares the making of sheets. Whatever was chosen is in what comes out, if only as unknown. */
export function createSheetMaker(
  keywords: readonly Keyword[],
): (choice: SheetChoice, origin: SheetOrigin) => DeckSheet {
  const bySlug = indexBySlug(keywords);
  const lookup = nameLookupOf(keywords);

  return ({ title: asked, keywords: chosen }, origin) => {
    const title = asked || untitled;
    const known = chosen.flatMap((each) => {
      const named = lookup(each.slug);
      return named ? { ...each, ...named, now: currentKeyword(named.keyword, bySlug) } : [];
    });
    const byNow = Map.groupBy(known, ({ now }) => now);
    const onSheet = [...byNow.keys()].sort(fromAToZ);
    const oldNames = [...indexBySlug(known).values()]
      .filter(({ slug, now }) => slug !== now.slug)
      .map(({ slug, name, now }) => ({ slug, name, now: { slug: now.slug, name: now.name } }));
    const unknown = chosen.filter(({ slug }) => !lookup(slug));
    const hash = sheetHash({
      title: asked,
      made: origin.today,
      keywords: [
        ...known.map(({ slug, now, numbers }) => ({ slug, revision: currentRevision(now).id, numbers })),
        // A newer copy may know them.
        ...unknown,
      ],
    });
    return {
      title,
      made: origin.today,
      entries: onSheet.map((now) => toEntry(now, byNow.get(now) ?? [])),
      oldNames,
      // An address may name one keyword with one wording several times; each is told once.
      since: uniqueBy(known, ({ slug, revision }) => `${slug} ${revision}`).flatMap(
        ({ keyword, now, revision }) => (revision && sinceMade(keyword, now, revision, bySlug)) || [],
      ),
      unknown: [...new Set(unknown.map(({ slug }) => slug))],
      written: writeSheet(onSheet, { title, origin: sayOrigin(oldNames, origin, hash) }),
      hash,
    };
  };
}

function toEntry(now: Keyword, chosen: readonly ChosenKeyword[]): SheetEntry {
  const revision = currentRevision(now);
  const { id, template, parts } = revision;
  const numbers = [...new Set(chosen.flatMap((each) => each.numbers))];
  const [number = ''] = numbers;
  const isOne = numbers.length === 1 && number !== 'X' && takesNumber(template, now.name);
  const filled = isOne ? fillIn(toldAlone(splitMeaning(meaningOf(revision)).effect), number) : null;
  return {
    slug: now.slug,
    template,
    revision: id,
    passages: passagesOf(parts).map(({ text }) => text),
    numbers,
    filled: filled?.some(({ isPutIn }) => isPutIn) ? filled : null,
  };
}

/**
 * The line above the title: whose texts, of which day, what has another name now, and, in the address, the code of each
 * wording.
 */
function sayOrigin(oldNames: readonly OldName[], origin: SheetOrigin, hash: string): string {
  const { site, recorded, tool } = origin;
  const say = (address: string) =>
    [
      site,
      recorded && `as recorded on ${recorded}`,
      ...oldNames.map(({ name, now }) => `${name} is now ${now.name}`),
      address,
    ]
      .filter(Boolean)
      .join(' · ');
  const whole = say(tool + hash);
  // A reader of sheets takes no longer one; their codes stand on the page and on paper then.
  return whole.length <= longestLine ? whole : say(tool);
}
