import { expect, test } from 'vitest';
import { namesPlay } from '../../../../src/checks/claim/talk/ways-of-play.ts';
import { sayVerdict } from '../../../../src/checks/claim/told/say.ts';
import { wordsOf } from '../../../../src/checks/claim/words/words.ts';
import { claimCheckOf } from '../../../helpers/claim-checks.ts';
import { keywords } from '../../../helpers/made-history.ts';

const sentence = 'Move two of them over the fern';
const check = claimCheckOf(keywords());
const told = (opening: string) =>
  check(`${opening} ${sentence}.`).map(({ text, verdict }) => [text.replace(/\.$/, ''), verdict]);

test.each([
  'Multiplayer:',
  'Casual:',
  'Team games:',
  '2v2 –',
  'In team games:',
  'In a sealed event:',
  'Team games: In Quokka:',
  'Judge Ben: Multiplayer:',
  'In multiplayer:',
  'At the late hour:',
  'In the rain and the wind:',
])('a rule may not hold in every way to play: %s', (opening) =>
  expect(told(opening)).toEqual([[`${opening} ${sentence}`, 'near']]),
);

test.each(['Team games', 'In team games', '## For duels', 'In multiplayer\n--------------'])(
  'it may be a heading above rules: %j',
  (heading) => {
    expect(check(`${heading}\n${sentence}.`)).toMatchObject([{ verdict: 'near' }]);
    expect(check(`${heading}s by the sea\n${sentence}.`)).toContainEqual(
      expect.objectContaining({ verdict: 'holds' }),
    );
  },
);

test.each(['(team games)', '– multiplayer', '[2v2]'])('also after it: %s', (closing) =>
  expect(check(`${sentence} ${closing}.`)).toMatchObject([{ verdict: 'near' }]),
);

test('it holds without the name of another place', () =>
  expect(check(`In 2v2: ${sentence}.`).map(sayVerdict)).toEqual([
    'Too short to tell',
    'Holds without “In 2v2”',
  ]));

test.each(['Tournament judge:', 'Quokka:', 'Multiplayer Ben:'])(
  'but somebody may be called like one: %s',
  (opening) => expect(told(opening)).toEqual([[sentence, 'holds']]),
);

test.each([
  ['In this thread', false],
  ['In the last chapter of the rulebook', false],
  ['At Quokka', false],
  ['In Quokka', false],
  ['In 2019', false],
  ['In short', false],
  ['In my view', false],
  ['In bold on the website', false],
  ['At the table we argued', false],
  ['In forum games', true],
  ['In this game', false],
  ['In conclusion', false],
  ['In case you forgot', false],
  ['', false],
  ['In the wild', true],
  ['solo play', true],
  ['play', false],
])('whether words name a way to play or another place: %s', (said, isSo) =>
  expect(namesPlay(said, wordsOf(said))).toBe(isSo),
);

test.each(['Casual play:', '## Team games', 'Multiplayer\n'])(
  'it narrows what is below it, as a heading: %s',
  (heading) => {
    const other = 'Jump as far as the sea';
    const told = check(`${heading}\n- ${sentence}.\n- ${other}.`).map(({ verdict }) => verdict);
    expect(told).toEqual(['near', 'near']);
  },
);

test('and nothing below the next heading', () =>
  expect(
    check(`## Team games\n- ${sentence}.\n\n## Rules\n- Jump as far as the sea.`).map((each) => each.verdict),
  ).toEqual(['near', 'holds']));
