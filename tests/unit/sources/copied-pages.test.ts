import { VFile } from 'vfile';
import { describe, expect, test } from 'vitest';
import { type Diagnostic, diagnosticsOf } from '../../../src/keywords/diagnostics/diagnostics.ts';
import { reportDoubts } from '../../../src/keywords/doubts/index.ts';
import type { Entry } from '../../../src/keywords/model.ts';
import { detectKind } from '../../../src/keywords/parse/detect.ts';
import { parseSource } from '../../../src/keywords/parse/index.ts';
import type { Context } from '../../../src/keywords/parse/lines/context.ts';
import { contentLines } from '../../../src/keywords/parse/lines/lines.ts';
import { reconcile } from '../../../src/keywords/reconcile.ts';
import { foldTypography } from '../../../src/keywords/text/typography.ts';
import { shapes } from '../../helpers/copies.ts';
import { entryText, type Page, pages } from '../../helpers/keyword-pages.ts';
import { readText } from '../../helpers/read-text.ts';

function read(page: Page, text: string, context: Context = {}) {
  const file = new VFile({ path: page.id, value: text });
  const entries = parseSource(file, page.kind, context);
  const found = diagnosticsOf([file]);
  const of = (severity: string) => found.filter((each) => each.severity === severity);
  return { entries, found, errors: of('error'), warnings: of('warning') };
}

const asItIs = new Map(
  pages.map((page) => [
    page.id,
    read(page, page.entries.map((entry) => entryText(page, entry)).join('\n\n')).entries,
  ]),
);
const said = ({ name, template, text, introduction }: Entry) =>
  [name, template, text, introduction?.set, introduction?.by, introduction?.date].map(
    (each) => each && foldTypography(each),
  );

/** The lines that are in no entry and that no message names. */
function lostLines(text: string, entries: readonly Entry[], found: readonly Diagnostic[]): string[] {
  const named = new Set(found.map(({ line }) => line));
  const held = entries.flatMap(({ line, textLine }) =>
    Array.from({ length: textLine - line + 1 }, (_, index) => line + index),
  );
  const kept = new Set(held);
  return contentLines(text).flatMap(({ text: each, line }) =>
    kept.has(line) || named.has(line) ? [] : each,
  );
}

test('the copies have at least 40 shapes, and each page is known word for word', () => {
  expect(shapes.length).toBeGreaterThanOrEqual(40);
  expect([...asItIs.values()].map(({ length }) => length)).toEqual([53, 36, 20, 24, 61]);
});

describe.each(shapes)('a copy: $name', ({ copy, becomes, warns = [], kinds, isTitleKnown }) => {
  test.each(pages.filter(({ kind }) => kinds.includes(kind)))('of $id', (page) => {
    const outcome = becomes(page);
    const text = copy(page);
    const { entries, found, errors, warnings } = read(page, text, isTitleKnown ? { title: page.title } : {});
    if (outcome === 'read') {
      expect(errors).toEqual([]);
      expect(warnings.map(({ rule }) => rule)).toEqual(warns);
      expect(entries.map(said)).toEqual(asItIs.get(page.id)?.map(said));
      expect(lostLines(text, entries, found)).toEqual([]);
      return;
    }
    const [first] = errors;
    expect(first).toMatchObject({ rule: outcome.rule, line: expect.any(Number) });
    expect(first?.message).toMatch(/(?:Found|Unexpected) .+, expected /);
    if (outcome.alone) expect(errors).toHaveLength(1);
    if (outcome.at) expect(text.split(/\r\n|\n|\r/)[(first?.line ?? 0) - 1]).toBe(outcome.at);
  });
});

test.each(shapes)('a copy tells of which kind its page is: $name', ({ copy, becomes, kinds }) => {
  for (const page of pages.filter((each) => kinds.includes(each.kind) && becomes(each) === 'read'))
    expect(detectKind(copy(page)), page.id).toBe(page.kind);
});

test('a sign in front of a line is a bullet where others have it too, and no number stands behind it', () => {
  const texts = (document: string) => contentLines(document).map(({ text }) => text);
  expect(texts('- One.\n- Two.')).toEqual(['One.', 'Two.']);
  expect(texts('> - One.\n> - Two.\n>')).toEqual(['One.', 'Two.']);
  expect(texts('One.\n  - Two.\nThree.')).toEqual(['One.', '- Two.', 'Three.']);
  expect(texts('- X to all.\n- 2 to all.\n- One.')).toEqual(['- X to all.', '- 2 to all.', 'One.']);
  expect(texts('> 3 only.\n> One.')).toEqual(['> 3 only.', 'One.']);
  expect(texts('o\tOne.\no\tTwo.')).toEqual(['One.', 'Two.']);
  expect(texts('o\t**o:** One.\nHop\tTwo.')).toEqual(['o\t**o:** One.', 'Hop\tTwo.']);
  expect(texts('• One.\n* * this.')).toEqual(['One.', '* * this.']);
  expect(contentLines('a\n  - One.')[1]).toEqual({ text: '- One.', line: 2, column: 3 });
});

