import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { createUrls } from '../../../src/addresses/urls.ts';
import { createCardCheck } from '../../../src/checks/cards/check.ts';
import { readGenerated } from '../../../src/content-folder/generated.ts';
import { linksByName } from '../../../src/publish/api/links.ts';
import { strayLines } from '../../helpers/said-of-sources.ts';
import { entry, useSheetFolder } from '../../helpers/sheet-folder.ts';

const { content, write, ingest, findings } = useSheetFolder();

describe('a keyword may be called anything that can be an address', () => {
  const names = [
    'Counter-Attack',
    'Constructor',
    '__proto__',
    'toString',
    'hasOwnProperty',
    'valueOf',
    "Jedi's Luck",
    'Élan',
    'Ярость a',
    '力 b',
    '=SUM',
    '+Plus',
    '@At',
    'A.B*C',
  ];

  test('and is read, stored, linked and found in a card', () => {
    const texts = names.map((name) => entry(name, `A static ability that means, "it has ${name}."`));
    write(...texts, entry('Armor'));
    expect(ingest().code).toBe(0);
    expect(ingest('--check').code).toBe(0);
    const { keywords } = readGenerated(content());
    const links = JSON.parse(JSON.stringify(linksByName(keywords, createUrls('/'))));
    const check = createCardCheck(keywords);
    for (const name of names) {
      const keyword = keywords.find((other) => other.name === name);
      expect(keyword, name).toBeDefined();
      const slug = keyword?.slug as string;
      expect(Object.hasOwn(links, name), name).toBe(true);
      expect(Object.entries(links)).toContainEqual([
        name,
        { slug, url: `/keywords/${slug}/`, renamed: false },
      ]);
      const { mentions, findings: found } = check(`${name}. Armor`);
      expect(mentions.map((mention) => mention.slug)).toEqual([slug, 'armor']);
      expect(found).toEqual([]);
    }
  });

  test('and be renamed to anything', () => {
    write(
      entry('Constructor', 'A static ability that means, "x." (Renamed to __proto__.)'),
      entry('__proto__'),
    );
    expect(ingest().code).toBe(0);
    expect(readGenerated(content()).keywords).toMatchObject([
      { slug: 'constructor', renamedTo: 'proto', formerNames: [] },
      { slug: 'proto', renamedTo: null, formerNames: ['Constructor'] },
    ]);
  });

  test.each(['Ярость', '力', '$&'])(
    '%s, without a letter from a to z or a digit, can be none, and that is said',
    (name) => {
      write(entry(name));
      expect(findings()).toMatchObject([{ rule: 'name-invalid', line: 3, column: 1 }]);
    },
  );
});

describe('characters that nobody can see', () => {
  test.each([
    ['\0', 'U+0000'],
    ['\u001b[31m', 'U+001B'],
    ['\f', 'U+000C'],
    ['\u007f', 'U+007F'],
    ['\u0085', 'U+0085'],
    ['\u2028', 'U+2028'],
    ['\uffff', 'U+FFFF'],
    ['\u{1fffe}', 'U+1FFFE'],
  ])('%j is refused, with its place', (sign, code) => {
    write(entry('Armor', `A static ${sign}ability that means, "x."`));
    const message = expect.stringContaining(code);
    expect(findings()).toMatchObject([{ rule: 'character-illegible', line: 5, column: 17, message }]);
    expect(existsSync(path.join(content(), 'keywords'))).toBe(false);
  });

  test('one that stands in many lines is told once', () => {
    write(
      entry('Armor', 'A static abil\u00adity that means, "x."'),
      entry('Skip', 'An abil\u00adity that stays.'),
    );
    expect(findings()).toMatchObject([
      { rule: 'character-illegible', message: expect.stringContaining('U+00AD and 1 more up to line') },
    ]);
  });

  test.each(['title: "A\\eSheet"', 'title: "A\\0Sheet"'])(
    'nor may %s say them in the words of YAML',
    (title) => {
      write(entry('Armor'));
      writeFileSync(
        path.join(content(), 'sources.yaml'),
        `- id: sheet\n  ${title}\n  kind: sheet\n  file: sheet.txt\n`,
      );
      expect(findings()).toMatchObject([{ rule: 'manifest-invalid', line: 2 }]);
    },
  );

  test('a form feed in front of a line is the end of a page, and no sign of the text', () => {
    write(entry('Armor'), `\f${entry('Skip')}`, '\f\f\n\f');
    expect(findings()).toEqual([]);
    expect(readGenerated(content()).keywords.map(({ name }) => name)).toEqual(['Armor', 'Skip']);
  });

  test('what turns the direction of writing around is said, and stays', () => {
    write(entry('Armor', 'A static \u202eability that means, "x."'));
    expect(findings()).toMatchObject([{ rule: 'direction-turned', line: 5, column: 17 }]);
    expect(readGenerated(content()).keywords[0]?.revisions[0]?.text).toContain('\u202e');
  });

  test('the same is said of every file that is written by hand', () => {
    write(entry('Armor'));
    const byHand = {
      'sources.yaml': '# \u202e\n- id: sheet\n  title: A Sheet\n  kind: sheet\n  file: sheet.txt\n',
      'rulings/one.mdx':
        '---\nkeywords: [armor]\ndate: 2026-01-02\nrecorded: 2026-01-02\nby: A Judge\nurl: https://example.org/1\n---\nIt \u2067leaps.\n',
      'site.yaml': 'name: \u202eRules\n',
      'terms.yaml': 'Static:\n  writings: [static] # \u202d\n',
      'vocabulary.yaml': 'stopWords: [unit] # \u202a\n',
    };
    mkdirSync(path.join(content(), 'rulings'));
    for (const [name, text] of Object.entries(byHand)) writeFileSync(path.join(content(), name), text);
    expect(ingest().code).toBe(0);
    expect(findings().map(({ file, rule, line }) => [path.relative(content(), file), rule, line])).toEqual([
      ['sources.yaml', 'direction-turned', 1],
      ['rulings/one.mdx', 'direction-turned', 8],
      ['site.yaml', 'direction-turned', 1],
      ['vocabulary.yaml', 'direction-turned', 1],
      ['terms.yaml', 'direction-turned', 2],
    ]);
  });

  test('no message carries them to a terminal', () => {
    writeFileSync(path.join(content(), 'sources.yaml'), '- id: "a\\e[31m"\n');
    const { err } = ingest();
    expect(err).toContain('a\ufffd[31m');
    expect(err).not.toContain('\u001b[31m');
  });
});

