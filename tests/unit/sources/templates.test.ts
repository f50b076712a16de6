import { describe, expect, test } from 'vitest';
import { foundBehind } from '../../helpers/said-behind.ts';
import { ability, list, said, sheet } from '../../helpers/said-of-sources.ts';

const moves = 'A layered ability that means, "Move X stones."';
const entry = (template: string, name = 'Hop') => `${name}\n${template}: ${name === 'Hop' ? moves : ability}`;
const older = [`${entry('Hop X')}\n${entry('Rest', 'Rest')}\n${entry('[kind] Fern', 'Fern')}`];
const rules = (value: string) => foundBehind(older, 'sheet', value).map(({ rule }) => rule);

describe('the box of a task in front of a template is none of it', () => {
  test.each(['[ ] Hop', '[x] Hop', '[] Hop', '[✓] Hop', '[-] Hop'])('%s', (template) => {
    const invalid = `name-invalid 2:1 Found the name “${template}”, expected letters from a to z, with no signs around them`;
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
    ).toEqual([expect.stringContaining('Found the name “[ ] Hop” and 1 more up to line 4')]));

  test.each(['[X] Hop', '[kind] Hop', '+X Hop', '[+X] Hop'])('but this may be of it: %s', (template) =>
    expect(said('sheet', sheet('Hop').replace('Hop:', `${template}:`))).toEqual([]),
  );
});

describe('a quotation mark or a stroke by itself in front of a template is none of it', () => {
  test.each([
    '" Hop',
    '“ Hop',
    '” Hop',
    "' Hop",
    '‘ Hop',
    '’ Hop',
    '/ Hop',
    '// Hop',
    '-- Hop',
    '; Hop',
    '% Hop',
    '★ Hop',
    '🌿 Hop',
  ])('%s', (template) =>
    expect(said('sheet', sheet('Hop').replace('Hop:', `${template}:`))).toEqual([
      `name-invalid 2:1 Found the name “${template}”, expected letters from a to z, with no signs around them`,
    ]),
  );

  test.each(["'Hop", '/Hop', "Hop '", '“X” Hop', '+/- Hop', '± Hop', '- X Hop'])(
    'but this may be of it: %s',
    (template) =>
      expect(said('sheet', sheet('Hop').replace('Hop:', `${template}:`)).join()).not.toContain(
        'name-invalid',
      ),
  );
});

describe('a bracket, a dash or a number that no older template has', () => {
  test.each([
    entry('[new] Hop X'),
    entry('Hop [X]'),
    entry('Hop – X'),
    entry('Hop - X'),
    entry('Hop X [new]'),
    entry('[Rest]', 'Rest'),
    entry('Rest 1', 'Rest'),
    entry('1 Rest', 'Rest'),
    entry('Hop X 2'),
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
          'Found the template “[new] Hop X” of “Hop” and 1 more up to line 4, expected no bracket, dash or number that older sources lack, as in “Hop X”',
      },
    ]));

  test.each([
    ['what an older one has', entry('[kind] Fern', 'Fern')],
    ['what is left out', entry('Fern', 'Fern')],
    ['what stands behind the colon', entry('Hop X: [stone – or none]')],
    ['the signs of a value', entry('Hop +/- X')],
    ['a number within a bracket', entry('[2 stones] Fern', 'Fern')],
    ['a number within a word', entry('2Rest', '2Rest')],
    ['a new keyword', entry('[kind] Vault', 'Vault')],
  ])('but not %s', (_, value) => expect(rules(value)).toEqual([]));

  test('nor where it was there before, and comes back', () =>
    expect(
      foundBehind([...older, entry('Fern', 'Fern')], 'sheet', entry('[kind] Fern', 'Fern')).filter(
        ({ rule }) => rule === 'template-differs',
      ),
    ).toEqual([]));
});

describe('a template one sign from the older one', () => {
  const tolled = [...older, `Vault\nVault X/-X: [First/Second toll]: ${moves}`];
  const saidOfTemplate = (template: string, name = 'Vault') =>
    foundBehind(tolled, 'glossary', `${name}\t**${template}:** ${moves}`).map(
      ({ rule, line, column, message }) => `${rule} ${line}:${column} ${message}`,
    );
  test.each([
    'Vault X/-X: [Frist/Second toll]',
    'Vault X/-X: [Firrst/Second toll]',
    'Vault X/-X: [First/Second tolk]',
    'Vault X-/X: [First/Second toll]',
    'Vault X/-X [First/Second toll]',
    'Vault X/-X: F[irst/Second toll]',
    'VaUlt X/-X: [First/Second toll]',
    'Vault X/-X: [First/Second toll:]',
  ])('is told: %s', (template) =>
    expect(saidOfTemplate(template)).toEqual([
      `template-differs 1:9 Found the template “${template}” of “Vault”, expected “Vault X/-X: [First/Second toll]”, as in an older source, from which it differs by one character`,
    ]),
  );

  test('as is a colon that is not its end', () => {
    expect(saidOfTemplate('Hop X:', 'Hop')).toEqual([expect.stringContaining('expected “Hop X”, as in an')]);
    expect(saidOfTemplate('Leap X:', 'Leap')).toEqual([
      'template-differs 1:8 Found the template “Leap X:” of “Leap”, expected no colon at its end, at the end of a bracket or after a space',
    ]);
    for (const template of ['Leap :X', 'Leap X: [toll:]'])
      expect(saidOfTemplate(template, 'Leap')).toHaveLength(1);
    expect(saidOfTemplate('Leap X: [toll]', 'Leap')).toEqual([]);
  });

  test.each([
    'Vault X/-X: [first/second toll]',
    'Vault X/-X: [First/Second tolls]',
    'Vault X/-X: [First/Second stone]',
    'Vault X/–X: [First/Second toll]',
    'Vault X/-X',
  ])('but not %s', (template) => expect(saidOfTemplate(template)).toEqual([]));
});

