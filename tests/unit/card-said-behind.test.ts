import { expect, test } from 'vitest';
import { saidBehind } from '../../src/checks/cards/meaning/said-behind.ts';
import type { KeywordUse } from '../../src/checks/cards/text/keyword-use.ts';

/** What stands behind `Vault:` or `Leap`, with which a text begins. */
function behind(text: string, role: KeywordUse['role'] = 'own', sentences = 1) {
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
  return saidBehind(text, ability, text.length, sentences);
}

const said = 'It may turn once more, or rest.';

test.each([
  [`Leap (${said})`, 'behind', ''],
  [`Leap. (${said})`, 'behind', ''],
  [`Leap [${said}]`, 'behind', ''],
  [`Leap  [${said}]`, 'behind', ''],
  [`Leap[${said}]`, 'behind', ''],
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
])('behind %s', (text, place, argument) =>
  expect(behind(text)).toEqual({ said, start: text.indexOf(said), place, argument }),
);

test.each([
  `Leap ${said}`,
  'Leap. Turn it, then rest.',
  'Leap: it may turn once more, or rest.',
  'Leap [it may turn once more]',
  `Leap and rest [${said}]`,
  `Vault: ${said}`,
  'Leap',
])('nothing behind %s', (text) => expect(behind(text)).toBeNull());

test('nothing apart from what a sentence speaks of, and right behind it what it says', () => {
  expect(behind(`Vault: Turn one. (${said})`, 'mentioned')).toBeNull();
  expect(behind(`Leap (${said})`, 'mentioned')).toMatchObject({ said, place: 'behind' });
  expect(behind(`Leap. ${said}`, 'granted')).toBeNull();
});

test('of sentences as many as the meaning has, and no more than the line', () => {
  expect(behind(`Leap. ${said} It turns. It rests.`, 'own', 2)?.said).toBe(`${said} It turns.`);
  expect(behind(`Leap. ${said}\nIt turns.`, 'own', 2)?.said).toBe(said);
  expect(behind('Leap. “It may turn once more, or rest.” Gate')?.said).toMatch(/^“It may/);
});