describe('more than any game has to say', () => {
  test('a line that no text of a keyword is as long as is refused, and the longest that may be is not', () => {
    const text = `A static ability that means, "${'x'.repeat(4_900)}."`;
    write(entry('Armor', text));
    expect(ingest().code).toBe(0);
    write(entry('Armor', `${text} ${text}`));
    expect(findings()).toMatchObject([{ rule: 'line-too-long', line: 5, column: 1 }]);
  });

  test('a text of nothing but emphasis is refused', () => {
    writeFileSync(
      path.join(content(), 'sources.yaml'),
      '- id: g\n  title: G\n  kind: glossary\n  file: g.tsv\n',
    );
    writeFileSync(
      path.join(content(), 'sources/g.tsv'),
      `Armor\t**Armor:** A static ability.\nArms\t**Arms:** ${'*a_'.repeat(100)}\n`,
    );
    expect(findings()).toMatchObject([
      {
        rule: 'emphasis-too-much',
        line: 2,
        column: 6,
        message: 'Found 204 asterisks and underscores in the text of “Arms”, expected at most 200',
      },
    ]);
  });

  test('a document of 17 MB is refused before it is read', () => {
    writeFileSync(path.join(content(), 'sources/sheet.txt'), Buffer.alloc(17_000_000, 'x'));
    expect(findings()).toMatchObject([
      { rule: 'file-too-large', message: 'Found 17 MB, expected at most 16 MB' },
    ]);
  });

  test('one of a byte too many is not said to be as large as it may be', () => {
    writeFileSync(path.join(content(), 'sources/sheet.txt'), Buffer.alloc(16_000_001, 'x'));
    expect(findings()).toMatchObject([{ message: 'Found 16.1 MB, expected at most 16 MB' }]);
  });

  test('of many findings a terminal shows a few and says how many more there are; --json has all', () => {
    write(
      entry('Armor'),
      strayLines(70)
        .map((line) => `${line}.`)
        .join('\n'),
    );
    const { err } = ingest();
    expect(err.match(/^ *\d+:1 +error +Unexpected “astray [ab]+\.”/gm)).toHaveLength(3);
    expect(err).toContain('sheet.txt: … and 67 more; --json has all');
    expect(findings()).toHaveLength(70);
  });

  test('not even 160,000 findings are too many to show', () => {
    write(
      entry('Armor'),
      strayLines(160_000)
        .map((line) => `${line}.`)
        .join('\n'),
    );
    const { err, code } = ingest();
    expect(err).toContain('… and 159,997 more; --json has all');
    expect(err).not.toContain('Something went wrong');
    expect(code).toBe(1);
  }, 60_000);
});
