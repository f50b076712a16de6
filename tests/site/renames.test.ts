import { expect, test } from 'vitest';
import { sheetOf, useMadeSites, wordsIn } from '../helpers/made-site.ts';

const build = useMadeSites();
const leadOf = (html: string) => wordsIn(/<p class="lead">.*?<\/p>/s.exec(html)?.[0] ?? '', 'p')[0];

test('what became of names is told on every page by the source that told it', () => {
  const { names, read } = build('renames', 'sheet', {
    earlier: sheetOf({ Jump: 'Cross the puddle.' }),
    first: sheetOf({
      Hop: 'Cross the brook.',
      Skip: 'Cross the river.',
      Leap: 'Cross the sea.',
      Dive: 'Cross it below. (Renamed to Plunge.)',
      Plunge: 'Cross it below.',
    }),
    second: sheetOf({
      Leap: 'Cross the ocean. "Hop" is the former name of this keyword.',
      Jump: 'Cross the puddle. (Renamed to Leap.)',
      Note: 'The "Skip" Keyword has been renamed to "Leap".',
      Dive: 'Cross it down there. "Plunge" is the former name of this keyword.',
    }),
    third: sheetOf({ Leap: 'Cross the sea.' }),
  });

  // Each under the source that told it, also where that does not hold the old name.
  expect(wordsIn(read('changes/second/index.html'), 'li').join('\n')).toMatch(/^Hop is now Leap$/m);
  expect(wordsIn(read('changes/second/index.html'), 'li').join('\n')).toMatch(/^Skip is now Leap$/m);
  expect(wordsIn(read('changes/first/index.html'), 'li').join('\n')).toMatch(
    /^Dive became Plunge , which a later source took back$/m,
  );
  expect(leadOf(read('changes/second/index.html'))).toMatch(/^What it says of 4 keywords,/);
  expect(wordsIn(read('keywords/skip/index.html'), 'p').join('\n')).toMatch(
    /^This keyword is now Leap , renamed in The second \.$/m,
  );

  // Where its own text was changed, too, the badge leads to that, beside the name that holds now.
  const earlier = read('sources/earlier/index.html');
  expect(leadOf(earlier)).toBe('1 keyword. Since then: 1 under another name now.');
  expect(wordsIn(earlier, 'li')).toContainEqual(expect.stringMatching(/^Jump Now Leap \. .* changed since$/));

  expect(wordsIn(read('keywords/leap/index.html'), 'p').join('\n')).toContain(
    'Formerly Hop (renamed in The second ), Jump (renamed in The second ), Skip (renamed in The second )',
  );

  // Apart from those that stand word for word.
  const fates = (count: number) => `1 changed, ${count} under another name now, 1 word for word.`;
  expect(leadOf(read('as-of/first/index.html'))).toContain(fates(4));
  expect(leadOf(read('sources/first/index.html'))).toContain(fates(3));
  for (const page of ['as-of/first', 'as-of/third'])
    expect(read(`${page}/index.html`), page).toMatch(
      /id="hop".*?Now <a href="\/keywords\/leap\/">Leap<\/a>/s,
    );

  // What was compared across a rename that was taken back, with the wordings of both names told apart.
  const taken = names.filter((name) => /^keywords\/dive\/compare\/.*index\.html$/.test(name)).map(read);
  expect(taken.some((html) => html.includes('What changed in Dive and Plunge'))).toBe(true);
  const merged = names.filter((name) => /^keywords\/hop\/compare\/.*index\.html$/.test(name)).map(read);
  const options = wordsIn(/<nav class="picker.*?<\/nav>/s.exec(merged[0] ?? '')?.[0] ?? '', 'li');
  const namesOf = options.map((option) => option.replace(/^\w{8} (\w+),.*/, '$1'));
  expect(namesOf.sort()).toEqual(['Hop', 'Jump', 'Jump', 'Leap', 'Leap', 'Leap', 'Skip']);

  // Between two sources too, where one has the old name alone and the other the new one.
  const between = read('changes/earlier/first/index.html');
  expect(leadOf(between)).toBe('The 1 keyword that both have, under whatever name, differs.');
  expect(wordsIn(between, 'article')[0]).toMatch(/^Jump Now Leap \./);

  // The wording that came back holds, and stands first, and again where it was before.
  const leap = read('keywords/leap/index.html');
  const held = wordsIn(/<ol class="revisions">.*?<\/ol>/s.exec(leap)?.[0] ?? '', 'li');
  expect(held.map((line) => line.replace(/ \w{8} /, ' '))).toEqual([
    expect.stringMatching(/^The third current/),
    expect.stringMatching(/^The second undated/),
    expect.stringMatching(/^The first undated/),
  ]);
  // Each name that it had is compared from it.
  expect(wordsIn(leap, 'p').filter((line) => line.startsWith('Compare Leap with'))).toEqual([
    'Compare Leap with Hop, as it was called',
    'Compare Leap with Jump, as it was called',
    'Compare Leap with Skip, as it was called',
  ]);
});

const listOf = (name: string, ...lines: string[]) =>
  ['Keywords', '', name, `Template: ${name}`, ...lines, ''].join('\n');

test('a name that gave way twice is told by each source as far as that knew', () => {
  const { read } = build('renames-in-a-chain', 'list', {
    before: listOf('Mole', 'Added in Set: Meadow', 'Dig a hole.'),
    first: listOf('Badger', 'Dig a hole. "Mole" is the former name of this keyword.'),
    second: listOf('Otter', 'Dig a tunnel. "Badger" is the former name of this keyword.'),
  });
  expect(wordsIn(read('changes/first/index.html'), 'li').join('\n')).toMatch(
    /^Mole became Badger , now Otter$/m,
  );
  expect(wordsIn(read('changes/second/index.html'), 'li').join('\n')).toMatch(/^Badger is now Otter$/m);
  // The former name leads to what its rename came to.
  for (const [source, name] of [
    ['first', 'Mole'],
    ['second', 'Badger'],
  ] as const)
    expect(read(`changes/${source}/index.html`)).toMatch(
      new RegExp(`<a href="/keywords/${name.toLowerCase()}/compare/[0-9a-f]{8}/[0-9a-f]{8}/">${name}</a>`),
    );
  expect(wordsIn(read('keywords/mole/index.html'), 'p').join('\n')).toMatch(
    /^This keyword is now Otter , after Badger , to which it was renamed in The first \.$/m,
  );
  expect(wordsIn(read('changes/index.html'), 'article')).toEqual([
    'Badger Now Otter . Compare Badger with its successor',
    'Mole Now Otter . Compare Mole with its successor renamed to Badger in The first',
  ]);
  // What is first recorded is no new keyword, but the new name of one.
  expect(wordsIn(read('changes/first/index.html'), 'li')).toContain('Badger formerly Mole');
  expect(wordsIn(read('changes/second/index.html'), 'li')).toContain('Otter formerly Badger');
  expect(wordsIn(read('changes/index.html'), 'li')).toContain('Otter formerly Badger');
  // What is recorded of the name under which it came in.
  expect(wordsIn(read('keywords/otter/index.html'), 'dl')[0]).toMatch(/^Set Meadow Came in as Mole /);
  expect(wordsIn(read('sets/index.html'), 'ol')[0]).toMatch(/^Meadow .* Mole$/);
  expect(read('sets/index.html')).not.toContain('Set not recorded');
  expect(wordsIn(read('sets/meadow/index.html'), 'li')[0]).toBe('Mole now Otter Dig a tunnel.');
  expect(leadOf(read('sets/index.html'))).toMatch(/, as the keyword lists record it: 1 set\.$/);
});

test('a name gave way where it first did, also where a newer source tells of it as renamed to the newest', () => {
  const { read } = build('renames-told-anew', 'sheet', {
    before: sheetOf({ Mole: 'Dig a hole.' }),
    first: sheetOf({ Badger: 'Dig a hole. "Mole" is the former name of this keyword.' }),
    second: sheetOf({
      Otter: 'Dig a hole. "Badger" is the former name of this keyword.',
      Mole: 'Dig a hole. (Renamed to Otter.)',
    }),
  });
  expect(wordsIn(read('changes/first/index.html'), 'li').join('\n')).toMatch(
    /^Mole became Badger , now Otter$/m,
  );
  expect(wordsIn(read('keywords/mole/index.html'), 'p').join('\n')).toMatch(
    /^This keyword is now Otter , after Badger , to which it was renamed in The first \.$/m,
  );
  expect(wordsIn(read('keywords/otter/index.html'), 'p').join('\n')).toContain(
    'Formerly Badger (renamed in The second ), Mole (renamed in The first )',
  );
  // Both have the former name, so that the new one is not compared with it.
  expect(wordsIn(read('changes/before/second/index.html'), 'section')).toContain(
    'Not in The before, so not compared Otter formerly Badger and Mole',
  );
});
