import { describe, expect, test } from 'vitest';
import { createCardCheck } from '../../../../src/checks/cards/check.ts';
import { unadorned } from '../../../../src/checks/cards/copied/unadorned.ts';
import { check, found } from '../../../helpers/made-game.ts';
import { sampleKeyword, sampleRevision } from '../../../helpers/samples.ts';

const plain = (text: string) => unadorned(text, () => false).text;

describe('a page and a program leave a card as it was', () => {
  test('where marks and tags stand beside each other, but for a sign of a name', () => {
    expect(plain('<b>Leap</b> *2* <i>Quokka</i>')).toBe('Leap 2 Quokka');
    expect(unadorned('<b>*Leap*</b> 2', (offset) => offset === 3).text).toBe('*Leap 2');
    expect(plain('Leap 2\vQuokka')).toBe('Leap 2\nQuokka');
    expect(plain('<span class="x y">___Leap___</span> 2<br />Quokka<br/>Rest<br>')).toBe(
      'Leap 2\nQuokka\nRest\n',
    );
    expect(plain('<font color="red">Leap</font> 2, <span title="&quot;">Quokka</span>')).toBe(
      'Leap 2, Quokka',
    );
    expect(plain('Rest <u2> and <bold>')).toBe('Rest <u2> and <bold>');
    expect(plain('&#x22;&#034;')).toBe('""');
  });

  test.each([
    ['\\subsection{Quill}\nLeap 2', 'Quill\nLeap 2'],
    ['\\section*{Quill}\nLeap 2', 'Quill\nLeap 2'],
    ['Pay 1 moss \\textrightarrow{} Leap 2', 'Pay 1 moss → Leap 2'],
    ['<ul><li>Leap 2</li></ul>', '\n\n• Leap 2\n\n'],
    ['illustrator: Old Pen\nLeap 2', '\nLeap 2'],
    ['Illustration: Old Pen\nLeap 2', '\nLeap 2'],
    ['side: Old Fen\nLeap 2', '\nLeap 2'],
    ['Leap 2 | \u200bQuokka', 'Leap 2 | Quokka'],
  ])('where one of theirs stands alone: %j', (text, left) => expect(plain(text)).toBe(left));

  test('where signs were escaped', () => {
    expect(found('Turn -&gt; &quot;Leap 2&quot;')).toEqual([]);
    expect(found('Pay 2 moss =&gt; Leap 2')).toEqual(['arrow-broken | =&gt; | ->']);
    expect(plain('unit&rsquo;s &#8217;&#x2019;&hellip;&foo;')).toBe('unit’s ’’…&foo;');
    expect(unadorned('&#128512; Leap', () => false).offsetOf(3)).toBe(10);
    expect(plain('Quokka[br]It gets \\"Leap 2.\\"')).toBe('Quokka\nIt gets "Leap 2."');
    expect(plain('&lt;&#39;&#x27;&apos;&#34;&nbsp;&amp;lt;')).toBe("<'''\" &lt;");
  });

  test('where a reminder stands in italics in place of parentheses', () => {
    for (const italics of [
      '*Move two of them.*',
      '_Move two of them._',
      '<i>Move two of them.</i>',
      '<em>Move two of them.</em>',
      '[i]Move two of them.[/i]',
    ])
      expect(plain(`Quokka ${italics} Leap 2`)).toBe('Quokka (Move two of them.) Leap 2');
    expect(plain('Pay 1 -> *Move two of them.*')).toBe('Pay 1 -> Move two of them.');
    expect(plain('*Move two of them.* Leap 2')).toBe('Move two of them. Leap 2');
    expect(plain('Quokka (*Move two of them.*)')).toBe('Quokka (Move two of them.)');
    expect(found('Quokka *It sings by night.* Leap 2')).toEqual([]);
    expect(plain('1. Leap 2 2. Quokka')).toBe('• Leap 2 • Quokka');
  });

  test('where a list mark stands right in front of a name that is set off', () => {
    expect(plain('Gets: ***Leap** 2 *_Quokka_')).toBe('Gets: *Leap 2 *Quokka');
    expect(found('Gets: ***Leap** 2 ***Quokka**')).toEqual([]);
  });

  test('where a program keeps a letter and its accent apart', () => {
    const elan = sampleKeyword('Élan', sampleRevision('Élan X', ['Go.']));
    const text = 'Rest | E\u0301lan 3 | e\u0301lan 2 | E\u0331\u0301lan';
    const { mentions, findings } = createCardCheck([elan])(text);
    expect(mentions.map(({ number, start, end }) => `${text.slice(start, end)} ${number}`)).toEqual([
      'E\u0301lan 3',
      'e\u0301lan 2',
    ]);
    expect(findings.map(({ rule, replacement }) => [rule, replacement])).toEqual([['keyword-case', 'Élan']]);
    expect(plain(text)).toBe('Rest | Élan 3 | élan 2 | E\u0331\u0301lan');
  });

  test('where a line was broken within a sentence', () => {
    const line = 'Some of the words of a long and wide line';
    for (const text of [`${line}, gets Leap\n3`, `${line} pays\r\n-> Leap 2`, `${line} with\nLeap | Quokka`])
      expect(found(text), text).toEqual([]);
    expect(found(`${line}.\nLeap`)).toEqual(['number-missing | Leap']);
    for (const text of [
      `${line}.\nLeap 2`,
      `${line}.\nleap 2`,
      `${line}\nLeap 2`,
      `${line}, as it was.\nleap 2`,
    ])
      expect(plain(text)).toBe(text);
    expect(plain(`${line},\n ${line} with \n${line}`)).toBe(`${line}, ${line} with ${line}`);
    expect(found('Quokka rests\n-> Leap 2')).toEqual(['cost-empty | ->']);
  });

  test.each([
    ['It gets Leap\n2 until dusk. | It gets Gate\nX, where X is their number.', ['Leap 2', 'Gate X']],
    ['Each of them gets Leap\n1.\nQuokka', ['Leap 1', 'Quokka']],
    ['Pay 2 moss -> Gate 2 / Leap\n4', ['Gate 2', 'Leap 4']],
    ['Pay X moss -> Leap\r\nX+1, where it rests', ['Leap X+1']],
    ['> Pay 2 moss -> Leap\n> 3 | It pays as much of the moss\n> -> Quokka', ['Leap 3', 'Quokka']],
  ])('where a name and its number were parted: %j', (text, names) => {
    const { mentions, findings } = check(text);
    expect(mentions.map(({ name, number }) => [name, number].filter(Boolean).join(' '))).toEqual(names);
    expect(findings).toEqual([]);
  });

  test.each([
    'Quokka, Leap\n2 moss -> Gate 2',
    'Quokka | Leap\n20/1/2',
    'Quokka | Leap\n+20 speed',
    'Quokka | Leap\nX-Wings rest.',
    '1. Leap\n2. Quokka',
    '> 1) Quokka and Leap\n> 2) Gate 2',
    'Leap\n2\nGate 2',
  ])('and not where the number is of something else: %j', (text) =>
    expect(found(text)).toContain('number-missing | Leap'),
  );

  test.each([
    'Pay 2 moss -> Leap 3 | Gate 2 | Equipped\nBear rests.',
    'Pay 2 moss -> Leap 3 | Gate 2 | Equipped Big\nBear rests.',
    'Turn one of the three gates of moss ->\nLeap 2',
    "Choose one of the three for a unit's\nVault. Turn it.",
    'Gate 2 | Leap Y, where\nY is how many there are.',
  ])('where no sentence ends: %j', (text) => expect(found(text)).toEqual([]));

  test('but where one may', () =>
    expect(found('Pay 2 moss -> Quokka | Each Big Bear rests\nLeap')).toEqual(['number-missing | Leap']));
});
