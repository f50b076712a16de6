import { describe, expect, test } from 'vitest';
import { createCardCheck } from '../../../src/checks/cards/check.ts';
import { isOneTypo } from '../../../src/keywords/text/typo.ts';
import { formatLinked, type LinkFormat } from '../../../src/publish/linked-cards.ts';
import { reconcileSeeds, seedVocabulary } from '../../helpers/content.ts';

const check = createCardCheck(reconcileSeeds(), seedVocabulary.notKeywords);
const slugs = (text: string) => check(text).mentions.map(({ slug }) => slug);
const found = (text: string, name: string | null = null) =>
  check(text, name).findings.map(({ rule, start, end }) => `${rule} “${text.slice(start, end)}”`);

describe('a keyword is linked where it is meant', () => {
  test.each([
    ['Bombard 3. Armor.', ['bombard', 'armor']],
    ['>o< Walker Pilot. The Walker gets: Armor.', ['pilot', 'armor']],
    ['Pay 2 Force --> Evade 2.', ['evade']],
    ['Units with Intercept or Redirect get +1 power.', ['intercept', 'redirect']],
    ['Elude', ['precision']],
    ['Deploy: Draw a card.', ['deploy']],
  ])('%s', (text, expected) => expect(slugs(text)).toEqual(expected));
});

describe('and not where its word is an ordinary one', () => {
  test.each([
    'When this unit deploys, it gets +1 power.',
    'Put it on a normal stack.',
    'You may focus on one of them.',
    'Discard the stacked card.',
    'Space and Ground units get +1 speed.',
    'Deploy this unit only in the Space arena.',
    'Stack this card under another.',
    'Each Bounty Hunter gets +1 power.',
    'Bounty Hunters, and the Bounty Hunter-Killer.',
    'Anti-Intercept systems.',
    'The armored units.',
  ])('%s', (text) => {
    expect(slugs(text)).toEqual([]);
    expect(slugs(`Armor\n${text}`)).toEqual(['armor']);
  });
});

