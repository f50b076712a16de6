import { describe, expect, test } from 'vitest';
import { claimCheckOf } from '../../../helpers/claim-checks.ts';
import { changingKeyword } from '../../../helpers/samples.ts';

const check = claimCheckOf([
  changingKeyword('Leap', [
    [
      "It doesn't rest on the moss.",
      'They cannot cross the river twice.',
      "It isn't a stone of any kind.",
      "If it can't rest, you can move it over the fern.",
      'It rests on a stone by the sea.',
    ],
  ]),
]);
const verdicts = (claim: string) => check(claim).map(({ verdict }) => verdict);
const denial = "It doesn't rest on the moss.";

describe('a short answer to a denial, which repeats its verb,', () => {
  test.each([
    'It does.',
    'It does!',
    '(It does.)',
    'Yes, it does.',
    'No, it does.',
    'Actually, it does.',
    'Correction: it does.',
    'It now does.',
    'It does since 2021.',
    'But it does.',
    'I think it does.',
    'Pretty sure they do.',
  ])('contradicts it: %s', (answer) => {
    expect(verdicts(`${denial} ${answer}`)).not.toContain('holds');
    expect(verdicts(`${denial}\n${answer}`), 'below').not.toContain('holds');
    expect(verdicts(`Ann: ${denial}\nBob: ${answer}`), 'in a chat').not.toContain('holds');
  });

  test.each([' - it does', ' (it does)', ', but it does.', '; it does.'])(
    'contradicts it in the same sentence: %s',
    (rest) => expect(verdicts(denial.slice(0, -1) + rest)).not.toContain('holds'),
  );

  test.each(["Hm, I'd say it doesn't.", 'Our club decided it does not', "Quokkas told me they don't."])(
    'contradicts what is no denial, too, whatever it begins with: %s',
    (answer) => {
      const claim = 'It rests on a stone by the sea.';
      expect(verdicts(`${claim} ${answer}`)).not.toContain('holds');
      expect(verdicts(`Ann: ${claim}\nBob: ${answer}`), 'in a chat').not.toContain('holds');
    },
  );

  test('may have any of the verbs, written in any way', () => {
    expect(verdicts('They cannot cross the river twice. They can.')).not.toContain('holds');
    expect(verdicts("They can't cross the river twice. You can!")).not.toContain('holds');
    expect(verdicts('They can not cross the river twice.\nBob: sure they can')).not.toContain('holds');
    expect(verdicts("It isn't a stone of any kind. It is.")).not.toContain('holds');
  });

  test.each(["It doesn't.", "No, it doesn't.", 'It does not!', "They don't."])(
    'assents to it by denying as well: %s',
    (answer) => {
      expect(verdicts(`${denial} ${answer}`)[0]).toBe('holds');
      expect(verdicts(`${denial}\n${answer}`)[0], 'below').toBe('holds');
    },
  );

  test.each([
    [denial, 'It is.'],
    [denial, 'Does it?'],
    [denial, 'Who says it does?'],
    [denial, 'I asked whether it does.'],
    ["It isn't a stone of any kind.", "That's how it is."],
    ["It isn't a stone of any kind.", 'See the rulebook, that is.'],
    ["If it can't rest, you can move it over the fern.", 'Yes, you can.'],
    ['It rests on a stone by the sea.', 'It does.'],
    ['It rests on a stone by the sea.', "On the moss it doesn't."],
  ])('is no contradiction where it repeats no verb that is only denied: %s %s', (claim, answer) =>
    expect(verdicts(`${claim} ${answer}`)[0]).toBe('holds'),
  );
});