const sheet = pages.find(({ id }) => id === 'powerful-dark') as Page;
const textOf = (page: Page) =>
  [page.title, ...page.entries.map((entry) => entryText(page, entry))].join('\n\n');

describe('a copy that was cut off is read, with a warning where it stops', () => {
  test.each([
    ['within a sentence', 'This unit can only', 'the end of the quotation'],
    ['within a quotation, at the end of a sentence', 'on a roll of 5 or more.', 'the end of the quotation'],
    ['behind a quotation', 'Armor works against dice', 'the end of a sentence'],
  ])('%s', (_, last, expected) => {
    const text = textOf(sheet);
    const end = text.indexOf(last, text.indexOf('\nArmor:')) + last.length;
    const cut = text.slice(0, end);
    const { entries, errors, warnings } = read(sheet, cut);
    expect(errors).toEqual([]);
    expect(entries).toHaveLength(2);
    const lines = cut.split('\n');
    const place = { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
    const message = expect.stringContaining(`“Armor” stops at`);
    expect(warnings).toMatchObject([{ rule: 'text-cut-off', ...place, message }]);
    expect(warnings[0]?.message).toContain(`expected ${expected}`);
  });

  test('where nothing can be told of it but the footer that follows, too', () => {
    const text = `${textOf(sheet).slice(0, -30)}\n\nBack to Deck\n© 2021`;
    const { entries, errors, warnings } = read(sheet, text);
    expect(errors).toEqual([]);
    expect(entries).toHaveLength(24);
    expect(warnings.map(({ rule }) => rule)).toEqual(['text-cut-off']);
  });
});

test('a heading that an older source has is missed around the entries as between them', () => {
  const knows = (slug: string) => ['evade', 'armor'].includes(slug);
  const text = [
    'Home',
    'Cards',
    'Evade',
    sheet.title,
    'Evade',
    'Armor',
    'Armor',
    'Armor: A static ability.',
    'Evade',
    'Home',
  ];
  const { entries, errors } = read(sheet, text.join('\n\n'), { title: sheet.title, knows });
  expect(entries.map(({ name }) => name)).toEqual(['Armor']);
  expect(errors.map(({ rule, line }) => [rule, line])).toEqual([
    ['text-missing', 9],
    ['text-missing', 17],
  ]);
});

describe('what a source says beside the others', () => {
  const list = (...texts: [string, string][]) =>
    texts.map(([name, text]) => `${name}\n\n${name}: A static ability that means, "${text}"`).join('\n\n');
  function warningsOf(...documents: string[]) {
    const sources = documents.map((text, index) =>
      readText('sheet', `source-${index}`, text, `Source ${index}`),
    );
    reportDoubts(reconcile(sources), sources);
    return diagnosticsOf(sources.map(({ file }) => file)).filter(({ severity }) => severity === 'warning');
  }

  test('wordings that return to those of an older one ask whether its place is right', () => {
    const old = list(['One', 'a.'], ['Two', 'a.'], ['Three', 'a.']);
    const fresh = list(['One', 'b.'], ['Two', 'b.'], ['Three', 'b.']);
    expect(warningsOf(old, fresh, fresh, old)).toMatchObject([
      {
        file: 'source-3',
        rule: 'wordings-return',
        line: 1,
        message:
          '3 wordings, the first that of “One”, return to those of Source 0: is this source in the right place in the manifest?',
      },
    ]);
    expect(warningsOf(old, `${fresh}\n\nGo on.`, old)).toEqual([]);
    expect(warningsOf(old, fresh.replace('b.', 'b'), old)).toMatchObject([{ rule: 'text-cut-off' }]);
    expect(warningsOf(old, fresh, `${fresh}\n\nGo on.`, old)).toMatchObject([{ rule: 'wordings-return' }]);
    expect(warningsOf(old, old, fresh)).toEqual([]);
  });

  test('that is said once, with the source that had them', () => {
    const [other, old, fresh] = [list(['Two', 'a.']), list(['One', 'a.']), list(['One', 'b.'])];
    expect(warningsOf(other, old, fresh, old, old)).toMatchObject([
      {
        file: 'source-3',
        message: expect.stringContaining('The wording of “One” returns to that of Source 1:'),
      },
    ]);
  });

  test('a document with the title of another source may stand in its place', () => {
    const one = list(['One', 'a.']);
    expect(warningsOf(`Source 0\n\n${one}`, `\nSource 0\n\n${one}`, `Our page\n\n${one}`)).toMatchObject([
      {
        file: 'source-1',
        rule: 'title-differs',
        line: 2,
        message:
          'Found “Source 0” at the top, the title of the source “source-0”: is this the document of this source?',
      },
    ]);
  });

  test('the name of a keyword on top is no title, though another source is called so', () => {
    expect(warningsOf(list(['Source 1', 'a.']), list(['Hop', 'a.']))).toEqual([]);
  });

  test('two documents with the titles of one another were exchanged, which is an error at each', () => {
    const under = (title: string) => `${title}\n\n${list(['Hop', 'a.'])}`;
    const sources = [
      readText('sheet', 'one', under('Two'), 'One'),
      readText('sheet', 'two', under('One'), 'Two'),
    ];
    const files = sources.map(({ file }) => file);
    reportDoubts(reconcile(sources), sources);
    expect(diagnosticsOf(files).filter(({ severity }) => severity !== 'info')).toMatchObject([
      { rule: 'documents-exchanged', severity: 'error', line: 1, message: expect.stringContaining('“two”') },
      { rule: 'documents-exchanged', severity: 'error', line: 1, message: expect.stringContaining('“one”') },
    ]);
  });

  test('names of four letters are not held against one another, those of five are', () => {
    expect(warningsOf(list(['Hops', 'a.']), list(['Hips', 'a.']))).toEqual([]);
    expect(warningsOf(list(['Chops', 'a.']), list(['Chips', 'a.']))).toHaveLength(1);
  });

  test('a new keyword that is nearly a known one, or says the same twice, is doubted where it stands', () => {
    const known = list(['Double Strike', 'a.'], ['Overkill', 'a.']);
    const found = warningsOf(known, list(['Duoble Strike', 'a.'], ['Hop Hop', 'a.']));
    expect(found).toMatchObject([
      {
        file: 'source-1',
        rule: 'name-doubtful',
        line: 1,
        message: expect.stringContaining('close to “Double Strike”'),
      },
      {
        file: 'source-1',
        rule: 'name-doubtful',
        line: 5,
        message: expect.stringContaining('repeats itself'),
      },
    ]);
  });

  test('a name with the number of another keyword is doubted', () => {
    expect(warningsOf(list(['Evade', 'a.']), list(['Evade 2', 'a.']))).toMatchObject([
      { file: 'source-1', rule: 'name-doubtful', message: expect.stringContaining('close to “Evade”') },
    ]);
  });

  test('a name that is that of another keyword twice, the blank between lost, is doubted', () => {
    expect(warningsOf(list(['Hop', 'a.']), list(['HopHop', 'a.'], ['BonBon', 'a.']))).toMatchObject([
      { file: 'source-1', rule: 'name-doubtful', message: expect.stringContaining('close to “Hop”') },
    ]);
  });

  test('of names that are all known without the word in front of each it is said once', () => {
    const known = list(['Hop', 'a.'], ['Skip', 'a.'], ['Jump', 'a.']);
    const marked = list(['New Hop', 'a.'], ['New Skip', 'a.'], ['New Jump', 'a.']);
    expect(warningsOf(known, marked).map(({ line, message }) => `${line} ${message}`)).toEqual([
      '1 Found the new keyword “New Hop” and 2 more up to line 9, close to “Hop”, which an older source has',
    ]);
    expect(warningsOf(list(['Hop', 'a.']), marked)).toEqual([]);
  });

  test('but not with that of one in the same source, or in a newer', () => {
    expect(warningsOf(list(['Order', 'a.'], ['Order 66', 'a.']))).toEqual([]);
    expect(warningsOf(list(['Evade 2', 'a.']), list(['Evade', 'a.']))).toEqual([]);
  });

  test('two names with one address are one keyword, which is said', () => {
    expect(warningsOf(list(['C+', 'a.']), list(['C-', 'a.']))).toMatchObject([
      { file: 'source-1', rule: 'names-differ', message: expect.stringContaining('same address as “C+”') },
    ]);
    expect(warningsOf(list(['C', 'a.']), list(['C-', 'a.']))).toHaveLength(1);
    const alike = [
      list(['Double-Strike', 'a.']),
      list(['Double Strike', 'a.']),
      list(['DOUBLE STRIKE', 'a.']),
    ];
    expect(warningsOf(...alike)).toMatchObject([
      {
        file: 'source-1',
        rule: 'name-respelled',
        message: expect.stringContaining('expected “Double-Strike”'),
      },
      {
        file: 'source-2',
        rule: 'name-respelled',
        message: expect.stringContaining('expected “Double Strike”'),
      },
    ]);
  });

  test('no keyword is doubted that another source has too, or that was renamed', () => {
    expect(warningsOf(list(['Shield', 'a.']), list(['Shields', 'a.']), list(['Shields', 'a.']))).toEqual([]);
    const renamed = list(['Shield', 'a." (Renamed to Shields.) "b.']);
    expect(warningsOf(renamed, list(['Shields', 'a.']))).toEqual([]);
  });
});
