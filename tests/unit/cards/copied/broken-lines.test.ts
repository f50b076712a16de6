import { describe, expect, test } from 'vitest';
import { unadorned } from '../../../../src/checks/cards/copied/unadorned.ts';

/** A text with one line for those into which a program broke a sentence. */
const read = (text: string) => unadorned(text, () => false).text;

describe('a line goes on below, however short it is, after a word with which no sentence ends', () => {
  test.each(
    'a an and for from gain gains get gets has have if lose loses of or than the to unless until use uses using when whenever where while with without'.split(
      ' ',
    ),
  )('%s', (word) => expect(read(`It rests ${word}\nQuokka`)).toBe(`It rests ${word} Quokka`));

  test.each(['Hold On', 'It rests there', 'With'])('but not after others: %s', (line) =>
    expect(read(`${line}\nQuokka`)).toBe(`${line}\nQuokka`),
  );
});

describe('a wide line goes on below after a sign with which no ability ends', () => {
  const wide = 'Turn as many of the gates as you like';
  test.each([',', '/', ':', '→', '§', ' ->'])('%s', (sign) =>
    expect(read(`${wide}${sign}\nQuokka`)).toBe(`${wide}${sign} Quokka`),
  );

  test.each(['rests there.', '2 of them.', '→ Leap 2', '-> Leap 2', '§ Leap 2'])(
    'or where the next begins as none does: %s',
    (next) => expect(read(`${wide}\n${next}`)).toBe(`${wide} ${next}`),
  );

  test.each(['power: 3 and more', 'flavor_text: it rests', 'Quokka', '2. Leap 2', '12) Leap 2'])(
    'but not before what begins something else: %s',
    (next) => expect(read(`${wide}\n${next}`)).toContain('\n'),
  );
});
