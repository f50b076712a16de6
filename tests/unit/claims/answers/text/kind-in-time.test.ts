import { describe, expect, test } from 'vitest';
import { claimCheckOf } from '../../../../helpers/claim-checks.ts';
import { changingKeyword } from '../../../../helpers/samples.ts';

const of = (kind: string) => [`${kind} ability that means, "Go as far as the sea."`];

/** Made up: Fern got a word, Moss has another, Owl lost one and has it again, Leap has what it had. */
const check = claimCheckOf([
  changingKeyword('Fern', [of('A static'), of('A layered, static')]),
  changingKeyword('Moss', [of('An isolated, static'), of('A layered, static')]),
  changingKeyword('Owl', [of('A layered, static'), of('A static'), of('A layered, static')]),
  changingKeyword('Leap', [of('A cumulative, triggered'), of('A cumulative, triggered')]),
]);
const answered = (claim: string) =>
  check(claim).map(({ verdict, said, sources }) => `${verdict}: ${said} (${sources.join(' ')})`);

describe('a claim about what kind a keyword was in the course of time is answered from its wordings', () => {
  test.each([
    ['Leap was always cumulative.', 'Leap was always cumulative (s1 s2)'],
    ['Leap has always been cumulative and triggered.', 'Leap was always cumulative and triggered (s1 s2)'],
    ['Leap is triggered, and always was.', 'Leap was always triggered (s1 s2)'],
    ['Leap was triggered and still is', 'Leap was always triggered (s1 s2)'],
    ['Leap has been a cumulative ability from the start.', 'Leap was always cumulative (s1 s2)'],
    ['Leap was never static.', 'Leap was never static (s1 s2)'],
    ["Fern wasn't always layered.", 'Fern became layered (s2)'],
    ['Fern was not layered before.', 'Fern became layered (s2)'],
    ["Fern is layered now, it wasn't before.", 'Fern became layered (s2)'],
    ['They made Fern layered.', 'Fern became layered (s2)'],
    ['The s2 made Fern layered.', 'Fern became layered (s2)'],
    ['Moss changed from isolated to layered.', 'Moss became layered (s2)'],
    ['Moss is layered now, it used to be isolated.', 'Moss became layered (s2)'],
    ['Moss used to be isolated, but it is layered now.', 'Moss became layered (s2)'],
    ['Moss is no longer isolated.', 'Moss ceased to be isolated (s2)'],
    ["Moss isn't isolated any more.", 'Moss ceased to be isolated (s2)'],
    // When it last became so.
    ["Owl wasn't always layered.", 'Owl became layered (s3)'],
  ])('so: %s', (claim, said) => expect(answered(claim)).toEqual([`holds: ${said}`]));

  test.each([
    ['Fern was always layered.', 'Fern became layered (s2)'],
    ['Fern is no longer layered.', 'Fern became layered (s2)'],
    ['Leap was never cumulative.', 'Leap was always cumulative (s1 s2)'],
    ['Leap is no longer triggered.', 'Leap was always triggered (s1 s2)'],
    ['Leap got layered.', 'Leap was never layered (s1 s2)'],
    ['The s1 made Fern layered.', 'Fern became layered (s2)'],
    // Of two, the one that is not so.
    ['Moss changed from cumulative to layered.', 'Moss was never cumulative (s1 s2)'],
    ['Moss changed from isolated to selective.', 'Moss was never selective (s1 s2)'],
    ['Fern is layered now, it used to be static.', 'Fern was always static (s1 s2)'],
    ['Leap was always static and cumulative.', 'Leap was never static and cumulative (s1 s2)'],
  ])('not so: %s', (claim, said) => expect(answered(claim)).toEqual([`near: ${said}`]));

  test.each([
    'Leap was always an ability.',
    'The meadow made Fern layered.',
    'Fern was always layered by night.',
  ])('not at all: %s', (claim) => expect(check(claim).map(({ verdict }) => verdict)).not.toContain('holds'));
});
