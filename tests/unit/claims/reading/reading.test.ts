import { describe, expect, test } from 'vitest';
import { sentencesOf } from '../../../../src/checks/claim/claimed-sentence.ts';
import { unpacked } from '../../../../src/checks/claim/pasted/cells.ts';
import { createReader, readClaim } from '../../../../src/checks/claim/reading/read.ts';
import { readNamed } from '../../../../src/checks/claim/words/code-or-link.ts';
import type { Keyword } from '../../../../src/keywords/model.ts';
import { rulebookIn } from '../../../helpers/claim-checks.ts';
import { sampleKeyword, sampleRevision } from '../../../helpers/samples.ts';

/** A made-up game with a keyword that changed. */
const wording = (id: string, template: string, ...parts: string[]) => ({
  ...sampleRevision(template, parts),
  id,
});
const old = wording('0123abcd', 'Leap', 'Move once.', 'It rests then.', '(As on moss.)');
const now = wording('4567cdef', 'Leap X', 'Move X squares.', 'It turns then.');
const leap = sampleKeyword('Leap', old, {
  revisions: [old, now],
  history: [
    { source: 'a', revision: old.id },
    { source: 'b', revision: now.id },
  ],
});
const frog = sampleKeyword('Leap Frog', wording('89abcdef', 'Leap Frog: [toll]', 'Jump over one of them.'), {
  slug: 'leap-frog',
});
const hop = sampleKeyword('Hop', wording('aabbccdd', 'Hop: [one/two... toll]', 'It hops.'));
const keywords: Keyword[] = [leap, frog];

describe('a wording is identified', () => {
  const named = (line: string) => {
    const found = readNamed(line, keywords, ['a', 'b', 'c']);
    return found && [found.slug, found.parts.map(({ text }) => text).join(' '), found.said];
  };
  const all = 'Move once. It rests then. (As on moss.)';

  test.each([
    ['0123abcd', all],
    ['(0123ABCD).', all],
    ['#0123abcd', all],
    ['Moss, wording 0123abcd', all],
    ['(0123abcd#meaning)', 'Move once.'],
    ['0123abcd#R1', 'It rests then. (As on moss.)'],
    ['0123abcd#r2', 'It rests then. (As on moss.)'],
  ])('by its code, and a part by its id: %s', (line, text) =>
    expect(named(line)).toEqual(['leap', text, '']),
  );

  const now = 'Move X squares. It turns then.';
  test.each([
    ['https://example.org/keywords/leap/', now],
    ['https://example.org/keywords/leap', now],
    ['https://example.org/KEYWORDS/LEAP/', now],
    ['https://example.org/keywords/leap/?a=b#meaning', 'Move X squares.'],
    ['https://example.org/keywords/leap/#r2', 'It rests then. (As on moss.)'],
    ['https://example.org/keywords/leap/compare/0123abcd/4567cdef/#old-r1', 'It rests then. (As on moss.)'],
    ['https://example.org/keywords/leap/compare/0123abcd/4567cdef/#template', all],
    ['https://example.org/keywords/leap/0123abcd/', all],
    ['https://example.org/keywords/leap/compare/0123abcd/4567cdef/', all],
    ['<https://example.org/keywords/leap/0123abcd/#r1>.', 'It rests then. (As on moss.)'],
    ['https://example.org/keywords/leap/#history', now],
    ['https://example.org/keywords/leap/#:~:text=Move,squares', now],
    ['https://example.org/keywords/leap/0123abcd/#r1:~:text=(As%20on', 'It rests then. (As on moss.)'],
    ['https://example.org/as-of/a/#leap', all],
    ['https://example.org/as-of/c/#LEAP:~:text=Move', now],
    ['https://example.org/changes/b/#leap', now],
    ['https://example.org/changes/a/c/#leap', all],
    ['https://example.org/changes/#change-leap', now],
  ])('by a link: %s', (line, text) => expect(named(line)).toEqual(['leap', text, '']));

  test.each([
    '0123abcd#r9',
    'https://example.org/keywords/leap/0123abcd/#r9',
    'https://example.org/keywords/leap/#r9',
    'https://example.org/keywords/leap/#given-one',
    'https://example.org/as-of/a/',
    'https://example.org/as-of/d/#leap',
    'https://example.org/as-of/a/#hop',
  ])('but by no part that it lacks: %s', (line) => expect(named(line)).toBeNull());

  test('with the words before the code', () => {
    expect(named('leap 0123abcd#meaning')).toEqual(['leap', 'Move once.', 'leap']);
    expect(named('You may leap twice (0123ABCD).')).toEqual(['leap', all, 'You may leap twice']);
    expect(named('Moss and Stone, All of It (revision 0123abcd)')).toEqual(['leap', all, '']);
  });

  test('with the words before the link', () => {
    const link = 'https://example.org/keywords/leap/';
    expect(named(`It moves: ${link}`)?.[2]).toBe('It moves:');
    expect(named(`It moves (${link})`)?.[2]).toBe('It moves');
    expect(named(`[It moves](${link})`)?.[2]).toBe('It moves');
    expect(named(`It moves <${link}>`)?.[2]).toBe('It moves');
    expect(named('It moves example.org/keywords/leap/')?.[2]).toBe('It moves');
    expect(named(`Moss, wording 0123abcd: ${link}`)?.[2]).toBe('');
    expect(named(`[Moss, revision 0123abcd](${link})`)?.[2]).toBe('');
  });

  test.each([
    'It moves.',
    '00000000',
    '0123abcde',
    'It moves. 0123abcd',
    'https://example.org/keywords/hop/',
    'https://example.org/keywords/leap/00000000/',
    'https://example.org/keywords/leap/ is it',
  ])('but not by “%s”', (line) => expect(named(line)).toBeNull());
});

