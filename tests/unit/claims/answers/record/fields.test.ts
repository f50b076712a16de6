import { describe, expect, test } from 'vitest';
import { createClaimCheck } from '../../../../../src/checks/claim/check.ts';
import { sayVerdict } from '../../../../../src/checks/claim/told/say.ts';
import { sampleKeyword, sampleRevision } from '../../../../helpers/samples.ts';

const means = (effect: string) => sampleRevision('Hop X', [`A static ability that means, "${effect}"`]);

/** A made-up game: all of Hop and Toll is recorded, of Skip nothing. */
const keywords = [
  sampleKeyword('Hop', means('Move over the moss and rest there.'), {
    introduction: { set: 'Deep Moss', by: 'People of the Fern', date: '2021-05-23' },
  }),
  sampleKeyword('Toll', means('Rest at the fern until noon.'), {
    introduction: { set: 'Dry Stone', by: 'People of the Fern', date: '2020-01-01' },
  }),
  sampleKeyword('Skip', means('Rest on the fern until night.'), { introduction: null }),
];
// Prepared anew for each claim, so that mutants of what is prepared are found.
const check = (claim: string) => createClaimCheck(keywords, [])(claim);
const answered = (claim: string) => check(claim).map(sayVerdict);

describe('the fields of an entry are compared with the record', () => {
  const entry = (set: string, template = 'Hop X') =>
    `Hop\nTemplate: ${template}\nAdded in Set: ${set}\nAdded By: People of the Fern\nDate Added: 5/23/2021\nMove over the moss and rest there.`;

  test('and told beside the text, or alone', () => {
    expect(answered(entry('Deep Moss'))).toEqual([...Array(4).fill('On record'), 'Holds, word for word']);
    expect(answered(entry('Dry Stone'))[1]).toBe('Recorded differently');
    expect(answered(entry('Unheard Of'))[1]).toBe('Recorded differently');
    expect(answered(entry('Deep Moss', 'Hop Y'))[0]).toBe('Recorded differently');
    expect(answered('Hop\nDate Added: 5/24/2021')).toEqual(['Recorded differently']);
    expect(answered('Hop\nDate Added: 5/23/2021')).toEqual(['On record']);
    expect(answered('Hop\nDate Added: 2021')).toEqual(['On record']);
    expect(answered('Hop\nDate Added: 2020')).toEqual(['Recorded differently']);
    for (const value of ['5/23/2021 or so', 'some spring'])
      expect(answered(`Hop\nDate Added: ${value}`)).toEqual(['Recorded differently']);
  });

  test('each by itself, however full the line above it is', () => {
    // Lines that a program broke, which show its width.
    const text =
      'Move over the moss by the fern and rest there\nwith all of the stones of that green river.\nIt turns there with all of the stones by day,\nand rests upon all of the stones at midnight.';
    const fields = ['Added By: People of the Fern and of the Moss', 'Date Added: 5/23/2021'];
    expect(
      check(`Hop\n${fields.join('\n')}\n${text}`)
        .map((each) => each.text)
        .slice(0, 2),
    ).toEqual(fields);
  });

  test('with what is on record for that field alone', () => {
    const said = (field: string) => check(`Hop\n${field}`).map((each) => each.said);
    expect(said('Added in Set: Dry Stone')).toEqual(['Hop was added in Deep Moss']);
    expect(said('Date Added: 2020')).toEqual(['Hop was added on 23 May 2021']);
  });

  test.each(['Deep Moss.', '“Deep Moss”', 'Deep Moss (2021)', 'DEEP MOSS, 2021'])(
    'in other spellings, and with the year of the set: %s',
    (set) => expect(answered(`Hop\nAdded in Set: ${set}`)).toEqual(['On record']),
  );

  test('by their initials', () => {
    expect(answered('Hop\nAdded By: POTF')).toEqual(['On record']);
    expect(answered('Hop\nAdded By: POTG')).toEqual(['Recorded differently']);
  });

  test.each(['Deep Moss (2020)', 'Deep Moss 2', 'not Deep Moss', 'Deep Moss or Dry Stone'])(
    'but not more than that: %s',
    (set) => expect(answered(`Hop\nAdded in Set: ${set}`)).toEqual(['Recorded differently']),
  );

  test('but passed over without a heading, a value or a record', () => {
    expect(answered('Added in Set: Deep Moss\nMove over the moss and rest there.')).toEqual([
      'Holds, word for word',
    ]);
    expect(answered('Skip\nAdded in Set: Deep Moss\nRest on the fern until night.')).toEqual([
      'Holds, word for word',
    ]);
    expect(answered('Hop\nAdded in Set: ?\nMove over the moss and rest there.')).toEqual([
      'Holds, word for word',
    ]);
  });
});
