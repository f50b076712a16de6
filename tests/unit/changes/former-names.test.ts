import { describe, expect, test } from 'vitest';
import { createUrls } from '../../../src/addresses/urls.ts';
import { createCardCheck } from '../../../src/checks/cards/check.ts';
import { checkCard } from '../../../src/checks/cards/check-document.ts';
import { createDeckReader } from '../../../src/checks/cards/deck.ts';
import { readCards } from '../../../src/checks/cards/document/read.ts';
import { readClaim } from '../../../src/checks/claim/reading/read.ts';
import { createSpeaksOf } from '../../../src/checks/claim/told/speaks-of.ts';
import { checkSheet } from '../../../src/checks/whole-text/sheet.ts';
import { indexBySlug } from '../../../src/general/by-slug.ts';
import { createKeywordFinder } from '../../../src/keywords/names/names.ts';
import { siteSchema } from '../../../src/keywords/store/site.ts';
import { toLlms } from '../../../src/publish/llms.ts';
import { createSheetMaker } from '../../../src/publish/sheet/deck-sheet.ts';
import { createSearch } from '../../../src/search/search.ts';
import { claimCheckOf, rulebookIn, textCheckOf } from '../../helpers/claim-checks.ts';
import { does } from '../../helpers/made-game.ts';
import { sampleKeyword, sampleRevision } from '../../helpers/samples.ts';
import { searchDataOf } from '../../helpers/search-data.ts';

/** A made-up game; that Vault was once called Bound, only the text of Vault says. */
const meaning = does('This unit may move X squares over the moss.');
const vault = sampleKeyword(
  'Vault',
  { ...sampleRevision('Vault X', [meaning, '(Formerly Bound.)']), id: '0000000a' },
  { formerNames: ['Bound'], history: [{ source: 'a', revision: '0000000a' }] },
);
const fern = sampleKeyword('Fern', sampleRevision('Fern', [does('Each stone beside it rests by night.')]));
const keywords = [fern, vault];

describe('a former name of which no source has an entry', () => {
  const check = createCardCheck(keywords);
  const rules = (text: string) =>
    check(text).findings.map(({ rule, replacement }) => [rule, replacement ?? null]);

  test('is found in texts, and leads to the keyword that holds', () => {
    expect(createKeywordFinder(keywords, [])('Pay 1 for Bound 2.')).toMatchObject([
      { slug: 'vault', name: 'Bound', start: 10, end: 15 },
    ]);
  });

  test('leads to the keyword that holds also where that was renamed twice', () => {
    const hop = sampleKeyword('Hop', vault.revisions[0] as (typeof vault.revisions)[number], {
      formerNames: ['Bound'],
      renamedTo: 'vault',
    });
    const twice = [hop, { ...vault, formerNames: ['Bound', 'Hop'] }];
    expect(createKeywordFinder(twice, [])('Bound, Hop')).toMatchObject([{ slug: 'vault' }, { slug: 'hop' }]);
  });

  test('is told on a card with the name that holds now, also behind a cost, with a slip or a typing error', () => {
    for (const text of [
      'Bound 3',
      'Pay 1 moss -> Bound 3',
      'BOUND 3',
      'This unit gets Bound 2 until dusk.',
    ]) {
      expect(rules(text), text).toEqual([['keyword-renamed', 'Vault']]);
      expect(check(text).mentions, text).toMatchObject([{ slug: 'vault', name: 'Bound' }]);
    }
    expect(rules('Pay 1 -> Bound')).toContainEqual(['number-missing', null]);
    expect(rules('Pay 1 -> Boumd 3')).toContainEqual(['keyword-misspelt', 'Bound']);
  });

  test('is on the sheet of a deck as the cards have it, and says what it is now', () => {
    const { cards } = readCards('Bound 3\n\nBound 2', check);
    const found = createDeckReader(keywords)(cards.map((card) => checkCard(card, check))).keywords;
    expect(found).toEqual([{ slug: 'bound', numbers: ['2', '3'] }]);
    const origin = { site: 'Site', recorded: '', tool: 'https://example.org/', today: '2026-11-21' };
    const chosen = found.map((each) => ({ ...each, revision: null }));
    const sheet = createSheetMaker(keywords, [])({ title: '', made: null, keywords: chosen }, origin);
    expect(sheet).toMatchObject({
      entries: [{ slug: 'vault', numbers: ['2', '3'] }],
      oldNames: [{ slug: 'bound', name: 'Bound', now: { slug: 'vault', name: 'Vault' } }],
      unknown: [],
      hash: '#made=2026-11-21&keywords=bound~0000000a~2~3',
    });
  });

  test('names its keyword in a claim: above it, in front of it, in a link, behind it, in a sentence about it', () => {
    const answer = claimCheckOf(keywords);
    const known = { verdict: 'holds', slug: 'vault', isElsewhere: false };
    for (const claim of [`Bound X: ${meaning}`, `Bound\n${meaning}`, `Bound 3: ${meaning.replace('X', '3')}`])
      expect(answer(claim), claim).toMatchObject([known]);
    expect(answer(`Bound is ${meaning.replace('A ', 'a ')}`)).toMatchObject([{ slug: 'vault' }]);
    expect(answer('https://example.org/keywords/bound/#meaning')).toMatchObject([known]);
    expect(answer('Bound: Each stone beside it rests by night.')).toMatchObject([{ isElsewhere: true }]);
    expect(answer(`${meaning} (Bound)`)).toMatchObject([known]);
    const [sentence] = readClaim('Nobody likes the old Bound on a rainy day.', rulebookIn(keywords));
    expect(sentence && createSpeaksOf(keywords, [])(sentence)).toMatchObject([{ slug: 'vault' }]);
  });

  test('is renamed where an entry of a sheet has it', () => {
    const entry = { name: 'Bound', template: 'Bound X', text: meaning, introduction: null };
    const place = { line: 1, column: 1, textLine: 2 };
    expect(checkSheet([{ ...entry, ...place }], keywords)).toMatchObject([
      { kind: 'renamed', keyword: { slug: 'vault' }, now: { slug: 'vault' }, change: { kind: 'renamed' } },
    ]);
  });

  test('is renamed in every form of an entry, and the name that holds is not', () => {
    const check = textCheckOf(keywords);
    const text = `${meaning} (Formerly Bound.)`;
    for (const held of [`Bound\n${text}`, `Bound – ${text}`, `Bound X: ${text}`])
      expect(check(held).entries, held).toMatchObject([{ kind: 'renamed', entry: { name: 'Bound' } }]);
    for (const held of [`Vault\n${text}`, `Vault – ${text}`, `Vault X: ${text}`])
      expect(check(held).entries, held).toMatchObject([{ kind: 'current', entry: { name: 'Vault' } }]);
  });

  test('is told to programs that read the site', () => {
    const site = siteSchema.parse({});
    expect(toLlms(site, keywords, indexBySlug(keywords), createUrls('https://example.org/'))).toContain(
      '- [Vault X](https://example.org/keywords/vault/): wording 0000000a, formerly Bound\n',
    );
  });

  test('is found by the search, alone and in a question', () => {
    const search = createSearch(searchDataOf({ keywords, sources: [] }));
    const first = (query: string) => search(query).keywords[0]?.slug;
    for (const query of ['bound', 'Bound 3', 'how does Bound work', 'Bound vs Fern'])
      expect(first(query), query).toBe('vault');
  });
});
