import fc from 'fast-check';
import { VFile } from 'vfile';
import { describe, expect, test } from 'vitest';
import { choiceIn, sheetNamedIn } from '../../../src/addresses/sheet-address.ts';
import { checkSheet } from '../../../src/checks/whole-text/sheet.ts';
import { indexBySlug } from '../../../src/general/by-slug.ts';
import { compareWordings } from '../../../src/keywords/changes/compare/compare.ts';
import { describeChange } from '../../../src/keywords/changes/told/describe.ts';
import { currentRevision, revisionById } from '../../../src/keywords/history.ts';
import type { Keyword } from '../../../src/keywords/model.ts';
import { parseSource } from '../../../src/keywords/parse/index.ts';
import { currentKeyword } from '../../../src/keywords/renames/family.ts';
import { createSheetMaker } from '../../../src/publish/sheet/deck-sheet.ts';
import { writeSheet } from '../../../src/publish/sheet/sheet-text.ts';
import { textCheckOf } from '../../helpers/claim-checks.ts';
import { reconcileSeeds } from '../../helpers/content.ts';
import { hostileText } from '../../helpers/hostile.ts';
import { sampleKeyword, sampleRevision } from '../../helpers/samples.ts';

const keywords = reconcileSeeds();
const bySlug = indexBySlug(keywords);
const of = (slug: string) => bySlug.get(slug) as Keyword;
const idOf = (slug: string) => currentRevision(of(slug)).id;
const makeSheet = createSheetMaker(keywords, []);
const origin = {
  site: 'Sample Reference',
  recorded: '20 November 2026',
  tool: 'https://example.org/tools/make-sheet/',
  today: '2026-11-21',
};
const choose = (...chosen: [slug: string, revision?: string | null, ...numbers: string[]][]) => ({
  title: '',
  made: null,
  keywords: chosen.map(([slug, revision = null, ...numbers]) => ({ slug, revision, numbers })),
});
const make = (...chosen: Parameters<typeof choose>) => makeSheet(choose(...chosen), origin);

const slugs = keywords.map(({ slug }) => slug);
const anySlugs = fc.oneof(fc.constant(slugs), fc.subarray(slugs, { minLength: 1 }));

