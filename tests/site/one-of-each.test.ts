import { beforeAll, describe, expect, test } from 'vitest';
import { sheetOf, useMadeSites, wordsIn } from '../helpers/made-site.ts';

const build = useMadeSites();

describe('a site of one keyword, which is called as the list of letters, of a set whose publisher nobody recorded', () => {
  let one: ReturnType<typeof build>;
  beforeAll(() => {
    const list = `Keywords

A-Z
Template: A-Z
Added in Set: First Steps
Added By:
Date Added: 2/3/2004
A static ability that means, "Name a letter."
`;
    one = build('one', 'list', { list });
  });

  test('says no more than there is', () => {
    const { names, read } = one;
    const told = names.filter((name) => /^(?:sources|changes\/list|by)\b.*\.html$/.test(name));
    expect(told).toHaveLength(5);
    for (const name of told) expect(read(name), name).toMatch(/\b1 keyword\b/);
    for (const name of names.filter((each) => each.endsWith('.html')))
      expect(read(name), name).not.toContain('1 keywords');
    // The timeline has a lane for each publisher.
    expect(read('sets/index.html')).not.toContain('<figure');
    expect(read('sets/index.html')).toContain('First Steps');
  });

  test('leads to it within the glossary of a time, and to the letters', () => {
    const page = one.read('as-of/list/index.html');
    const [letters, keyword] = page.split('<article');
    expect(keyword).toMatch(/^[^>]* id="a-z"/);
    expect(letters).not.toContain('id="a-z"');
    expect(page).toContain('href="#A-Z"');
    expect(letters).toContain('id="A-Z"');
  });
});

describe('a site of three sources', () => {
  let three: ReturnType<typeof build>;
  beforeAll(() => {
    const leap = (typeLine: string) => ({ Leap: `${typeLine} that means, "Cross the brook."` });
    const skip = { Skip: 'Throw a pebble.' };
    three = build('three', 'sheet', {
      first: sheetOf(leap('A layered ability triggered during the attack POP')),
      second: sheetOf({ ...leap('A layered, static ability'), ...skip }),
      third: sheetOf(skip),
    });
  });

  test('leads from an earlier wording to no list in which no keyword stands any more', () => {
    const traits = three.names
      .filter((name) => /^keywords\/leap\/\w{8}\/index\.html$/.test(name))
      .map((name) =>
        /<p class="traits">(.*?)<\/p>/s.exec(three.read(name))?.[1]?.replace(/\s+/g, ' ').trim(),
      );
    const layered = '<a href="/by/stacking/layered/">layered</a>';
    expect(traits.sort()).toEqual([
      `${layered} · <a href="/by/mode/static/">static</a> · ability`,
      `${layered} · triggered · ability · attack`,
    ]);
  });

  test('says how many keywords differ between two, of one, of none and where they have none in common', () => {
    const said = (pair: string) =>
      /<p class="lead">\s*([^<]*?)\s*</.exec(three.read(`changes/${pair}/index.html`))?.[1];
    expect(said('first/second')).toBe('The 1 keyword that both have differs.');
    expect(said('second/third')).toBe('The 1 keyword that both have is the same in both.');
    expect(said('first/third')).toBe('No keyword is in both, so nothing is compared.');
  });
});

test('a keyword that gave way is told to be renamed, to the name that holds now, also where no later source has it', () => {
  const { read } = build('renamed', 'sheet', {
    first: sheetOf({ Hop: 'Cross the brook.', Dive: 'Cross it below.' }),
    second: sheetOf({
      Leap: 'Cross the brook. "Hop" is the former name of this keyword.',
      Dive: 'Cross it below. (Renamed to Plunge.)',
      Plunge: 'Cross it below.',
    }),
    third: sheetOf({
      Bound: 'Cross the brook. "Leap" is the former name of this keyword.',
      Sink: 'Cross it below. "Plunge" is the former name of this keyword.',
    }),
  });
  const renamed = /id="renamed".*?<\/section>\s*<section class="row-group"/s;
  const [changes = ''] = renamed.exec(read('changes/index.html')) ?? [];
  expect(wordsIn(changes, 'article').map((words) => words.split(' ').slice(0, 3).join(' '))).toEqual([
    'Dive Now Sink',
    'Hop Now Bound',
    'Leap Now Bound',
    'Plunge Now Sink',
  ]);
  const [, entries = ''] = read('sources/first/index.html').split('source-entries');
  expect(wordsIn(entries, 'li').slice(0, 2)).toEqual([
    expect.stringMatching(/^Dive Now Sink \. .* changed since$/),
    'Hop Now Bound . renamed',
  ]);
  expect(wordsIn(read('changes/second/index.html'), 'li').join('\n')).toMatch(
    /^Dive became Plunge , now Sink\b/m,
  );
});
