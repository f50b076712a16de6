import { describe, expect, test } from 'vitest';
import { illegibleSigns } from '../../../src/keywords/text/signs/characters.ts';
import { ability, said, sheet } from '../../helpers/said-of-sources.ts';

const row = (name: string, text = ability) => `${name}\t**${name}:** ${text}`;

describe('a sign that a program did not understand is none of a text', () => {
  test.each([
    '\u00d4\u00c7\u00d6',
    '\u201a\u00c4\u00f4',
    '=E2=80=99',
    '%E2%80%99',
    '=C3=A9',
    '\\u2019',
    '\ufffd',
    '?',
  ])('as %s is', (sign) =>
    expect(said('sheet', sheet('Hop', ability.replace('Move', `Don${sign}t move`)))).toEqual([
      `text-garbled 2:39 Found “${sign}”, expected one character; a program read it in a different encoding from the one it was written in`,
    ]),
  );

  test.each(['?X power', '?2 power'])('as %s is, where its sign is lost', (text) =>
    expect(said('sheet', sheet('Hop', `A static ability that means, "It gets ${text}."`))).toEqual([
      expect.stringContaining('text-garbled 2:44 Found “?”'),
    ]),
  );

  test.each([
    'X=E2',
    '50%',
    '+/-',
    '\u00d4',
    '\\useful',
    '\u201a\u00c4hnlich\u2018',
    '\u201a\u00e4hnlich\u2018',
  ])('as %s is not', (sign) =>
    expect(said('sheet', sheet('Hop', ability.replace('Move', `Roll ${sign} now`)))).toEqual([]),
  );
});

