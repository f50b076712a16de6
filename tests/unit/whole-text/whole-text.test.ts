import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { countAnswers } from '../../../src/browser/tools/report/answer-counts.ts';
import { createRows } from '../../../src/browser/tools/worker/claim-rows.ts';
import { titlesOf } from '../../../src/checks/claim/told/say.ts';
import { createSpeaksOf } from '../../../src/checks/claim/told/speaks-of.ts';
import { segmentsInWords } from '../../../src/keywords/changes/told/segments-in-words.ts';
import type { Keyword, Revision } from '../../../src/keywords/model.ts';
import { textCheckOf } from '../../helpers/claim-checks.ts';
import { reconcileSeeds, seedSources } from '../../helpers/content.ts';
import { changingKeyword } from '../../helpers/samples.ts';

const keywords = reconcileSeeds();
const check = textCheckOf(keywords);
const toRows = createRows(keywords, titlesOf(keywords, []), createSpeaksOf(keywords, []));
const sheet = readFileSync('content/sources/powerful-dark.txt', 'utf-8');
const answersTo = (text: string) => toRows(check(text)).answers;

test('a sentence that stood is placed: where, and where it ended', () => {
  const [answer, ...more] = answersTo('You can deploy it to the build zone.');
  expect(more).toEqual([]);
  expect(answer).toMatchObject({
    says: 'Was removed',
    standings: [
      {
        where:
          'Ruling of Hidden Cost in keyword-list, all-the-duchesss-men and powerful-dark; removed in glossary',
        slug: 'hidden-cost',
        part: 'r3',
        compareWith: '80b2639e',
        segments: [],
      },
    ],
  });
});

test('one that reads otherwise now shows the change in place; a renamed keyword is said to be', () => {
  const [power] = answersTo('Power changes affect Bombard.');
  expect(power?.says).toBe('Reworded since');
  expect(segmentsInWords(power?.standings[0]?.segments ?? [])).toBe(
    'Power changes affect Bombard{+ including those granted by stacking+}.',
  );
  const [elude] = answersTo(
    'Elude: An attacking unit with Elude cannot have the target of its attack changed by a unit with the Intercept ability.',
  );
  expect(elude?.standings[0]?.where).toMatch(/; Elude is Precision now$/);
});

test('one that no source has is held against the nearest; one that is too short is called so', () => {
  const [near] = answersTo('Armor means this unit can only be hit on a roll of 4 or more.');
  expect(near?.says).toBe('No source has it');
  expect(near?.standings[0]?.where).toMatch(/^Nearest: meaning of Armor in /);
  expect(segmentsInWords(near?.standings[0]?.segments ?? [])).toContain('[-4-]{+5+}');
  expect(answersTo('This unit')[0]?.says).toBe('Too short to tell');
});

test('who says it is not counted among what no source has', () => {
  expect(countAnswers(answersTo('Bob: You can deploy it to the build zone.'))).toBe('1 was removed');
  expect(countAnswers(answersTo('You can deploy it to the build zone (Bob).'))).toBe(
    '1 was removed, 1 too short to tell',
  );
});

test('where no source has it, what it speaks of is there to be read, by the name that holds', () => {
  const spokenOf = (text: string) => answersTo(text)[0]?.speaksOf.map(({ slug }) => slug);
  expect(spokenOf('Equip never leaves any unit')).toEqual(['equip']);
  expect(spokenOf('a critical hit is rolled on a four as well')).toEqual(['critical-hit']);
  expect(spokenOf('Nobody has ever seen a unit with Elude fly')).toEqual(['precision']);
  expect(spokenOf('Power changes affect Bombard.')).toEqual([]);
});

