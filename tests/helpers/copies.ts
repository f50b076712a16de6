import type { SourceKind } from '../../src/keywords/model.ts';
import { entryText, type Page } from './keyword-pages.ts';

/** What becomes of a copy: all entries word for word, or an error of this rule, the first on the line that holds this. */
type Outcome = 'read' | { rule: string; at?: string; alone?: boolean };

export interface Shape {
  name: string;
  copy: (page: Page) => string;
  becomes: (page: Page) => Outcome;
  /** The rules by which it is doubted, though it is read. */
  warns?: readonly string[];
  /** Whether the title is known, as it is from the manifest. */
  isTitleKnown: boolean;
  kinds: readonly SourceKind[];
}

const all: readonly SourceKind[] = ['list', 'sheet', 'glossary'];

const menu = ['Home', 'Cards', 'Decks', 'Sets', 'Keywords', 'Rules', 'Forum', 'Log in'];
const links = ['Privacy', 'Contact', 'Terms of use', 'Facebook', 'Discord'];
const rights = '© 2002–2021 The Owners. All rights reserved.';

const body = (page: Page) =>
  page.entries.map((entry) => entryText(page, entry)).join(page.kind === 'glossary' ? '\n' : '\n\n');
const whole = (page: Page) => `${page.title}\n\n${body(page)}\n`;
const around = (page: Page, above: readonly string[], below: readonly string[]) =>
  [...above, '', body(page), '', ...below, ''].join('\n');

/** A copy with each entry changed. */
const each = (page: Page, change: (entry: Page['entries'][number]) => string) =>
  [page.title, ...page.entries.map(change)].join('\n\n');

const wrap = (text: string, width: number) =>
  text
    .split('\n')
    .map((line) => line.replace(new RegExp(`(.{1,${width}})(?: |$)`, 'g'), '$1\n').trimEnd())
    .join('\n');

const textOf = (line: string) =>
  line.slice(line.lastIndexOf('\n') + 1).replace(/^(?:[^:\n]*?: )(?=An? )/, '');
const curly = (text: string) => text.replace(/"([^"\n]*)"/g, '“$1”').replaceAll("'", '’');

function read(
  name: string,
  copy: (page: Page) => string,
  { kinds = all, isTitleKnown = false }: { kinds?: readonly SourceKind[]; isTitleKnown?: boolean } = {},
): Shape {
  return { name, copy, becomes: () => 'read', isTitleKnown, kinds };
}

function refused(
  name: string,
  becomes: (page: Page) => Exclude<Outcome, 'read'>,
  copy: (page: Page) => string,
  kinds: readonly SourceKind[] = all,
): Shape {
  return { name, copy, becomes, isTitleKnown: false, kinds };
}

const headed: readonly SourceKind[] = ['list', 'sheet'];
const sheet: readonly SourceKind[] = ['sheet'];
const list: readonly SourceKind[] = ['list'];

/** What a line between entries is to each kind. */
const astray = (at: string) => (page: Page) => ({
  rule: { sheet: 'line-unexpected', list: 'line-unexpected', glossary: 'column-count' }[page.kind],
  at,
  alone: true,
});
const between = (page: Page, line: string) => {
  const texts = page.entries.map((entry) => entryText(page, entry));
  return [page.title, ...texts.slice(0, 5), line, ...texts.slice(5)].join('\n\n');
};
/** Entries in the middle of the page, where a copy may begin or stop. */
const middle = 7;

