import { keywordPath } from '../../../addresses/urls.ts';
import { createCardCheck } from '../../../checks/cards/check.ts';
import { type CheckedCard, checkCard, checkDocument } from '../../../checks/cards/check-document.ts';
import { readCards, withoutMark } from '../../../checks/cards/document/read.ts';
import { findingsIn } from '../../../checks/cards/document-findings.ts';
import { mendCards } from '../../../checks/cards/fix.ts';
import { countUses, type UseCount } from '../../../checks/cards/uses.ts';
import { indexBySlug, inIndex } from '../../../general/by-slug.ts';
import { currentRevision } from '../../../keywords/history.ts';
import { meaningOf } from '../../../keywords/wording/meaning.ts';
import {
  formatLinked,
  type LinkedCard,
  type LinkFormat,
  linkedBlocks,
} from '../../../publish/linked-cards.ts';
import { type FindingRow, toFindingRows } from './finding-row.ts';
import type { Prepare, Tell } from './worker-answers.ts';

/**
 * A question of the page: to check a document, after applying all certain fixes where `mends` is set, or to write what
 * was checked in another format.
 */
export type LinkQuestion =
  | {
      ask: 'check';
      text: string;
      mends: boolean;
      column: string | undefined;
      format: LinkFormat;
      home: string;
    }
  | { ask: 'format'; format: LinkFormat };

/** What a check finds besides its rows. */
export interface CheckedAnswer {
  tell: 'checked';
  /** How many places were fixed first. */
  replaced: number;
  cards: number;
  textless: number;
  columns: string[];
  column: number;
  /** Whether any card, or its notes, names a keyword. */
  hasMentions: boolean;
  uses: UseCount[];
}

/** An answer of the worker. */
export type LinkAnswer =
  | { tell: 'progress'; done: number; total: number }
  | CheckedAnswer
  | { tell: 'mended'; text: string }
  | { tell: 'formatted'; output: string };

/** How many cards are checked between two progress messages. */
const cardsAtATime = 250;

/** Checks a document of cards and writes it with links, or writes the last one in another format. */
export const prepare: Prepare<LinkQuestion, FindingRow, LinkAnswer> = ({ keywords, notKeywords }) => {
  const bySlug = indexBySlug(keywords);
  const checkText = createCardCheck(keywords, notKeywords);
  let linked: LinkedCard[] = [];
  let home = '';

  const mend = ({ text, column }: { text: string; column: string | undefined }) => {
    const checkAll = (document: string) => checkDocument(document, checkText, column);
    return mendCards(text, checkAll(text), checkAll);
  };

  const check = (question: Extract<LinkQuestion, { ask: 'check' }>, tell: Tell<FindingRow, LinkAnswer>) => {
    const { text, count } = question.mends ? mend(question) : { text: question.text, count: 0 };
    if (question.mends) tell.answer({ tell: 'mended', text });
    const { cards, columns, column, textless, faults } = readCards(text, checkText, question.column);
    home = question.home;
    const checked: CheckedCard[] = [];
    for (const card of cards) {
      checked.push(checkCard(card, checkText));
      if (checked.length % cardsAtATime === 0)
        tell.answer({ tell: 'progress', done: checked.length, total: cards.length });
    }
    tell.rows(toFindingRows(findingsIn(faults, checked), cards.length));
    const uses = countUses(checked, keywords);
    const hasMentions = checked.some(({ mentions }) => mentions.length > 0);
    tell.answer({
      tell: 'checked',
      replaced: count,
      cards: cards.length,
      textless,
      columns,
      column,
      hasMentions,
      uses,
    });
    linked = columns.length > 0 ? checked.map(fromRow) : blocksOf(withoutMark(text), checked);
  };

  const write = (format: LinkFormat): string =>
    formatLinked(format, linked, (slug) => {
      const revision = currentRevision(inIndex(bySlug, slug));
      return { url: home + keywordPath(slug), template: revision.template, meaning: meaningOf(revision) };
    });

  return (question, tell) => {
    if (question.ask === 'check') check(question, tell);
    tell.answer({ tell: 'formatted', output: write(question.format) });
  };
};

function fromRow({ card: { name, text }, mentions }: CheckedCard): LinkedCard {
  return { name, text, mentions };
}

/** Plain text is returned complete, whatever parts of it are cards. */
function blocksOf(document: string, checked: readonly CheckedCard[]): LinkedCard[] {
  const mentions = checked.flatMap(({ card, mentions }) =>
    mentions.map((each) => ({
      ...each,
      start: card.offsetOf(each.start),
      end: card.offsetOf(each.end),
    })),
  );
  return linkedBlocks(document, mentions);
}
