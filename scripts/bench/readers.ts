import { VFile } from 'vfile';
import { choiceIn } from '../../src/addresses/sheet-address.ts';
import { createUrls } from '../../src/addresses/urls.ts';
import { createCardCheck } from '../../src/checks/cards/check.ts';
import { checkCard } from '../../src/checks/cards/check-document.ts';
import { createDeckReader } from '../../src/checks/cards/deck.ts';
import { readCards } from '../../src/checks/cards/document/read.ts';
import { createClaimCheck } from '../../src/checks/claim/check.ts';
import type { TitledSource } from '../../src/checks/claim/words/source-names.ts';
import { createTextCheck } from '../../src/checks/whole-text/check.ts';
import { checkSheet } from '../../src/checks/whole-text/sheet.ts';
import { compareWordings } from '../../src/keywords/changes/compare/compare.ts';
import { compareTexts } from '../../src/keywords/changes/compare/segments.ts';
import { currentRevision } from '../../src/keywords/history.ts';
import type { Keyword, Revision, SourceKind } from '../../src/keywords/model.ts';
import { createFinder } from '../../src/keywords/names/name-finder.ts';
import { detectKind } from '../../src/keywords/parse/detect.ts';
import { parseSource } from '../../src/keywords/parse/index.ts';
import { readRenameClaims } from '../../src/keywords/renames/rename-claims.ts';
import { toGivenRuling } from '../../src/keywords/store/given.ts';
import { fromMdx } from '../../src/keywords/store/read-mdx.ts';
import { isSealed, seal } from '../../src/keywords/store/seal.ts';
import { toMdx } from '../../src/keywords/store/write-mdx.ts';
import { createTermFinder, linkTypeLine } from '../../src/keywords/terms/find.ts';
import { foldEditorial } from '../../src/keywords/text/editorial.ts';
import { longestLine } from '../../src/keywords/text/lines.ts';
import { decodeUtf8 } from '../../src/keywords/text/signs/utf8.ts';
import { slugify } from '../../src/keywords/text/slug.ts';
import { tokenize } from '../../src/keywords/text/tokens.ts';
import { identifyParts } from '../../src/keywords/wording/identify.ts';
import { momentsOf } from '../../src/keywords/wording/moments.ts';
import { splitParts } from '../../src/keywords/wording/parts.ts';
import { nameOfTemplate, splitTemplate, startsWithTypeLine } from '../../src/keywords/wording/template.ts';
import { readTraits } from '../../src/keywords/wording/traits.ts';
import { escapeHtml, escapeMarkdown } from '../../src/publish/escape.ts';
import { toMarkdown } from '../../src/publish/export/markdown.ts';
import { lostInTsv } from '../../src/publish/export/tsv.ts';
import { createSheetMaker } from '../../src/publish/sheet/deck-sheet.ts';

/** A text, and one of the same length with other words. */
export type Texts = { text: string; other: string };

