import { describe, expect, test } from 'vitest';
import { checkSheet } from '../../../src/checks/whole-text/sheet.ts';
import { segmentsInWords } from '../../../src/keywords/changes/told/segments-in-words.ts';
import type { Entry } from '../../../src/keywords/model.ts';
import { textCheckOf } from '../../helpers/claim-checks.ts';
import { changingKeyword, sampleKeyword, sampleRevision } from '../../helpers/samples.ts';

const means = (effect: string) => `A static ability that means, "${effect}"`;
const wording = (id: string, template: string, ...parts: string[]) => ({
  ...sampleRevision(template, parts),
  id,
});
const old = wording('aaaaaaaa', 'Leap', means('Move over the moss.'), 'It rests then.');
const now = wording('bbbbbbbb', 'Leap', means('Move over the fern.'), 'It rests then.');
const bound = wording('cccccccc', 'Bound', means('Jump over the river.'));
const vault = wording('dddddddd', 'Vault', means('Jump over the sea.'));

/** A made-up game: Leap changed once, Bound was renamed to Vault. */
const keywords = () => [
  sampleKeyword('Leap', old, {
    revisions: [old, now],
    history: [
      { source: 'a', revision: old.id },
      { source: 'b', revision: now.id },
    ],
  }),
  sampleKeyword('Bound', bound, { renamedTo: 'vault' }),
  sampleKeyword('Vault', vault, { formerNames: ['Bound'] }),
];

describe('an entry of a sheet is held against what is recorded', () => {
  const entry = (name: string, text: string, template = name): Entry => ({
    ...{ name, template, text, introduction: null },
    ...{ line: 1, column: 1, textLine: 2 },
  });
  const finding = (name: string, text: string, template?: string) => {
    const [found] = checkSheet([entry(name, text, template)], keywords());
    if (!found) throw new Error('no finding');
    const { kind, keyword, now, revision, wording, change } = found;
    return {
      kind,
      keyword: keyword?.slug,
      now: now?.slug,
      revision,
      parts: wording?.parts.map(({ id }) => id),
      change,
    };
  };

  test('it holds word for word, and there is nothing to compare', () => {
    expect(finding('Leap', now.text)).toEqual({
      ...{ kind: 'current', keyword: 'leap', now: 'leap', revision: now.id },
      ...{ parts: ['meaning', 'r1'], change: null },
    });
    expect(finding('leap', now.text.replaceAll('"', '”'), 'Leap')).toMatchObject({ kind: 'current' });
  });

  test('in another spelling', () => {
    expect(finding('Leap', now.text.replace('fern', 'Fern'))).toMatchObject({
      ...{ kind: 'spelling', revision: null, change: { kind: 'editorial', to: now.id } },
    });
  });

  test.each([/(?<=[."]) /g, /(?<=,) /g, /(?<=[.,"]) /g])('without the spaces after its signs', (space) => {
    expect(finding('Leap', now.text.replace(space, ''))).toMatchObject({
      ...{ kind: 'spelling', revision: null, parts: ['meaning', 'r1'] },
    });
    expect(finding('Leap', old.text.replace(space, ''))).toMatchObject({
      ...{ kind: 'changed', revision: old.id, parts: ['meaning', 'r1'] },
    });
  });

  test('its wording gave way to another', () => {
    expect(finding('Leap', old.text)).toMatchObject({
      ...{ kind: 'changed', revision: old.id, change: { from: old.id, to: now.id } },
    });
  });

  test('it was never recorded so; its parts carry the ids of those that they continue', () => {
    const text = `${means('Move over the sand.')} It is free. It rests then.`;
    expect(finding('Leap', text)).toMatchObject({
      kind: 'unrecorded',
      revision: null,
      change: { to: now.id },
    });
    expect(finding('Leap', text).parts).toEqual(['meaning', 'r2', 'r1']);
    expect(finding('Leap', now.text, 'Leap X')).toMatchObject({ kind: 'unrecorded' });
  });

  test('its keyword has another name now', () => {
    expect(finding('Bound', bound.text)).toMatchObject({
      ...{ kind: 'renamed', keyword: 'bound', now: 'vault', revision: bound.id },
      change: { kind: 'renamed', to: vault.id },
    });
  });

  test('nobody knows the keyword', () => {
    expect(finding('Hop', 'Hop.')).toEqual({
      ...{ kind: 'unknown', keyword: undefined, now: undefined, revision: null },
      ...{ parts: undefined, change: null },
    });
  });

  test('a comparison as plain text marks what is gone and what came', () => {
    const { change } = finding('Leap', old.text);
    expect(segmentsInWords(change?.parts[0]?.segments ?? [])).toBe(means('Move over the [-moss-]{+fern+}.'));
  });
});

