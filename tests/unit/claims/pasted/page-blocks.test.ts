import { describe, expect, test } from 'vitest';
import { partBlocks } from '../../../../src/checks/claim/pasted/page-blocks.ts';
import { claimCheckOf, textCheckOf } from '../../../helpers/claim-checks.ts';
import { reconcileSeeds } from '../../../helpers/content.ts';

const keywords = reconcileSeeds();
const claim = claimCheckOf(keywords);
const holdUp = textCheckOf(keywords);

/** What is answered to each sentence of a text: its line, and where it stands; `!` where that is another keyword. */
const answered = (text: string) =>
  claim(text).map(
    ({ line, isElsewhere, verdict, place }) =>
      `${line} ${isElsewhere ? '!' : ''}${verdict} ${place?.slug} ${place?.part}`,
  );

const [parry, riposte, ofRiposte] = [
  "Parry can't affect unpreventable damage.",
  'Negative Accuracy can\'t decrease the die roll to a natural "2".',
  '(You only count the 2, if any, from the roll used for the attack.)',
];

describe('the blocks of a page', () => {
  test.each([
    ['<p>It rests.</p><p>It turns.</p>', ['<p>It rests.', '</p><p>It turns.</p>']],
    ['<ul><li>It <b>rests</b>.<li>It turns.</ul>', ['<ul><li>It <b>rests</b>.', '<li>It turns.</ul>']],
    ['It rests.<br><br/>It turns.<br>It lies.', ['It rests.', '<br><br/>It turns.<br>It lies.']],
    ['<tr><td>Leap</td><td>It leaps.</td></tr>', ['<tr><td>Leap</td><td>It leaps.</td></tr>']],
    ['<script>a("<p>b</p><p>")</script>It rests.', [' It rests.']],
    ['1 < 2 <x> 3\n', ['1 < 2 <x> 3', '']],
  ])('each have a line: %s', (text, lines) => expect(partBlocks(text).text.split('\n')).toEqual(lines));

  test.each(['<p>', '<p>a', '<', '<p '])('in a time that grows no faster than a page of “%s”', (unit) => {
    const page = unit.repeat(300_000);
    expect(partBlocks(page).text.replaceAll('\n', '')).toBe(page);
  });

  test('and what is on it is known by the line on which it stood', () => {
    const { text, lineOf } = partBlocks('One\r\n<p>two</p><p>three</p>\r\nfour');
    expect(text.split('\n').map((line, index) => `${lineOf(index + 1)} ${line}`)).toEqual([
      '1 One',
      '2 <p>two',
      '2 </p><p>three</p>',
      '3 four',
    ]);
  });

  test.each([
    `<p><b>Parry X:</b> ${parry}</p><p><b>Riposte X:</b> ${riposte}</p>`,
    `<li>Parry X: ${parry}</li><li>Riposte X: ${riposte}</li>`,
    `<h3>Parry X</h3><p>${parry}</p><h3>Riposte X</h3><p>${riposte}</p>`,
    `<dt>Parry</dt><dd>${parry}</dd><dt>Riposte</dt><dd>${riposte}</dd>`,
    `<tr><td>Parry</td><td>${parry}</td></tr><tr><td>Riposte</td><td>${riposte}</td></tr>`,
    `Parry X: ${parry}<br/><br/>Riposte X: ${riposte}`,
  ])('are of the keyword that each begins with: %s', (page) => {
    expect(answered(page)).toEqual(['1 holds parry r3', '1 holds riposte r2']);
    const { entries, sentences } = holdUp(`\n${page}`);
    expect([...entries.flatMap((entry) => entry.sentences), ...sentences].map(({ line }) => line)).toEqual([
      2, 2,
    ]);
  });
});

describe('what stands right below an entry of one line', () => {
  test.each([
    [`Parry X: ${parry}\n${ofRiposte}`, '!holds riposte r4'],
    [`> Parry X: ${parry}\n> ${ofRiposte}`, '!holds riposte r4'],
    [`Parry X - ${parry}\n${riposte}`, '!holds riposte r2'],
    [`Parry X: ${parry}\nYou can play Evade only once for each instance of damage.`, 'holds evade r1'],
    [`Parry X: ${parry}\nThis unit can only be hit on a roll of 5 or more.`, '!holds armor meaning'],
    [`Parry X: ${parry}\n\n${ofRiposte}`, 'holds riposte r4'],
  ])('goes on with it, unless it is of another keyword that it names: %s', (text, second) =>
    expect(answered(text)[1]?.replace(/^\d /, '')).toBe(second),
  );
});
