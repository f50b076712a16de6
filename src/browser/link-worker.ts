import { cardRules } from '../checks/cards/card-rules.ts';
import { type CheckedText, createCardCheck } from '../checks/cards/check.ts';
import { formatLinked, type LinkFormat } from '../checks/cards/linked.ts';
import { type Card, readCards } from '../checks/cards/read.ts';
import { type Use, usesOf } from '../checks/cards/uses.ts';
import { type Severity, sentenceOf } from '../keywords/diagnostics.ts';
import { currentRevision } from '../keywords/history.ts';
import type { Keyword, Segment } from '../keywords/model.ts';
import { keywordPath } from '../publish/urls.ts';
import { type CheckMessage, tellRows } from './current-check.ts';
import { fetchToolData } from './tool-data.ts';

/** What the page asks: to check a document, or to write what was checked in another format. */
export type LinkQuestion =
  | {
      ask: 'check';
      text: string;
      column: string | undefined;
      keywordsUrl: string;
      format: LinkFormat;
      home: string;
    }
  | { ask: 'format'; format: LinkFormat };

/** A finding, ready to be shown. */
export interface LinkRow {
  severity: Severity;
  message: string;
  card: string | null;
  line: number;
  column: number;
  /** What stands there, and what to write instead, where that is known. */
  found: string;
  replacement: string | null;
  segments: Segment[] | null;
}

/** What the worker answers. */
export type LinkAnswer =
  | { tell: 'progress'; done: number; total: number }
  | { tell: 'checked'; cards: number; columns: string[]; column: number; uses: Use[] }
  | { tell: 'formatted'; output: string };

interface Checked extends CheckedText {
  card: Card;
}

/** So many cards are checked between two words of progress. */
const cardsAtATime = 250;

let checked: Checked[] = [];
let keywords: ReadonlyMap<string, Keyword> = new Map();
let home = '';

/** Checks and links cards apart from the page, so that thousands of them do not hold it up. */
self.addEventListener('message', async ({ data }: MessageEvent<LinkQuestion>) => {
  try {
    if (data.ask === 'check') await check(data);
    tell({ tell: 'formatted', output: write(data.format) });
  } catch (error) {
    send({ failed: error instanceof Error ? error.message : String(error) });
  } finally {
    send({ done: true });
  }
});

async function check(question: Extract<LinkQuestion, { ask: 'check' }>): Promise<void> {
  const { keywords: list, notKeywords } = await fetchToolData(question.keywordsUrl);
  keywords = new Map(list.map((keyword) => [keyword.slug, keyword]));
  home = question.home;
  const checkText = createCardCheck(list, notKeywords);
  const { cards, columns, column, ragged } = readCards(question.text, question.column);
  checked = [];
  for (const card of cards) {
    checked.push({ card, ...checkText(card.text, card.name) });
    if (checked.length % cardsAtATime === 0)
      tell({ tell: 'progress', done: checked.length, total: cards.length });
  }
  const raggedRows = ragged.map(
    ({ place, ...facts }): LinkRow => ({
      severity: cardRules['row-ragged'].severity,
      message: sentenceOf(cardRules, 'row-ragged', facts),
      card: null,
      ...place,
      found: '',
      replacement: null,
      segments: null,
    }),
  );
  const rows = [...raggedRows, ...checked.flatMap(toRows)].sort((a, b) => a.line - b.line);
  tellRows(rows);
  tell({
    tell: 'checked',
    cards: cards.length,
    columns,
    column,
    uses: usesOf(checked, [...keywords.values()]),
  });
}

function toRows({ card, findings }: Checked): LinkRow[] {
  return findings.map(({ rule, facts, start, end, replacement, segments }) => ({
    severity: cardRules[rule].severity,
    message: sentenceOf(cardRules, rule, facts),
    card: card.name,
    ...card.placeOf(start),
    found: card.text.slice(start, end),
    replacement,
    segments,
  }));
}

function write(format: LinkFormat): string {
  const cards = checked.map(({ card: { name, text }, mentions }) => ({ name, text, mentions }));
  return formatLinked(format, cards, (slug) => {
    const { template, parts } = currentRevision(keywords.get(slug) as Keyword);
    return { url: home + keywordPath(slug), template, meaning: parts[0]?.text ?? '' };
  });
}

function tell(answer: LinkAnswer): void {
  send({ answer });
}

function send(message: CheckMessage<LinkRow, LinkAnswer>): void {
  self.postMessage(message);
}
