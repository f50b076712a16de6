import { describe, expect, test } from 'vitest';
import { currentRevision } from '../../../../../src/keywords/history.ts';
import { rulingsOf } from '../../../../../src/keywords/wording/meaning.ts';
import { claimCheckOf } from '../../../../helpers/claim-checks.ts';
import { reconcileSeeds } from '../../../../helpers/content.ts';

const keywords = reconcileSeeds();
const claim = claimCheckOf(keywords);

/** What is answered to each sentence of a text, with its place; `!` where it is another keyword, `…` where it is a piece. */
const answered = (text: string) =>
  claim(text).map(
    ({ isElsewhere, isLimited, verdict, place }) =>
      `${isElsewhere ? '!' : ''}${verdict}${isLimited ? '…' : ''}${place ? ` ${place.slug} ${place.part}` : ''}`,
  );

const equip = 'You can pay the Equip cost only once per turn';

describe('a statement about a keyword that only names it is answered', () => {
  test.each([
    ["A five rolled after reroll doesn't matter for Focus", 'holds focus r2'],
    [
      'for upkeep you must choose one of the costs that you can pay each turn, and ignore the others',
      'holds upkeep r1',
    ],
    ["With Lucky you can't reroll more dice than are rolled for the attack.", 'holds lucky r3'],
    [
      'for the Double Strike ability the unit must tap for the first attack, not the second',
      'holds double-strike r1',
    ],
    [
      'Armor is an isolated, static ability that means, "This unit can only be hit on a roll of 5 or more."',
      'holds armor meaning',
    ],
    ['Armor is now “This unit can only be hit on a roll of 5 or more.”', 'holds armor meaning'],
    ['Stun is "that unit gets –X power until end of battle".', 'holds… stun meaning'],
    [
      "From the glossary on Evade: 'You can play Evade only once for each instance of damage.'",
      'holds evade r1',
    ],
    ['Armor[2] works against dice of damage and attack dice.', 'holds armor r1'],
    ["Parry¹ can't affect unpreventable damage.", 'holds parry r3'],
    ['A [[unit]] may [[Retaliate|retaliate]] against itself if it attacks itself.', 'holds retaliate r6'],
    [
      'The effect of Absorb is that prevent up to X damage to this unit, and it gains power for its next attack equal to the amount of damage prevented this way.',
      'holds absorb meaning',
    ],
    ['and Evade X: Prevent up to X damage to this unit.', 'holds evade meaning'],
    [`${equip} haha`, 'holds equip r1'],
    [`${equip} is the rule`, 'holds equip r1'],
    [`Because ${equip}.`, 'holds equip r1'],
  ])('%s', (text, answer) => expect(answered(text)).toEqual([answer]));

  test.each([
    "A five rolled after reroll doesn't matter for Fury",
    "With Parry you can't reroll more dice than are rolled for the attack.",
    'Armor is an isolated, static ability that means, "This unit can only be hit on a roll of 4 or more."',
    'Armor is a static ability that means, "This unit can only be hit on a roll of 5 or more."',
    'Armor is "This unit can only be hit on a roll of 4 or more."',
    `${equip} for two units`,
    'Damage Control lets your opponent remove up to X damage counters from this unit when your build step starts.',
    'Barrage allows this unit to attack a unit in the Ground arena instead of this arena, using X power plus any other effects.',
    'Upkeep lets you pay the following cost when the build step starts each turn.',
    'Armor is now “This unit can”',
    `${equip} with ${'no end '.repeat(150)}for Equip`,
    `Because of Armor, ${equip}.`,
  ])('and does not hold where it is not so: %s', (text) =>
    expect(answered(text).filter((answer) => answer.startsWith('holds'))).toEqual([]),
  );

  const damage = (number: string) => `prevent up to ${number} damage to this unit`;

  test.each([
    `Evade lets you ${damage('X')}.`,
    `Evade 2 allows you to ${damage('2')}.`,
    `The Evade ability lets you ${damage('X')}.`,
    `With Evade you can ${damage('X')}.`,
    `You may ${damage('2')} with Evade 2.`,
    `You can ${damage('X')} with the Evade ability.`,
    'Damage Control lets you remove up to X damage counters from this unit when your build step starts.',
    'Bombard allows this unit to attack a unit in the Ground arena instead of this arena, using X power plus any other effects.',
  ])(
    'also as what the keyword lets somebody do, where its meaning has an instruction or says it: %s',
    (text) => {
      expect(claim(text)).toMatchObject([{ text, verdict: 'holds', how: 'words', isElsewhere: false }]);
    },
  );

  test.each([
    `Evade never lets you ${damage('X')}.`,
    `Evade lets you not ${damage('X')}.`,
    `Evade 2 lets you ${damage('3')}.`,
    `You may ${damage('3')} with Evade 2.`,
    `Evade lets you ${damage('X')} twice.`,
    `With Evade you can only ${damage('X')}.`,
    `With Evade you can't ${damage('X')}.`,
    `Protect lets you ${damage('X')}.`,
    'Upkeep lets you pay the following cost.',
    "Cunning lets you roll this unit's attack dice secretly.",
    "With Cunning you can roll this unit's attack dice secretly.",
    'Bombard lets you attack a unit in the Space arena instead of this arena.',
  ])(
    'but not as what it does not let you do, nor where the meaning says itself what you may do: %s',
    (text) => expect(answered(text).filter((answer) => answer.includes('holds'))).toEqual([]),
  );

  test.each([
    'Evade prevents up to X damage to this unit.',
    'Evade 2 prevents up to 2 damage to this unit',
    'The Evade ability prevents up to X damage to this unit.',
    "Cunning rolls this unit's attack dice secretly.",
    "Double Damage puts 1 additional damage counter on the defending unit for each 1 damage that wasn't prevented.",
    'Double Damage puts "1 additional damage counter on the defending unit for each 1 damage that wasn\'t prevented."',
    "Equip attaches this Equipment to a card with a type that matches one of this Equipment's subtypes.",
    'I think Evade prevents up to X damage to this unit, right?',
  ])('also as what the keyword does, where its meaning tells you to do it: %s', (text) => {
    expect(claim(text)).toMatchObject([{ verdict: 'holds', how: 'words', isElsewhere: false }]);
  });

  test.each([
    'Evade prevents up to X damage to that unit.',
    'Evade 2 prevents up to 3 damage to this unit.',
    'Evade prevents X damage to this unit.',
    'Evade never prevents up to X damage to this unit.',
    'Evade only prevents up to X damage to this unit.',
    'Evade prevents up to X damage to this unit twice.',
    'Evade prevents up to X damage to this unit, unless it is tapped.',
    'Protect prevents up to X damage to this unit.',
    'Absorb prevents up to X damage to this unit.',
    'Absorb prevents damage to this unit.',
    'Precision treats any unit with Elude as if it has Precision instead.',
    'Nobody says that Evade prevents up to X damage to this unit.',
  ])('but not what it does not do: %s', (text) =>
    expect(answered(text).filter((answer) => /^holds [a-z]/.test(answer))).toEqual([]),
  );

  const others = '+10 speed, +1 power, and +1 health';

  test.each([
    `Inspiration gives each of your other units in this arena ${others}.`,
    `Intimidation gives this unit ${others} for each of your opponent's units in this arena.`,
    `The Intimidation ability grants ${others} for each of your opponent's units in this arena`,
    'Shields 2 gives the attacking unit -2 power against this unit.',
    'Stun 2 gives that unit -2 power until end of battle when this unit damages another unit.',
  ])('also as what the keyword gives to whoever gets it: %s', (text) => {
    expect(claim(text)).toMatchObject([{ text, verdict: 'holds', how: 'words', isElsewhere: false }]);
  });

  test.each([
    `Inspiration gives this unit ${others}.`,
    `Inspiration gives ${others}.`,
    `Intimidation gives this unit ${others} for each of your other units in this arena.`,
    `Intimidation never gives this unit ${others} for each of your opponent's units in this arena.`,
    'Shields 2 gives the attacking unit -3 power against this unit.',
    'Shields 2 gives this unit -2 power.',
    'Stun 2 gives that unit -2 power until end of turn when this unit damages another unit.',
  ])('but not to another, or with another number: %s', (text) =>
    expect(answered(text).filter((answer) => answer.includes('holds'))).toEqual([]),
  );

  test.each([
    'Only the first natural "4" counts for Fury',
    `Because of the Equip ability, ${equip}.`,
    'Thanks to Fortitude, this unit can prevent unpreventable damage to itself.',
    'The unit must tap for the first attack, not the second, due to Double Strike.',
  ])('also as what is so because of the keyword: %s', (text) =>
    expect(answered(text)).toEqual([expect.stringMatching(/^holds [a-z]/)]),
  );

  test.each([
    'Armor is a cumulative ability that means units with Armor can only be hit on a roll of 5 or more.',
    'A cumulative, static ability that means, "a unit with Armor can only be hit on a roll of 5 or more."',
    'A cumulative, static ability that means, "This unit can only be hit on a roll of 5 or more." for Armor',
  ])('but not with another kind of ability: %s', (text) =>
    expect(answered(text).filter((answer) => answer.includes('holds'))).toEqual([]),
  );

  test('also below the name of the keyword', () =>
    expect(answered(`Evade\nWith Evade you can ${damage('X')}.`)).toEqual(['holds evade meaning']));

  test('what the author concludes from it is answered by itself', () =>
    expect(answered(`It says "${equip}." so you can't do it twice.`)).toEqual(['holds equip r1', 'unknown']));
});

