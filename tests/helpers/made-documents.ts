import fc from 'fast-check';
import type { SourceKind } from '../../src/keywords/model.ts';
import { illegibleSigns } from '../../src/keywords/text/signs/characters.ts';
import { shapes } from './copies.ts';
import { hostileFragments, hostileText } from './hostile.ts';
import { type Page, pages } from './keyword-pages.ts';

/** A document, as somebody may have copied, cut or made it up. */
export interface MadeDocument {
  kind: SourceKind;
  title: string;
  text: string;
}

/** What breaks or bends a line that a reader of documents takes apart. */
const odd = fc.oneof(
  fc.constantFrom(...hostileFragments),
  fc.constantFrom(
    '(',
    ')',
    '[',
    ']',
    '“',
    '”',
    '’',
    ': ',
    ':',
    '**',
    '__',
    '\ufeff',
    '\u2003',
    '\u202e',
    'İ',
    'ﬁ',
  ),
  fc.constantFrom(
    'A static ability that means, "',
    'Template: ',
    'Date Added: ',
    ' (Renamed to Hop.)',
    '© 2021',
  ),
  fc.string({ unit: 'binary', maxLength: 6 }),
);

/** Somewhere in a text of any length. */
const place = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const at = (items: { length: number }, where: number) => Math.floor(where * items.length);

/** What goes wrong with one line, and what is then in its place. */
const lineFaults: fc.Arbitrary<(line: string) => string[]> = fc.oneof(
  fc.constant(() => []),
  fc.constant((line: string) => [line, line]),
  place.map((where) => (line: string) => [line.slice(0, at(line, where))]),
  place.map((where) => (line: string) => [line.slice(at(line, where))]),
  place.map((where) => (line: string) => [line.slice(0, at(line, where)), line.slice(at(line, where))]),
  fc.tuple(place, odd).map(([where, put]) => (line: string) => {
    const index = at(line, where);
    return [line.slice(0, index) + put + line.slice(index)];
  }),
  odd.map((put) => (line: string) => [put, line]),
  fc.constant((line: string) => [line.replaceAll(' ', '\t')]),
  fc.constant((line: string) => [line.replaceAll(' ', '\u00a0')]),
  fc.constant((line: string) => [line.replaceAll('"', '').replaceAll(')', '')]),
  fc.tuple(place, place).map(([one, other]) => (line: string) => {
    const words = line.split(' ');
    return [words.with(at(words, one), words[at(words, other)] ?? '').join(' ')];
  }),
  fc.constant((line: string) => [line.toUpperCase()]),
  fc.constant((line: string) => [line.normalize('NFD')]),
  // Longer than a line may be, or not, whatever it grew to before.
  fc.nat(600).map((times) => (line: string) => [`${line.slice(0, 99)} `.repeat(times)]),
);

/** What goes wrong with two lines: each takes the other's place, or runs into it, as fields do that somebody mixed up. */
const swapped = fc.tuple(place, place).map(([one, other]) => (lines: string[]) => {
  const [first, second] = [at(lines, one), at(lines, other)];
  return lines.with(first, lines[second] ?? '').with(second, lines[first] ?? '');
});
const joined = place.map((where) => (lines: string[]) => {
  const index = at(lines, where);
  return lines.toSpliced(index, 2, lines.slice(index, index + 2).join(' '));
});
const oneLine = fc.tuple(place, lineFaults).map(([where, change]) => (lines: string[]) => {
  const index = at(lines, where);
  return lines.toSpliced(index, 1, ...change(lines[index] ?? ''));
});
const faults = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: oneLine },
    { weight: 1, arbitrary: swapped },
    { weight: 1, arbitrary: joined },
  ),
  { maxLength: 5 },
);

/** Entries that follow one another on a page of the seeds; few, so that many documents take little time. */
const cutOut: fc.Arbitrary<Page> = fc
  .tuple(fc.constantFrom(...pages), place, fc.integer({ min: 1, max: 5 }))
  .map(([page, where, count]) => {
    const first = at(page.entries, where);
    return { ...page, entries: page.entries.slice(first, first + count) };
  });

const name = fc.oneof(
  fc.constantFrom(
    'Hop',
    'Leap',
    'Zig-Zag',
    'Skip X',
    'Élan',
    "Hop's",
    'A.B',
    'toString',
    'Cost: [cost]',
    '[Kind] Hop',
  ),
  hostileText,
);
const text = fc.oneof(
  fc
    .array(
      fc.oneof(
        fc.constantFrom('Stop.', 'Go (on).', '"Wait."', 'Note: x.', 'Hop 2.', '(Now Leap.)'),
        hostileText,
      ),
    )
    .map((sentences) => `A static ability that means, "this moves." ${sentences.join(' ')}`),
  hostileText,
);

/** How an entry of each kind is written, where nobody made a slip. */
const written: Record<SourceKind, (name: string, text: string) => Page['entries'][number]> = {
  sheet: (heading, under) => ({ heading, under: `${heading}: ${under}` }),
  list: (heading, under) => ({
    heading,
    under: `Template: ${heading}\nAdded in Set: One\nAdded By: x\nDate Added: 5/23/2021\n${under}`,
  }),
  glossary: (heading, under) => ({ heading: '', under: `${heading}\t**${heading}:** ${under}` }),
};

const madeUp: fc.Arbitrary<Page> = fc
  .tuple(
    fc.constantFrom<SourceKind>('sheet', 'list', 'glossary'),
    fc.array(fc.tuple(name, text), { maxLength: 6 }),
  )
  .map(([kind, entries]) => ({
    id: kind,
    kind,
    title: 'A Title',
    entries: entries.map(([heading, under]) => written[kind](heading, under)),
  }));

/** A copy of a page, in any shape and with any slips. */
const copied = fc
  .tuple(fc.nat(), faults, fc.constantFrom('\n', '\n', '\r\n', '\r'), fc.boolean())
  .map(([shape, changes, lineEnd, isMarked]) => (page: Page): MadeDocument => {
    const fitting = shapes.filter(({ kinds }) => kinds.includes(page.kind));
    const text = fitting[shape % fitting.length]?.copy(page) ?? '';
    const lines = changes.reduce(
      (left, change) => (left.length > 0 ? change(left) : left),
      text.split(/\r\n|\n|\r/),
    );
    return { kind: page.kind, title: page.title, text: (isMarked ? '\ufeff' : '') + lines.join(lineEnd) };
  });

const anyPage = fc.oneof(cutOut, madeUp);

/**
 * Documents in the order of their age, as the ingest would begin to read them: of the seeds or made up. Mostly they are copies
 * of one page, each with slips of its own, so that a keyword has several wordings.
 */
export const madeDocuments: fc.Arbitrary<MadeDocument[]> = anyPage
  .chain((page) => {
    const copies = fc.oneof({ weight: 3, arbitrary: fc.constant(page) }, { weight: 1, arbitrary: anyPage });
    const document = fc.tuple(copied, copies).map(([copy, copiedPage]) => copy(copiedPage));
    return fc.array(document, { minLength: 1, maxLength: 3 });
  })
  .filter((all) => all.every(({ text }) => text.isWellFormed() && illegibleSigns(text).length === 0));
