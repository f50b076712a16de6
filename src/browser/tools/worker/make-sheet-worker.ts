import type { SheetChoice } from '../../../addresses/sheet-address.ts';
import { createCardCheck } from '../../../checks/cards/check.ts';
import { checkCard } from '../../../checks/cards/check-document.ts';
import { createDeckReader, type DeckKeyword } from '../../../checks/cards/deck.ts';
import { readCards } from '../../../checks/cards/document/read.ts';
import { type DocumentFinding, findingsIn } from '../../../checks/cards/document-findings.ts';
import { createSheetMaker, type DeckSheet, type SheetOrigin } from '../../../publish/sheet/deck-sheet.ts';
import { type FindingRow, toFindingRows } from './finding-row.ts';
import type { Prepare } from './worker-answers.ts';

/** A question of the page: for the keywords of cards, or for a sheet. */
export type SheetQuestion =
  | { ask: 'deck'; text: string; column: string | undefined }
  | { ask: 'sheet'; number: number; choice: SheetChoice; origin: SheetOrigin };

/** An answer of the worker. */
export type SheetAnswer =
  | { tell: 'deck'; cards: number; columns: string[]; column: number; keywords: DeckKeyword[] }
  | { tell: 'sheet'; number: number; choice: SheetChoice; sheet: DeckSheet };

/** Finds the keywords that the cards of a deck name, and makes sheets of chosen ones. */
export const prepare: Prepare<SheetQuestion, FindingRow, SheetAnswer> = ({
  keywords,
  sources,
  notKeywords,
}) => {
  const findKeywords = createDeckReader(keywords);
  const checkText = createCardCheck(keywords, notKeywords);
  const makeSheet = createSheetMaker(keywords, sources);
  return (question, tell) => {
    if (question.ask === 'sheet') {
      const { number, choice, origin } = question;
      tell.answer({ tell: 'sheet', number, choice, sheet: makeSheet(choice, origin) });
      return;
    }
    const { cards, columns, column, faults } = readCards(question.text, checkText, question.column);
    const checked = cards.map((card) => checkCard(card, checkText));
    const { keywords: found, misspelt } = findKeywords(checked);
    const notTaken = misspelt.map(({ place }) => ({ rule: 'keyword-misspelt' as const, place }));
    const unread = new Set([...faults, ...notTaken].map(keyOf));
    const findings = findingsIn(faults, checked).filter((finding) => unread.has(keyOf(finding)));
    tell.rows(toFindingRows(findings, cards.length));
    tell.answer({ tell: 'deck', cards: cards.length, columns, column, keywords: found });
  };
};

function keyOf({ rule, place: { line, column } }: Pick<DocumentFinding, 'rule' | 'place'>): string {
  return `${rule} ${line}:${column}`;
}