describe('a text that was wrapped at the width of a page is read whole', () => {
  test.each([
    ['You may not use Hidden\nCost to deploy a Pilot to a unit.', 'holds hidden-cost r7'],
    [
      "Retaliate doesn't work with attacks from another arena (such as Bombard and Ion\nCannon) or the build zone.",
      'holds retaliate r5',
    ],
    [
      'If it says\n"None" as one of the arena type\'s effects, it means that it gets no extra effects while in that arena.',
      'holds switch r1',
    ],
    ['Accuracy can\'t increase the die roll to a natural\n"6".', 'holds critical-hit r3'],
  ])('%s', (text, answer) => expect(answered(text)).toEqual([answer]));

  /** Expects the rulings of a keyword to hold wherever they are broken; how many there are is returned. */
  const expectWhole = (slug: string, lineEnd: string) => {
    const keyword = keywords.find((each) => each.slug === slug);
    const rulings = keyword ? rulingsOf(currentRevision(keyword)) : [];
    for (const { text } of rulings) {
      const words = text.split(' ');
      for (let at = 4; at < words.length - 1; at++) {
        const cut = `${keyword?.name}: ${words.slice(0, at).join(' ')}${lineEnd}${words.slice(at).join(' ')}`;
        expect(
          answered(cut).filter((answer) => !/^holds [a-z]/.test(answer)),
          cut,
        ).toEqual([]);
      }
    }
    return rulings.length;
  };

  test.each(['critical-hit', 'stealth', 'upkeep'])('wherever it is wrapped: %s', (slug) =>
    expect(expectWhole(slug, '\n')).toBeGreaterThan(2),
  );

  test.each(['accuracy', 'critical-hit', 'parry'])('also with a blank line there: %s', (slug) =>
    expect(expectWhole(slug, '\n\n')).toBeGreaterThan(0),
  );

  test.each(['Rules of Play v3.1 | 27', '27 | Rules of Play', 'Rules of Play Page 27'])(
    'also with the foot of a page there: %s',
    (foot) => {
      expect(answered(`Overkill damage is caused by the ability,\n${foot}\nnot the die roll.`)).toEqual([
        'holds overkill r4',
      ]);
      expect(
        answered(`Overkill damage is caused by the ability,\n${foot}\nnot the unit.`).join(),
      ).not.toMatch(/holds [a-z]/);
    },
  );

  test('but not over two blank lines, nor into another sentence', () => {
    const [hidden] = answered('You may not use Hidden\n\n\nCost to deploy a Pilot to a unit.');
    expect(hidden).not.toBe('holds hidden-cost r7');
    expect(answered('A unit may retaliate against itself\n\nBounty works in the build zone.')).toEqual([
      'holds… retaliate r6',
      'holds bounty r2',
    ]);
  });
});

