import { VFile } from 'vfile';
import { expect, test } from 'vitest';
import { createUrls } from '../../../src/addresses/urls.ts';
import { createCardCheck } from '../../../src/checks/cards/check.ts';
import { checkSheet } from '../../../src/checks/whole-text/sheet.ts';
import { changelogOf } from '../../../src/keywords/changes/changelog.ts';
import { compareAll } from '../../../src/keywords/changes/of-keyword.ts';
import { reportDoubts } from '../../../src/keywords/doubts/index.ts';
import { parseSource } from '../../../src/keywords/parse/index.ts';
import { reconcile } from '../../../src/keywords/reconcile.ts';
import { readRenameClaims, unreadRename } from '../../../src/keywords/renames/rename-claims.ts';
import { toldRenames } from '../../../src/keywords/renames/told-renames.ts';
import { linksByName } from '../../../src/publish/api/links.ts';
import { readText } from '../../helpers/read-text.ts';

const text = 'A static ability that means, "Sample."';

/** Reconciles glossaries, oldest first, each given as what its keywords say after their meaning. */
function reconcileGlossaries(...glossaries: Record<string, string>[]) {
  const sources = glossaries.map((glossary, index) => {
    const lines = Object.entries(glossary).map(([name, said]) => `${name}\t**${name}:** ${text} ${said}`);
    return readText('glossary', `source-${index}`, lines.join('\n'));
  });
  const keywords = reconcile(sources);
  reportDoubts(keywords, sources);
  const renames = keywords.filter(({ renamedTo }) => renamedTo);
  return {
    keywords,
    renames: renames.map(({ slug, renamedTo }) => `${slug} > ${renamedTo}`),
    warnings: sources.flatMap(({ file }) =>
      file.messages
        .filter(({ fatal }) => fatal === false)
        .map(({ line, column, ruleId, reason }) => `${file.path}:${line}:${column} ${ruleId}: ${reason}`),
    ),
    errors: sources.flatMap(({ file }) =>
      file.messages
        .filter(({ fatal }) => fatal)
        .map(({ ruleId, reason }) => `${file.path} ${ruleId}: ${reason}`),
    ),
  };
}

const renamed = (from: string, to: string) => `The "${from}" Keyword has been renamed to "${to}".`;

test.each([
  ['The “Alpha” Keyword has been renamed to “Beta”.', 'Beta', { from: 'Alpha', to: 'Beta' }],
  ['the "Alpha" keyword has been renamed to "Beta One"', 'Alpha', { from: 'Alpha', to: 'Beta One' }],
  ['(Renamed to Beta.)', 'Alpha', { from: 'Alpha', to: 'Beta' }],
  ['(renamed to Beta One)', 'Alpha', { from: 'Alpha', to: 'Beta One' }],
  ['"Alpha" is the former name of this keyword.', 'Beta', { from: 'Alpha', to: 'Beta' }],
  ['"Alpha" has been renamed to "Beta".', 'Beta', { from: 'Alpha', to: 'Beta' }],
  ['“Alpha” was renamed “Beta”.', 'Gamma', { from: 'Alpha', to: 'Beta' }],
  ['Alpha is now called Beta.', 'Alpha', { from: 'Alpha', to: 'Beta' }],
  ['Alpha is now known as Beta One.', 'Beta One', { from: 'Alpha', to: 'Beta One' }],
  ['The Alpha keyword has been renamed Beta.', 'Alpha', { from: 'Alpha', to: 'Beta' }],
  ['This keyword has been renamed to "Beta".', 'Alpha', { from: 'Alpha', to: 'Beta' }],
  ['(This is now called Beta.)', 'Alpha', { from: 'Alpha', to: 'Beta' }],
  ['(Formerly Alpha.)', 'Beta', { from: 'Alpha', to: 'Beta' }],
  ['(previously known as “Alpha”)', 'Beta', { from: 'Alpha', to: 'Beta' }],
  ['(Renamed from Alpha.)', 'Beta', { from: 'Alpha', to: 'Beta' }],
  ['Formerly "Alpha".', 'Beta', { from: 'Alpha', to: 'Beta' }],
  ['"Alpha" is the old name of this keyword.', 'Beta', { from: 'Alpha', to: 'Beta' }],
  ['"Alpha X" is the former name of this keyword.', 'Beta', { from: 'Alpha', to: 'Beta' }],
  ['(Renamed to Beta: [cost].)', 'Alpha', { from: 'Alpha', to: 'Beta' }],
  ['Alpha X is now called Beta X.', 'Alpha', { from: 'Alpha', to: 'Beta' }],
])('what the sources say of a rename is read: %s', (said, name, claim) => {
  expect(readRenameClaims(name, `Some text. ${said} And more.`)).toEqual([claim]);
});

