import { describe, expect, test } from 'vitest';
import type { SourceKind } from '../../../src/keywords/model.ts';
import { foundBehind } from '../../helpers/said-behind.ts';
import { ability, list, said, sheet } from '../../helpers/said-of-sources.ts';

const glossary = (name: string, template: string, text = ability) => `${name}\t**${template}:** ${text}`;
const x = 'A static ability that means, "Move X stones."';

/** What is said of a document behind an older one, each as `rule line found`. */
function saidBehind(older: string, kind: SourceKind, value: string): string[] {
  return foundBehind([older], kind, value).map(
    ({ rule, line, message }) => `${rule} ${line} ${/“[^”]*”/.exec(message)?.[0]}`,
  );
}

describe('what stands in place of a text or a template that is known is told', () => {
  const older = `${sheet('Hop', ability)}\n\nSkip\nSkip X: ${x}`;

  test.each(['Unchanged.', 'See the list of 2021.', '#REF!'])('%s in place of a text', (text) =>
    expect(saidBehind(older, 'glossary', glossary('Hop', 'Hop', text))).toContain(
      `type-line-missing 1 “${text}”`,
    ),
  );

  test('but not a text that tells of a rename, nor one that never had another', () => {
    const renamed = `The "Hop" keyword has been renamed to "Jump".\n\n${sheet('Jump')}`;
    expect(saidBehind(older, 'sheet', `Hop\nHop: ${renamed}`)).toEqual([]);
    expect(saidBehind(sheet('Hop', 'Move.'), 'sheet', sheet('Hop', 'Move once.'))).toEqual([]);
  });

  test('the number of a card in place of X', () => {
    expect(saidBehind(older, 'sheet', `Skip\nSkip 2: ${x}`)).toEqual(['template-numbered 1 “Skip 2”']);
    expect(saidBehind(older, 'sheet', `Skip\nSkip X: ${x}`)).toEqual([]);
    expect(saidBehind(sheet('Order 66'), 'sheet', sheet('Order 66'))).toEqual([]);
  });

  test.each(['Hop (updated)', 'NEW Hop', 'Keyword Hop', 'Hop and Skip'])(
    'a name within another: %s',
    (name) =>
      expect(saidBehind(older, 'sheet', sheet(name, 'A static ability that means, "Sing."'))).toEqual([
        `name-doubtful 1 “${name}”`,
      ]),
  );

  test('of names that are new in one way none is doubted', () =>
    expect(saidBehind(older, 'sheet', `${sheet('Deep Hop')}\n\n${sheet('Deep Sea')}`)).not.toContain(
      'name-doubtful 1 “Deep Hop”',
    ));
});

describe('a template ends where the text begins', () => {
  test.each(['Hop X: A layered ability', 'Hop: A static ability that means,', 'Hop: [toll]: When it hops,'])(
    '%s',
    (template) =>
      expect(said('glossary', `Hop\t**${template}** "Move."`)).toContainEqual(
        expect.stringMatching(/^template-long 1:1 /),
      ),
  );

  test.each(['Hop: [toll]', 'Hop: [First/Second effect]', 'Hop: Toll', '[kind] Hop'])(
    'as %s does',
    (template) => expect(said('glossary', glossary('Hop', template))).toEqual([]),
  );

  test('in a list, too', () =>
    expect(said('list', list('Hop').replace('Template: Hop', 'Template: Hop: A layered ability'))).toEqual([
      'template-long 1:1 Found “Hop: A layered ability” as the template of “Hop”, expected it to end where the text begins',
    ]));
});

describe('a sign within a text that is none of it is told', () => {
  const within = (sign: string) => sheet('Hop', `${ability} It may move ${sign} there.`);

  test.each([
    '~~once~~',
    '||once||',
    '>!once!<',
    '**once**',
    '_once_',
    '`once`',
    "'''once'''",
    '{{once}}',
    '==once==',
    '[^1]',
    '[once](/once)',
    ':arrow_right:',
    '<:arrow:83123>',
    '<@123>',
    '> Once',
  ])('%s', (sign) => {
    const [only, ...others] = said('sheet', within(sign));
    expect(only).toMatch(/^signs-disguised 2:55 /);
    expect(others).toEqual([]);
  });

  test('and marks of emphasis that are left in a glossary', () => {
    expect(said('glossary', glossary('Hop', 'Hop', `${ability} *Only* once.`))).toEqual([]);
    expect(said('glossary', glossary('Hop', 'Hop', `${ability} **Only once.`))).toEqual([
      'signs-disguised 1:51 Found “**”, expected the characters as typed',
    ]);
  });

  test.each([
    ['There was* one', '*'],
    ['*There was one', '*'],
    ['There \\ was one', '\\'],
    ['It has moss[2] there', '[2]'],
  ])('a mark whose other half, or whose note, is lost: %s', (words, found) =>
    expect(said('sheet', within(words))).toEqual([expect.stringContaining(`Found “${found}”`)]),
  );

  test.each(['a snake_case_word', '2 * 3 * 4', 'a | b', 'at 1 == 1', '`', ':)', '[once] (twice)'])(
    'but not %s',
    (words) => expect(said('sheet', within(words))).toEqual([]),
  );

  test.each([
    ['Х', 'Found “Х” (U+0425), expected'],
    ['mоss', 'Found “о” (U+043E), expected'],
  ])('a letter of another alphabet: %s', (word, message) =>
    expect(said('sheet', within(word))).toEqual([expect.stringContaining(message)]),
  );

  test.each(['[a]', '[JM1]', '[note 1]', '[citation needed]', '[edit]', '†', '(1)'])(
    'the mark of a note behind a sentence: %s',
    (mark) =>
      expect(said('sheet', sheet('Hop', `${ability} It may move.${mark} It rests.`))).toContainEqual(
        expect.stringMatching(/^signs-left 2:5\d /),
      ),
  );
});