describe('a whole text', () => {
  const heading = (name: string, text: string) => `${name}\n\n${name}: ${text}`;
  const held = (...blocks: string[]) => {
    const { sourceKind, titles, passed, entries, sentences, unread } = textCheckOf(keywords())(
      blocks.join('\n\n'),
    );
    return {
      sourceKind,
      titles,
      passed: passed.map(({ line }) => line),
      entries: entries.map(({ entry, kind, sentences }) =>
        [entry.name, kind, ...sentences.map(({ verdict }) => verdict)].join(' '),
      ),
      sentences: sentences.map(({ text, verdict, line }) => `${line} ${verdict}: ${text}`),
      unread: unread.map(({ rule, line }) => `${line} ${rule}`),
    };
  };
  const none = { sourceKind: null, titles: [], passed: [], entries: [], sentences: [], unread: [] };

  test('a line end that something encoded is none, and what is answered is not unread as well', () => {
    const played = 'Our group plays this one on every board.';
    expect(held(`My deck&#10;of today\n${heading('Leap', now.text)}\n\n${played}`)).toMatchObject({
      entries: ['Leap current'],
      sentences: [`6 unknown: ${played}`],
      unread: [],
    });
    expect(
      held(heading('Leap', `${now.text}\n${played}`), heading('Vault', `${vault.text}\n${played}`)),
    ).toMatchObject({ entries: ['Leap current', 'Vault current'], unread: [] });
  });

  test('is a sheet with a title: each entry that is not recorded whole is answered in sentences', () => {
    const sand = now.text.replace('fern', 'sand');
    expect(held('A site', 'My deck', heading('Leap', sand), heading('Vault', vault.text))).toEqual({
      ...none,
      sourceKind: 'sheet',
      titles: ['A site', 'My deck'],
      entries: ['Leap unrecorded near holds', 'Vault current'],
    });
    expect(held(heading('Leap', now.text.replace('fern', 'Fern')))).toMatchObject({
      entries: ['Leap spelling'],
    });
    expect(held(heading('Leap', old.text))).toMatchObject({ entries: ['Leap changed'] });
  });

  test('has its numbers where the text has X, each the one of its template', () => {
    const text = 'Move up to X squares.';
    const check = textCheckOf([changingKeyword('Leap', [[text]])]);
    const verdicts = (number: number) =>
      check(`Leap\n\nLeap 2: ${text.replace('X', `${number}`)}\n`).entries.map(({ sentences }) =>
        sentences.map(({ verdict }) => verdict),
      );
    expect(verdicts(2)).toEqual([['holds']]);
    expect(verdicts(3)).toEqual([['near']]);
  });

  test('is answered of each keyword where a program joined the paragraphs of several', () =>
    expect(held(`Leap: ${now.text} It flies. Vault: ${vault.text}`)).toMatchObject({
      entries: ['Leap current', 'Vault current'],
      sentences: ['1 unknown: It flies.'],
    }));

  test('is answered of each keyword, also where their headings run into their texts', () =>
    expect(held(`Leap Leap: ${now.text} Vault Vault: ${vault.text}`)).toMatchObject({
      entries: ['Leap current', 'Vault current'],
      sentences: [],
    }));

  test('is a list of names, each of which is answered', () => {
    expect(held('Leap\nVault')).toMatchObject({
      sentences: ['1 unknown: Leap', '2 unknown: Vault'],
    });
  });

  test('has what cannot be read, each line of it that no entry has and no sentence', () => {
    const cut = held(heading('Leap', now.text), 'Vault', 'Vault:', heading('Hop', 'Hop.'));
    expect(cut).toMatchObject({
      entries: ['Leap current', 'Hop unknown unknown'],
      sentences: [],
      unread: ['5 text-missing', '7 line-unexpected'],
    });
    expect(held('!!!')).toEqual(none);
  });

  test('is a page with a menu, of which nothing is a title', () => {
    expect(held('A site', 'Home', 'Cards', heading('Leap', now.text))).toMatchObject({
      titles: [],
      passed: [1, 3, 5],
      sentences: [],
    });
  });

  test.each([' That is wrong.', '\nThat is wrong.'])('may be taken back, as a sentence is: %j', (remark) => {
    const check = textCheckOf(keywords());
    const { entries, unread } = check(`Leap: ${now.text}${remark}`);
    expect(entries[0]?.sentences.map(({ text, verdict }) => [text, verdict])).toEqual([
      [means('Move over the fern.'), 'holds'],
      ['It rests then. That is wrong.', 'near'],
    ]);
    expect(unread).toEqual([]);
  });

  test.each([
    (name: string, text: string) => `| 1 | ${name} | ${name} | ${text} |`,
    (name: string, text: string) => `| #12 | ${name} | ${text} |`,
    (name: string, text: string) => `|**${name}**|${text}|`,
    (name: string, text: string) => `|3|${name}|${text}|`,
  ])('may be in a table of Markdown: %s', (row) => {
    const { entries, unread } = textCheckOf(keywords())(
      ['| # | Keyword |', '|--|--|', row('Leap', now.text), row('Vault', vault.text)].join('\n'),
    );
    expect(entries.map(({ kind, entry }) => [kind, entry.name])).toEqual([
      ['current', 'Leap'],
      ['current', 'Vault'],
    ]);
    expect(unread).toEqual([]);
  });

  test('is a sentence alone, which has no title; one that stands there twice is answered once', () => {
    expect(held('It rests then.', 'It rests then.', 'It was never said so.')).toEqual({
      ...none,
      sentences: ['1 holds: It rests then.', '5 unknown: It was never said so.'],
    });
  });

  test('is a claim beside a sheet, with its line', () => {
    expect(held('Move over the moss.', heading('Vault', vault.text), 'Leap', 'It rests then.')).toMatchObject(
      {
        titles: [],
        entries: ['Vault current'],
        sentences: ['1 reworded: Move over the moss.', '9 holds: It rests then.'],
      },
    );
  });

  test('is a name alone, which claims nothing, or nothing', () => {
    expect(held('Leap')).toEqual({ ...none, sentences: ['1 unknown: Leap'] });
    expect(held(' \n')).toEqual(none);
  });

  test('is read to the end: an entry that stands there again with other words is one more', () => {
    const again = now.text.replace('fern', 'moss');
    expect(held(heading('Leap', now.text), heading('Leap', again), '© 2021')).toEqual({
      ...none,
      sourceKind: 'sheet',
      passed: [9],
      entries: ['Leap current', 'Leap changed'],
    });
  });

  test('is a claim below a sheet that a chat broke into lines, of which none is passed over', () => {
    expect(held(heading('Leap', now.text), 'Jump over\nthe sea', '© 2021')).toEqual({
      ...none,
      sourceKind: 'sheet',
      entries: ['Leap current'],
      sentences: ['5 holds: Jump over the sea'],
      passed: [8],
    });
  });
});