test('a text that tells of two former names tells of both, and of each once', () => {
  const said = '"Alpha" is the former name of this keyword. (Formerly Alpha.) (Formerly Beta.)';
  expect(readRenameClaims('Gamma', said)).toEqual([
    { from: 'Alpha', to: 'Gamma' },
    { from: 'Beta', to: 'Gamma' },
  ]);
});

test.each([
  'Breathe "Alpha" keyword has been renamed to "Beta".',
  'The "" keyword has been renamed to "Beta".',
  '(Renamed to .)',
  '"Alpha" is the former name of this keywords.',
  'This unit is now called Beta.',
  'Formerly Alpha moved.',
  '(Previously damaged.)',
  'It is now called gamma.',
  'Alpha was renamed Beta.',
])('what only looks like it tells of none: %s', (said) =>
  expect(readRenameClaims('Gamma', said)).toEqual([]),
);

test('a sentence that may tell of a rename which is not read is said', () => {
  const { renames, warnings } = reconcileGlossaries(
    { Alpha: 'The name of Alpha was changed.', Beta: 'What was formerly called Alpha is Beta.' },
    { Gamma: 'Formerly it moved.', Beta: '"Alpha" is the former name of this keyword.' },
  );
  expect(renames).toEqual(['alpha > beta']);
  expect(warnings.map((warning) => warning.slice(0, 90))).toEqual([
    'source-0:2:1 rename-unread: Found “What was formerly called Alpha is Beta.”, expected it t',
  ]);
});

test('and said whole, whatever stops it has within', () =>
  expect(unreadRename('Alpha', 'It moves. It was renamed, e.g. by nobody. It rests.')).toBe(
    'It was renamed, e.g. by nobody.',
  ));

test.each(['"Alpha" and "Beta" are the former names of this keyword.', '(Formerly Alpha and Beta.)'])(
  'two former names in one sentence are said, and not passed over: %s',
  (said) => {
    const { renames, warnings } = reconcileGlossaries({ Alpha: '', Beta: '', Gamma: said });
    expect(renames).toEqual([]);
    expect(warnings).toEqual([
      expect.stringMatching(/rename-unread: Found “(?:"Alpha" and "Beta" are|Alpha and Beta”)/),
    ]);
  },
);

test('names that differ in hyphens, accents or case alone are no rename', () => {
  const { renames, errors } = reconcileGlossaries({ 'Alpha Beta': renamed('Alpha-Béta', 'alpha beta') });
  expect({ renames, errors }).toEqual({ renames: [], errors: [] });
});

test('a newer source overrules an older one', () => {
  const { renames, errors } = reconcileGlossaries(
    { Zeta: '"Alpha" is the former name of this keyword.', Beta: '', Alpha: '' },
    { Beta: '"Alpha" is the former name of this keyword.' },
  );
  expect({ renames, errors }).toEqual({ renames: ['alpha > beta'], errors: [] });
});

test('a rename that only the new name’s text tells is one for the changelog too', () => {
  const { keywords } = reconcileGlossaries(
    { Alpha: '', Beta: '' },
    { Alpha: '', Beta: '"ALPHA" is the former name of this keyword.' },
  );
  const changes = compareAll(keywords, ['source-0', 'source-1']);
  const kinds = changelogOf('source-1', keywords, changes).map(({ slug, kind }) => `${slug} ${kind}`);
  expect(kinds).toContain('alpha renamed');
  expect(keywords.find(({ slug }) => slug === 'beta')?.formerNames).toEqual(['Alpha']);
});