describe('findings', () => {
  test.each([
    ['Bombard', ['number-missing “Bombard”']],
    ['Bombard 3', []],
    ['Accuracy -1', []],
    ['Accuracy 1/-1', []],
    ['Armor 2', ['number-unexpected “Armor 2”']],
    ['Bounty Draw a card.', ['colon-missing “Bounty”']],
    ['Bounty: Draw a card.', []],
    ['Reduced Cost 3: If you have a unit.', []],
    ['Reduced Cost 1: 2 or more Jedi', []],
    ['Reduced Cost X: 2 and 3', []],
    ['Reduced Cost: 2 or more Jedi', ['number-missing “Reduced Cost:”']],
    ['Reduced Cost three: Jedi', ['number-misspelt “three”']],
    ['Reduced Cost (3): Jedi', ['number-misspelt “(3)”']],
    ['Bombard 7 7', ['number-misspelt “ 7 7”']],
    ['Bombard 7 7 7', ['number-misspelt “ 7 7 7”']],
    ['Reduced Cost three', ['number-misspelt “three”']],
    ['Resilience +1', []],
    ['Accuracy-1. Resilience-2.', []],
    ['Armor, Evade, Parry 1', ['number-missing “Evade”']],
    ['Units with Bombard get +1 power.', []],
    ['This unit loses Evade.', []],
    ['Elude. Stealth.', ['keyword-renamed “Elude”']],
    ['Intercep', ['keyword-misspelt “Intercep”']],
    ['Critcal Hit 2', ['keyword-misspelt “Critcal Hit”']],
    ['Double Strikes', []],
    ['Furry 2', ['keyword-misspelt “Furry”']],
    ['Pay 1 Force -> Stunn 2 | Armor', ['keyword-misspelt “Stunn”']],
    ['Furry', []],
    ['Move Sun 2 to your hand.', []],
    ['Ur 2', []],
    ['Evade 2 (Prevent up to 2 damage to this unit.)', []],
    ['Evade 2 (Prevent up to X damage to this unit)', []],
    ['Evade 2 (Prevent 2 damage to this unit.)', ['reminder-differs “Prevent 2 damage to this unit.”']],
    ['Evade 2 (once each turn)', []],
    ["Retaliate and Riposte can't damage Quill.", []],
    ['Bombard, Barrage, and Ion Cannon abilities get +1.', []],
    ['Choose one: Evade, Deflect, or Absorb. That costs 1 less.', []],
    ['Choose one of your units. Evade', ['number-missing “Evade”']],
    ['Quill gets Deflect instead of Evade when Pen is in play.', []],
    ['Deploy 2 Clones from your build zone.', []],
    ['Stack 1 card from your hand under Quill.', []],
    ['Bounty 2', ['colon-missing “Bounty 2”']],
    ["Your units' Bombard and Ion Cannon get +2 power.", []],
    ['"Bounty" triggers twice. "Fury" counts all dice.', []],
    ['It gets "Fury" until end of turn.', ['number-missing “Fury”']],
    ['Squad of 4 - Fury 2', []],
    ['2x Quill - Upkeep: Pay 1 Force.', []],
    ['> Armor', []],
    ['Armor\n> Stealth', []],
    ['[Tap] Ambush 3', ['arrow-missing “Ambush”']],
    ['Pay 2 Force ➔ Evade 3', ['arrow-broken “➔”']],
    ['Pay 2 Force or Evade 3', []],
    ['Armor\n2 speed', []],
    ['Armor X-Wing', []],
  ])('%s', (text, expected) => expect(found(text)).toEqual(expected));

  describe('an ability is looked at wherever a card has it', () => {
    test.each([
      'Pay 1 Force -> Evade | Armor',
      'Pay 1 Force - > Evade',
      'Pay 1 Force --> Evade',
      'Pay 1 Force § Evade',
      'Pay 1 Force → Evade',
      'Pay 1 Force   Evade',
      '[Tap] -> Evade',
      'INSERT: Evade',
      'INSERT: Pay 1 Force -> Evade',
      'Switch: Armor/Evade',
      'Switch: Armor, Evade/Overkill',
      'Adapt: Armor/Evade',
      'Reserves: Evade',
      'The Walker gets: *Armor *Evade',
      'The Walker gets: - Armor - Evade',
      'The Walker gets: * +1 power * Evade.',
      'This unit gets Evade until end of turn.',
      'This unit gets +1 power and Evade.',
      'It gets Armor, Evade, and "Pay 1 Force -> Intercept."',
      'It gets "Pay 1 Force -> Intercept." and Evade until end of turn.',
      'It gets "Pay 1 Force -> Evade."',
      'It gets "Evade" until end of turn.',
      'Each of your Walkers also gets Evade.',
    ])('%s', (text) => expect(found(text)).toEqual(['number-missing “Evade”']));
  });

  describe('a sentence about a keyword need not say its number', () => {
    test.each([
      'Each unit with Evade gets +1 power.',
      'Each unit without Evade gets Armor.',
      'If it has Evade, draw a card.',
      "If that unit doesn't have Evade, it gets Evade 1 .",
      'The chosen unit loses Evade until end of turn.',
      'Each Intercept, Evade, and Redirect ability costs 1 more.',
      'Search for a card with "power" or "Evade" in its text.',
      'When you deploy it with Hidden Cost, it gets Accuracy 1.',
      'The target of this Deflect gets -20 speed.',
      'Pay 1 Force -> Evade X+1',
      'Units have Hidden Cost X, where X is their number.',
      'INSERT: Armor',
      'Armor: Armor works as it does.',
    ])('%s', (text) => expect(found(text)).toEqual([]));
  });

  describe('slips have a rule each, and what to write instead', () => {
    test.each([
      ['critical hit 2', 'keyword-case “critical hit”', 'Critical Hit'],
      ['alternative Cost: Pay 1 Force.', 'keyword-case “alternative Cost”', 'Alternative Cost'],
      ['CRITICAL HIT 2', 'keyword-case “CRITICAL HIT”', 'Critical Hit'],
      ['Pay 1 Force -> evade 2', 'keyword-case “evade”', 'Evade'],
      ['Double-Strike', 'keyword-joined “Double-Strike”', 'Double Strike'],
      ['Over Kill', 'keyword-joined “Over Kill”', 'Overkill'],
      ['IonCannon 2', 'keyword-joined “IonCannon”', 'Ion Cannon'],
      ['Alternate Cost: Pay 1 Force.', 'keyword-misspelt “Alternate Cost”', 'Alternative Cost'],
      ['Pay 1 Force => Evade 2', 'arrow-broken “=>”', '->'],
      ['Pay 1 Force > Evade 2', 'arrow-broken “>”', '->'],
      ['Pay 1 Force - Evade 2', 'arrow-broken “-”', '->'],
      ['Armor | -> Evade 2', 'cost-empty “->”', null],
      ['Reserves: -> Draw a card.', 'cost-empty “->”', null],
      ['Reserves Draw a card.', 'colon-missing “Reserves”', null],
      ['Upkeep pay 1 Force -> Draw a card.', 'colon-missing “Upkeep”', null],
      ['INSERT Draw a card.', 'colon-missing “INSERT”', null],
      ['Switch +20 speed/Stealth', 'colon-missing “Switch +20”', null],
      ['Switch: Armor, Stealth', 'slash-missing “Switch:”', null],
      ['Critical Critical Hit 2', 'word-doubled “Critical Critical Hit”', 'Critical Hit'],
      ['Armor | Critical Critical Hit 2', 'word-doubled “Critical Critical Hit”', 'Critical Hit'],
      ['Take 1 30/1/1 Droid Subordinate with "Fury" and put it away.', 'number-missing “Fury”', null],
      ['The unit gets Armor 2.', 'number-unexpected “Armor 2”', null],
      ['Each unit with Armor 2.', 'number-unexpected “Armor 2”', null],
    ])('%s', (text, expected, replacement) => {
      expect(found(text)).toEqual([expected]);
      expect(check(text).findings[0]?.replacement).toBe(replacement);
    });

    test('ordinary words of small letters are none', () => {
      for (const text of [
        'Non-Critical Critical Hit 2',
        'Absorb 1. Put it on a normal stack.',
        'Do 2 damage and evade the attack.',
        'You may deploy it. Then stack it, or focus 2 of them.',
        'This has reduced cost.',
        'Double damage from this unit. Reduced cost cards. Last stand of a unit.',
        'A unit that is armored gets +1 power.',
        '>o< Walker Pilot. The Walker gets: Armor.',
        'Armor - this is a note.',
      ])
        expect(found(text), text).toEqual([]);
    });

    test('what is written in capitals, or with a no-break space, is linked', () => {
      expect(slugs('CRITICAL HIT 2')).toEqual(['critical-hit']);
      expect(slugs('Critical\u00a0Hit 2')).toEqual(['critical-hit']);
      expect(found('Critical\u00a0Hit 2')).toEqual([]);
    });
  });

  describe('reminder text', () => {
    const evade = 'Prevent up to 2 damage to';
    test.each([
      [`Evade 2 (${evade} this unit.)`, null],
      [`Pay 1 Force -> Evade 2 (${evade} Quill.)`, 'Quill the Test (A)'],
      [`Evade 2 (${evade} it.)`, null],
      ['Evade 2 (Prevent up to two damage to this card.)', null],
      ['Evade 2 (Prevent up to 2\ndamage to this unit)', null],
      ["Accuracy 1 (Add 1 to each of this unit's attack dice.)", null],
      ["Accuracy -1 (Subtract 1 from each of this unit's attack dice.)", null],
      [`INSERT: Evade 2 (${evade} this unit.)`, null],
      [`It gets Evade 2 (${evade} this unit.)`, null],
      [
        "Backfire 1 (When you roll at least one natural three with this unit's attack dice before reroll, this unit does 1 die of damage to itself when the attack ends.)",
        null,
      ],
      [
        'Armor (This unit can only be hit on a roll of 5 or more. Armor works against dice of damage and attack dice.)',
        null,
      ],
      ['Armor (This Starfighter can only be hit on a roll of 5 or more.)', null],
      ['Equipped unit gets Armor. (Equipped unit can only be hit on a roll of 5 or more.)', null],
      ['Deploy: Gain 1 Force. (When you deploy this unit, gain the listed effect.)', null],
      [
        'INSERT: Armor (When this card is the top card of a stack, or stacked under the top card, the top card gets the following effect;)',
        null,
      ],
      [`Armor, Evade 2 (This unit can only be hit on a roll of 5 or more. ${evade} this unit.)`, null],
      ['Pay X Force -> Evade X+1 (Prevent up to X+1 damage to this unit.)', null],
    ])('%s says the same', (text, name) => expect(found(text, name)).toEqual([]));

    test.each([
      'Pay 1 Force -> Evade 2 (Prevent 2 damage to this unit.)',
      'INSERT: Evade 2 (Prevent 2 damage to this unit.)',
      'It gets Evade 2 (Prevent 2 damage to this unit.)',
      'It gets "Evade 2 (Prevent 2 damage to this unit.)"',
      'Evade 2 (Prevent up to 3 damage to this unit.)',
      "Accuracy 1 (Subtract 1 from each of this unit's attack dice.)",
      "Accuracy -1 (Add 1 to each of this unit's attack dice.)",
      'INSERT: Armor (When this card is the top card of a stack, or stacked under the top card, the top card loses the following effect.)',
      'Adapt: Armor/Fury 2 (When your build step starts, choose one of game text separated by slashes. This unit gets the chosen game text until end of turn.)',
      'Armor, Evade 2 (This unit can only be hit on a roll of 5 or more. Prevent up to 3 damage to this unit.)',
      'Deploy: Gain 1 Force. (When you discard this unit, gain the listed effect.)',
      'Armor (This unit can only be hit on a roll of 5 or more. It works against dice of damage alone.)',
    ])('%s does not', (text) => {
      const findings = check(text).findings.map(({ rule }) => rule);
      expect(findings).toEqual(['reminder-differs']);
    });
  });

  test('a sentence that says what a keyword says is pointed out where its name does not stand', () => {
    expect(found('Prevent up to 2 damage to one of your other units in this arena.')).toEqual([
      'meaning-unnamed “Prevent up to 2 damage to one of your other units in this arena.”',
    ]);
    expect(found('Protect 2 (Prevent up to 2 damage to one of your other units in this arena.)')).toEqual([]);
  });

  test('a renamed keyword comes with the name that holds', () => {
    expect(check('Elude').findings[0]).toMatchObject({ replacement: 'Precision' });
    expect(check('It said "Elude".').findings).toMatchObject([
      { rule: 'keyword-renamed', replacement: null },
    ]);
    expect(check('Precision (formerly Elude)').findings).toEqual([]);
  });

  test('reminder text is shown as a change towards what the keyword means now', () => {
    const [finding] = check('Evade 2 (Prevent 2 damage to this unit.)').findings;
    const added = finding?.segments?.filter(({ op }) => op === '+').map(({ text }) => text);
    expect(added).toEqual([' up to']);
  });

  test.each([
    ['Bombrad', 'Bombard', true],
    ['Bombar', 'Bombard', true],
    ['Bombards', 'Bombard', true],
    ['Bonbard', 'Bombard', true],
    ['Bombard', 'Bombard', false],
    ['Bnobrad', 'Bombard', false],
  ])('%s is one typo from %s: %s', (typed, meant, is) => expect(isOneTypo(typed, meant)).toBe(is));
});

describe('linked text', () => {
  const link = (format: LinkFormat, text: string) =>
    formatLinked(format, [{ name: null, text, mentions: check(text).mentions }], (slug) => ({
      url: `https://example.org/${slug}/`,
      template: 'T',
      meaning: 'M',
    }));

  test.each([
    ['markdown', 'Armor *x*', '[Armor](https://example.org/armor/) \\*x\\*'],
    ['html', 'Armor <x>', '<a href="https://example.org/armor/">Armor</a> &lt;x&gt;'],
    ['bbcode', 'Armor', '[url=https://example.org/armor/]Armor[/url]'],
    ['discord', 'Armor', '[Armor](<https://example.org/armor/>)'],
    ['notes', 'Armor 2', 'Armor [1] 2\n[1] T: M https://example.org/armor/'],
    ['notes', 'Armor and Armor', 'Armor [1] and Armor\n[1] T: M https://example.org/armor/'],
  ] as const)('as %s', (format, text, expected) => expect(link(format, text)).toBe(expected));
});