test.each(['\u0425', '+\u03a7'])('“%s” in the place of an X makes no template of its own', (x) => {
  const text = `Hop\nHop ${x}: ${ability}`;
  expect(said('sheet', text)).toEqual([
    expect.stringMatching(/^name-mixed 2:1 Found the name “Hop .+” with “[^X]” \(U\+0[34]/),
  ]);
});

describe('signs of a web page in a text are said, and stay', () => {
  test.each(['&quot;', '&#39;', '&rsquo;', '<br>', '</P>', '<span class="a">', '<br />'])('%s', (sign) =>
    expect(said('glossary', row('Hop', `A static ability that means, "Move${sign} on."`))).toEqual([
      `html-left 1:${'Hop\t**Hop:** A static ability that means, "Move'.length + 1} Found “${sign}”, expected what a browser shows for it`,
    ]),
  );

  test('the first of many, and none of a game’s own or of what stands around the entries', () => {
    const text = 'A static ability that means, "Move &amp; stay <b>on</b>."';
    expect(said('sheet', `Our <b>page</b>\n${sheet('Hop', text)}\n${sheet('Skip', text)}`).slice(1)).toEqual([
      'html-left 3:41 Found “&amp;” and 5 more up to line 5, expected what a browser shows for it',
    ]);
    expect(said('sheet', sheet('Hop', 'A static ability that means, "<Move> & <stay>; A&B; Â."'))).toEqual(
      [],
    );
  });
});

describe('what a program writes for a sign, a line end or a footnote is none of a text', () => {
  const saidOf = (sign: string) => {
    const text = `A static ability that means, "Move.${sign} Stay."`;
    return said('sheet', `${sheet('Hop', text)}\n${sheet('Skip', text)}`).filter((each) => /^s/.test(each));
  };

  test.each(['_x000D_', '\\n', '\\"', '[/b]', '[/s]', '``', '[12]', '\u00b9'])('%s', (sign) =>
    expect(saidOf(sign)).toEqual([
      `signs-left 2:41 Found “${sign}” and 1 more up to line 4, expected the text without characters that a program uses for itself`,
    ]),
  );

  test.each(['\\[', '\\>', '\\*', 'Ａ', '𝐀𝐛', '×'])('and %s, which may be a game’s own', (sign) =>
    expect(saidOf(sign)).toEqual([
      `signs-disguised 2:41 Found “${sign}” and 1 more up to line 4, expected the characters as typed`,
    ]),
  );

  test.each(['[b]', '\\useful', 'X[1]', 'X\u00b2', '```'])('but not %s', (sign) =>
    expect(said('sheet', sheet('Hop', `A static ability that means, "Move ${sign} now."`))).toEqual([]),
  );
});

test('the mark of the order of bytes is none but in front of all', () => {
  expect(illegibleSigns(`\ufeff${sheet('Hop')}`)).toEqual([]);
  expect(illegibleSigns(`\ufeff${sheet('Hop')}\n\ufeff${sheet('Skip')}`)).toEqual([
    { code: 'U+FEFF', line: 3, column: 1 },
  ]);
});

test.each(['“', ' »', '”', '’'])('a sentence may end with %s, as other languages close a quotation', (sign) =>
  expect(said('sheet', sheet('Hop', `A static ability that means: Move.${sign}`))).toEqual([]),
);

describe('what a page has around texts is told where it stands on the line of one', () => {
  test.each([
    ['© 2026 Somebody.', '©'],
    ['Visit https://example.com/page.', 'https://example.com/page.'],
    ['See www.example.com now.', 'www.example.com'],
    ['Contact: somebody@example.com.', 'somebody@example.com'],
    ['Printed 11/26/2026.', '11/26/2026'],
    ['At 10:02 AM.', '10:02'],
    ['Page 2 of 4.', 'Page 2 of 4'],
    ['All rights reserved.', 'All rights reserved'],
    ['Back to top.', 'Back to top'],
    ['Powered by Something.', 'Powered by Something'],
    ['Sent from my phone.', 'Sent from my phone'],
    ['Comments (3).', 'Comments (3)'],
    ['It moved [sic] there.', '[sic]'],
    ['(NEW) It may move.', '(NEW)'],
    ['(NEW 2027) It may move.', '(NEW 2027)'],
    ['It may move. NEW!', 'NEW!'],
    ['NEW: It may move.', 'NEW:'],
    ['It moves 6 [was: 5] stones.', '[was: 5]'],
    ['[NEW] It may move.', '[NEW]'],
    ['[updated 2027] It may move.', '[updated 2027]'],
    ['New ruling: It may move.', 'New ruling:'],
    ['2027: It may move.', '2027:'],
    ...['- ', '* ', '+ ', '→ ', '# ', '// ', '** ', '-- ', '| '].map((sign) => [
      `${sign}It may move.`,
      sign.trim(),
    ]),
    ...['†', '^', '•'].map((sign) => [`It may move. ${sign} It rests.`, sign]),
    ...['(new)', '[edited]', '(was: redirect)', '(see errata)', '[2027]', '(?)', '(v2)'].flatMap((mark) => [
      [`${mark} It may move.`, mark],
      [`It may move. ${mark} It rests.`, mark],
    ]),
  ])('%s', (left, found) =>
    expect(said('sheet', sheet('Hop', `${ability} ${left}`))[0]).toMatch(
      `page-left 2:${'Hop: '.length + ability.length + 1 + left.indexOf(found ?? '') + 1} Found “${found}” in a text, expected what the keyword does`,
    ),
  );

  test('as a comment of it is', () =>
    expect(said('sheet', sheet('Hop', `${ability} <!-- x -->.`))).toEqual([
      expect.stringMatching(/^html-left 2:/),
    ]));

  test.each([
    'It moves – or rests – there.',
    'It moves 2 + 3 stones.',
    'It moves [new stone] (twice). (It rests.)',
    'It rests (twice). (twice), it moves.',
    '(1) It moves. (2) It rests.',
    '(a) It moves. (b) It rests.',
    '(i) It moves. (ii) It rests. (iv) It sings.',
    '[toll] Garden stones rest. [toll] It rests.',
    '- X stones rest. + X moss is more.',
    'Note: It rests.',
    'Example: 2027 stones.',
  ])('but not what sentences have: %s', (rule) =>
    expect(said('sheet', sheet('Hop', `${ability} ${rule}`)).join()).not.toContain('page-left'),
  );

  test.each(['It is 3/4 of X.', 'Turn to page 2.', 'It is powered by moss.', 'Move back to the top.'])(
    'but not what rules say: %s',
    (rule) => expect(said('sheet', sheet('Hop', `${ability} ${rule}`))).toEqual([]),
  );
});

describe('round brackets of a text stand in pairs', () => {
  test.each([
    ['It may move (twice there.', '2:55'],
    ['It may move twice) there.', '2:60'],
  ])('%s', (ruling, place) =>
    expect(said('sheet', sheet('Hop', `${ability} ${ruling}`))).toContainEqual(
      expect.stringContaining(`bracket-alone ${place}`),
    ),
  );

  test.each([
    'It may (once (twice)) move.',
    'It may a) move or b) rest.',
    'It may move :) there.',
    'It is (6 - 1 = 5).',
  ])('as in %s', (ruling) => expect(said('sheet', sheet('Hop', `${ability} ${ruling}`))).toEqual([]));
});

describe('the mark of a comment', () => {
  const text = (end: string) => sheet('Hop', `A static ability that means, "Move ${end}."`);

  test.each(['stone[a]', 'stone[ab]', '5[a]', 'stone[12]'])('is none of a text: %s', (end) =>
    expect(said('sheet', text(end))).toEqual([
      expect.stringMatching(/^signs-left 2:\d+ Found “\[\w+\]”, expected the text without characters/),
    ]),
  );

  test.each(['stone[s]', 'use[d]', 'tak[en]', '1[st]', 'wo[ma]n', 'stone [a]', 'stone[kind]', '4[x]'])(
    'is not in %s',
    (end) => expect(said('sheet', text(end))).toEqual([]),
  );
});

test.each([' TODO', ' — Bob', ' 5/1/2024', '*', '<br>', ' {{cn}}', '¹'])(
  'what stands behind the last sentence is told as what it is, and not as a text that stops: “%s”',
  (end) => {
    const found = said('sheet', sheet('Hop', `${ability} It rests.${end}`));
    expect(found).toHaveLength(1);
    expect(found.join()).not.toContain('text-cut-off');
  },
);

test('but a text that stops within a sentence is told beside what is wrong in another', () =>
  expect(
    said('sheet', sheet('Hop', `${ability} It<br> rests. And then it`)).map((each) => each.split(' ')[0]),
  ).toEqual(['text-cut-off', 'html-left']));

test('an apostrophe as an address has it is told', () =>
  expect(said('sheet', sheet('Hop', `${ability} The owl%27s moss rests.`))).toEqual([
    expect.stringMatching(/^text-garbled 2:\d+ Found “%27”/),
  ]));