test('a rename to a name that gave way itself takes nothing of that back', () => {
  const { keywords, renames, errors } = reconcileGlossaries({
    Gamma: '',
    Beta: renamed('Beta', 'Gamma'),
    Alpha: renamed('Alpha', 'Beta'),
  });
  expect({ renames, errors }).toEqual({ renames: ['alpha > beta', 'beta > gamma'], errors: [] });
  expect(keywords.find(({ slug }) => slug === 'gamma')?.formerNames).toEqual(['Alpha', 'Beta']);
});

test('a former name that no source has as a keyword stands as the text has it', () => {
  const { keywords } = reconcileGlossaries({ Beta: '"Alpha ONE" is the former name of this keyword.' });
  expect(keywords).toMatchObject([{ slug: 'beta', renamedTo: null, formerNames: ['Alpha ONE'] }]);
});

test('a newer source takes a rename back', () => {
  const { renames, errors } = reconcileGlossaries(
    { Alpha: renamed('Alpha', 'Beta'), Beta: '' },
    { Alpha: '', Beta: renamed('Beta', 'Alpha') },
  );
  expect({ renames, errors }).toEqual({ renames: ['beta > alpha'], errors: [] });
});

test.each([
  ['first what leads into it', { Beta: renamed('Beta', 'Gamma'), Gamma: renamed('Gamma', 'Alpha') }],
  ['first what leads out of it', { Gamma: renamed('Gamma', 'Alpha'), Beta: renamed('Beta', 'Gamma') }],
])(
  'of a ring that a newer source closes, what it says and what does not lead out of its end holds: %s',
  (_, newer) => {
    const older = { Alpha: renamed('Alpha', 'Beta'), Beta: '', Gamma: '' };
    const { renames, errors } = reconcileGlossaries(older, { Alpha: '', ...newer });
    expect({ renames, errors }).toEqual({ renames: ['beta > gamma', 'gamma > alpha'], errors: [] });
  },
);

test('a ring within one source is a contradiction, also where an older rename leads out of it', () => {
  const { renames, warnings, errors } = reconcileGlossaries(
    { Alpha: '', Beta: '', Zeta: renamed('Zeta', 'Alpha') },
    { Beta: renamed('Beta', 'Zeta'), Zeta: renamed('Zeta', 'Beta') },
  );
  expect({ renames, errors }).toEqual({ renames: ['beta > zeta', 'zeta > alpha'], errors: [] });
  expect(warnings).toEqual([
    expect.stringContaining('source-1:2:1 rename-conflict: Found that “Zeta” is now “Beta”'),
    expect.stringContaining('keywords-left-out: Found no entry for “Alpha”'),
  ]);
});

test('a rename that closes a ring takes back only what leads on from its end', () => {
  const { renames, errors } = reconcileGlossaries(
    { Alpha: renamed('Alpha', 'Beta'), Beta: renamed('Beta', 'Gamma'), Gamma: '' },
    { Gamma: renamed('Gamma', 'Alpha') },
  );
  expect({ renames, errors }).toEqual({ renames: ['beta > gamma', 'gamma > alpha'], errors: [] });
});

test.each([
  [
    'two names for one',
    { Alpha: renamed('Alpha', 'Beta'), Beta: '', Gamma: renamed('Alpha', 'Gamma') },
    '“Alpha” is now “Gamma”',
  ],
  [
    'a ring',
    { Alpha: renamed('Alpha', 'Beta'), Beta: renamed('Beta', 'Gamma'), Gamma: renamed('Gamma', 'Alpha') },
    '“Gamma” is now “Alpha”',
  ],
])('of a source that contradicts itself, %s, what it says first holds', (_, glossary, claim) => {
  const { renames, warnings, errors } = reconcileGlossaries(glossary);
  expect(errors).toEqual([]);
  expect(renames[0]).toBe('alpha > beta');
  expect(warnings).toEqual([
    `source-0:3:1 rename-conflict: Found that ${claim}, which contradicts line 1 of this source; the line that comes first is followed`,
  ]);
});

