import { describe, expect, test } from 'vitest';
import { foundBehind } from '../../helpers/said-behind.ts';
import { sheet } from '../../helpers/said-of-sources.ts';

const meaning = 'A layered ability that means, "Move each stone twice and gain X moss."';
const rests = 'The owl rests on a stone.';
const told = (text: string, before = `${meaning} ${rests}`) =>
  foundBehind([sheet('Hop', before)], 'sheet', sheet('Hop', text))
    .filter(({ rule }) => rule === 'text-slip')
    .map(({ message }) => message);

describe('a sign between two words that an older text of the keyword has side by side is told', () => {
  test.each(['^', '~', '=', '|', '!', '?', '/', '>', '_', '%', '&', '•', '{', '+', '`', '"', '-'])(
    '%s',
    (sign) => {
      const slips = [`owl ${sign}rests`];
      if (!'!?'.includes(sign)) slips.push(`owl${sign} rests`);
      if (sign !== '-') slips.push(`owl ${sign} rests`);
      for (const slip of slips)
        expect(told(`${meaning} ${rests.replace('owl rests', slip)}`).join(), slip).toContain('expected “');
    },
  );

  test('with its words, and what may be meant', () =>
    expect(told(`${meaning} ${rests.replace('owl rests', 'owl ~rests')}`)).toEqual([
      'Found “owl ~rests”, expected “owl rests”',
    ]));
});

test.each([
  ['a comma, a stop, a colon, a bracket or a dash', 'The owl, rests: on (a) – stone; it may.'],
  ['quotation marks around words', 'The "owl rests" on a "stone".'],
  ['signs around a word', 'The >owl< rests on a =stone= there.'],
  ['a hyphen within a word', 'The owl rests-on a stone.'],
  ['other words beside it', 'The owl/stone rests + sings.'],
  ['marks of a pair around words', 'The «owl rests» on <a stone>.'],
  ['what belongs to a name', 'The owl™ rests on a stone® there.'],
  [
    'words that are side by side elsewhere in it as before',
    'The owl rests. It is no owl & rests on a stone.',
  ],
])('nothing is said of %s', (_, ruling) => expect(told(`${meaning} ${ruling}`)).toEqual([]));

describe('a sign beside a stop, a comma, a bracket, a mark or a number is told where the older text has these alone', () => {
  const older = `${meaning} The owl, if any (a brown one), rests. It gains 5 moss and X stones, +1 reed.`;
  test.each([
    ['owl, if', 'owl^, if', 'owl, if'],
    ['owl, if', 'owl,| if', 'owl, if'],
    ['any (a', 'any (^a', 'any (a'],
    ['one), rests', 'one~), rests', 'one), rests'],
    ['rests. It', 'rests. =It', 'rests. It'],
    ['rests. It', 'rests./ It', 'rests. It'],
    ['means, "Move', 'means, "|Move', 'means, "Move'],
    ['moss." The', 'moss.^" The', 'moss." The'],
    ['gains 5', 'gains ^5', 'gains 5'],
    ['and X', 'and _X', 'and X'],
    ['X stones', 'X^ stones', 'X stones'],
    ['stones, +1', 'stones,_ +1', 'stones, +1'],
  ])('%s as %s', (was, found, meant) =>
    expect(told(older.replace(was, found), older)).toEqual([`Found “${found}”, expected “${meant}”`]),
  );

  test.each([
    ['owl, if', '“owl”, if'],
    ['one), rests', 'one)* rests'],
    ['rests. It', 'rests! It'],
    ['rests. It', 'rests: it'],
    ['gains 5', 'gains +5'],
    ['gains 5', 'gains ≥ 5'],
    ['5 moss', '5+ moss'],
    ['5 moss', '5/6 moss'],
    ['and X', 'and -X'],
    ['and X', 'and – X'],
  ])('but not %s as %s', (was, now) => expect(told(older.replace(was, now), older)).toEqual([]));
});

test.each(['owl! rests', 'owl #rests'])('the mark of a change is told as that: %s', (slip) => {
  const move = 'A static ability that means, "Move each stone twice."';
  const text = `${move} ${rests.replace('owl rests', slip)}`;
  const found = foundBehind([sheet('Hop', `${move} ${rests}`)], 'sheet', sheet('Hop', text));
  expect(found.map(({ rule }) => rule)).toEqual(['change-marked']);
});

test('nor of the sign of a value, and what the older text has somewhere', () => {
  expect(told(`${meaning.replace('gain X', 'gain +X')} ${rests}`)).toEqual([]);
  const sung = `${meaning} ${rests} The owl +rests.`;
  expect(told(sung.replace('on a', 'near a'), sung)).toEqual([]);
});
