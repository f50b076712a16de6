import { describe, expect, test } from 'vitest';
import { foundBehind } from '../said-behind.ts';
import { ability, list, said, sheet } from '../said-of-sources.ts';

const moves = 'A layered ability that means, "Move X stones."';
const entry = (template: string, name = 'Hop') => `${name}\n${template}: ${name === 'Hop' ? moves : ability}`;
const older = [`${entry('Hop X')}\n${entry('Rest', 'Rest')}\n${entry('[kind] Fern', 'Fern')}`];
const rules = (value: string) => foundBehind(older, 'sheet', value).map(({ rule }) => rule);

describe('the box of a task in front of a template is none of it', () => {
  test.each(['[ ] Hop', '[x] Hop', '[] Hop', '[✓] Hop', '[-] Hop'])('%s', (template) => {
    const invalid = `name-invalid 2:1 Found the name “${template}”, expected one with letters a to z, without signs around it`;
    expect(said('sheet', `${sheet('Hop').replace('Hop:', `${template}:`)}\n${sheet('Rest')}`)).toEqual([
      invalid,
    ]);
    expect(said('list', list('Hop').replace('Template: Hop', `Template: ${template}`)).join()).toContain(
      'name-invalid 2:11',
    );
    expect(said('glossary', `Hop\t**${template}:** ${ability}`).join()).toContain('name-invalid');
  });

  test('in front of each it is told once', () =>
    expect(
      said('sheet', `Moss\n\n- [ ] Hop: ${ability}\n- [x] Rest: ${ability}`).filter((each) =>
        each.startsWith('name-invalid'),
      ),
    ).toEqual([expect.stringContaining('Found the name “[ ] Hop” and 1 more as far as line 4')]));

  test.each(['[X] Hop', '[kind] Hop', '+X Hop', '[+X] Hop'])('but this may be of it: %s', (template) =>
    expect(said('sheet', sheet('Hop').replace('Hop:', `${template}:`))).toEqual([]),
  );
});

describe('a bracket or a dash that no older template has', () => {
  test.each([
    entry('[new] Hop X'),
    entry('Hop [X]'),
    entry('Hop – X'),
    entry('Hop - X'),
    entry('Hop X [new]'),
    entry('[Rest]', 'Rest'),
  ])('is told: %s', (value) => expect(rules(value)).toContain('template-differs'));

  test('is told at its template, of all that have it once', () =>
    expect(
      foundBehind(older, 'sheet', `${entry('[new] Hop X')}\n${entry('[new] Rest', 'Rest')}`),
    ).toMatchObject([
      {
        rule: 'template-differs',
        line: 2,
        column: 1,
        message:
          'Found the template “[new] Hop X” of “Hop” and 1 more as far as line 4, expected no bracket or dash that older sources have not, as in “Hop X”',
      },
    ]));

  test.each([
    ['what an older one has', entry('[kind] Fern', 'Fern')],
    ['what is left out', entry('Fern', 'Fern')],
    ['what stands behind the colon', entry('Hop X: [toll – or none]')],
    ['the signs of a value', entry('Hop +/- X')],
    ['a new keyword', entry('[kind] Vault', 'Vault')],
  ])('but not %s', (_, value) => expect(rules(value)).toEqual([]));

  test('nor where it was there before, and comes back', () =>
    expect(
      foundBehind([...older, entry('Fern', 'Fern')], 'sheet', entry('[kind] Fern', 'Fern')).filter(
        ({ rule }) => rule === 'template-differs',
      ),
    ).toEqual([]));
});