describe('words that deny or narrow a sentence belong to it', () => {
  test.each([
    "Intercept doesn't end the attack, so not true.",
    "Intercept doesn't end the attack, so they wrongly say.",
    "Armor works against dice of damage and attack dice, so it isn't.",
    '| Armor | This unit can only be hit on a roll of 5 or more. | ❌ |',
    'Armor\tThis unit can only be hit on a roll of 5 or more.\tremoved',
    'Unless the unit is tapped,\nArmor works against dice of damage and attack dice.',
    "It is false that\nIntercept doesn't end the attack.",
    'It is a myth that\nEvade has never changed.',
    'No source says that\nArmor works against dice of damage and attack dice.',
    'Evade does not say:\nPrevent up to X damage to this unit.',
    'For Fury, only the first natural "5" counts for Focus.',
  ])('also at the end of a line or a row: %s', (text) =>
    expect(answered(text).filter((answer) => answer.startsWith('holds'))).toEqual([]),
  );

  test.each([
    'For Focus:\nOnly the first natural "4" counts.',
    'Focus rules:\nOnly the first natural "4" counts.',
    'Rules for the Focus ability\n\nOnly the first natural "4" counts.',
    'Focus (p. 3)\nOnly the first natural "4" counts.',
  ])('a heading has more than a name: %s', (text) => expect(answered(text)).toEqual(['!holds fury r1']));

  test.each([
    '<dd>You must use all of the Evade.</dd><dd>Armor: This unit can only be hit on a roll of 5 or more.</dd>',
    '<td>Evade: You must use all of the Evade.</td><td>Armor: This unit can only be hit on a roll of 5 or more.</td>',
  ])('no cell is lost: %s', (text) =>
    expect(answered(text)).toEqual(['near evade r2', 'holds armor meaning']),
  );

  test.each([
    [
      'Each\nAmbush can be used once per instance of a unit being deployed, moved, or put.',
      'holds ambush r1',
    ],
    ['Negative\nAccuracy can\'t decrease the die roll to a natural "2".', 'holds riposte r2'],
    ['Bombard was introduced in\nAttack of the Clones.', 'holds'],
    ['Bombard was introduced on 1/4/2002.', 'holds'],
  ])('and what is so holds: %s', (text, answer) => expect(answered(text)).toEqual([answer]));
});