test('a piece of a sentence that denies it holds only with the rest, which is shown', () => {
  const [piece] = answersTo('attack a unit in the Space arena using Bombard');
  expect(piece).toMatchObject({ verdict: 'holds', says: 'Holds only with the rest of its sentence' });
  expect(segmentsInWords(piece?.standings[0]?.segments ?? [])).toMatch(/^\{\+You can't \+\}attack a unit/);
});

test('a name alone claims nothing, and leads to what its keyword says', () => {
  expect(answersTo('Bombard')).toMatchObject([
    { says: 'Too short to tell', speaksOf: [{ slug: 'bombard' }], standings: [] },
  ]);
});

test('a number in place of X is no difference of spelling', () => {
  expect(answersTo('Evade 2 (Prevent up to 2 damage to this unit.)')[0]?.says).toBe(
    'Holds, with a number or name put in',
  );
});

test('a whole sheet is read entry by entry, and what stands beside its entries sentence by sentence', () => {
  const held = check(`${sheet}\n\nYou can deploy it to the build zone.\n`);
  expect(held.sourceKind).toBe('sheet');
  expect(held.entries).toHaveLength(24);
  expect(held.sentences.map(({ verdict }) => verdict)).toEqual(['removed']);
  expect(held.unread).toEqual([]);
});

test('a wording that is not recorded as a whole is answered sentence by sentence', () => {
  const held = check(sheet.replace('on a roll of 5 or more', 'on a roll of 7 or more'));
  const armor = held.entries.find(({ entry }) => entry.name === 'Armor');
  expect(armor?.sentences[0]).toMatchObject({ verdict: 'near', place: { slug: 'armor', part: 'meaning' } });
  expect(armor?.sentences.slice(1).every(({ verdict }) => verdict === 'holds')).toBe(true);
  expect(held.entries.filter(({ sentences }) => sentences.length > 0)).toHaveLength(1);
});

/** Every line that holds a letter is an entry's, an answered one, a title, or said to be unread; headings name what is under them. */
test('nothing in a text is passed over', () => {
  const lines = [
    ...[
      'A title',
      '',
      'Armor',
      '',
      'A stray line of no keyword at all.',
      '',
      'No Such',
      '',
      'No Such: A text.',
    ],
    ...[
      '',
      'A stray line of no keyword at all.',
      'Armor: A static ability that means, "One."',
      'Armor: A static ability that means, "Two."',
    ],
  ];
  const { entries, sentences, titles, passed, unread } = check(lines.join('\n'));
  const placed = new Set([
    ...entries.flatMap(({ entry }) => [entry.line, entry.textLine]),
    ...sentences.map(({ line }) => line),
    // What stands there again is answered by the first.
    ...lines.flatMap((text, index) => (sentences.some((each) => each.text === text) ? index + 1 : [])),
    ...[...unread, ...passed].map(({ line }) => line),
    ...titles.map((title) => lines.indexOf(title) + 1),
  ]);
  const lost = lines.flatMap((text, index) => (text === '' || placed.has(index + 1) ? [] : [text]));
  expect(lost).toEqual([]);
});

test('the menu and the footer of a page stand around its entries, and claim nothing', () => {
  const menu = ['SWTCG', 'Home', 'Cards', 'Log in'];
  const footer = ['Back to Deck', '© 2021', 'This site is made by fans.'];
  const held = check([...menu, sheet, ...footer].join('\n\n'));
  expect(held.entries).toHaveLength(24);
  expect([held.titles, held.sentences, held.unread]).toEqual([[], [], []]);
  expect(held.passed.map(({ message }) => message)).toEqual([
    ...[...menu, 'Powerful Dark'].map((line) => `Skipped “${line}” above the entries`),
    ...footer.map((line) => `Skipped “${line}” below the entries`),
  ]);
});

test('a claim below the entries is answered, also where a footer stands there', () => {
  const held = check(`${sheet}\n\nYou can deploy it to the build zone\n\nHome\n\n© 2021`);
  expect(held.sentences.map(({ verdict }) => verdict)).toEqual(['removed']);
  expect(held.passed).toHaveLength(2);
});

test.each([
  ['powerful-dark.txt', 45],
  ['powerful-dark.txt', 100],
  ['keyword-list.txt', 60],
  ['glossary.tsv', 72],
  ['glossary.tsv', 90],
])('%s, wrapped at %i signs, is put together again', (file, width) => {
  const source = readFileSync(`content/sources/${file}`, 'utf-8');
  const held = check(source.replace(new RegExp(`(.{1,${width}})(?: |$)`, 'gm'), '$1\n'));
  const said = ({ entries }: typeof held) => entries.map(({ entry, kind }) => `${entry.name} ${kind}`);
  expect(said(held)).toEqual(said(check(source)));
  expect([held.sentences, held.unread]).toEqual([[], []]);
});

test('each source is read whole: its entries are found, and nothing of it is a sentence apart', () => {
  for (const { id, file } of seedSources) {
    const held = check(readFileSync(`content/sources/${file}`, 'utf-8'));
    expect(held.sentences, id).toEqual([]);
    expect(held.unread, id).toEqual([]);
    expect(held.entries.length, id).toBe(
      keywords.filter(({ history }) => history.some(({ source }) => source === id)).length,
    );
  }
});

test('what was renamed is compared with the keyword that took its place, and past two renames with nothing', () => {
  const means = (name: string) => `A static ability that means, "Cross the ${name} stone."`;
  const named = (name: string, text: string, more: Partial<Keyword>) =>
    changingKeyword(name, [[means(name), text], [means(name)]], more);
  const renamed = [
    named('Hop', 'A heron on the bank is never woken by it.', { renamedTo: 'bound' }),
    named('Bound', 'Two toads may follow over the same river.', { renamedTo: 'vault' }),
    named('Vault', 'Nobody follows.', { formerNames: ['Bound', 'Hop'] }),
  ];
  const toRows = createRows(renamed, titlesOf(renamed, []), createSpeaksOf(renamed, []));
  const checked = (text: string) => toRows(textCheckOf(renamed)(text));
  const compared = renamed.map(({ name, revisions }) => {
    const text = revisions[0]?.text ?? '';
    const [entry] = checked(`${name}\n\n${name}: ${text}\n`).entries;
    const [answer] = checked(text.replace(/^.*" /, '')).answers;
    return { entry: entry?.compare, sentence: answer?.standings[0]?.compareWith };
  });
  expect(compared).toEqual([
    { entry: null, sentence: null },
    { entry: { from: 'boun0001', to: 'vaul0002' }, sentence: 'vaul0002' },
    { entry: { from: 'vaul0001', to: 'vaul0002' }, sentence: 'vaul0002' },
  ]);
});

test('where a sentence stood is linked by a wording that has the part, also where another has it in a longer one', () => {
  const means = 'A static ability that means, "Turn the stone."';
  const turn = changingKeyword('Turn', [
    [means, 'Note: It costs two leaves and a reed. It is never free.'],
    [means, 'Note: It costs two leaves and a reed.'],
    [means],
  ]);
  const [longer, shorter, last] = turn.revisions as [Revision, Revision, Revision];
  const renumbered = {
    ...shorter,
    parts: shorter.parts.map((part, index) => (index ? { ...part, id: 'r2' } : part)),
  };
  const history = [longer, shorter, longer, last].map(({ id }, index) => ({
    source: `s${index}`,
    revision: id,
  }));
  const game = [{ ...turn, revisions: [longer, renumbered, last], history }];
  const toRows = createRows(game, titlesOf(game, []), createSpeaksOf(game, []));
  const [answer] = toRows(textCheckOf(game)('Note: It costs two leaves and a reed.')).answers;
  expect(answer?.standings).toMatchObject([{ part: 'r1', revision: longer.id }]);
});

test('what the rules say in words of their own of a rename that holds is shown, and corrects no word of the claim', () => {
  const game = [
    changingKeyword('Bound', [['Go far.'], ['(Renamed to Vault.)']], { renamedTo: 'vault' }),
    changingKeyword('Vault', [['Go far.', 'It rests.']], { formerNames: ['Bound'] }),
  ];
  const toRows = createRows(game, titlesOf(game, []), createSpeaksOf(game, []));
  const [answer] = toRows(textCheckOf(game)('Bound is now Vault.')).answers;
  expect(answer).toMatchObject({
    says: 'Holds, in other words',
    standings: [{ slug: 'bound', segments: [{ op: '=', text: '(Renamed to Vault.)' }] }],
  });
});

test('what a claim is only near to is compared with it where most of the claim is in it, and shown plain elsewhere', () => {
  const shownOf = (text: string) => {
    const [answer] = answersTo(text);
    expect(answer?.verdict).toBe('near');
    return segmentsInWords(answer?.standings[0]?.segments ?? []);
  };
  expect(shownOf("A unit with Armor attacking a unit with Armor hits with 4's, 5's, and 6's.")).toMatch(
    /\[-.+-\]/,
  );
  expect(shownOf('A damaged unit may never be healed by its pilot.')).not.toMatch(/\[-|\{\+/);
});