/** Every function that is given what somebody else wrote. */
export function readersOf(
  keywords: readonly Keyword[],
  sources: readonly TitledSource[],
): Record<string, (texts: Texts) => unknown> {
  const find = createFinder(keywords);
  const findTerms = createTermFinder([
    { slug: 'a', writings: ['POP', 'play or pass chance', 'ability', 're-roll'] },
  ]);
  const check = createCardCheck(keywords);
  const checkAlone = createCardCheck(keywords);
  const readDeck = createDeckReader(keywords);
  const cardsOf = (document: string) => readCards(document, check).cards;
  const makeSheet = createSheetMaker(keywords, []);
  const openSheet = (hash: string) => {
    const choice = choiceIn(hash)?.choice ?? { title: '', made: null, keywords: [] };
    return makeSheet(choice, { site: '', recorded: '', tool: '', today: '2026-11-21' });
  };
  const claims = createClaimCheck(keywords, sources);
  const checkText = createTextCheck(keywords, sources);
  const parse = (kind: SourceKind) => (text: string) => parseSource(new VFile({ value: text }), kind);
  const wording = (id: string, text: string): Revision => ({
    id,
    template: 'A',
    text,
    parts: identifyParts([{ id, text, sources: [] }], new Map())[0] ?? [],
    traits: readTraits(text),
    sources: ['a'],
    file: 'a',
  });
  const keyword = (text: string): Keyword => ({
    slug: 'a',
    name: 'A',
    introduction: null,
    revisions: [wording('00000000', text)],
    history: [{ source: 'a', revision: '00000000' }],
    renamedTo: null,
    formerNames: [],
  });
  const written = (text: string) => toMdx(keyword(text), wording('00000000', text));
  return {
    decodeUtf8: ({ text }) => decodeUtf8(Buffer.from(text)),
    detectKind: ({ text }) => detectKind(text),
    'parseSource, list of texts': ({ text }) => parse('list')(documents.list(text)),
    'parseSource, sheet of texts': ({ text }) => parse('sheet')(documents.sheet(text)),
    'parseSource, glossary of texts': ({ text }) => parse('glossary')(documents.glossary(text)),
    'parseSource, any lines': ({ text }) => [
      parse('list')(text),
      parse('sheet')(text),
      parse('glossary')(text),
    ],
    splitTemplate: ({ text }) => splitTemplate(text),
    nameOfTemplate: ({ text }) => nameOfTemplate(text),
    startsWithTypeLine: ({ text }) => startsWithTypeLine(`A ${text}`),
    splitParts: ({ text }) => splitParts(text),
    readTraits: ({ text }) => readTraits(text),
    momentsOf: ({ text }) => momentsOf(`A static ability that means, "${text}"`),
    readRenameClaims: ({ text }) => readRenameClaims('A', text),
    foldEditorial: ({ text }) => foldEditorial(text),
    slugify: ({ text }) => slugify(text),
    tokenize: ({ text }) => tokenize(text),
    'identifyParts, two wordings': ({ text, other }) =>
      identifyParts(
        [
          { id: 'a', text, sources: [] },
          { id: 'b', text: other, sources: [] },
        ],
        new Map(),
      ),
    'compareTexts, something else': ({ text, other }) => compareTexts(text, other),
    'compareTexts, no word in common': ({ text }) =>
      compareTexts(numbered(text.length, 'a'), numbered(text.length, 'b')),
    'compareTexts, the half cut off': ({ text }) => compareTexts(text, text.slice(0, text.length / 2)),
    compareWordings: ({ text, other }) => compareWordings(wording('a', text), wording('b', other)),
    checkSheet: ({ text }) =>
      checkSheet(
        [{ name: 'Armor', template: 'Armor', text, introduction: null, line: 1, column: 1, textLine: 1 }],
        keywords,
      ),
    'checkSheet, texts': ({ text }) =>
      checkSheet(
        texts(text).map((each, index) => {
          const { name, template } = nameAndTemplate(keywords, index);
          return { name, template, text: each, introduction: null, line: 1, column: 1, textLine: 1 };
        }),
        keywords,
      ),
    'createTextCheck, a line': ({ text }) => checkText(text),
    'createTextCheck, a list': ({ text }) => checkText(documents.list(text)),
    'createTextCheck, a sheet': ({ text }) => checkText(documents.sheet(text)),
    'createClaimCheck, a line': ({ text }) => claims(text),
    'createClaimCheck, texts': ({ text }) => claims(texts(text).join('\n')),
    'find mentions': ({ text }) => find(text),
    linkTypeLine: ({ text }) => linkTypeLine([{ text: `A ${text} that means, "Act."` }], findTerms),
    // By a check of its own: what one has found is kept.
    'check of a card': ({ text }) => checkAlone(text),
    'keywords of a deck': ({ text }) =>
      readDeck(cardsOf(`Text\t\n${text}`).map((card) => checkCard(card, check))),
    'a sheet by its address': ({ text }) => openSheet(`#keywords=${text}`),
    'a sheet by its title': ({ text }) => openSheet(`#title=${text}&keywords=armor~`),
    readCards: ({ text }) => cardsOf(text),
    'readCards, below a mark that opens': ({ text }) => cardsOf(`**a\n${text}`),
    'readCards, in a heading': ({ text }) => cardsOf(`# a${text}b\nb`),
    'readCards, a table': ({ text }) => cardsOf(`Name\tText\n${text}`),
    'readCards, data': ({ text }) => cardsOf(`[{name: "a", text: "a"}, ${text}`),
    'readCards, a text of data': ({ text }) => cardsOf(JSON.stringify([{ text }])),
    'readCards, XML': ({ text }) => cardsOf(`<a text="b">${text}</a>`),
    escapeMarkdown: ({ text }) => escapeMarkdown(text),
    escapeHtml: ({ text }) => escapeHtml(text),
    'toMdx and fromMdx, texts': ({ text }) => texts(text).map((each) => fromMdx(written(each))),
    toGivenRuling: ({ text }) => attempt(() => toGivenRuling('a', {} as never, text)),
    'toMarkdown, texts': ({ text }) => toMarkdown(texts(text).map(keyword), [], 'A', createUrls('/')),
    'lostInTsv, texts': ({ text }) => lostInTsv(texts(text).map(keyword)),
    seal: ({ text }) => isSealed(seal(`${text}\nseal: ""\n`)),
  };
}

/** A text in the formats of the documents, with each piece of it in an entry of its own. */
const documents = {
  list: (text: string) =>
    entriesOf(
      text,
      (name, each) => `${name}\nTemplate: ${name}\nAdded By: ${each}\nDate Added: 5/23/2021\n${each}\n\n`,
    ),
  sheet: (text: string) =>
    entriesOf(text, (name, each) => `${name}\n\n${name}: A static ability that means ${each}\n\n`),
  glossary: (text: string) => entriesOf(text, (name, each) => `${name}\t**${name}:** ${each}\n`),
};
const entriesOf = (text: string, entry: (name: string, each: string) => string) =>
  texts(text)
    .map((each, index) => entry(`A${index}`, each))
    .join('');

/** A sheet has each keyword at most once; texts beyond the known keywords get unknown ones. */
function nameAndTemplate(keywords: readonly Keyword[], index: number): { name: string; template: string } {
  const keyword = keywords[index];
  return keyword
    ? { name: keyword.name, template: currentRevision(keyword).template }
    : { name: `Unknown ${index}`, template: 'Unknown' };
}

/** A text divided into those of many keywords, each as long as the ingest accepts. */
function texts(text: string): string[] {
  const line = text.replaceAll(/[\r\n]/g, ' ');
  const most = longestLine - 100;
  return Array.from({ length: Math.ceil(line.length / most) }, (_, index) =>
    line.slice(index * most, (index + 1) * most),
  );
}

/** Words that are all different. */
function numbered(size: number, letter: string): string {
  let text = '';
  for (let index = 0; text.length < size; index++) text += `${letter}${index} `;
  return text;
}

/** A function that rejects its input has read it, too. */
function attempt(read: () => unknown): void {
  try {
    read();
  } catch (error) {
    if (error instanceof RangeError) throw error;
  }
}
