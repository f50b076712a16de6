import { describe, expect, test } from 'vitest';
import { foundBehind } from '../../helpers/said-behind.ts';
import { behind, meaning, older, rests, saidOf } from '../../helpers/said-of-new-text.ts';
import { list, said, sheet } from '../../helpers/said-of-sources.ts';

describe('what a keyword means', () => {
  test.each(["'Move.'", "''Move.''", '«Move.»', 'Move.', 'It moves.'])(
    'is told where it is not quoted: %s',
    (quoted) =>
      expect(saidOf(`A layered ability that means, ${quoted} It rests.`)).toEqual([
        `quotation-missing 2:24 Found “that means, ${quoted} It rests.” in the text of “Hop”, expected a quotation after “that means”, in the marks “"” that others have`,
      ]),
  );

  test('where nobody quotes, nothing is said, nor where the text stops there', () => {
    expect(said('sheet', sheet('Hop', 'A layered ability that means, move.'))).toEqual([]);
    expect(saidOf('A layered ability that means,')).toEqual([expect.stringContaining('text-cut-off')]);
    expect(saidOf('A layered ability that means, “Move.”')).toEqual([]);
  });

  test('is told where a text says it of two', () => {
    const second = 'A selective effect that means, "Sing."';
    expect(saidOf(`${meaning} It rests. ${second}`)).toEqual([
      `meaning-second 2:${behind + 10} Found “${second}” within the text of “Hop”, expected one meaning in a text`,
    ]);
    expect(saidOf(`${meaning} A rest that takes long is one that means, "Sing."`)).toEqual([]);
  });

  test('is told where it begins small', () =>
    expect(saidOf('A layered ability that means, "move." It rests.')).toEqual([
      'text-slip 2:29 Found “means, "move”, expected “means, "Move”',
    ]));

  test('is told where “that means” itself has a slip', () =>
    expect(saidOf('A layered ability that mean, "Move." It rests.')).toEqual([
      expect.stringContaining('quotation-missing 2:6 Found “A layered ability that mean, "Move." It rests.”'),
    ]));

  test.each(['TBD.', 'See Rest.', '?', 'To be written.'])('is not %s', (text) =>
    expect(saidOf(text)).toContain(
      `text-short 2:6 Found “${text}” as the text of the new keyword “Hop”, expected what it means`,
    ),
  );

  test('is told once where it is no text and no sentence either', () =>
    expect(saidOf('TBD')).toEqual([expect.stringMatching(/^text-short 2:6 /)]));

  test.each([
    'A layered that means, "Move."',
    'An isolated, static that means, "Move."',
    'A selective static triggered at the end of a turn that means, "Move."',
  ])('says what the keyword is: %s', (text) =>
    expect(said('sheet', `Hop\nHop: ${text}`)).toEqual([
      expect.stringMatching(
        /^template-unclear 2:6 Found that the text of “Hop” begins with .*, expected “A … ability” or “An … effect” there$/,
      ),
    ]),
  );

  test.each([
    'A layered ability that means, "Move."',
    'A static rule that means, "Move."',
    'A static moves.',
  ])('and may do so in words of its own: %s', (text) =>
    expect(said('sheet', `Hop\nHop: ${text}`)).toEqual([]),
  );

  test('may be short where no text says what it means', () =>
    expect(foundBehind([sheet('Rest', 'Rest.')], 'sheet', sheet('Hop', 'Move.'))).toEqual([]));

  test.each(['NEW! ', 'Hop. ', '(NEW) ', 'Keyword. ', '3. '])('begins with no %s', (front) =>
    expect(said('sheet', `Hop\nHop:  ${front}${meaning}`).join()).toContain('template-unclear'),
  );

  test.each(['TBD', '...', 'see above', 'A static ability', '(unchanged)'])(
    'where another text stood is not %s, which is told once',
    (text) =>
      expect(
        foundBehind([`Hop\nHop X: ${meaning} It gets X.`], 'sheet', `Hop\nHop X: ${text}`).map(
          ({ rule }) => rule,
        ),
      ).toEqual(['type-line-missing']),
  );

  test('is in capitals where all of a document is, which is told once', () => {
    const loud = ['Hop', 'Skip', 'Jump']
      .map((name) => sheet(name, `${meaning} It rests by ${name}.`))
      .join('\n');
    expect(foundBehind([loud], 'sheet', loud.toUpperCase()).map(({ rule }) => rule)).toEqual([
      'text-capitals',
      'name-respelled',
    ]);
  });

  test('with a blank before its comma is quoted all the same', () =>
    expect(saidOf('A layered ability that means , "Move." It rests.')).toEqual([
      'text-slip 2:29 Found “means ,”, expected “means,”',
    ]));

  test.each(['(Renamed to Skip.) ', 'It may move three stones. ', 'Formerly "Skip". '])(
    'may begin with %s',
    (front) => expect(said('sheet', sheet('Hop', front + meaning))).toEqual([]),
  );
});

