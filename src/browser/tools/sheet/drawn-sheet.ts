import type { SheetChoice } from '../../../addresses/sheet-address.ts';
import type { Urls } from '../../../addresses/urls.ts';
import { fromAToZ } from '../../../general/order.ts';
import { dateInWords } from '../../../keywords/text/said/day.ts';
import type { DeckSheet, OldName, SheetEntry } from '../../../publish/sheet/deck-sheet.ts';
import type { SinceMade } from '../../../publish/sheet/since-made.ts';
import { drawFilled } from '../../common/drawn-text.ts';
import { element } from '../../common/element.ts';

/** Draws the keywords of a sheet on the screen, each with links to its page and to its exact wording. */
export function drawEntries(sheet: DeckSheet, urls: Urls): HTMLElement[] {
  return inOrder(sheet, {
    entry: (entry) =>
      element(
        'article',
        { className: 'sheet-entry wording' },
        element(
          'header',
          {},
          element('h3', {}, element('a', { href: urls.keyword(entry.slug) }, entry.template)),
          element(
            'a',
            { href: urls.revision(entry.slug, entry.revision) },
            element('code', {}, entry.revision),
          ),
          ...notesOf(entry),
        ),
        ...entry.passages.map((text, index) =>
          element('p', { className: index === 0 ? 'verbatim first' : 'verbatim' }, text),
        ),
        ...drawReading(entry),
      ),
    oldName: ({ slug, name, now }) =>
      element(
        'p',
        { className: 'sheet-old-name' },
        element('a', { href: urls.keyword(slug) }, name),
        ' is now ',
        element('a', { href: urls.keyword(now.slug) }, now.name),
      ),
  });
}

/** Draws a sheet for paper: a line for template and code, a paragraph for the meaning, one for all rulings. */
export function drawOnPaper(sheet: DeckSheet): HTMLElement[] {
  return inOrder(sheet, {
    entry: (entry) => {
      const [meaning = '', ...rulings] = entry.passages;
      const { template, revision } = entry;
      return element(
        'article',
        {},
        element('h3', {}, template, ' ', element('code', {}, revision), ...notesOf(entry)),
        element('p', { className: 'verbatim first' }, meaning),
        ...(rulings.length > 0 ? [element('p', { className: 'verbatim' }, rulings.join(' '))] : []),
        ...drawReading(entry),
      );
    },
    oldName: ({ name, now }) =>
      element('p', { className: 'sheet-old-name' }, element('b', {}, name), ` is now ${now.name}`),
  });
}

/** Draws what has changed on a sheet since it was made; nothing where its address does not tell. */
export function drawSince(
  choice: SheetChoice,
  { since, unknown }: DeckSheet,
  urls: Urls,
  isUnread: boolean,
): HTMLElement[] {
  const { made, keywords } = choice;
  const untold = keywords.filter(({ revision }) => revision === null).length;
  if (made === null && untold === keywords.length) return [];
  const onDay = made ? `on ${dateInWords(made)}` : 'on a date that its address does not say';
  const madeThen = `This sheet was made ${onDay}.`;
  if (untold === keywords.length && untold > 0) {
    const says = `${madeThen} Its address names no wordings, so what has changed since is not known.`;
    return [element('p', {}, says)];
  }
  const says = [
    madeThen,
    untold > 0 && `For ${untold} of its ${keywords.length} keywords, its address does not name the wording.`,
    isUnread && since.length === 0
      ? 'Nothing that could be read of it has changed since.'
      : sayChanged(since, keywords.length, untold + unknown.length > 0),
  ];
  const rows = since.map(({ slug, name, revision, says: change, compare }) => {
    const what =
      change ??
      `the wording ${revision}, which it had, is not in this copy: the sheet was made with a newer one, or that wording was corrected or withdrawn since.`;
    return compare
      ? element(
          'li',
          {},
          `${name}: `,
          element('a', { href: urls.compare(compare.slug, compare.from, compare.to) }, what),
        )
      : element('li', {}, element('a', { href: urls.keyword(slug) }, name), `: ${what}`);
  });
  return [
    element('p', {}, says.filter(Boolean).join(' ')),
    ...(rows.length > 0 ? [element('ul', {}, ...rows)] : []),
  ];
}

function sayChanged(since: readonly SinceMade[], total: number, isPartial: boolean): string {
  const changed = since.filter(({ says }) => says !== null);
  const spelling = changed.filter(({ isSpellingOnly }) => isSpellingOnly).length;
  if (since.length === 0) return `Nothing ${isPartial ? 'else ' : ''}on it has changed since.`;
  if (changed.length === 0) return '';
  const inSpelling = spelling > 0 ? `, ${spelling} in spelling only` : '';
  const which = total === 1 ? 'its one keyword' : `${changed.length} of its ${total} keywords`;
  return `Since then ${which} changed${inSpelling}; the sheet below has what holds now:`;
}

/** Entries and old names together, from A to Z. */
function inOrder(
  { entries, oldNames }: DeckSheet,
  draw: { entry(entry: SheetEntry): HTMLElement; oldName(old: OldName): HTMLElement },
): HTMLElement[] {
  return [
    ...entries.map((entry) => ({ slug: entry.slug, drawn: draw.entry(entry) })),
    ...oldNames.map((old) => ({ slug: old.slug, drawn: draw.oldName(old) })),
  ]
    .sort(fromAToZ)
    .map(({ drawn }) => drawn);
}

/** The glossary that leaves it out, and the card numbers for X, where they are not filled in. */
function notesOf({ numbers, filled, leftOutOf }: SheetEntry): HTMLElement[] {
  const notes = [
    leftOutOf !== null && `left out of ${leftOutOf}`,
    numbers.length > 0 && !filled && `on the cards: ${numbers.join(', ')}`,
  ];
  return notes.filter((note) => note !== false).map((note) => element('span', { className: 'note' }, note));
}

/** The effect with the card's number filled in, which is marked. */
function drawReading({ numbers, filled }: SheetEntry): HTMLElement[] {
  if (!filled) return [];
  const lead = element('b', {}, `With ${numbers[0]}: `);
  return [element('p', { className: 'reading' }, lead, ...filled.map(drawFilled))];
}
