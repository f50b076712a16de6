import { describe, expect, test } from 'vitest';
import { foundBehind } from '../../helpers/said-behind.ts';
import { sheet } from '../../helpers/said-of-sources.ts';

const older = [
  'Hop',
  'Hop X: A layered ability that means, "You may move up to X stones to one of the owls. It gets +X moss." An owl with Rest cannot have Hop. If it sings, Rest is lost. The "Vault" is yours. The moss that it gets is green. It grows in a Moss Garden. Behind the Vault, it sleeps. You choose whether to use the Vault of the owl. (A Deep Moss is only damp.)',
  '',
  sheet(
    'Rest',
    'A layered ability that means, "You choose whether to rest." To use it, pay the cost of the owl.',
  ),
  '',
  sheet('Vault', 'A layered ability that means, "It is yours."'),
  '',
  sheet('Deep Moss', 'A layered ability that means, "It is damp."'),
].join('\n');
const [, text = ''] = older.split('\n');
const told = (was: string, now: string) => {
  expect(text).toContain(was);
  return foundBehind([older], 'sheet', `Hop\n${text.replace(was, now)}`).map(({ message }) => message);
};

describe('a slip in a text that an older source has right is told', () => {
  test.each([
    // A name of a keyword, before whatever sign.
    ['have Hop.', 'have Hpo.', 'Hpo', 'Hop'],
    ['with Rest cannot', 'with Rst cannot', 'Rst', 'Rest'],
    ['sings, Rest is', 'sings, Rast is', 'Rast', 'Rest'],
    ['"Vault" is', '"Valt" is', 'Valt', 'Vault'],
    ['Deep Moss is', 'Deep Mss is', 'Mss', 'Moss'],
    ['with Rest cannot', 'with rest cannot', 'rest', 'Rest'],
    ['Deep Moss is', 'Deep moss is', 'moss', 'Moss'],
    // An X.
    ['up to X stones', 'up to stones', 'to stones', 'to X stones'],
    ['up to X stones', 'up to x stones', 'x', 'X'],
    ['gets +X moss', 'gets +x moss', 'x', 'X'],
    ['gets +X moss', 'gets + moss', 'gets + moss', 'gets +X moss'],
    // A word in place of another that is known.
    ['to use the', 'too use the', 'too', 'to'],
    ['one of the owls', 'one off the owls', 'off', 'of'],
    // A word that is lost, or in the wrong place; a capital; a stop.
    ['whether to use', 'whether use', 'whether use', 'whether to use'],
    ['to use the', 'use to the', 'use to', 'to use'],
    ['use the Vault', 'use Vault', 'use Vault', 'use the Vault'],
    ['one of the owls', 'one of the Owls', 'Owls', 'owls'],
    ['owls. It gets', 'owls It gets', 'owls It', 'owls. It'],
    ['owls. It gets', 'owls, It gets', 'owls, It', 'owls. It'],
  ])('%s: %s', (was, now, found, meant) =>
    expect(told(was, now)).toEqual([`Found “${found}”, expected “${meant}”`]),
  );
});

describe('but not', () => {
  test.each([
    ['another word', 'one of the owls', 'one of the stones'],
    ['a letter for another', 'up to X stones', 'up to Y stones'],
    ['an adverb in another place', 'is only damp', 'only is damp'],
    ['“any” for “an”', 'An owl with', 'Any owl with'],
    ['an article before a name', 'Behind the Vault,', 'Behind Vault,'],
    ['words that a sentence does without', 'If it sings', 'If sings'],
    ['nor those without “that”', 'moss that it gets', 'moss it gets'],
    ['a term with a word of a name', 'Moss Garden', 'moss garden'],
    ['a name in capitals', 'with Rest cannot', 'with REST cannot'],
    ['a plural', 'the owl. (', 'the owls. ('],
    ['a word between other signs', 'to use the', '(too use the)'],
    ['words that were removed', 'An owl with Rest cannot', 'An owl cannot'],
    ['a word of weight that was', 'Rest cannot have', 'Rest have'],
    ['an X with other words', 'up to X stones', 'up to some stones'],
    ['a sentence that was joined', 'owls. It gets', 'owls, and it gets'],
    ['words that another keyword has so', 'Vault of the owl.', 'cost of the owl.'],
    ['a capital where a sentence begins', 'sings, Rest is', 'sings. Rest is'],
  ])('%s', (_, was, now) => expect(told(was, now)).toEqual([]));

  test('a new name that is close to the older one', () => {
    const renamed = `Hop\n${text.replaceAll('Rest', 'Nest')}\n\n${sheet('Nest', 'A layered ability that means, "Sleep."')}`;
    const slips = foundBehind([older], 'sheet', renamed).filter(({ rule }) => rule === 'text-slip');
    expect(slips).toEqual([]);
  });

  test('a capital that a word was given throughout', () => {
    const stones = sheet(
      'Sing',
      'A layered ability that means, "Sing." Each stone, one stone and no stone rest.',
    );
    expect(foundBehind([stones], 'sheet', stones.replaceAll('stone', 'Stone'))).toEqual([]);
    expect(foundBehind([stones], 'sheet', stones.replace('one stone', 'one Stone'))).toHaveLength(1);
  });

  test('a slip of the older text that is mended', () => {
    const slip = older
      .replace('to use the Vault', 'too use the Vault')
      .replace('whether to use', 'whether use');
    expect(foundBehind([slip], 'sheet', `Hop\n${text}`)).toEqual([]);
  });
});
