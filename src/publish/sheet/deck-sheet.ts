import { type ChosenKeyword, type SheetChoice, sheetHash } from '../../addresses/sheet-address.ts';
import { indexBySlug } from '../../general/by-slug.ts';
import { uniqueBy } from '../../general/lists.ts';
import { fromAToZ } from '../../general/order.ts';
import { currentRevision, glossaryWithout } from '../../keywords/history.ts';
import type { Keyword, Source } from '../../keywords/model.ts';
import { nameLookupOf } from '../../keywords/names/names.ts';
import { currentKeyword } from '../../keywords/renames/family.ts';
import { longestLine } from '../../keywords/text/lines.ts';
import { allInWords } from '../../keywords/text/said/counted.ts';
import { type Filled, fillIn, takesNumber, toldAlone } from '../../keywords/wording/filled-in.ts';
import { meaningOf } from '../../keywords/wording/meaning.ts';
import { passagesOf } from '../../keywords/wording/passages.ts';
import { splitMeaning } from '../../keywords/wording/type-line.ts';
import { untitled, type WrittenSheet, writeSheet } from './sheet-text.ts';
import { type SinceMade, sinceMade } from './since-made.ts';

/** What a sheet says about its origin. */
export interface SheetOrigin {
  /** Name of the site. */
  site: string;
  /** Date of its texts, in words; empty where nobody knows. */
  recorded: string;
  /** Absolute address of the tool that makes sheets. */
  tool: string;
  /** Today's ISO day. */
  today: string;
}

/** A keyword on a sheet, in its current wording. */
export interface SheetEntry {
  slug: string;
  name: string;
  template: string;
  revision: string;
  /** The meaning, then the rulings; joined by spaces they are the text, character for character. */
  passages: string[];
  /** The card values for X. */
  numbers: string[];
  /**
   * The effect with the card's number filled in, as a reading aid; null where the cards have no number, or several.
   */
  filled: Filled[] | null;
  /** The title of the newest glossary, where that leaves the keyword out; null anywhere else. */
  leftOutOf: string | null;
}

/** A former name on the cards. */
export interface OldName {
  slug: string;
  name: string;
  /** Its successor, which is on the sheet. */
  now: { slug: string; name: string };
}

/** A sheet, with the current texts. */
export interface DeckSheet {
  title: string;
  /** ISO day on which it is made. */
  made: string;
  /** From A to Z. */
  entries: SheetEntry[];
  oldNames: OldName[];
  since: SinceMade[];
  /** Slugs of no known keyword. */
  unknown: string[];
  written: WrittenSheet;
  /** The hash that opens the sheet again in the tool. */
  hash: string;
}

/**
 * Prepares the making of sheets. Everything that was chosen is in the result, if only as unknown.
 * @param sources oldest first
 */
export function createSheetMaker(
  keywords: readonly Keyword[],
  sources: readonly Pick<Source, 'id' | 'kind' | 'title'>[],
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
        // A newer version of the page may know them.
        ...unknown,
      ],
    });
    const entries = onSheet.map((now) =>
      toEntry(now, byNow.get(now) ?? [], glossaryWithout(now, sources)?.title ?? null),
    );
    return {
      title,
      made: origin.today,
      entries,
      oldNames,
      // An address may repeat a keyword with a wording; each is reported once.
      since: uniqueBy(known, ({ slug, revision }) => `${slug} ${revision}`).flatMap(
        ({ keyword, now, revision }) => (revision && sinceMade(keyword, now, revision, bySlug)) || [],
      ),
      unknown: [...new Set(unknown.map(({ slug }) => slug))],
      written: writeSheet(onSheet, {
        title,
        origin: sayOrigin({ oldNames, entries }, origin, hash),
      }),
      hash,
    };
  };
}

function toEntry(now: Keyword, chosen: readonly ChosenKeyword[], leftOutOf: string | null): SheetEntry {
  const revision = currentRevision(now);
  const { id, template, parts } = revision;
  const numbers = [...new Set(chosen.flatMap((each) => each.numbers))];
  const [number = ''] = numbers;
  const isOne = numbers.length === 1 && number !== 'X' && takesNumber(template, now.name);
  const filled = isOne ? fillIn(toldAlone(splitMeaning(meaningOf(revision)).effect), number) : null;
  return {
    slug: now.slug,
    name: now.name,
    template,
    revision: id,
    passages: passagesOf(parts).map(({ text }) => text),
    numbers,
    filled: filled?.some(({ isPutIn }) => isPutIn) ? filled : null,
    leftOutOf,
  };
}

/** A keyword with the numbers of the cards, as they have it: `Bombard 2 and 3`; the texts themselves have X. */
function sayNumbers({ name, numbers }: SheetEntry): string[] {
  return numbers.length > 0 ? [`${name} ${allInWords(numbers)}`] : [];
}

/**
 * The line above the title: the origin of the texts, their date, renamed keywords, those that are left out, the numbers
 * on the cards, and an address with the code of each wording.
 */
function sayOrigin(
  { oldNames, entries }: Pick<DeckSheet, 'oldNames' | 'entries'>,
  { site, recorded, tool }: SheetOrigin,
  hash: string,
): string {
  const numbered = entries.flatMap(sayNumbers);
  const say = (numbers: readonly string[], address: string) =>
    [
      site,
      recorded && `as recorded on ${recorded}`,
      ...oldNames.map(({ name, now }) => `${name} is now ${now.name}`),
      ...entries.flatMap(({ name, leftOutOf }) => (leftOutOf ? `${name} is left out of ${leftOutOf}` : [])),
      numbers.length > 0 && `on the cards: ${numbers.join(', ')}`,
      address,
    ]
      .filter(Boolean)
      .join(' · ');
  const shortest = say([], tool);
  // The parser of sheets accepts no longer line; what is left out is still on the page and on paper.
  const isRead = ({ length }: string) => length <= longestLine;
  return [say(numbered, tool + hash), say(numbered, tool)].find(isRead) ?? shortest;
}
