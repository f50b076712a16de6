import { describe, expect, test } from 'vitest';
import { facetsOf } from '../../../src/keywords/facets.ts';
import { currentRevision } from '../../../src/keywords/history.ts';
import { momentsOf } from '../../../src/keywords/wording/moments.ts';
import { readTraits, readTypeLine } from '../../../src/keywords/wording/traits.ts';
import { splitMeaning } from '../../../src/keywords/wording/type-line.ts';
import { reconcileSeeds } from '../../helpers/content.ts';

const keywords = reconcileSeeds();
const wordings = keywords.flatMap(({ slug, revisions }) =>
  revisions.map(({ id, text, parts }) => ({ slug, id, text, meaning: parts[0]?.text ?? '' })),
);

/**
 * The fixture was read by a person, keyword by keyword, beside the texts. `npx vitest -u` writes it anew; then read what
 * differs as a judge would, before it is committed.
 */
test('every wording says of itself what a person read in it: type line, and the moments by line and by text', async () => {
  expect(keywords).toHaveLength(61);
  const reading = keywords.map(({ slug, revisions }) => {
    const lines = revisions.map(({ id, parts }) => toReading(id, parts[0]?.text ?? ''));
    return `${slug}\n${lines.join('\n')}\n`;
  });
  await expect(reading.join('\n')).toMatchFileSnapshot('../../fixtures/moments.txt');
});

function toReading(id: string, meaning: string): string {
  const { stacking, mode, noun } = readTypeLine(splitMeaning(meaning).typeLine);
  const said = [...stacking, ...mode, ...noun].join(', ') || 'no type line';
  const named = momentsOf(meaning).map(({ moment, by, words }) => `    ${moment}, by its ${by}: ${words}`);
  return [`  ${id}: ${said}`, ...(named.length > 0 ? named : ['    no moment named'])].join('\n');
}

describe('a type line', () => {
  const velocity = keywords.find(({ slug }) => slug === 'velocity');

  test('says all that stands in it: Velocity is found under static and under triggered', () => {
    expect(velocity && facetsOf(velocity, new Map()).mode).toEqual(['static', 'triggered']);
  });

  test('keeps in the published traits the one value that it says first', () => {
    expect(velocity && currentRevision(velocity).traits.mode).toBe('static');
  });

  test('says nothing that stands in a quotation of it', () => {
    const { typeLine } = splitMeaning('A layered ability written as "a triggered effect" that means, "Act."');
    expect(readTypeLine(typeLine)).toMatchObject({ mode: [], noun: ['ability'] });
  });
});

describe('the words of a type line that name a moment', () => {
  const whenOf = (typeLine: string) => readTypeLine(`${typeLine} that  means, "`).when;

  test('are those behind how it comes about, or all of it', () => {
    expect(whenOf('A layered ability activated during the attack POP')).toBe(
      'activated during the attack POP',
    );
    expect(whenOf('An attack ability')).toBe('An attack ability');
    expect(whenOf('A static ability')).toBeNull();
  });

  test('are quoted with what they quote', () => {
    expect(whenOf('A "b" ability triggered by the dice roll written as “Roll: x” on cards')).toBe(
      'triggered by the dice roll written as “Roll: x” on cards',
    );
  });
});

describe('a moment', () => {
  test('is quoted from the wording, character for character', () => {
    for (const { meaning } of wordings)
      for (const { words } of momentsOf(meaning)) expect(meaning).toContain(words);
  });

  test('is found however spaces and apostrophes are set, and quoted as they are', () => {
    const meaning =
      'A static ability that means, “When this arena’s\u00a0battle step  starts, gain 1 Force.”';
    expect(momentsOf(meaning)).toEqual([
      { moment: 'battle-step-start', by: 'text', words: 'When this arena’s\u00a0battle step  starts' },
    ]);
    expect(
      readTraits('A static\u00a0ability activated during the attack  POP that  means, "Act."').timing,
    ).toBe('attack');
  });

  test.each([
    'If the attacking unit rolled at least one natural two, prevent 1 damage.',
    'As long as this unit is tapped, it gets +1 power.',
    'When this card is the top card of a stack, it gets +1 power.',
    'This unit gets +1 power for its next attack.',
    'When a card would be discarded, remove it from the game.',
    'Damage from attacks is prevented until end of turn.',
  ])('is not named by what happened before, what is so for a while, or how long it lasts: %s', (effect) => {
    expect(momentsOf(`A static ability that means, "${effect}"`)).toEqual([]);
  });

  test('named in two ways stands under both: Overload acts when it attacks and when the attack ends', () => {
    const overload = keywords.find(({ slug }) => slug === 'overload');
    expect(overload && facetsOf(overload, new Map()).timing).toEqual(['attack', 'attack-end']);
  });
});
