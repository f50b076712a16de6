import type { Card, DocumentFault } from '../checks/cards/card-document.ts';
import { cardRules } from '../checks/cards/card-rules.ts';
import { type CheckedText, createCardCheck, nameOfCard } from '../checks/cards/check.ts';
import { formatLinked, type LinkFormat } from '../checks/cards/linked.ts';
import { readCards } from '../checks/cards/read.ts';
import { type Use, usesOf } from '../checks/cards/uses.ts';
import { indexBySlug } from '../keywords/by-slug.ts';
import { type Severity, sentenceOf } from '../keywords/diagnostics.ts';
import { currentRevision } from '../keywords/history.ts';
import type { Keyword, Segment } from '../keywords/model.ts';
import { keywordPath } from '../publish/urls.ts';
import { answerPage, type Tell } from './worker-answers.ts';

/** What the page asks: to check a document, or to write what was checked in another format. */
export type LinkQuestion =
  | { ask: 'check'; text: string; column: string | undefined; format: LinkFormat; home: string }
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
  /** What the card is called, where that is known. */
  name: string | null;
}

/** So many cards are checked between two words of progress. */
const cardsAtATime = 250;

answerPage<LinkQuestion, LinkRow, LinkAnswer>(({ keywords, notKeywords }) => {
  const bySlug = indexBySlug(keywords);
  const checkText = createCardCheck(keywords, notKeywords);
  let checked: Checked[] = [];
  let home = '';

  const check = (question: Extract<LinkQuestion, { ask: 'check' }>, tell: Tell<LinkRow, LinkAnswer>) => {
    const { cards, columns, column, faults } = readCards(question.text, question.column);
    home = question.home;
    checked = [];
    for (const card of cards) {
      const name = nameOfCard(card, checkText);
      checked.push({ card, name, ...checkText(card.text, name) });
      if (checked.length % cardsAtATime === 0)
        tell.answer({ tell: 'progress', done: checked.length, total: cards.length });
    }
    tell.rows([...faults.map(toFaultRow), ...checked.flatMap(toRows)].sort((a, b) => a.line - b.line));
    const uses = usesOf(checked, keywords);
    tell.answer({ tell: 'checked', cards: cards.length, columns, column, uses });
  };

  const write = (format: LinkFormat): string => {
    const cards = checked.map(({ card: { name, text }, mentions }) => ({ name, text, mentions }));
    return formatLinked(format, cards, (slug) => {
      const { template, parts } = currentRevision(bySlug.get(slug) as Keyword);
      return { url: home + keywordPath(slug), template, meaning: parts[0]?.text ?? '' };
    });
  };

  return (question, tell) => {
    if (question.ask === 'check') check(question, tell);
    tell.answer({ tell: 'formatted', output: write(question.format) });
  };
});

function toFaultRow({ rule, place, facts }: DocumentFault): LinkRow {
  return {
    severity: cardRules[rule].severity,
    message: sentenceOf(cardRules, rule, facts),
    card: null,
    ...place,
    found: '',
    replacement: null,
    segments: null,
  };
}

function toRows({ card, name, findings }: Checked): LinkRow[] {
  return findings.map(({ rule, facts, start, end, replacement, segments }) => ({
    severity: cardRules[rule].severity,
    message: sentenceOf(cardRules, rule, facts),
    card: name,
    ...card.pointOf(start),
    found: card.text.slice(start, end),
    replacement,
    segments,
  }));
}
