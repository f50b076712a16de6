import { describe, expect, test } from 'vitest';
import type { GivenRuling, Keyword } from '../../../src/keywords/model.ts';
import { type Searched, toSearchData } from '../../../src/search/data/data.ts';
import { namesOfTerm } from '../../../src/search/data/named-pages.ts';
import { unpackDocuments } from '../../../src/search/data/packed.ts';
import { noVocabulary, plainWords, sampleKeyword, sampleRevision } from '../../helpers/samples.ts';

const dataOf = (keywords: readonly Keyword[], more: Partial<Searched> = {}) =>
  toSearchData({ keywords, sources: [], given: [], vocabulary: noVocabulary, ...more });
const documentsOf = (...given: Parameters<typeof dataOf>) =>
  unpackDocuments(dataOf(...given), plainWords).documents;
const simple = (name: string, more: Partial<Keyword> = {}) =>
  sampleKeyword(name, sampleRevision(name, ['Move.']), more);
const ruling = (
  id: string,
  keyword: string,
  text: string,
  supersedes: string | null = null,
): GivenRuling => ({
  id,
  keywords: [keyword],
  date: '2020-01-01',
  recorded: null,
  by: 'Judge',
  url: 'https://example.org/',
  supersedes,
  text,
});

describe('of a keyword the search knows', () => {
  test('of a plain one no more than its name, its text and its wording', () => {
    const sent = JSON.parse(JSON.stringify(dataOf([simple('Leap')])));
    expect(sent).toMatchObject({
      documents: [{ name: 'Leap' }],
      lexicon: ['Move', '.', ''],
      parts: [']^'],
      given: [''],
      past: [null],
      said: '',
      wordings: '00000000',
    });
    expect(Object.keys(sent.documents[0])).toEqual(['name']);
  });

  test('where in its meaning the effect begins', () => {
    const meaning = 'A static ability that means, "Move."';
    const [document] = documentsOf([sampleKeyword('Leap', sampleRevision('Leap', [meaning]))]);
    expect(meaning.slice(document?.effectAt)).toBe('Move."');
    for (const other of ['A static ability written as "Leap" that means, "Move."', 'Move. It "leaps".']) {
      const keywords = [sampleKeyword('Leap', sampleRevision('Leap', [other]))];
      const [packed] = JSON.parse(JSON.stringify(dataOf(keywords))).documents;
      expect(documentsOf(keywords)[0]?.effectAt).toBe(packed.effectAt);
    }
  });

  test('what stands behind its name in the template, or the template where it begins otherwise', () => {
    const [behind, other] = documentsOf([
      sampleKeyword('Leap', sampleRevision('Leap X', ['Move.'])),
      sampleKeyword('Skip', sampleRevision('Pay X: Skip', ['Move.'])),
    ]);
    expect(behind).toMatchObject({ afterName: ' X' });
    expect(behind).not.toHaveProperty('template');
    expect(other).toMatchObject({ template: 'Pay X: Skip' });
    expect(other).not.toHaveProperty('afterName');
  });

  test('what stands behind it also where a source has its letters and accents apart', () => {
    const [document] = documentsOf([sampleKeyword('\u00c9lan', sampleRevision('E\u0301lan X', ['Run.']))]);
    expect(document).toMatchObject({ name: '\u00c9lan', afterName: ' X' });
    expect(document).not.toHaveProperty('template');
  });

  test('its set, and rulings with what means nothing without them', () => {
    const parts = ['Move.', 'It may turn.', '(Not twice.)', 'It may stop.'];
    const introduction = { set: 'Moss', by: null, date: null };
    const [document] = documentsOf([
      sampleKeyword('Leap', sampleRevision('Leap', parts), { introduction }),
      simple('Skip', { introduction: { ...introduction, set: null } }),
    ]);
    expect(document).toMatchObject({
      set: 'Moss',
      parts: ['Move.', 'It may turn. (Not twice.)', 'It may stop.'],
    });
  });

  test('the rulings given on it that still hold', () => {
    const given = [
      ruling('a', 'leap', 'First.'),
      ruling('b', 'leap', 'Second.', 'a'),
      ruling('c', 'skip', 'Else.'),
    ];
    const [leap, hop] = documentsOf([simple('Leap'), simple('Hop')], { given });
    expect(leap?.given).toEqual(['Second.']);
    expect(hop?.given).toEqual([]);
  });

  test('its names: those that it had, the next one, and the one that holds after all renames', () => {
    const [leap, bound, vault] = documentsOf([
      simple('Leap', { renamedTo: 'bound' }),
      simple('Bound', { renamedTo: 'vault', formerNames: ['Leap'] }),
      simple('Vault', { formerNames: ['Bound'] }),
    ]);
    expect(leap).toMatchObject({ nextName: 'Bound', nowName: 'Vault' });
    expect(bound).toMatchObject({ nextName: 'Vault', nowName: 'Vault', formerNames: ['Leap'] });
    expect([vault?.nextName, vault?.nowName, leap?.formerNames]).toEqual([undefined, undefined, undefined]);
  });
});