describe('the text of a sheet', () => {
  const read = (text: string) => {
    const file = new VFile({ value: text });
    return { entries: parseSource(file, 'sheet'), messages: file.messages };
  };

  test('has the format of the sheets to the letter: lines above, then a heading and template with text', () => {
    const { text } = writeSheet([of('armor'), of('reduced-cost')], { origin: 'Site', title: 'My deck' });
    const [armor, cost] = [of('armor'), of('reduced-cost')].map((keyword) => currentRevision(keyword).text);
    expect(text).toBe(
      `Site\n\nMy deck\n\nArmor\n\nArmor: ${armor}\n\nReduced Cost\n\nReduced Cost X: [condition]: ${cost}\n`,
    );
  });

  test('of any keywords, under any title, is read again word for word by the ingest, and nothing else is', () => {
    fc.assert(
      fc.property(anySlugs, fc.oneof(fc.constant('My deck'), hostileText), (chosen, title) => {
        const sheet = makeSheet({ ...choose(...chosen.map((slug): [string] => [slug])), title }, origin);
        const { entries, messages } = read(sheet.written.text);
        expect(entries.map(({ name, template, text }) => ({ name, template, text }))).toEqual(
          sheet.entries.map(({ slug, template, passages }) => ({
            name: of(slug).name,
            template,
            text: passages.join(' '),
          })),
        );
        for (const entry of sheet.entries)
          expect(entry.passages.join(' ')).toBe(currentRevision(of(entry.slug)).text);
        expect(messages.map(({ ruleId }) => ruleId)).toEqual(['preamble-skipped', 'preamble-skipped']);
        expect(sheet.written.lost).toEqual([]);
      }),
    );
  });

  test('of any keywords is current, word for word, where it is checked; what stands above claims nothing', () => {
    const check = textCheckOf(keywords);
    fc.assert(
      fc.property(anySlugs, (chosen) => {
        const { written, entries } = make(...chosen.map((slug): [string] => [slug]));
        expect(checkSheet(read(written.text).entries, keywords).map(({ kind }) => kind)).toEqual(
          entries.map(() => 'current'),
        );
        const held = check(written.text);
        expect(held.sentences).toEqual([]);
        expect(held.unread).toEqual([]);
        expect(held.titles).toHaveLength(2);
        expect(held.entries.every(({ kind }) => kind === 'current')).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  test('says above the title whose texts these are, of which day, with the code of each wording in its address', () => {
    const { written, hash } = make(['armor'], ['elude']);
    expect(written.text.split('\n')[0]).toBe(
      `Sample Reference · as recorded on 20 November 2026 · Elude is now Precision · https://example.org/tools/make-sheet/${hash}`,
    );
    expect(hash).toBe(`#made=2026-11-21&keywords=armor~${idOf('armor')},elude~${idOf('precision')}`);
  });

  test('says above the title which numbers the cards have, and is read again word for word all the same', () => {
    const { written, hash } = make(['armor'], ['bombard', null, '3'], ['evade', null, '2', '4']);
    const [first = ''] = written.text.split('\n');
    expect(first).toBe(
      `Sample Reference · as recorded on 20 November 2026 · on the cards: Bombard 3, Evade 2 and 4 · https://example.org/tools/make-sheet/${hash}`,
    );
    expect(sheetNamedIn(first)).toBe(hash);
    expect(written.lost).toEqual([]);
    expect(checkSheet(read(written.text).entries, keywords).map(({ kind }) => kind)).toEqual([
      'current',
      'current',
      'current',
    ]);
  });

  test('of too many numbers for a line has its title and its entries all the same', () => {
    const many = Array.from({ length: 1_000 }, (_, number) => `${number}`);
    const { written } = makeSheet({ ...choose(['evade', null, ...many]), title: 'My deck' }, origin);
    expect(written).toMatchObject({ title: 'My deck', lost: [] });
  });

  test('has a title that ends as a sentence only where it goes on, and none that would be an entry', () => {
    const titleOf = (title: string) => makeSheet({ ...choose(['armor']), title }, origin).written.title;
    expect(titleOf('My deck')).toBe('My deck');
    expect(titleOf('Attack!')).toBe('Attack! (keywords)');
    expect(titleOf('Armor: A static ability that means')).toBe('Keyword sheet');
    expect(titleOf('Date added: today')).toBe('Keyword sheet');
  });

  test('names the keywords that the format cannot hold', () => {
    const lostOf = (template: string, text: string) =>
      writeSheet([sampleKeyword('Sample', sampleRevision(template, [text]))], { origin: 'A', title: 'B' })
        .lost;
    expect(lostOf('Sample X', 'Do it.')).toEqual([]);
    expect(lostOf('Sample', '[cost] is paid.')).toEqual([]);
    expect(lostOf('Sample', '[cost] A static ability is paid.')).toEqual(['Sample']);
    expect(lostOf('Sample', 'Two\nlines.')).toEqual(['Sample']);
  });
});

describe('a sheet', () => {
  test('has each keyword once, from A to Z, a name that gave way beside the one that holds', () => {
    const { entries, oldNames } = make(['precision'], ['elude'], ['armor'], ['armor']);
    expect(entries.map(({ slug }) => slug)).toEqual(['armor', 'precision']);
    expect(oldNames).toEqual([
      { slug: 'elude', name: 'Elude', now: { slug: 'precision', name: 'Precision' } },
    ]);
  });

  test('puts in the one number that the cards have, into the effect alone', () => {
    const said = (...numbers: string[]) =>
      make(['bombard', null, ...numbers]).entries[0]?.filled?.map(({ text, isPutIn }) =>
        isPutIn ? `<${text}>` : text,
      );
    expect(said('3')?.join('')).toBe(
      'This unit may attack a unit in the Ground arena instead of this arena, using <3> power plus any other effects.',
    );
    for (const numbers of [[], ['2', '3'], ['2', 'X'], ['X']]) expect(said(...numbers)).toBeUndefined();
    expect(make(['bombard', null, '2', '3']).entries[0]?.numbers).toEqual(['2', '3']);
    expect(make(['armor', null, '2']).entries[0]).toMatchObject({ filled: null, numbers: ['2'] });
  });

  test('opened again from its own address is the same, and nothing has changed since', () => {
    fc.assert(
      fc.property(anySlugs, (chosen) => {
        const first = makeSheet({ ...choose(...chosen.map((slug): [string] => [slug])), title: 'T' }, origin);
        const opened = choiceIn(first.hash);
        expect(opened?.unread).toEqual([]);
        expect(opened && makeSheet(opened.choice, origin)).toEqual(first);
        expect(first.since).toEqual([]);
      }),
    );
  });
});

describe('a sheet that was made before says what has changed since', () => {
  test('of every wording that gave way, in the sentence of its change, with a page that compares the two', () => {
    for (const keyword of keywords) {
      const now = currentKeyword(keyword, bySlug);
      for (const { id } of keyword.revisions) {
        const { since } = make([keyword.slug, id]);
        if (now === keyword && id === idOf(keyword.slug)) expect(since).toEqual([]);
        else
          expect(since).toMatchObject([
            {
              slug: keyword.slug,
              revision: id,
              compare: { slug: keyword.slug, from: id, to: idOf(now.slug) },
            },
          ]);
      }
    }
    const [first = ''] = of('bombard').revisions.map(({ id }) => id);
    const change = compareWordings(revisionById(of('bombard'), first), currentRevision(of('bombard')));
    expect(make(['bombard', first]).since[0]?.says).toBe(describeChange(change));
  });

  test('a keyword that was renamed since is told by both names', () => {
    const [first = ''] = of('elude').revisions.map(({ id }) => id);
    expect(make(['elude', first]).since[0]?.says).toMatch(/^Is now Precision\. [A-Z]/);
  });

  test('a wording that nobody here knows, and a keyword, are told and stay in the address', () => {
    const { since, unknown, entries, hash } = make(['armor', 'deadbeef'], ['no-such', 'deadbeef', '2']);
    expect(since).toMatchObject([{ slug: 'armor', revision: 'deadbeef', says: null, compare: null }]);
    expect(unknown).toEqual(['no-such']);
    expect(entries.map(({ slug }) => slug)).toEqual(['armor']);
    expect(hash).toContain(`keywords=armor~${idOf('armor')},no-such~deadbeef~2`);
  });

  test('a keyword that nobody here knows is told once, however often the address says it', () => {
    expect(make(['no-such'], ['no-such', 'deadbeef'], ['no-such', 'deadbeef']).unknown).toEqual(['no-such']);
  });
});
