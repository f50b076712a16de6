import { describe, expect, test } from 'vitest';
import { toJson } from '../../../../../src/checks/claim/told/json.ts';
import { sayAnswer, sayVerdict, titlesOf } from '../../../../../src/checks/claim/told/say.ts';
import { claimCheckOf } from '../../../../helpers/claim-checks.ts';
import { reconcileSeeds } from '../../../../helpers/content.ts';

describe('claims that a keyword was changed are answered from its wordings', () => {
  const seeds = reconcileSeeds();
  const checkSeeds = claimCheckOf(seeds);
  const answeredOfSeeds = (claim: string) => checkSeeds(claim).map(sayVerdict);

  test.each([
    'Evade has never changed.',
    "Armor hasn't changed since the Keyword list.",
    'I think Evade was not reworded, right?',
    'Parry was reworded in the Glossary.',
    'Bombard has been changed',
    'Meditate is in the Powerful Dark sheet.',
    'Barrage is only in the Glossary.',
    'Bombard isn’t in Powerful Dark.',
    'Bombard is not only in the Glossary.',
    // In its spelling alone.
    'Lucky has never changed.',
    "Riposte hasn't been changed since the Keyword list.",
    'Inspiration has changed since Powerful Dark.',
    'Bombard was changed once.',
    'Armor was not changed in the Glossary.',
    'Stealth wasn’t reworded in Powerful Dark.',
    'Parry has been reworded only once.',
    'Evade was changed 0 times.',
    'Parry has two wordings.',
    'Evade has only one wording.',
    'Evade is unchanged.',
    'Evade remains unchanged since the Keyword list.',
    'Evade still has its original wording.',
    'Barrage is new in the Glossary.',
    'Evade first appeared in the Keyword list.',
    'The Evade ability has not been updated at all since All the Duchess’s Men.',
    'Bombard changed once.',
    'The Glossary changed Parry.',
    'Powerful Dark has Meditate.',
    'Powerful Dark has no Bombard.',
    'Meditate is in the sheet Powerful Dark.',
    'Bombard changed.',
    'Has Bombard changed?',
    'Did the text of Bombard ever change?',
    'Bombard got errata.',
    'Bombard is different now.',
    'Evade: never changed',
    'Evade says the same as before.',
    'Evade is the same in all sources.',
    'Evade still says what it always said.',
    'The wording of Parry was revised in the Glossary.',
    "Evade hasn't changed since it came out.",
    'Evade never changed since it was first printed.',
    "Armor didn't change in the Glossary.",
    'Has Bombard changed since its release?',
    'Barrage was added by the Glossary.',
    'The Glossary introduced Barrage.',
    'Barrage came with the Glossary.',
    'Barrage is missing from Powerful Dark.',
    'Meditate appears in Powerful Dark.',
    'Bombard cannot be found in Powerful Dark.',
    "You won't find Bombard in Powerful Dark.",
    'You’ll find Meditate in Powerful Dark.',
    "There's no Bombard in Powerful Dark.",
    'Evade showed up first in the Keyword list.',
    'Powerful Dark does not have Barrage.',
    // Of it, what is meant: its rulings alone were changed.
    'The meaning of Stealth never changed.',
    'Stealth’s template was not changed.',
    'The rulings of Stealth changed in the Glossary.',
    'The text of Stealth changed once.',
  ])('so: %s', (claim) => expect(answeredOfSeeds(claim)).toEqual(['On record']));

  test.each([
    'Bombard has never been changed.',
    'Bombard has not changed since the keyword list.',
    'Evade was changed.',
    'Evade was changed since it came out.',
    'Bombard did not change since it was added.',
    'Bombard is in the Powerful Dark sheet.',
    'Bombard is only in the Glossary.',
    'Meditate is not listed in Powerful Dark.',
    'Fury was reworded in the Glossary.',
    'Bombard has changed since the Glossary.',
    'Armor was reworded in the Glossary.',
    'Bombard was not changed in the Glossary.',
    'Bombard was never reworded by the Glossary.',
    'Bombard was errata’d in the Keyword list.',
    'Bombard was changed twice.',
    'Evade has two wordings.',
    'Bombard is unchanged.',
    'Evade first appears in the Glossary.',
    'Bombard changed three times.',
    'The Glossary changed Evade.',
    'Powerful Dark has Bombard.',
    'Powerful Dark has no Meditate.',
    'Evade changed.',
    'Evade got errata.',
    'Bombard: never changed',
    'Bombard says the same as before.',
    'The Glossary introduced Evade.',
    'Evade was added in the Glossary.',
    'Evade is missing from Powerful Dark.',
    'Bombard appears in Powerful Dark.',
    'You can find Bombard in Powerful Dark.',
    "You can't find Meditate in Powerful Dark.",
    'There is no Meditate in Powerful Dark.',
    'Powerful Dark doesn’t have Meditate.',
    'The meaning of Stealth was changed.',
    'The template of Stealth was changed.',
    'The rulings of Stealth never changed.',
    'The text of Stealth never changed.',
  ])('otherwise: %s', (claim) => expect(answeredOfSeeds(claim)).toEqual(['Recorded differently']));

  test.each([
    'Has Evade changed?',
    'Parry has been reworded since Powerful Dark.',
    'Armor was reworded in the rulebook.',
    'The arena has never changed.',
    'Evade is in play.',
    'Evade is in the rulebook.',
    'Bombard was changed many times.',
    // In its spelling alone.
    'Lucky has two wordings.',
    'Evade is new in Hop.',
    'Evade is not unchanged.',
    'The rulebook changed Parry.',
    'This unit has Meditate.',
    'Powerful Dark has two Meditate.',
    'Evade changed sides.',
    'Evade is different.',
    'The text of Bombard changed for Jedi.',
    'The Glossary never added Barrage.',
    'If Bombard changed, ask.',
    'The text of this unit changed.',
    'The meaning of Bombard is in the Glossary.',
    // It got its name there, and was not added.
    'Precision was added in the Keyword list.',
  ])('not: %s', (claim) => expect(answeredOfSeeds(claim).join()).not.toContain('Recorded'));

  test('and the answer is shown to people and programs', () => {
    const claimed = 'Parry was reworded in the Glossary.';
    const answers = checkSeeds(claimed);
    const titles = titlesOf([], [{ id: 'glossary', title: 'Glossary', kind: 'glossary' }]);
    expect(
      answers.map((answer) =>
        sayAnswer(answer, titles, () => [])
          .split('\n')
          .slice(1),
      ),
    ).toEqual([['  On record.', '  Parry was reworded in Glossary.']]);
    expect(toJson(claimed, answers, () => []).sentences).toMatchObject([
      {
        verdict: 'holds',
        how: 'words',
        slug: 'parry',
        part: null,
        said: 'Parry was reworded',
        sources: ['glossary'],
      },
    ]);
  });

  test('and a claim about a part of a wording, from the changes of that part', () =>
    expect(checkSeeds('The meaning of Stealth was changed.')).toMatchObject([
      { verdict: 'near', slug: 'stealth', said: 'The meaning of Stealth stayed the same' },
    ]));

  test('and a claim about where it stands, with all sources that have it', () => {
    expect(checkSeeds('Barrage is in the Glossary.')).toMatchObject([
      { said: 'Barrage stands', sources: ['glossary'] },
    ]);
    expect(checkSeeds('The meaning of Parry was changed.')).toMatchObject([
      { said: 'The meaning of Parry changed', sources: ['glossary'] },
    ]);
  });

  test('and a wrong claim is near, with all that is recorded', () =>
    expect(toJson('', checkSeeds('Evade was changed.'), () => []).sentences).toMatchObject([
      {
        verdict: 'near',
        how: null,
        slug: 'evade',
        said: 'Evade says the same',
        isElsewhere: false,
        sources: { length: 5 },
      },
    ]));
});