describe('an X stands in a template and in its text', () => {
  const x = 'A layered ability that means, "Move X stones."';

  test.each([
    ['Hop', x, 'Found an X in the text of “Hop”, and none in its template “Hop”, expected it in both'],
    [
      'Hop X',
      meaning,
      'Found an X in the template “Hop X” of “Hop”, and none in its text, expected it in both',
    ],
  ])('%s: %s', (template, text, message) =>
    expect(foundBehind(older, 'sheet', `Hop\n${template}: ${text}`)).toMatchObject([
      { rule: 'value-alone', line: 2, message },
    ]),
  );

  test.each(['Hop over each X-wing.', 'It gets +X, where X is its speed.', 'X equals its speed.'])(
    'unless the text has it in a name, or says what it is: %s',
    (ruling) => expect(foundBehind(older, 'sheet', sheet('Hop', `${meaning} ${ruling}`))).toEqual([]),
  );

  test('a number in what it means, where an older wording has X, is told', () =>
    expect(
      foundBehind(
        [`Hop\nHop X: ${x} It takes X.`],
        'sheet',
        `Hop\nHop X: ${x.replace('X', '2')} It takes X.`,
      ),
    ).toMatchObject([
      {
        rule: 'value-alone',
        line: 2,
        message: 'Found a number in what “Hop” means, expected the X that an older source has there',
      },
    ]));

  test('it is told where the other has none: in a list at its template, in a table behind the name', () => {
    const found = (kind: 'list' | 'glossary', value: string) => foundBehind(older, kind, value);
    expect(found('list', list('Hop', x))).toMatchObject([{ rule: 'value-alone', line: 2, column: 11 }]);
    expect(found('list', list('Hop').replace('Template: Hop', 'Template: Hop X'))).toMatchObject([
      { rule: 'value-alone', line: 6, column: 1 },
    ]);
    expect(found('glossary', `Hop\t**Hop:** ${x}`)).toMatchObject([
      { rule: 'value-alone', line: 1, column: 7 },
    ]);
  });

  test('nothing is said where the text has it in small, or stops before it may come', () => {
    expect(foundBehind(older, 'sheet', `Hop\nHop X: ${x.replace('X', 'x')}`)).toMatchObject([
      { rule: 'text-slip', message: 'Found “x”, expected “X”' },
    ]);
    for (const sign of ['\u00d7', '\u0425'])
      expect(foundBehind(older, 'sheet', `Hop\nHop X: ${x.replace('X', sign)}`)).toMatchObject([
        { rule: 'signs-disguised' },
      ]);
    expect(foundBehind(older, 'sheet', 'Hop\nHop X: A layered ability that means, "')).toMatchObject([
      { rule: 'text-cut-off' },
    ]);
  });

  test('nothing is said where it does, nor where the text is of another keyword', () => {
    expect(foundBehind(older, 'sheet', `Hop\nHop X: ${x}`)).toEqual([]);
    expect(foundBehind(older, 'sheet', `Hop\nHop X: ${rests}`)).toMatchObject([{ rule: 'text-of-another' }]);
  });
});