describe('a claim is read', () => {
  const read = (claim: string) =>
    readClaim(claim, rulebookIn(keywords)).map(({ text, slug, line }) => `${line} ${slug}: ${text}`);

  test('sentence by sentence, each of the keyword whose name is above it', () => {
    expect(read('It moves. It rests.\n\nLeap\n\nIt turns.\nLEAP FROG: [toll]\nIt jumps.')).toEqual([
      '1 null: It moves.',
      '1 null: It rests.',
      '5 leap: It turns.',
      '7 leap-frog: It jumps.',
    ]);
  });

  test('each of the keyword that its line names', () => {
    expect(read('Leap X: It moves.\nIt rests.')).toEqual(['1 leap: It moves.', '2 leap: It rests.']);
    expect(read('Leap, ruling 2: It moves.')).toEqual(['1 leap: It moves.']);
    expect(read('Leap, meaning: It moves.')).toEqual(['1 leap: It moves.']);
    expect(read('Leap 3 (It moves.)')).toEqual(['1 leap: It moves.']);
    expect(read('Leap means “It moves.”')).toEqual(['1 leap: It moves.']);
    expect(read('“Leap 3” means “It moves.”')).toEqual(['1 leap: It moves.']);
    for (const name of ['The Leap ability', 'The keyword Leap Frog', 'The "Leap" keyword'])
      expect(read(`${name} means “It moves.”`)[0], name).toMatch(/^1 leap(?:-frog)?: It moves.$/);
    expect(read('Bob: Leap reads: It moves.')).toEqual(['1 leap: It moves.']);
    expect(read('"Leap 3: It moves."')).toEqual(['1 leap: It moves.']);
    expect(read('Leap says that it moves.')).toEqual(['1 leap: it moves.']);
    expect(read('Leap: A thing that means, “It moves.”')).toEqual([
      '1 leap: A thing that means, “It moves.”',
    ]);
    expect(read('Leap (It moves.).')).toEqual(['1 leap: It moves.']);
    expect(read('Leap 3 “It moves.”')).toEqual(['1 leap: It moves.']);
    expect(read('Leap\tLeap: It moves.')).toEqual(['1 leap: It moves.']);
    for (const [tab, row] of [
      ['\t', 'Moss And Some Fern\tIt moves over it.'],
      [' | ', 'Moss And Some Fern | It moves over it.'],
    ])
      expect(read(`Leap${tab}${row}`)).toEqual(['1 leap: It moves over it.']);
    expect(readClaim('Hop: [one/two... toll] | It hops.', rulebookIn([hop]))).toMatchObject([
      { slug: 'hop', text: 'It hops.' },
    ]);
    expect(read('Keyword: Leap\nText: It moves.')).toEqual(['2 leap: It moves.']);
    expect(read('Leap [edit]\nIt moves.')).toEqual(['2 leap: It moves.']);
    expect(read('Hop, ruling 2: It moves.')).toEqual(['1 null: Hop, ruling 2: It moves.']);
    expect(read('Leap 3 (It moves.) and rests')).toEqual(['1 null: Leap 3 (It moves.) and rests']);
    expect(read('Hop (It moves.)')).toEqual(['1 null: Hop (It moves.)']);
    expect(read(`Leap${' of moss'.repeat(20)}: It moves.`)[0]).toMatch(/^1 null: /);
  });

  test('each of the keyword that its line names, with the words of the name joined otherwise, or without accents', () => {
    for (const name of ['Leap-Frog', 'LeapFrog', 'leapfrog 2', 'Leap–Frog'])
      expect(read(`${name}: It jumps.`), name).toEqual(['1 leap-frog: It jumps.']);
    expect(read('Leap-Frog\nIt jumps.')).toEqual(['2 leap-frog: It jumps.']);
    const eclat = sampleKeyword('Éclat', wording('aaaabbbb', 'Éclat X', 'It glows.'), { slug: 'eclat' });
    const joined = sampleKeyword('Leapfrog', wording('ccccdddd', 'Leapfrog', 'It is one.'));
    const all = [...keywords, eclat, joined];
    const slugs = (claim: string) => readClaim(claim, rulebookIn(all)).map(({ slug }) => slug);
    expect(slugs('Eclat: It glows.\nLeap Frog: It jumps.\nLeapfrog: It is one.')).toEqual([
      'eclat',
      'leap-frog',
      'leapfrog',
    ]);
  });

  test('as of no keyword, where another entry is in between; but what is right below an entry continues it', () => {
    const under = (claim: string) =>
      createReader(rulebookIn(keywords))(claim).said.map(
        ({ slug, line, under }) => `${line} ${slug} ${under}`,
      );
    expect(
      under('Leap\nIt turns.\nLeap Frog: It jumps.\nIt rests.\nIt\nturns.\nIt lies.\n\nIt moves.'),
    ).toEqual([
      '2 leap 1',
      '3 leap-frog 3',
      '4 leap-frog 3',
      '5 leap-frog 3',
      '7 leap-frog 3',
      '9 null null',
    ]);
    expect(under('Leap\nLeap, ruling 1: It turns.\nIt rests.')).toEqual(['2 leap null', '3 leap 1']);
  });

  test('each of the keyword that it follows, where a line names several', () => {
    expect(read('Leap 3: It moves. It rests. Leap Frog: It jumps.')).toEqual([
      '1 leap: It moves.',
      '1 leap: It rests.',
      '1 leap-frog: It jumps.',
    ]);
    expect(read('Leap 3 (It moves.) Leap Frog (It jumps.)')).toEqual([
      '1 leap: It moves.',
      '1 leap-frog: It jumps.',
    ]);
    // What a card has paid for it is no rule; what else stands there claims something.
    for (const arrow of ['->', '-->', '§'])
      expect(read(`Pay two stones ${arrow} Leap 3 (It moves.)`)).toEqual(['1 leap: It moves.']);
    expect(read('You never pay two stones -> Leap 3 (It moves.)')).toEqual([
      '1 null: You never pay two stones →',
      '1 leap: It moves.',
    ]);
    expect(read('Pay two stones →')).toEqual(['1 null: Pay two stones →']);
    for (const between of [', ', '; ', ' and ', ' | '])
      expect(read(`Leap 3 (It moves.)${between}Leap Frog (It jumps.)`)).toEqual([
        '1 leap: It moves.',
        '1 leap-frog: It jumps.',
      ]);
    expect(read('It moves. Note: It rests. Hop (It jumps.)')).toEqual([
      '1 null: It moves.',
      '1 null: Note: It rests.',
      '1 null: Hop (It jumps.)',
    ]);
  });

  test('each once of the same keyword, with the fields of a list that say more than a remark', () => {
    expect(
      read('Leap\nIt moves.\nIt moves.\nTemplate: Leap X\nDate Added: today\nLeap Frog\nIt moves.'),
    ).toEqual(['2 leap: It moves.', '4 leap: Template: Leap X', '7 leap-frog: It moves.']);
  });

  test('as the parts of a wording where it gives a code, with the words before that if these are enough to claim', () => {
    expect(read('4567cdef')).toEqual(['1 leap: Move X squares.', '1 leap: It turns then.']);
    const link = 'https://example.org/keywords/leap/#meaning';
    expect(read(`It moves only once: ${link}`)).toEqual([
      '1 leap: It moves only once:',
      '1 leap: Move X squares.',
    ]);
    expect(read(`See here: ${link}`)).toEqual(['1 leap: Move X squares.']);
  });

  test('without quotation marks around it, but with those within it', () => {
    const texts = (text: string) => sentencesOf(text, { line: 1 }).map((sentence) => sentence.text);
    expect(texts(' “It moves.” ')).toEqual(['It moves.']);
    expect(texts("'It moves.'")).toEqual(['It moves.']);
    expect(texts('"Move" or "rest"')).toEqual(['"Move" or "rest"']);
    expect(texts('It moves. “It rests.”')).toEqual(['It moves.', 'It rests.']);
    expect(texts('“It moves”, they say.')).toEqual(['“It moves”, they say.']);
    expect(texts('… ?!')).toEqual([]);
  });
});

test('a cell of a spreadsheet is read however long it is', () => {
  const text = 'moss '.repeat(2_000_000);
  expect(unpacked(`"${text}""rests"".",Quill`)).toBe(`${text}"rests".\tQuill`);
});

test('a quotation with a comma after it is no row of a spreadsheet', () => {
  for (const line of [
    '"Move two of them," or so',
    '"Move two of them", they said',
    '"It", one reads, "rests"',
  ])
    expect(unpacked(line)).toBe(line);
  expect(unpacked('"Leap","Move two of them."')).toContain('\t');
});

test('a line of more sentences than a call takes arguments is read', () => {
  const { said } = createReader(rulebookIn([]))('"So. '.repeat(130_000));
  expect(said.length).toBeGreaterThan(125_000);
});

test('what our own pages say of a wording below its text claims nothing', () => {
  const read = (claim: string) => readClaim(claim, rulebookIn(keywords)).map(({ text }) => text);
  expect(read('It rests then.\nWording 0123abcd: no longer holds.')).toEqual(['It rests then.']);
  expect(read('It rests then.\nWording 4567cdef: no longer holds.')).toHaveLength(2);
});
