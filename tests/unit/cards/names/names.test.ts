import { describe, expect, test } from 'vitest';
import { createCardCheck } from '../../../../src/checks/cards/check.ts';
import { currentKeywordsOf } from '../../../../src/checks/cards/names/current-keywords.ts';
import { check, does, keywords } from '../../../helpers/made-game.ts';
import { sampleKeyword, sampleRevision } from '../../../helpers/samples.ts';

test('a name that some wording has behind other words is one behind them in small letters too', () => {
  const wordings = ['Warden', '[place] Warden'].map((template, index) => ({
    ...sampleRevision(template, [does('It rests.')]),
    id: `0000000${index}`,
  }));
  const [first] = wordings as [(typeof wordings)[number]];
  const rulesOf = (revisions: typeof wordings) =>
    createCardCheck([sampleKeyword('Warden', first, { revisions })])(
      'Rest | Marsh warden: Rest',
    ).findings.map(({ rule }) => rule);
  expect(rulesOf(wordings)).toEqual(['keyword-case']);
  expect(rulesOf([first])).toEqual([]);
});

describe('of a name behind the words of its wording', () => {
  const wardens = createCardCheck([
    sampleKeyword('Warden', sampleRevision('[place] Warden', [does('It rests.')])),
    sampleKeyword('Quokka', sampleRevision('Quokka', [does('It is one.')])),
  ]);
  const told = (text: string) => wardens(text).findings.map(({ facts }) => facts);

  test.each(['Marsh and Fen Wraden. The Marsh or Fen gets Quokka.', 'Quokka | Old Marsh Wadren.'])(
    'a slip is told: %s',
    (text) => expect(told(text)).toMatchObject([{ meant: 'Warden' }]),
  );

  test.each(['Look for Old Marsh Wraden.', 'It gets Old Marsh Wraden', 'Each Old Marsh Wraden: rest'])(
    'and not here, where something is called so: %s',
    (text) => expect(told(text)).toEqual([]),
  );

  test.each([
    ['[Warden] Marsh Warden.', 1],
    ['[Warden] Marsh path, Fen, and Moor Warden.', 1],
    ['[Warden] non-Marsh Fen Warden.', 1],
    ['[Warden] Old Marsh path Warden.', 1],
    ['[Warden] Marsh gets a Warden.', 2],
    ['[Warden] Marsh has Warden.', 2],
    ['[Warden] is a Warden.', 2],
  ])('its picture counts once with it: %s', (text, count) =>
    expect(wardens(text).mentions).toHaveLength(count),
  );
});

test('what the card is called is no slip, between whatever other names it stands', () => {
  const slipsOf = (name: string | null) =>
    check('Leap 2. LEAP FROG Warden rests. Leap 3', name).findings.map(({ rule }) => rule);
  expect(slipsOf('LEAP FROG Warden')).toEqual([]);
  expect(slipsOf(null)).toEqual(['keyword-case']);
});

test('what a keyword meant is also what those meant that were renamed to it', () => {
  const { meaningsOf } = currentKeywordsOf(keywords());
  const [vault, bound] = [
    'Pay the toll before it may turn once more.',
    'This unit may once have gone as far as X squares.',
  ];
  for (const slug of ['vault', 'bound'])
    expect(meaningsOf(slug)).toEqual({ now: does(vault), rulings: [], earlier: [does(vault), does(bound)] });
  expect(meaningsOf('quokka').earlier).toEqual([does('This unit is one.')]);
});

test('the plural of a name that ends in y is a slip where it stands as the ability, and a sentence keeps it', () => {
  const told = createCardCheck([
    sampleKeyword('Eddy', sampleRevision('Eddy: [effect]', [does('It turns.')])),
    sampleKeyword('Ferry', sampleRevision('Ferry X', [does('It turns.')])),
  ]);
  const slips = (text: string) => told(text).findings.map(({ rule, facts }) => ({ rule, facts }));
  expect(slips('Eddies: Draw a card. | Ferries 2')).toEqual([
    { rule: 'keyword-misspelt', facts: { found: 'Eddies', meant: 'Eddy' } },
    { rule: 'keyword-misspelt', facts: { found: 'Ferries', meant: 'Ferry' } },
  ]);
  expect(slips('Eddy: Draw a card for each of your Ferries. | Ferry 2')).toEqual([]);
});
