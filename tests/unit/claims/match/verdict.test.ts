import { describe, expect, test } from 'vitest';
import { type Place, placesOf } from '../../../../src/checks/claim/match/places.ts';
import { endOf, isReworded, partNow } from '../../../../src/checks/claim/match/verdict.ts';
import { soughtOf } from '../../../helpers/claim-checks.ts';
import { keywords } from '../../../helpers/made-history.ts';
import { changingKeyword } from '../../../helpers/samples.ts';

const bySlug = () => new Map(keywords().map((keyword) => [keyword.slug, keyword]));
const placesBy = (slug: string, part: string) =>
  placesOf(keywords()).filter((place) => place.slug === slug && place.part === part) as [Place, ...Place[]];

describe('the part that continues a place today', () => {
  test('is the same part of the wording that holds, or of the successor of a renamed keyword', () => {
    expect(partNow(placesBy('leap', 'meaning')[0], bySlug())).toEqual({
      slug: 'leap',
      revision: 'leap0003',
      part: { id: 'meaning', text: 'Move two of them over the fern.' },
    });
    expect(partNow(placesBy('leap', 'r1')[0], bySlug())).toBeNull();
    expect(partNow(placesBy('bound', 'meaning')[0], bySlug())).toMatchObject({
      slug: 'vault',
      part: { id: 'meaning' },
    });
    expect(partNow(placesBy('bound', 'r1')[0], bySlug())).toMatchObject({
      slug: 'vault',
      part: { text: 'It costs nothing to jump there.' },
    });
  });

  test('may have all other words, or another id in the successor', () => {
    const reworded = changingKeyword('Leap', [
      ['Move.', 'It rests on moss.'],
      ['Move.', 'Turn around twice.'],
    ]);
    const [, place] = placesOf([reworded]);
    expect(partNow(place as Place, new Map([['leap', reworded]]))?.part.text).toBe('Turn around twice.');
    const hop = changingKeyword('Hop', [['Hop.', 'It rests on moss.']], { renamedTo: 'skip' });
    const skip = changingKeyword('Skip', [['Skip.', 'It is free.', 'It rests on moss.']]);
    const both = new Map([hop, skip].map((keyword) => [keyword.slug, keyword]));
    expect(partNow(placesOf([hop])[1] as Place, both)?.part.id).toBe('r2');
  });

  test('the source that ended it is the next one with the keyword', () => {
    const [place] = placesBy('leap', 'r1');
    expect(endOf(place, ['s1', 's2'], bySlug())).toBe('s3');
    expect(endOf(place, ['s1'], bySlug())).toBe('s2');
    expect(endOf(place, ['s3'], bySlug())).toBeNull();
  });

  test.each([
    ['Move one unit. Rest it there.', 'Move one unit.', 'Move two units. Rest it there.', true],
    ['Move one unit. Rest it there.', 'Rest it there.', 'Move one unit.', false],
    ['Move one unit. Rest it there.', 'Move one unit.', 'Move one small unit. Rest it there.', true],
    ['Move one unit. Rest it there.', 'Move one unit.', 'Move unit. Rest it there.', true],
    ['Move one unit. Rest it there.', 'Rest … there', 'Turn it here.', true],
    ['Move X units.', 'Move 3 units.', 'Move X stones.', true],
    ['Rest. Move it. Turn it.', 'Turn it.', 'Rest. Move it. Leap there.', true],
    ['Rest on it. Move one unit.', 'Move one unit.', 'Now here Rest on it.', false],
    ['Rest. Move one unit', 'Move one unit', 'Rest. !', false],
    ['Move one unit. Rest it there.', 'Move one unit.', 'Rest it there.', false],
  ])('“%s”, of which “%s” was sought, and now “%s”: reworded %s', (text, sought, now, is) => {
    const [place] = placesOf([changingKeyword('Leap', [[text]])]);
    expect(isReworded(place as Place, soughtOf(sought), now)).toBe(is);
  });
});
