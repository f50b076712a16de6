import { describe, expect, test } from 'vitest';
import { createWords } from '../../../src/search/base/words.ts';
import { unpackDocuments } from '../../../src/search/data/packed.ts';
import { createSearch } from '../../../src/search/search.ts';
import { seedVocabulary } from '../../helpers/content.ts';
import { moreQueries, queries } from '../../helpers/queries.ts';
import { inBrackets, searchDataOf } from '../../helpers/search-data.ts';

const data = searchDataOf();
const { documents } = unpackDocuments(data, createWords(seedVocabulary));
const ask = createSearch(data);
const search = (query: string) => ask(query).keywords;

describe('what a result shows', () => {
  const first = (query: string) => search(query)[0];
  const nameOf = (query: string) => inBrackets(first(query)?.name ?? { text: '', marks: [] });
  const markedIn = (query: string) => {
    const reason = first(query)?.reason;
    return reason && reason.kind !== 'name'
      ? reason.marks.map(([start, end]) => reason.text.slice(start, end))
      : null;
  };

  test.each([
    ['arm', '[Arm]or'],
    ['ion can', '[Ion] [Can]non'],
    ['bombrad', '[Bombard]'],
    ['armr', '[Armor]'],
    ['ioncannon', '[Ion Cannon]'],
    ['Bombard 3', '[Bombard]'],
    ['how does stealth work', '[Stealth]'],
  ])('for “%s” the name as it was found: %s', (query, name) => {
    expect(nameOf(query)).toBe(name);
    expect(first(query)?.reason).toMatchObject({ kind: 'name' });
  });

  test('a template that was typed is marked too', () => {
    const [found] = search('reduced cost condition');
    expect(found && inBrackets(found.variable)).toBe('X: [[condition]]');
  });

  test('words of the text in each of their forms, and those that mean the same', () => {
    expect(markedIn('bonus for discarding a unit')).toContain('discarded');
    expect(markedIn('chance against armour when accurate')).not.toEqual([]);
    expect(markedIn('heals itself')).not.toBeNull();
    expect(
      search('dies').flatMap(({ reason }) => (reason.kind === 'text' ? inBrackets(reason) : [])),
    ).toContainEqual(expect.stringContaining('[discarded]'));
  });

  test('a set, where that is what was asked for', () => {
    expect(first('the phantom menace')?.reason).toMatchObject({ kind: 'set', text: 'Phantom Menace' });
    expect(markedIn('the phantom menace')).toEqual(['Phantom', 'Menace']);
  });

  test('the meaning without marks, and said to be so, where only the players have such a word', () => {
    expect(first('vampire')).toMatchObject({
      slug: 'absorb',
      reason: { kind: 'said', marks: [] },
    });
    expect(first('vampire')?.reason).toMatchObject({ text: documents[0]?.parts[0] });
  });

  const everything = [...queries, ...moreQueries].flatMap(({ query }) =>
    search(query).map((result) => ({ query, ...result })),
  );

  test('never a text as the reason with nothing marked in it, nor in the two lines that are seen', () => {
    const unmarked = everything.filter(({ reason }) => {
      if (reason.kind === 'said' || reason.kind === 'name' || reason.kind === 'now') return false;
      const [from, to] = 'excerpt' in reason ? reason.excerpt : [0, reason.text.length];
      return !reason.marks.some(([start, end]) => start >= from && end <= Math.min(to, from + 110));
    });
    expect(unmarked).toEqual([]);
  });

  test('a name as the reason is marked, and only what players say is shown without marks', () => {
    expect(
      everything.filter(({ reason, name }) => reason.kind === 'name' && name.marks.length === 0),
    ).toEqual([]);
    const said = everything.filter(({ reason }) => reason.kind === 'said');
    expect(said.length).toBeGreaterThan(0);
    expect(said.filter(({ slug }) => !(slug in seedVocabulary.keywords))).toEqual([]);
  });

  test('marks stand in order, inside the text, and never over each other', () => {
    for (const { name, variable, reason } of everything)
      for (const { text, marks } of [name, variable, ...(reason.kind === 'name' ? [] : [reason])]) {
        const ends = marks.flat();
        expect(ends).toEqual(ends.toSorted((a, b) => a - b));
        expect(ends.at(-1) ?? 0).toBeLessThanOrEqual(text.length);
      }
  });
});