describe('of what a keyword said once', () => {
  const wording = (id: string, ...parts: string[]) => ({ ...sampleRevision('Leap', parts), id });
  const leap = (revisions: ReturnType<typeof wording>[], ...order: string[]) =>
    sampleKeyword('Leap', revisions[0] as ReturnType<typeof wording>, {
      revisions,
      history: order.map((revision, index) => ({ source: `s${index}`, revision })),
    });
  const [moss, fern] = [wording('aaaaaaaa', 'Move on moss.', 'Rest.'), wording('bbbbbbbb', 'Move on fern.')];

  test('the wordings stand in the order in which they last held', () => {
    const [document] = documentsOf([leap([moss, fern], moss.id, fern.id, moss.id)]);
    expect(document?.wordings).toBe('bbbbbbbb aaaaaaaa');
    expect(document?.past).toEqual([{ text: 'Move on fern.', wordings: [0] }]);
  });

  test('texts with words that nothing has which holds now, each once, with the wordings that had it', () => {
    const again = wording('cccccccc', 'Move on moss.', 'Stop.');
    const [document] = documentsOf([leap([moss, again, fern], moss.id, again.id, fern.id)]);
    expect(document?.past).toEqual([
      { text: 'Move on moss.', wordings: [0, 1] },
      { text: 'Rest.', wordings: [0] },
      { text: 'Stop.', wordings: [1] },
    ]);
  });

  test('a text that stood twice in one wording counts once, however it was set', () => {
    const twice = wording('cccccccc', 'Walk.', 'Rest on a unit’s moss.', "Rest on a unit's moss.");
    const [document] = documentsOf([leap([twice, fern], twice.id, fern.id)]);
    expect(document?.past).toEqual([
      { text: 'Walk.', wordings: [0] },
      { text: 'Rest on a unit’s moss.', wordings: [0] },
    ]);
  });

  test('nothing of what a ruling says that was given since', () => {
    const given = [ruling('a', 'leap', 'Rest on moss.')];
    const [document] = documentsOf([leap([moss, fern], moss.id, fern.id)], { given });
    expect(document?.past).toBeUndefined();
  });

  test('a template that is written otherwise now', () => {
    const toll = { ...wording('cccccccc', 'Move on fern.'), template: 'Leap: [toll]' };
    const [document] = documentsOf([leap([toll, fern], toll.id, fern.id)]);
    expect(document?.past).toEqual([{ text: 'Leap: [toll]', wordings: [0] }]);
  });
});

describe('the data of the search', () => {
  test('has a page of sets, of moments and of words of the rules where anything is recorded of them', () => {
    const pagesOf = (...given: Parameters<typeof dataOf>) => dataOf(...given).pages.map(([path]) => path);
    const own = ['sets/', 'timing/', 'terms/'];
    expect(pagesOf([simple('Leap')]).filter((path) => own.includes(path))).toEqual([]);
    const introduced = simple('Skip', { introduction: { set: 'Moss', by: null, date: null } });
    const timed = sampleKeyword(
      'Hop',
      sampleRevision('Hop', ['A static ability played during your build step that means, "Move."']),
    );
    const term = { name: 'POP', slug: 'pop', writings: [], formerly: [], definition: null };
    const all = dataOf([simple('Leap'), introduced, timed], { terms: [term] });
    expect(all.pages.map(([path]) => path)).toEqual(expect.arrayContaining(own));
    expect(all.words).toEqual([['POP']]);
    expect(all.pages).toHaveLength(dataOf([simple('Leap')]).pages.length + own.length);
  });

  test('has the page of each publisher, by its name and, of many words, their first letters', () => {
    const introduced = (name: string, by: string) =>
      simple(name, { introduction: { set: null, by, date: null } });
    const { pages } = dataOf([
      introduced('Leap', 'Moss & Fern'),
      introduced('Hop', 'Moss & Fern'),
      introduced('Vault', 'Ferns of the Moss'),
    ]);
    expect(pages.filter(([path]) => path.startsWith('by/'))).toEqual([
      ['by/publisher/ferns-of-the-moss/', 'Publisher: Ferns of the Moss', 'Ferns of the Moss', 'fotm'],
      ['by/publisher/moss-fern/', 'Publisher: Moss & Fern', 'Moss & Fern'],
    ]);
  });

  test('names the page of sets by the years in which keywords came, each once', () => {
    const introduced = (name: string, date: string | null) =>
      simple(name, { introduction: { set: 'Moss', by: null, date } });
    const { pages } = dataOf([
      introduced('Leap', '2016-05-04'),
      introduced('Hop', '2002-01-01'),
      introduced('Vault', '2016-12-24'),
      introduced('Rest', null),
    ]);
    const sets = pages.find(([path]) => path === 'sets/') ?? [];
    expect(sets.filter((name) => /\d/.test(name))).toEqual(['2002', '2016']);
    expect(pages.flat().filter((name) => /^\d+$/.test(name))).toHaveLength(2);
  });

  test('reads what players say as it reads a query', () => {
    const readings = [{ say: ['from the moss'], mean: 'frommoss' }];
    const synonyms = [{ say: ['Don’t re-roll', 'Out from the moss'], mean: 'Keep dice' }];
    const data = dataOf([], { vocabulary: { ...noVocabulary, readings, synonyms, stopWords: ['unit'] } });
    expect(data).toMatchObject({
      readings: ['frommoss,from the moss'],
      stopWords: ['unit'],
      synonyms: ['keep dice,dont reroll,out frommoss'],
    });
  });

  test('names a word of the rules by all that is another word to whoever types it', () => {
    const term = {
      name: 'POP',
      slug: 'pop',
      writings: ['Pop', 'play or pass', 'Play-or-Pass', 'pop chance'],
      formerly: ['Chance', 'pop!'],
    };
    expect(namesOfTerm(term)).toEqual(['POP', 'Chance', 'Play-or-Pass', 'pop chance']);
  });
});