/** How people copy such pages. */
export const shapes: Shape[] = [
  read('as it is', whole),
  read('with CRLF', (page) => whole(page).replaceAll('\n', '\r\n')),
  read('with CR', (page) => whole(page).replaceAll('\n', '\r')),
  read('with a byte-order mark', (page) => `\ufeff${whole(page)}`),
  read('without a line end at the end', (page) => whole(page).trimEnd()),
  read('the entries alone', (page) => body(page)),
  read('its address above', (page) => `https://swtcg.com/Decks/12/Keywords\n\n${whole(page)}`),
  read('its address without a protocol above', (page) => `swtcg.com/Keywords\n${whole(page)}`),
  read('its address below', (page) => `${whole(page)}\nhttps://swtcg.com/Decks/12/Keywords`),
  read('address, site, title and footer', (page) =>
    around(page, ['https://swtcg.com/Keywords', 'SWTCG', page.title], ['Back to Deck', rights]),
  ),
  read('the site above a title that begins with it, and links that begin alike below', (page) =>
    around(page, ['SWTCG', 'SWTCG Keywords'], ['Contact', 'Contact us', rights]),
  ),
  read('everything selected: menu, title, a way back, footer', (page) =>
    around(page, ['SWTCG', ...menu, page.title, 'Back to Deck'], ['Back to Deck', rights, ...links]),
  ),
  read('everything selected, without blank lines', (page) =>
    around(page, [...menu, page.title, 'Back to Deck'], [...links, rights]).replace(/\n\n+/g, '\n'),
  ),
  read('everything selected, with blank lines between', (page) =>
    around(page, [...menu, page.title, 'Back to Deck'], [...links, rights]).replace(/\n+/g, '\n\n\n'),
  ),
  read(
    'a menu on one line with bars',
    (page) => around(page, [menu.join(' | '), page.title], [links.join(' | '), rights]),
    {
      isTitleKnown: true,
    },
  ),
  read('a menu on one line with tabs', (page) =>
    around(page, [menu.join('\t'), page.title], [rights, links.join('\t')]),
  ),
  read('the menu of a phone', (page) =>
    around(page, ['☰', 'SWTCG', 'Search…', page.title, '‹ Back to Deck'], ['Back to top']),
  ),
  read('somebody logged in', (page) =>
    around(page, ['Logged in as: Somebody', 'Log out', page.title], ['Log out']),
  ),
  read('a path of links', (page) => around(page, [`Home › Decks › ${page.title}`, page.title], [])),
  read(
    'sentences up to the title',
    (page) => around(page, ['This site needs cookies.', 'Do you agree?', 'Yes', page.title], []),
    { isTitleKnown: true },
  ),
  read(
    'a list of its names to jump to',
    (page) => around(page, [page.title, ...page.entries.map(({ heading }) => heading).filter(Boolean)], []),
    { kinds: headed },
  ),
  read('the title in the tab and above', (page) => around(page, [`${page.title} - SWTCG`, page.title], [])),
  read('the reader mode of a browser', (page) =>
    around(page, ['swtcg.com', page.title, 'Somebody', '12-15 minutes'], []),
  ),
  read('a chat, its author above', (page) => around(page, ['Somebody — Today at 14:02', page.title], [])),
  read('a way back alone below', (page) => around(page, [page.title], ['Back to Deck'])),
  read('a copyright line right below', (page) => `${whole(page)}${rights}`),
  read('sentences behind the copyright line', (page) =>
    around(
      page,
      [page.title],
      [rights, 'This site is not made by the owners.', 'Made by fans, for fans.', ...links],
    ),
  ),
  read('where to write to below', (page) => around(page, [page.title], ['Contact', 'somebody@swtcg.com'])),
  read('no blank lines', (page) => whole(page).replace(/\n+/g, '\n')),
  read('doubled blank lines', (page) => whole(page).replaceAll('\n\n', '\n\n\n\n')),
  read('blank lines of blanks', (page) => whole(page).replaceAll('\n\n', '\n \u00a0\t\n')),
  read('blanks behind each line', (page) => whole(page).replaceAll('\n', ' \u00a0\n')),
  read('Word: curly quotes', (page) => curly(whole(page))),
  { ...read('Word: no-break spaces', (page) => whole(page).replaceAll(' ', '\u00a0')), warns: ['blank-odd'] },
  read('tabs before each line', (page) => whole(page).replace(/^(?=\S)/gm, '\t')),
  read('bullets before each line', (page) => whole(page).replace(/^(?=\S)/gm, '•\t')),
  read('hyphens before each line', (page) => whole(page).replace(/^(?=\S)/gm, '- ')),
  read('a quoted mail', (page) => whole(page).replace(/^/gm, '> ')),
  read(
    'headings in capitals',
    (page) => each(page, (entry) => `${entry.heading.toUpperCase()}\n${entry.under}`),
    { kinds: headed },
  ),
  read('headings with a colon', (page) => each(page, (entry) => `${entry.heading}:\n${entry.under}`), {
    kinds: headed,
  }),
  read('headings of Markdown', (page) => each(page, (entry) => `## ${entry.heading}\n\n${entry.under}`), {
    kinds: headed,
  }),
  read('headings run in', (page) => each(page, ({ heading, under }) => `${heading} ${under}`), {
    kinds: sheet,
  }),
  read(
    'headings run in behind a colon',
    (page) => each(page, ({ heading, under }) => `${heading}: ${under}`),
    { kinds: sheet },
  ),
  read(
    'headings run in behind a dash',
    (page) => each(page, ({ heading, under }) => `${heading} – ${under}`),
    { kinds: sheet },
  ),
  read('headings run in behind a tab', (page) => each(page, ({ heading, under }) => `${heading}\t${under}`), {
    kinds: sheet,
  }),
  read(
    'headings run in, in capitals',
    (page) => each(page, ({ heading, under }) => `${heading.toUpperCase()} ${under}`),
    { kinds: sheet },
  ),
  read('headings lost', (page) => each(page, ({ under }) => under), { kinds: sheet }),
  read('tabs behind the labels', (page) => whole(page).replace(/^([A-Z][\w ]+): /gm, '$1:\t'), {
    kinds: list,
  }),
  read(
    'labels in capitals',
    (page) => whole(page).replace(/^(?:Template|Added|Date)[\w ]*:/gm, (label) => label.toUpperCase()),
    { kinds: list },
  ),

  ...[60, 72, 80].map((width) =>
    refused(
      `wrapped at ${width}`,
      () => ({ rule: 'text-wrapped', alone: true }),
      (page) => wrap(whole(page), width),
    ),
  ),
  refused(
    'wrapped, with CRLF and an indent',
    () => ({ rule: 'text-wrapped', alone: true }),
    (page) => wrap(whole(page), 76).replaceAll('\n', '\r\n  '),
  ),
  refused(
    'wrapped, everything selected',
    () => ({ rule: 'text-wrapped', alone: true }),
    (page) => wrap(around(page, [...menu, page.title], [rights, ...links]), 76),
  ),
  refused(
    'as cards have them',
    () => ({ rule: 'card-form', alone: true }),
    (page) => each(page, ({ heading, under }) => `${heading} (${textOf(under)})`),
    sheet,
  ),
  refused(
    'texts without names',
    () => ({ rule: 'name-missing', alone: true }),
    (page) => each(page, ({ under }) => textOf(under)),
    sheet,
  ),
  refused(
    'headings without templates',
    () => ({ rule: 'name-missing', alone: true }),
    (page) => each(page, ({ heading, under }) => `${heading}\n${textOf(under)}`),
    sheet,
  ),
  refused(
    'names in bold of Markdown',
    () => ({ rule: 'markup-left', alone: true }),
    (page) => each(page, ({ heading, under }) => `**${heading}**\n${under.replace(/^(.*?):/, '**$1:**')}`),
    sheet,
  ),
  refused(
    'all on one line',
    () => ({ rule: 'line-too-long', alone: true }),
    (page) => whole(page).replace(/\n+/g, ' '),
  ),
  refused(
    'two entries on one line',
    () => ({ rule: 'entries-joined', alone: true }),
    (page) => whole(page).replace(`\n\n${page.entries[5]?.heading}\n\n`, ' '),
    sheet,
  ),
  refused(
    'fields on one line',
    () => ({ rule: 'fields-joined' }),
    (page) => whole(page).replaceAll('\nAdded', ' Added').replaceAll('\nDate', ' Date'),
    list,
  ),
  refused(
    'the same page twice',
    ({ title }) => ({ rule: 'documents-joined', at: title, alone: true }),
    (page) => `${whole(page)}\n${whole(page)}`,
  ),
  refused(
    'a way back between entries',
    (page) => ({
      ...astray('Back to top')(page),
      ...(page.kind === 'sheet' && { rule: 'text-missing' }),
    }),
    (page) => between(page, 'Back to top'),
  ),
  refused('a sentence between entries', astray('Buy our cards today.'), (page) =>
    between(page, 'Buy our cards today.'),
  ),
  refused('a copyright line between entries', astray(rights), (page) => between(page, rights)),
  refused(
    'a sentence above without a title that is known',
    (page) => ({
      rule: page.kind === 'glossary' ? 'column-count' : 'line-unexpected',
      at: 'Read this first.',
      alone: true,
    }),
    (page) => around(page, ['Read this first.', page.title], []),
  ),
  refused('a sentence below', astray('I like these.'), (page) => `${whole(page)}\nI like these.`),
  refused(
    'cut off behind a heading',
    ({ kind, entries }) => ({
      rule: kind === 'sheet' ? 'text-missing' : 'line-unexpected',
      at: entries[middle]?.heading ?? '',
      alone: true,
    }),
    (page) =>
      `${whole({ ...page, entries: page.entries.slice(0, middle) })}\n${page.entries[middle]?.heading}`,
    headed,
  ),
];
