import { describe, expect, test } from 'vitest';
import { currentRevision } from '../../../src/keywords/history.ts';
import type { Revision } from '../../../src/keywords/model.ts';
import { textCheckOf } from '../../helpers/claim-checks.ts';
import { reconcileSeeds } from '../../helpers/content.ts';

const keywords = reconcileSeeds();
const check = textCheckOf(keywords);
const entries = keywords
  .filter(({ renamedTo }) => renamedTo === null)
  .map((keyword) => ({ name: keyword.name, ...currentRevision(keyword) }));
type Written = (typeof entries)[number];

const asSheet = ({ name, template, text }: Written) => `${name}\n\n${template}: ${text}`;
const sheet = entries.map(asSheet).join('\n\n');
const each = (write: (entry: Written, index: number) => string) => entries.map(write).join('\n\n');
const sentences = (text: string, between: string) =>
  text.replace(/([.!?]["”)]*) (?=[A-Z])/g, (_, end: string) => end + between);
const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
/** Broken into lines, with another behind the first that ends within a sentence. */
const broken = (text: string, line: string) => {
  const lines = text.replace(/(.{60}\S*) /g, '$1\n').split('\n');
  return lines.toSpliced(lines.findIndex((each) => /\p{L}$/u.test(each)) + 1, 0, line).join('\n');
};
const kindsOf = (text: string) => {
  const found = check(text).entries.map(({ entry, kind }) => [entry.name, kind] as const);
  return Object.fromEntries(found);
};
const allCurrent = Object.fromEntries(entries.map(({ name }) => [name, 'current']));

describe('each entry that holds is said to, however it was copied:', () => {
  test.each<[string, string]>([
    ['ligatures', sheet.replaceAll('ff', 'ﬀ').replaceAll('fi', 'ﬁ').replaceAll('fl', 'ﬂ')],
    ['soft hyphens', sheet.replace(/([a-z]{4})(?=[a-z]{4})/g, '$1\u00ad')],
    ['blanks without a width', sheet.replaceAll(' ', ' \u200b\u2060')],
    ['hyphens that do not break', sheet.replaceAll('-', '\u2011')],
    ['French quotation marks', sheet.replace(/"([^"\n]*)"/g, '«$1»')],
    ['quotation marks of two apostrophes', sheet.replaceAll('"', "''")],
    ['a mail that quotes it', sheet.replace(/^/gm, '>')],
    [
      'numbers of lines',
      sheet
        .split('\n')
        .map((line, index) => `${index + 1}\t${line}`)
        .join('\n'),
    ],
    ['line ends of other programs', sheet.replaceAll('\n', '\u2028')],
    ['a list with numbers', each(({ template, text }, index) => `${index + 1}. ${template}: ${text}`)],
    ['bold names of a chat', each(({ template, text }) => `> **${template}:** ${text}`)],
    ['a forum', each(({ name, template, text }) => `[b]${name}[/b]\n[i]${template}[/i]: ${text}`)],
    ['a wiki', each(({ name, template, text }) => `== ${name} ==\n'''${template}''': ${text}`)],
    [
      'a page',
      each(({ template, text }) => `<dt>${template}</dt>\n<dd>${text.replaceAll('"', '&quot;')}</dd>`),
    ],
    ['a table of a page', each(({ template, text }) => `<tr><td>${template}</td><td>${text}</td></tr>`)],
    ['a table', each(({ name, text }) => `${name}\t${text}`)],
    ['a table with templates', each(({ name, template, text }) => `${name}\t${template}\t${text}`)],
    ['a text under its name', each(({ name, text }) => `${name}\n\n${text}`)],
    ['a sentence a line', each(({ name, text }) => `${name}\n${sentences(text, '\n• ')}`)],
    ['a wording under another', `${sheet}\n\n${sheet}`],
    ['a spreadsheet', each(({ name, template, text }) => `${name},${cell(`${template}: ${text}`)}`)],
    ['one with semicolons', each(({ name, template, text }) => [name, template, text].map(cell).join(';'))],
    ['one with tabs', each(({ name, template, text }) => `${name}\t${cell(`${template}: ${text}`)}`)],
    ['data', `[\n${each(({ name, text }) => `${JSON.stringify({ name, text })},`)}\n]`],
    [
      'data, a field a line',
      JSON.stringify(
        entries.map(({ name, text }) => ({ name, text })),
        null,
        2,
      ),
    ],
    [
      'data by name',
      JSON.stringify(Object.fromEntries(entries.map(({ name, text }) => [name, text])), null, 2),
    ],
    [
      'a list with numbers of chapters',
      each(({ template, text }, index) => `1.${index + 1}. ${template}: ${text}`),
    ],
    ['a list of a word processor', each(({ template, text }) => `o\t${template}: ${text}`)],
    ['headings of a wiki', each(({ name, text }) => `=== ${name} ===\n${text}[1]`)],
    ['a chat', each(({ template, text }) => `[20:14] Bob: ${template}: ${text}`)],
    ['another chat', each(({ template, text }) => `<Bob> ${template}: ${text}`)],
    ['a list of terms in a wiki', each(({ template, text }) => `;${template}\n:${text}`)],
    ['a table in Markdown', each(({ name, text }) => `| ${name} | ${text} |`)],
    [
      'a table in Markdown, with templates',
      each(({ name, template, text }) => `| ${name} | **${template}:** ${text} |`),
    ],
    [
      'the pages of a document',
      each(({ name, text }, index) => `${name}\n\n${broken(text, `Page ${index + 1} of 60`)}`),
    ],
    ['pages with the same head', each(({ name, text }) => `${name}\n\n${broken(text, 'Words of the Game')}`)],
    [
      'a table with more columns',
      each(({ name, text }, index) => `${index}\t${name}\tSet ${index}\t${text}`),
    ],
    [
      'a list of definitions',
      each(({ template, text }) => `<dt id="x"><b>${template}</b></dt><dd>${text}</dd>`),
    ],
    [
      'pages with a number alone',
      each(({ name, text }, index) => `${name}\n\n${broken(text, `${index + 1}`)}`),
    ],
    [
      'pages with a number between dashes',
      each(({ name, text }, index) => `${name}\n\n${broken(text, `- ${index + 1} -`)}`),
    ],
    [
      'pages with their number in the head',
      each(({ name, text }, index) => `${name}\n\n${broken(text, `Words of the Game – ${index + 1}`)}`),
    ],
    [
      'pages with their number in front of the head',
      each(({ name, text }, index) => `${name}\n\n${broken(text, `${index + 1} | Words of the Game`)}`),
    ],
    [
      'pages that a browser printed',
      each(
        ({ name, text }, index) =>
          `${name}\n\n${broken(text, `https://example.org/words ${index}/60\n11/3/26, 9:12 PM Words of the Game`)}`,
      ),
    ],
    [
      'pages with blank lines around their number',
      each(({ name, text }, index) => `${name}\n\n${broken(text, `\n${index + 1}\n`)}`),
    ],
    ['words with spaces that break no line', sheet.replaceAll(' ', '\u00a0')],
  ])('%s', (_, text) => {
    expect(kindsOf(text)).toEqual(allCurrent);
  });

  test('a page that has its keyword in rows, with labels and buttons between', () => {
    const page = ({ name, template, parts }: Written) => [
      'Menu',
      name,
      ...(template === name ? [] : [`Template: ${template}`]),
      'static · ability',
      '',
      ...parts.map(({ text }) => text),
      'Share',
      'Copy text',
    ];
    for (const entry of entries) {
      const held = check(page(entry).join('\n'));
      expect(
        held.entries.map(({ kind }) => kind),
        entry.name,
      ).toEqual(['current']);
    }
  });
});

describe('what is missing of an entry is seen where each of its sentences holds:', () => {
  const [last] = entries.filter(({ parts }) => parts.length > 3) as [Written];
  const cut = last.parts.slice(0, -1).map(({ text }) => text);

  test.each<[string, string]>([
    ['a text under its name', `${last.name}\n${cut.join(' ')}`],
    ['a sentence a line', `${last.name}\n${cut.join('\n')}`],
    ['a dash behind its name', `${last.template} – ${cut.join(' ')}`],
  ])('%s', (_, text) => {
    const [entry] = check(text).entries;
    expect(entry).toMatchObject({ kind: 'unrecorded', revision: null });
    expect(entry?.change?.parts.filter(({ status }) => status === 'added')).toHaveLength(1);
  });

  test('and what stands below with a name that nobody knows is unknown', () => {
    const text = `${asSheet(last)}\n\nNo Such\n\nNo Such: A text.\n\nNor This: A static ability that means, "Act."`;
    expect(kindsOf(text)).toEqual({ [last.name]: 'current', 'No Such': 'unknown', 'Nor This': 'unknown' });
  });

  test('not of what is quoted by itself, nor on a card', () => {
    const [meaning = ''] = cut;
    for (const text of [
      `${last.name}, meaning: ${meaning}`,
      `${last.template} (${meaning})`,
      `${last.name}\n${cut[1]}`,
    ])
      expect(check(text).entries, text).toEqual([]);
  });
});

describe('under the name of a keyword', () => {
  const keyword = keywords.find(({ slug }) => slug === 'hidden-cost') as (typeof keywords)[number];
  const [old, now] = keyword.revisions as [Revision, Revision];
  const under = (...lines: (Revision | string)[]) =>
    check(
      [
        keyword.name,
        ...lines.flatMap((line) => (typeof line === 'string' ? line : line.parts.map(({ text }) => text))),
      ].join('\n'),
    );
  const found = (...lines: Parameters<typeof under>) =>
    under(...lines).entries.map(({ entry, revision }) => [entry.line, revision]);
  const stands = new Set(now.parts.map(({ id }) => id));
  const gone = old.parts.filter(({ id }) => !stands.has(id)).map(({ text }) => text);

  test('one wording below another is told by itself', () => {
    expect(found(old, now)).toEqual([
      [1, old.id],
      [1, now.id],
    ]);
  });

  test('what a page shows behind a whole wording is no part of it, and is answered', () => {
    const { entries, sentences } = under(now, ...gone);
    expect(entries.map(({ revision, sentences }) => [revision, sentences])).toEqual([[now.id, []]]);
    expect(sentences.map(({ text }) => text)).toEqual(gone);
    expect(sentences.every(({ verdict }) => verdict !== 'holds')).toBe(true);
  });

  test('beside a whole wording, a piece of it is no entry', () => {
    const piece = now.parts.slice(0, -1).map(({ text }) => text);
    expect(found(...piece, keyword.name, now)).toEqual([[piece.length + 2, now.id]]);
    expect(found(now, keyword.name, ...piece)).toEqual([[1, now.id]]);
  });

  test('the meaning alone is a quotation, and a sentence with other words makes no entry of those that hold', () => {
    expect(found(now.parts[0]?.text ?? '')).toEqual([]);
    expect(found(...now.parts.map(({ text }) => text.replace('paying', 'spending')))).toEqual([]);
  });

  test('what holds of its successor alone is none of its entry', () => {
    const [precision, elude] = ['precision', 'elude'].map((slug) =>
      keywords.find((each) => each.slug === slug),
    );
    const text = currentRevision(elude as typeof keyword).text;
    expect(check(`${precision?.name}\n${sentences(text, '\n')}`).entries).toMatchObject([
      { kind: 'unrecorded', revision: null },
    ]);
  });
});

describe('of broken lines no sentence is lost that the entry does not have', () => {
  const added = 'Only one unit may do this each turn.';
  const wrapped = (text: string, width: number) =>
    text.replace(new RegExp(`(.{1,${width}})(?: |$)`, 'g'), '$1\n');
  test.each([
    [50, ''],
    [70, ''],
    [60, sheet.split('\n\n').slice(0, 2).join('\n\n')],
    [90, sheet.split('\n\n').slice(0, 2).join('\n\n')],
  ])('at %i signs', (width, below) => {
    for (const { name, text } of entries.slice(2)) {
      const held = check(`${name}\n${wrapped(`${text} ${added}`, width)}\n${below}`);
      const answers = [...held.sentences, ...held.entries.flatMap(({ sentences }) => sentences)];
      expect(
        answers.filter(({ how }) => how === null).map(({ text }) => text),
        name,
      ).toContain(added);
    }
  });
});

test('lines that a program broke, and that an entry has whole, are not said to be unread', () => {
  const broken = entries
    .slice(0, 5)
    .map(asSheet)
    .join('\n\n')
    .replace(/(.{60}\S*) /g, '$1\n');
  const held = check(broken);
  expect(held.entries.map(({ kind }) => kind)).toEqual(Array(5).fill('current'));
  expect(held.unread).toEqual([]);
});

describe('a template that its wording never had is no template of it', () => {
  const text = (name: string) => entries.find((entry) => entry.name === name)?.text;
  test.each([
    ['Shields', 'Shields +X'],
    ['Resilience', 'Resilience X'],
    ['Armor', 'Armor 3'],
    ['Armor', 'Armor: [cost]'],
    ['Evade', 'Evade -X'],
  ])('%s as %s', (name, template) => {
    for (const written of [`${template}: ${text(name)}`, `${name}\n\n${template}: ${text(name)}`])
      expect(check(written).entries.map(({ kind, entry }) => [kind, entry.template])).toEqual([
        ['unrecorded', template],
      ]);
  });

  test.each([
    ['Bombard', 'Bombard'],
    ['Bombard', 'Bombard 3'],
    ['Deploy', 'Deploy [Effect]'],
    ['Accuracy', 'Accuracy X / -X'],
  ])('but %s as %s is what it is', (name, template) =>
    expect(kindsOf(`${template}: ${text(name)}`)).toEqual({ [name]: 'current' }),
  );
});