/** Every rename that glossaries told, oldest first, with the number of the source that told it. */
const toldIn = (...glossaries: Record<string, string>[]) => {
  const { keywords } = reconcileGlossaries(...glossaries);
  const sourceIds = glossaries.map((_, index) => `source-${index}`);
  return toldRenames(keywords, sourceIds).map(
    ({ from, to, source }) => `${from} > ${to} ${source.slice(-1)}`,
  );
};

test('of a source that contradicts itself the same rename stays told, whatever a newer source says', () => {
  const first = { Alpha: '', Beta: '', Gamma: '' };
  const both = { Beta: renamed('Alpha', 'Beta'), Gamma: renamed('Alpha', 'Gamma') };
  const told = toldIn(first, both);
  expect(told).toEqual(['alpha > beta 1']);
  expect(toldIn(first, both, { Gamma: renamed('Alpha', 'Gamma') })).toEqual([...told, 'alpha > gamma 2']);
  expect(toldIn(first, both, { Beta: '', Gamma: '' })).toEqual(told);
});

test('and what its document has first, where that does not go from A to Z', () => {
  const turned = { Gamma: renamed('Alpha', 'Gamma'), Beta: renamed('Alpha', 'Beta') };
  expect(toldIn({ Alpha: '', Beta: '', Gamma: '' }, turned)).toEqual(['alpha > gamma 1']);
  expect(toldIn({ Alpha: '', Beta: '', Gamma: '' }, turned, { Delta: '' })).toEqual(['alpha > gamma 1']);
});

test.each([
  [
    { Alpha: renamed('Alpha', 'Beta'), Beta: renamed('Beta', 'Gamma'), Gamma: renamed('Alpha', 'Gamma') },
    ['alpha > beta', 'beta > gamma'],
  ],
  [
    { Alpha: renamed('Alpha', 'Gamma'), Beta: renamed('Alpha', 'Beta'), Gamma: renamed('Beta', 'Gamma') },
    ['alpha > gamma', 'beta > gamma'],
  ],
])(
  'a source that tells of two renames one after another, and of both at once, contradicts nothing',
  (glossary, held) => {
    const { renames, warnings, errors } = reconcileGlossaries(glossary);
    expect({ renames, warnings, errors }).toEqual({ renames: held, warnings: [], errors: [] });
  },
);

test.each(['The "Alpha" keyword', '"Alpha"'])(
  'a name more than was read of a rename of %s is said',
  (alpha) => {
    const { renames, warnings } = reconcileGlossaries({
      Alpha: `${alpha} has been renamed to "Beta" and "Gamma".`,
      Beta: '',
      Gamma: '',
    });
    expect(renames).toEqual(['alpha > beta']);
    expect(warnings).toEqual([
      expect.stringContaining(`source-0:1:1 rename-unread: Found “${alpha} has been renamed`),
    ]);
  },
);

test('a new name that no source has is a warning, and the old one stands', () => {
  const { renames, warnings, errors } = reconcileGlossaries({ Alpha: renamed('Alpha', 'Omega') });
  expect({ renames, errors }).toEqual({ renames: [], errors: [] });
  expect(warnings).toEqual([
    'source-0:1:1 rename-unknown: Found that “Alpha” is now “Omega”, which no source has',
  ]);
});

test('one rename after another leads to the name that holds, wherever a name is looked up', () => {
  const { keywords } = reconcileGlossaries({
    Alpha: renamed('Alpha', 'Beta'),
    Beta: renamed('Beta', 'Gamma'),
    Gamma: '',
  });
  const links = linksByName(keywords, createUrls('/'));
  expect(Object.entries(links).map(([name, { slug, renamed: is }]) => [name, slug, is])).toEqual([
    ['Alpha', 'gamma', true],
    ['Beta', 'gamma', true],
    ['Gamma', 'gamma', false],
  ]);
  expect(createCardCheck(keywords)('Alpha').findings[0]?.replacement).toBe('Gamma');
  const file = new VFile({ path: 'sheet', value: `Alpha\nAlpha: ${text}` });
  expect(checkSheet(parseSource(file, 'sheet'), keywords)[0]).toMatchObject({
    kind: 'renamed',
    now: { slug: 'gamma' },
  });
});