describe('where two sentences run together it is told', () => {
  test.each([
    'moss.It rests',
    'moss!"It rests',
    '(as moss.)It rests',
    '(as moss).It rests',
    '"moss".It rests',
    'moss.An owl',
  ])('%s', (words) =>
    expect(said('sheet', sheet('Hop', `${ability} On ${words}.`))).toEqual([
      expect.stringMatching(/^blank-missing 2:/),
    ]),
  );

  test('a stop lost in front of the mark that closes a quotation', () => {
    const text = 'A static ability that means, "Move over all of the moss at once" It may rest.';
    expect(said('sheet', sheet('Hop', text))).toEqual([
      'stop-missing 2:65 Found “once" It”, expected a full stop where the quotation ends',
    ]);
    expect(said('sheet', sheet('Hop', text.replace('once"', 'once."')))).toEqual([]);
    expect(said('sheet', sheet('Hop', text.replace('It may', 'and then it may')))).toEqual([]);
    expect(said('sheet', sheet('Hop', `${ability} A "Quill" Pen rests.`))).toEqual([]);
  });

  test('a heading at the very end of the text before it', () =>
    expect(saidBehind(sheet('Skip'), 'sheet', `Hop\n\nHop: ${ability}Skip\n\nSkip: ${x}`)).toContainEqual(
      'entries-joined 3 “Skip”',
    ));
});

test('a heading as its template has it, without a text, is one that lost it', () => {
  const older = `Hop\nHop X: ${x}\n\n${sheet('Skip')}`;
  for (const heading of ['Hop X', 'Hop', 'Hop X:'])
    expect(saidBehind(older, 'sheet', `${heading}\n\n${sheet('Skip')}`), heading).toHaveLength(1);
  expect(saidBehind(older, 'sheet', `Hop over all of it\n\n${sheet('Skip')}`)).toEqual([]);
});

test('signs of a mail and of a comparison are of no name', () => {
  expect(said('sheet', `>> Hop\n\n>> Hop: ${ability}`)).toEqual([
    'bullets-skipped 1:1 Skipped “>>” at the start of a line and 1 more up to line 3',
  ]);
  for (const sign of ['+ ', '>', '» ', '~ ', '= '])
    expect(said('sheet', `${sign}Hop: ${ability}`), sign).toContainEqual(
      expect.stringMatching(/^name-invalid 1:1 /),
    );
  expect(said('sheet', `Hop†\n\nHop†: ${ability}`)).toContainEqual(
    expect.stringMatching(/^name-invalid 1:1 /),
  );
});

test('in a list the line above the fields of an entry is held against its template', () => {
  const exchanged = list('Hop').replace('Template: Hop', 'Template: Skip X');
  for (const [document, line] of [
    [exchanged, 1],
    [`${list('Jump')}\n\n${exchanged}`, 8],
  ] as const)
    expect(said('list', document)).toContainEqual(
      `template-mismatch ${line}:1 Found a template of “Skip”, expected one of “Hop”`,
    );
});

describe('a sentence that a text has twice', () => {
  const rests = 'This unit may rest here.';
  test.each([
    [
      `${ability} ${rests} ${rests}`,
      ['sentence-repeated 2:68 Found “This unit may rest here.” twice in one text, expected it once'],
    ],
    [`${ability} ${ability}`, null],
    [`${ability} ${rests} Or this unit may rest here.`, []],
    [`${ability} It rests. It rests.`, []],
  ])('%s', (text, expected) => {
    const found = said('sheet', sheet('Hop', text));
    if (expected) expect(found).toEqual(expected);
    else expect(found.some((each) => each.startsWith('sentence-repeated'))).toBe(true);
  });
});
