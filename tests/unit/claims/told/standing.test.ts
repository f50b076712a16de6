import { describe, expect, test } from 'vitest';
import { toJson } from '../../../../src/checks/claim/told/json.ts';
import type { Keyword, Revision } from '../../../../src/keywords/model.ts';
import { claimCheckOf } from '../../../helpers/claim-checks.ts';
import { changingKeyword } from '../../../helpers/samples.ts';

/** A keyword that had these wordings in this order, whichever of them came back. */
function keywordWith(wordings: readonly (readonly string[])[], order: readonly number[]) {
  const keyword = changingKeyword('Leap', wordings);
  const history = order.map((wording, index) => ({
    source: `s${index + 1}`,
    revision: keyword.revisions[wording - 1]?.id ?? '',
  }));
  return { ...keyword, history };
}

test('what is no longer said is answered in the wording that said it last, even one that came back', () => {
  const leap = keywordWith(
    [
      ['Move.', 'It may rest there on a stone.'],
      ['Move.', 'It may rest there on a leaf.'],
      ['Move.', 'It turns.'],
    ],
    [1, 2, 1, 3],
  );
  const [told] = claimCheckOf([leap])('It may rest there');
  expect(told).toMatchObject({
    said: 'It may rest there on a stone.',
    revisions: ['leap0002', 'leap0001'],
    endedIn: 's4',
  });
});

test('what is near lists its wordings in the order in which they last held', () => {
  const leap = keywordWith(
    [
      ['Move.', 'It may rest there on a mossy stone.'],
      ['Go.', 'It may rest there on a mossy stone.'],
    ],
    [1, 2, 1],
  );
  const [told] = claimCheckOf([leap])('It may never rest on a mossy stone.');
  expect(told).toMatchObject({ verdict: 'near', revisions: ['leap0002', 'leap0001'] });
});

test('for programs, the last wording is the one with the part', () => {
  const leap = keywordWith(
    [
      ['Move.', 'Note: It costs two leaves and a reed.'],
      ['Move.', 'Note: it costs two leaves and a reed.'],
      ['Move.'],
    ],
    [1, 2, 3],
  );
  const [first, second, last] = leap.revisions as [Revision, Revision, Revision];
  const renumbered = {
    ...second,
    parts: second.parts.map((part, index) => (index ? { ...part, id: 'r2' } : part)),
  };
  const check = claimCheckOf([{ ...leap, revisions: [first, renumbered, last] }]);
  const claim = 'It costs two leaves and a';
  const [told] = toJson(claim, check(claim), () => []).sentences;
  expect(told).toMatchObject({ part: 'r2', revisions: [first.id, second.id] });
});

test('the sentence of the rules is spelled as in the newest wording that says it', () => {
  const leap = keywordWith(
    [
      ['Move.', 'It can’t rest.'],
      ['Go.', "It can't rest."],
    ],
    [1, 2],
  );
  const [told] = claimCheckOf([leap])('It can’t rest.');
  expect(told).toMatchObject({ how: 'verbatim', said: "It can't rest." });
});

describe('under a former name', () => {
  const meaning = (how: string) => `A static ability that means, "Walk along the river ${how} twice."`;
  const bound = changingKeyword(
    'Bound',
    [[meaning('bank'), 'It may turn there once.', 'It may rest at noon.']],
    {
      renamedTo: 'vault',
    },
  );
  const vault = {
    ...changingKeyword('Vault', [
      [meaning('shore'), 'It may turn there once.', 'It may rest at noon only if it rains.'],
    ]),
    formerNames: ['Bound'],
  };
  const verdicts = (game: readonly Keyword[], claim: string) =>
    claimCheckOf(game)(claim).map(({ verdict, slug }) => `${slug} ${verdict}`);
  const later = { ...vault, history: [{ source: 's2', revision: vault.history[0]?.revision ?? '' }] };

  test('what the newest source has under it holds', () => {
    expect(verdicts([bound, vault], 'Bound: Walk along the river bank twice.')).toEqual(['bound holds']);
  });

  test('but not what a newer source says in other words, under the new name alone', () => {
    const game = [bound, later];
    expect(verdicts(game, 'Bound: Walk along the river bank twice.')).toEqual(['bound reworded']);
    expect(verdicts(game, 'Bound: It may rest at noon.')).toEqual(['bound reworded']);
    expect(verdicts(game, 'Bound: It may turn there once.')).toEqual(['bound holds']);
    expect(verdicts(game, 'Bound is a static ability.')).toEqual(['bound holds']);
    expect(verdicts(game, 'Bound is an activated ability.')).toEqual(['bound near']);
  });
});

test.each([
  ["This unit can't move over the moss.", 'This unit can move over the moss.'],
  ['You may not turn around at the bridge.', 'You may now turn around at the bridge.'],
  ['You may now turn around at the bridge.', 'You may not turn around at the bridge.'],
  ["They won't turn around at the bridge.", 'They want turn around at the bridge.'],
])('no slip is assumed that would reverse a sentence: %s', (text, claim) => {
  const check = claimCheckOf([changingKeyword('Leap', [['Move.', text]])]);
  expect(check(claim)).toMatchObject([{ verdict: 'near' }]);
});

test('the name of a card is replaced as whole words, and not within others', () => {
  const check = claimCheckOf([changingKeyword('Leap', [['Move.', 'This unit may turn at the Axis once.']])]);
  expect(check('Ax may turn at the Axis once.')).toMatchObject([{ verdict: 'holds', isFilledIn: true }]);
});

test('what one keyword says whole goes before a piece of what another says, in any case of letters', () => {
  const check = claimCheckOf([
    changingKeyword('Leap', [['If it rains, move all of them there.']]),
    changingKeyword('Vault', [['Move all of them there.']]),
  ]);
  for (const opening of ['', 'Clearly, ', 'Obviously '])
    expect(check(`${opening}move all of them there.`), opening).toMatchObject([
      { verdict: 'holds', place: { slug: 'vault' }, isLimited: false },
    ]);
});

test('a sentence of a quotation holds with what leads into it, though the next one narrows it', () => {
  const check = claimCheckOf([
    changingKeyword('Leap', [
      ['A static ability that means, "You may move this stone over the moss. Play only by night."'],
    ]),
  ]);
  const lead = 'A static ability that means, ';
  for (const claim of [
    `${lead}You may move this stone over the moss.`,
    `${lead}"You may move this stone over the moss."`,
  ])
    expect(check(claim), claim).toMatchObject([{ verdict: 'holds', isLimited: true }]);
  for (const claim of [
    `${lead}You may move this stone.`,
    `${lead}You may move this stone over the moss anytime.`,
  ])
    expect(check(claim), claim).not.toMatchObject([{ verdict: 'holds' }]);
});
