import { expect, test } from 'vitest';
import { saidAfter } from '../../../../src/checks/cards/meaning/said-after.ts';
import type { KeywordUse } from '../../../../src/checks/cards/text/keyword-use.ts';

/** What stands after `Vault:` or `Leap`, with which a text begins. */
function after(text: string, role: KeywordUse['role'] = 'own', sentences = 1) {
  const [name = ''] = /^\p{L}+/u.exec(text) ?? [];
  const hasColon = text.startsWith(':', name.length);
  const argumentEnd = name.length + Number(hasColon);
  const ability: KeywordUse = {
    slug: name,
    name,
    shape: { template: name, hasNumber: false, hasColon: name === 'Vault' },
    start: 0,
    end: name.length,
    role,
    number: null,
    hasColon,
    argumentEnd,
  };
  return saidAfter(text, ability, text.length, sentences);
}

const said = 'It may turn once more, or rest.';

test.each([
  [`Leap (${said})`, 'adjacent', ''],
  [`Leap. (${said})`, 'adjacent', ''],
  [`Leap [${said}]`, 'adjacent', ''],
  [`Leap  [${said}]`, 'adjacent', ''],
  [`Leap[${said}]`, 'adjacent', ''],
  [`Leap | (${said})`, 'apart', '|'],
  [`Leap|(${said})`, 'apart', '|'],
  [`Vault: Turn one. (${said})`, 'apart', 'Turn one'],
  [`Vault:  Turn one .  (${said})`, 'apart', 'Turn one'],
  [`Vault: Turn it. Rest (${said})`, 'apart', 'Turn it. Rest'],
  [`Leap: ${said}`, 'apart', ''],
  [`Leap:  ${said}`, 'apart', ''],
  [`Leap – ${said}`, 'apart', ''],
  [`Leap. ${said}`, 'open', ''],
  [`Leap\n${said} | Gate`, 'open', ''],
])('after %s', (text, place, argument) =>
  expect(after(text)).toEqual({ said, start: text.indexOf(said), place, argument }),
);

test.each([
  `Leap ${said}`,
  'Leap. Turn it, then rest.',
  'Leap: it may turn once more, or rest.',
  'Leap [it may turn once more]',
  `Leap and rest [${said}]`,
  `Vault: ${said}`,
  'Leap',
])('nothing after %s', (text) => expect(after(text)).toBeNull());

test('nothing apart from what a sentence speaks of, and right after it what it says', () => {
  expect(after(`Vault: Turn one. (${said})`, 'mentioned')).toBeNull();
  expect(after(`Leap (${said})`, 'mentioned')).toMatchObject({ said, place: 'adjacent' });
  expect(after(`Leap. ${said}`, 'granted')).toBeNull();
});

test('of sentences as many as the meaning has, and no more than the line', () => {
  expect(after(`Leap. ${said} It turns. It rests.`, 'own', 2)?.said).toBe(`${said} It turns.`);
  expect(after(`Leap. ${said}\nIt turns.`, 'own', 2)?.said).toBe(said);
  expect(after('Leap. “It may turn once more, or rest.” Gate')?.said).toMatch(/^“It may/);
});
