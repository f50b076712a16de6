import { describe, expect, test } from 'vitest';
import { foundBehind } from '../../helpers/said-behind.ts';
import { sheet } from '../../helpers/said-of-sources.ts';

const leaps = 'A static ability that means, "This unit may leap over 5 or more stones at night."';
const older = [sheet('Leap', leaps)];
const told = (...entries: string[]) => toldBehind(older, entries);
const toldBehind = (before: readonly string[], entries: readonly string[]) =>
  foundBehind(before, 'sheet', entries.join('\n\n'))
    .filter(({ rule }) => rule === 'meaning-near')
    .map(({ line, message }) => `${line} ${message}`);

describe('a new keyword that means what an older one does, but for one word, is told', () => {
  test.each([
    ['another number', leaps.replace('5', '6')],
    ['another word near the beginning', leaps.replace('static', 'layered')],
    ['one more', leaps.replace('stones', 'wet stones')],
    ['one fewer', leaps.replace(' at night', ' night')],
    ['at its end', leaps.replace('night', 'noon')],
    ['with rulings behind it', `${leaps.replace('5', '6')} It may rest.`],
  ])('%s', (_, text) =>
    expect(told(sheet('Errata', text))).toEqual([
      '1 Found under the new keyword “Errata” what “Leap” means in an older source, but for one word, expected a meaning of its own',
    ]),
  );

  test('of several once', () =>
    expect(told(sheet('New', leaps.replace('5', '6')), sheet('Now', leaps.replace('5', '7')))).toEqual([
      expect.stringMatching(/^1 Found under the new keyword “New” and 1 more up to line 4 what “Leap” means/),
    ]));
});

describe('but not', () => {
  test.each([
    ['where its source has both', [sheet('Leap', leaps), sheet('Vault', leaps.replace('5', '6'))]],
    ['where it says that it was renamed', [sheet('Vault', `${leaps.replace('5', '6')} (Formerly Leap.)`)]],
    [
      'where it says that another keyword, which meant nearly the same, was renamed',
      [sheet('Rise', `${leaps.replace('5', '6')} (Formerly Vault.)`)],
      [sheet('Leap', leaps), sheet('Vault', leaps.replace('5', '6'))],
    ],
    ['where two words differ', [sheet('Vault', leaps.replace('5 or more', '6 or fewer'))]],
    ['where the older keyword is reworded', [sheet('Leap', leaps.replace('5', '6'))]],
  ])('%s', (_, entries, before = older) => expect(toldBehind([before.join('\n\n')], entries)).toEqual([]));

  test('a short meaning', () => {
    const rests = (times: string) => sheet('Rest', `A static ability that means, "Rest ${times}."`);
    expect(
      foundBehind(
        [rests('once')],
        'sheet',
        rests('twice').replaceAll('Rest:', 'Sit:').replace('Rest\n', 'Sit\n'),
      ),
    ).toEqual([]);
  });
});
