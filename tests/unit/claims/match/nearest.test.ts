import { describe, expect, test } from 'vitest';
import { createNearest } from '../../../../src/checks/claim/match/nearest.ts';
import { placesOf } from '../../../../src/checks/claim/match/places.ts';
import { changingKeyword } from '../../../helpers/samples.ts';

describe('the nearest sentence', () => {
  const keywords = () => [
    changingKeyword('Leap', [
      ['It moves over the moss once.'],
      ['It moves over the green moss once.', 'Quokkas rest on stones.'],
    ]),
    changingKeyword('Hop', [['It moves over the moss twice.'], ['It moves over the moss thrice.']]),
    changingKeyword('Rest', [['Fern grows beside quiet rivers.']]),
  ];
  const near = (text: string, slug: string | null = null) => {
    const found = createNearest(placesOf(keywords()))(text, slug);
    return found && `${found.place.slug}: ${found.statement.text}`;
  };

  test('is the one that shares most of its words', () => {
    expect(near('It moves over the green moss often.')).toBe('leap: It moves over the green moss once.');
    expect(near('It moves over the moss twice more.')).toBe('hop: It moves over the moss twice.');
    expect(near('Quokkas rest on old stones.')).toBe('leap: Quokkas rest on stones.');
  });

  test('is of the keyword that the claim gives, if possible, and one that holds rather than one that held', () => {
    expect(near('It moves over the moss twice more.', 'leap')).toMatch(/^leap: /);
    expect(near('Fern grows where wind bends.', 'rest')).toBe('rest: Fern grows beside quiet rivers.');
    expect(near('Fern grows where wind bends.')).toBeNull();
    expect(near('It moves over the moss.', 'hop')).toBe('hop: It moves over the moss thrice.');
  });

  test('is found in whatever forms of words, and rather a longer one that contains the whole claim', () => {
    expect(near('A quokka rested on stones.')).toBe('leap: Quokkas rest on stones.');
    const longer = placesOf([
      changingKeyword('Leap', [['It moves on the moss unless a quiet river that bends is beside it.']]),
      changingKeyword('Hop', [['It moves on moss.']]),
    ]);
    expect(createNearest(longer)('It moves on the moss.', null)?.place.slug).toBe('leap');
    expect(createNearest(longer)('It moves on the moss.', 'hop')?.place.slug).toBe('hop');
  });

  test('may be of a keyword that the claim mentions even if little else is the same, but not against its words', () => {
    for (const claim of ['They may hop over a bit of moss.', 'They may hop over moss.'])
      expect(near(claim), claim).toBe('hop: It moves over the moss thrice.');
    expect(near('They may skip over a bit of moss.')).toBeNull();
    expect(near('Leap lets it move over moss, not twice or thrice.')).toMatch(/^leap: /);
    expect(near('Fern grows beside quiet rivers where quokkas leap.')).toMatch(/^rest: /);
    expect(near('Nobody who can hop is ever in the rain.')).toBeNull();
  });

  test('may be of a keyword whose whole name is in the claim, if more than the name is the same', () => {
    const frog = createNearest(
      placesOf([
        changingKeyword('Leap-Frog', [
          ['Leap frog sits on old stones by night.', 'Fern grows beside wet moss.'],
        ]),
      ]),
    );
    expect(frog('They all leap frog where fern grows', null)).not.toBeNull();
    expect(frog('They may leap where all fern grows', null)).toBeNull();
    expect(frog('Leap frog is one of many old games here', null)).toBeNull();
  });

  test('is of a keyword that kept its name rather than of one that was renamed', () => {
    const text = [['Fern grows here by night.']];
    const renamed = [changingKeyword('Leap', text, { renamedTo: 'hop' }), changingKeyword('Hop', text)];
    for (const keywords of [renamed, renamed.toReversed()])
      expect(createNearest(placesOf(keywords))('Fern grows here by day', null)?.place.slug).toBe('hop');
  });

  test('shares rare words rather than common ones, and of two equally near ones is the first', () => {
    const common = ['once', 'twice', 'thrice', 'often', 'daily', 'again', 'alone', 'now'].map((end) =>
      changingKeyword(`Leap ${end}`, [[`It moves over the moss ${end}.`]]),
    );
    const near = createNearest(placesOf([...common, changingKeyword('Hop', [['A quokka sings by night.']])]));
    expect(near('It moves where a quokka sings', null)?.place.slug).toBe('hop');
    expect(near('It moves over the moss.', null)?.place.slug).toBe('leap once');
  });

  test('does not exist where too little is the same, or too little was said', () => {
    expect(near('Quokkas rest on moss')).toBe('leap: Quokkas rest on stones.');
    expect(near('Nobody knows of anything like this here.')).toBeNull();
    expect(near('Quokkas rest on')).toBeNull();
    expect(near('Hop moss twice now')).toBeNull();
    expect(near('Quokkas rest on → →')).toBeNull();
  });
});
