import { expect, test } from 'vitest';
import type { Part } from '../../../src/keywords/model.ts';
import { passagesOf, passageWith } from '../../../src/keywords/wording/passages.ts';
import { reconcileSeeds } from '../../helpers/content.ts';

const keywords = reconcileSeeds();
const wordings = keywords.flatMap(({ slug, revisions }) =>
  revisions.map(({ id, parts, text }) => ({ slug, id, parts, text })),
);
const partsOf = (slug: string, revision: string) =>
  wordings.find((wording) => wording.slug === slug && wording.id === revision)?.parts ?? [];
const toParts = (texts: readonly string[]): Part[] =>
  texts.map((text, index) => ({ id: index === 0 ? 'meaning' : `r${index}`, text }));

test('rulings are counted as they stand, whatever their lasting ids', () => {
  const passages = passagesOf(partsOf('hidden-cost', '80b2639e'));
  expect(passages.map(({ name, parts }) => [name, ...parts.map(({ id }) => id)])).toEqual([
    ['meaning', 'meaning'],
    ['ruling 1', 'r4'],
    ['ruling 2', 'r1'],
    ['ruling 3', 'r6'],
    ['ruling 4', 'r5'],
    ['ruling 5', 'r7'],
  ]);
});

test('a part that means nothing alone stands with the one before it, and is found by either id', () => {
  const parts = partsOf('intercept', '2a76a725');
  for (const id of ['r5', 'r6'])
    expect(passageWith(id, parts)).toMatchObject({
      name: 'ruling 5',
      text: "Intercept doesn't cause a new attack. (It is the same attack.)",
    });
  expect(passageWith('r7', parts)?.name).toBe('ruling 6');
  expect(passageWith('r99', parts)).toBeUndefined();
});

test('these follow on, and no others: a person read all rulings of the seeds', () => {
  const following = wordings.flatMap(({ slug, parts }) =>
    passagesOf(parts).flatMap((passage) =>
      passage.parts.slice(1).map(({ id, text }) => `${slug} ${id}: ${text}`),
    ),
  );
  expect([...new Set(following)].sort()).toMatchInlineSnapshot(`
    [
      "critical-hit r4: However, you or your opponent may use an effect to re-roll dice to affect the number of natural sixes.",
      "critical-hit r4: However, you or your opponent may use an effect to reroll dice to affect the number of natural sixes.",
      "critical-hit r5: (You only count the six, if any, from the roll used for the attack.)",
      "double-strike r2: If it untaps, it may double strike again.",
      "insert r4: (For example, activated abilities granted by Insert may be disrupted.)",
      "intercept r6: (It is the same attack.)",
      "intercept r8: If it can't attack the intercepting unit, you can pay its activation, but the defending unit won’t change.",
      "overkill r2: (That player can't change their mind afterward.)",
      "parry r6: However, you or your opponent may use an effect to re-roll dice to affect the number of natural ones.",
      "parry r6: However, you or your opponent may use an effect to reroll dice to affect the number of natural ones.",
      "parry r7: (You only count the 1, if any, from the roll used for the attack.)",
      "pilot r3: (See Pilots, for more details.)",
      "redirect r2: However, there are cards that can cause a unit to lose Precision, or part of its game text.",
      "reserves r2: (For example, activated abilities granted by Reserves may be disrupted.)",
      "riposte r3: However, you or your opponent may use an effect to re-roll dice to affect the number of natural twos.",
      "riposte r3: However, you or your opponent may use an effect to reroll dice to affect the number of natural twos.",
      "riposte r4: (You only count the 2, if any, from the roll used for the attack.)",
      "stack r4: (See Different Versions with Different Names)",
      "stack r4: (See the "Different Versions with Different Names" section in the rules PDF)",
      "stealth r2: (Such as Overkill.)",
    ]
  `);
});

test('the passages of every wording give back its text exactly', () => {
  for (const { parts, text } of wordings) {
    const passages = passagesOf(parts);
    expect(passages.map((passage) => passage.text).join(' ')).toBe(text);
    expect(passages.flatMap((passage) => passage.parts)).toEqual(parts);
  }
});

test.each([
  ['nothing stands with the meaning', ['A.', '(B.)', '(C.)'], ['A.', '(B.) (C.)']],
  ['a sentence with two parentheses is none', ['A.', 'B.', '(C) and (D)'], ['A.', 'B.', '(C) and (D)']],
  ['a parenthesis may hold another', ['A.', 'B.', '(C (D).)'], ['A.', 'B. (C (D).)']],
  ['one follows another', ['A.', 'B.', 'However, C.', '(D.)', 'E.'], ['A.', 'B. However, C. (D.)', 'E.']],
])('%s', (_, texts, passages) =>
  expect(passagesOf(toParts(texts)).map(({ text }) => text)).toEqual(passages),
);
