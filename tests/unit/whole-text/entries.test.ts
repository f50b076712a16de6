import { describe, expect, test } from 'vitest';
import { textCheckOf } from '../../helpers/claim-checks.ts';
import { changingKeyword } from '../../helpers/samples.ts';

const leap = [
  'A static ability that means, "Rest on the moss and turn there until the stone sings."',
  'It may sleep on the fern until noon.',
] as const;
const formerly = [
  'A static ability that means, "Turn on the old fern by night."',
  'It may swim below the pond.',
] as const;
const perch = [
  'A static ability that means, "Turn on the young fern by day."',
  'It may dive below the pond.',
] as const;

const check = textCheckOf([
  changingKeyword('Leap', [leap], {
    introduction: { set: 'Deep Moss', by: 'People of the Fern', date: '2021-05-23' },
  }),
  changingKeyword('Perch', [formerly, perch]),
]);
const entries = (text: string) =>
  check(text).entries.map(({ entry, kind }) => `${kind} ${entry.name} ${entry.line}-${entry.textLine}`);
const apart = (text: string) => check(text).sentences.map(({ line, verdict }) => `${line} ${verdict}`);
const asList = (sentences: readonly string[]) => sentences.map((each) => `• ${each}`).join('\n');

describe('the entries of a text', () => {
  test.each([
    'A static ability that means, "Rest on the moss\nand turn there until the stone\nsings." It may sleep on the fern\nuntil noon.',
    'A static ability that means, "Rest on the moss and tu-\nrn there until the stone sings." It may sleep on the fern until no-\non.',
  ])('are whole where a program broke their lines: %j', (text) => {
    expect(entries(`Leap\n${text}`).map((each) => each.split(' ')[0])).toEqual(['current']);
    expect(apart(`Leap\n${text}`)).toEqual([]);
  });

  test('are in the order of their lines, whatever their form', () => {
    const typed = `Leap\n\nLeap: ${leap.join(' ')}`;
    const listed = `Perch\n${asList(perch)}`;
    expect(entries(`${listed}\n\n${typed}`)).toEqual(['current Perch 1-3', 'current Leap 5-7']);
    expect(entries(`${typed}\n\n${listed}`)).toEqual(['current Leap 1-3', 'current Perch 5-7']);
  });

  test('may be of one keyword below its name, up to the wording that holds', () => {
    expect(entries(`Perch\n${asList([...formerly, ...perch])}`)).toEqual([
      'changed Perch 1-3',
      'current Perch 1-5',
    ]);
    expect(entries(`Perch\n${asList([...perch, ...formerly])}`)).toEqual(['current Perch 1-3']);
    expect(apart(`Perch\n${asList([...perch, ...formerly])}`)).toEqual(['4 reworded', '5 reworded']);
  });

  test('have fields, of which those are answered that differ, in the order of all lines', () => {
    const fields = [
      ...['Template: Leap', 'Added in Set: Dry Stone'],
      ...['Added By: People of the Fern', 'Date Added: 5/24/2021'],
    ];
    expect(apart(`Leap\n${fields.join('\n')}\n${leap.join(' ')}\n\n${formerly[1]}`)).toEqual([
      ...['3 near', '5 near', '8 reworded'],
    ]);
  });

  test('have no speaker of a chat for a name', () => {
    const [text] = leap;
    expect(entries(`al: Leap?\nbot: ${text}`)).toEqual([]);
    expect(entries(`Quokka: ${text}`)).toEqual(['unknown Quokka 1-1']);
  });

  test('have a statement above them answered where it is below the name of a keyword', () => {
    const page = (above: string) => `${above}\n\nPerch\n\nPerch: ${perch.join(' ')}\n\nContact us\nHome`;
    expect(apart(page('Quokka\nPerch\nDraw a card at the pond.'))).toEqual(['3 unknown']);
    expect(apart(page('Quokka\nPerch\nSearch the pond'))).toEqual([]);
  });
});
