import { expect, test } from 'vitest';
import { sayVerdict } from '../../../../../src/checks/claim/told/say.ts';
import { claimCheckOf } from '../../../../helpers/claim-checks.ts';
import { sampleKeyword, sampleRevision } from '../../../../helpers/samples.ts';

const wordings = ['Leap X', 'Leap X: [cost]'].map((template, index) => ({
  ...sampleRevision(template, ['A static ability that means, "Rest on the moss."']),
  id: `leap000${index}`,
  sources: [`s${index + 1}`],
}));
const leap = sampleKeyword('Leap', wordings[0] as (typeof wordings)[number], {
  revisions: wordings,
  history: wordings.map(({ id, sources: [source = ''] }) => ({ source, revision: id })),
});
// The sources of which there is one that lacks it.
const hop = sampleRevision('Hop', ['It hops.']);
const check = claimCheckOf([
  leap,
  sampleKeyword('Hop', hop, { history: [{ source: 's3', revision: hop.id }] }),
]);
const answered = (claim: string) => check(claim).map(sayVerdict);

test.each([
  'The template of Leap is “Leap X: [cost]”.',
  'Leap’s template is now Leap X: [cost]',
  'I think the template for the Leap is "Leap X: [cost]", right?',
  'The template of Leap was “Leap X”.',
  'Leap’s template used to be Leap X.',
  'The template of Leap was changed from “Leap X” to “Leap X: [cost]”.',
  'In s1 the template of Leap is “Leap X”.',
  'The template of Leap was “Leap X: [cost]” in s2.',
])('the template that somebody says is on record: %s', (claim) =>
  expect(answered(claim)).toEqual(['On record']),
);

test.each([
  'The template of Leap is “Leap X”.',
  'Leap’s template is still Leap X.',
  'Leap’s template is “Leap X: [moss]”.',
  'Leap’s template used to be “Leap X: [cost]”.',
  'The template of Leap was “Leap”.',
  'The template of Leap changed from “Leap X: [cost]” to “Leap X”.',
  'The template of Leap changed from “Leap” to “Leap X: [cost]”.',
  'In s2 the template of Leap is “Leap X”.',
  'In s3 the template of Leap is “Leap X: [cost]”.',
  'The template of Leap was “Leap X: [cost]” in s1.',
])('or recorded differently: %s', (claim) => expect(answered(claim)).toEqual(['Recorded differently']));

test.each([
  'Leap’s template is not “Leap X”.',
  'Leap’s template is not Leap X.',
  'Leap’s template is printed on the moss.',
  'Leap’s template is Leap X if it rests.',
  'The template of Quokka is “Quokka X”.',
  'It is not true that the template of Leap is “Leap X: [cost]”.',
  'Nobody says that Leap’s template was “Leap X”.',
])('or not read, where it is something else: %s', (claim) =>
  expect(answered(claim).join()).not.toMatch(/record/i),
);

test('a template is told as the source has it, however it was claimed', () =>
  expect(check('The template of Leap is “LEAP X [cost]”.')).toMatchObject([
    { verdict: 'holds', said: 'Leap has the template “Leap X: [cost]”', sources: ['s2'] },
  ]));

test('of a source that lacks the keyword the template of today is told', () =>
  expect(check('In s3 the template of Leap is “Leap X”.')).toMatchObject([
    { verdict: 'near', said: 'Leap has the template “Leap X: [cost]”', sources: ['s2'] },
  ]));

test('a former template is said to be one', () =>
  expect(check('Leap’s template was “Leap X”.')).toMatchObject([
    { slug: 'leap', said: 'Leap had the template “Leap X”', sources: ['s1'] },
  ]));

test('the template in a field is told with the sources that have it, the newest where none has the claimed one', () => {
  const told = (template: string) => check(`Leap\nTemplate: ${template}`);
  expect(told('leap x')).toMatchObject([
    { verdict: 'holds', said: 'Leap has the template “Leap X”', sources: ['s1'] },
  ]);
  expect(told('Leap')).toMatchObject([
    { verdict: 'near', said: 'Leap has the template “Leap X: [cost]”', sources: ['s2'] },
  ]);
});