describe('a part that no older template has', () => {
  const doubled = 'Hop\nHop X/-X: A layered ability that means, "Move X stones, or -X."';
  test.each([
    ['a bracket of which no text says anything', entry('Hop X: [toll]'), 'Hop X: [toll]'],
    ['a second X', entry('Hop X/-X'), 'Hop X/-X'],
  ])('is told where it is %s', (_, value, template) =>
    expect(foundBehind(older, 'sheet', value).map(({ rule, message }) => `${rule} ${message}`)).toEqual([
      `template-differs Found the template “${template}” of “Hop”, expected “Hop X”, as in an older source: its text says nothing of the rest`,
    ]),
  );

  test('is told where it took the place of one of which the text speaks', () =>
    expect(
      foundBehind([entry('Hop X: [stone]')], 'sheet', entry('Hop X: [toll]')).map(({ message }) => message),
    ).toEqual([expect.stringContaining('expected “Hop X: [stone]”, as in an older source: its text says')]));

  test.each([
    ['a bracket of which its text speaks', entry('Hop X: [Stone]')],
    ['a bracket of which it speaks in another form', entry('Hop X: [movement]')],
    ['a second X that its text has', doubled],
    ['one of a new keyword', entry('Vault: [toll]', 'Vault')],
  ])('and nothing is said of %s', (_, value) => expect(rules(value)).toEqual([]));

  test.each(['When it rests, you gain the following.', 'Choose one of the texts between slashes.'])(
    'nor where the text speaks of what follows: %s',
    (means) =>
      expect(
        foundBehind(
          [`${sheet('Vault')}\n${sheet('Rest')}`],
          'sheet',
          `Vault\nVault: [toll]: A layered ability that means, "${means}"`,
        ).filter(({ rule }) => rule === 'template-differs'),
      ).toEqual([]),
  );

  test('but of a second one it does not speak', () => {
    const vault = (template: string) =>
      `Vault\n${template}: A layered ability that means, "When it rests, you gain the following."`;
    expect(
      foundBehind([vault('Vault: [toll]')], 'sheet', vault('Vault: [toll] [Moss 12]')).map(
        ({ message }) => message,
      ),
    ).toEqual([expect.stringContaining('expected “Vault: [toll]”, as in an older source: its text says')]);
  });

  test('nor of one that an older text speaks of', () =>
    expect(
      foundBehind(
        [`${older}`, 'Hop\nHop X: A layered ability that means, "Pay a toll and move X stones."'],
        'sheet',
        entry('Hop X: [toll]'),
      ).map(({ message }) => message),
    ).not.toContainEqual(expect.stringContaining('of the rest')));
});

describe('a template with fewer Xs than the newest older one', () => {
  const both = 'A layered ability that means, "Move X stones, or -X."';
  const before = [`Hop\nHop X/-X: ${both} It rests.`];
  test.each([
    ['a text that is the same', `${both} It rests.`],
    ['another ruling', `${both} It rests. It may move.`],
  ])('is told with %s', (_, text) =>
    expect(foundBehind(before, 'sheet', `Hop\nHop X: ${text}`).map(({ message }) => message)).toEqual([
      'Found the template “Hop X” of “Hop”, expected “Hop X/-X”, as in an older source, where it means the same',
    ]),
  );

  test('but not where it means something else', () =>
    expect(foundBehind(before, 'sheet', `Hop\nHop X: ${both.replace(', or -X', '')} It rests.`)).toEqual([]));
});

describe('a sign in the name of a template that its heading lacks', () => {
  const owl = [`Owl's Rest\nOwl's Rest X: ${moves}`, entry('Hop X')];
  test.each([
    ["Ho'p X", 'Hop', 'Hop X'],
    ['Owls Rest X', "Owl's Rest", "Owl's Rest X"],
  ])('is told: %s', (template, name, before) =>
    expect(
      foundBehind(owl, 'sheet', `${name}\n${template}: ${moves}`).map(
        ({ rule, message }) => `${rule} ${message}`,
      ),
    ).toEqual([
      `template-differs Found the template “${template}” of “${name}”, expected “${before}”, as in an older source and as its heading spells it`,
    ]),
  );

  test('but not another apostrophe', () =>
    expect(foundBehind(owl, 'sheet', `Owl’s Rest\nOwl's Rest X: ${moves}`)).toEqual([]));
});

describe('what stands behind the brackets of a template', () => {
  const before = [`Vault\nVault: [toll]: ${ability}\nHop\nHop X: [stone] or less: ${moves}`];
  const differing = (template: string, name = 'Vault', text = ability) =>
    foundBehind(before, 'list', list(name, text).replace(`Template: ${name}`, `Template: ${template}`))
      .filter(({ rule }) => rule === 'template-differs')
      .map(({ line, column, message }) => `${line}:${column} ${message}`);

  test.each(['[toll] <-- new', '[toll] (new)', '[toll] – p. 4', '[toll] †', 'toll', '(toll)'])(
    'is told where no older one has it: %s',
    (behind) =>
      expect(differing(`Vault: ${behind}`)).toEqual([
        `2:11 Found the template “Vault: ${behind}” of “Vault”, expected nothing but brackets behind its colon, as in “Vault: [toll]” of an older source`,
      ]),
  );

  test.each([
    ['what joins two brackets', 'Vault: [toll] or [toll]', 'Vault', ability],
    ['what an older one has', 'Hop X: [stone] or less', 'Hop', moves],
    ['what is left out', 'Hop X: [stone]', 'Hop', moves],
  ])('but not %s', (_, ...told) => expect(differing(...told)).toEqual([]));
});
