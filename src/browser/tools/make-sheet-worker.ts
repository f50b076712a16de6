import type { SheetChoice } from '../../addresses/sheet-address.ts';
import { cardRules } from '../../checks/cards/card-rules.ts';
import { checkCard, createCardCheck } from '../../checks/cards/check.ts';
import { createDeckReader, type DeckKeyword } from '../../checks/cards/deck.ts';
import { inDocumentOrder } from '../../checks/cards/document/document-findings.ts';
import { readCards } from '../../checks/cards/document/read.ts';
import { sentenceOf } from '../../keywords/diagnostics/diagnostics.ts';
import type { Point } from '../../keywords/text/point.ts';
import { createSheetMaker, type DeckSheet, type SheetOrigin } from '../../publish/deck-sheet.ts';
import type { Prepare } from './worker-answers.ts';

/** What the page asks: for the keywords of cards, or for a sheet. */
export type SheetQuestion =
  | { ask: 'deck'; text: string; column: string | undefined }
  | { ask: 'sheet'; number: number; choice: SheetChoice; origin: SheetOrigin };

/** What of a document of cards was not read, and where. */
export interface Unread extends Point {
  message: string;
}

/** What the worker answers. */
export type SheetAnswer =
  | { tell: 'deck'; cards: number; columns: string[]; column: number; keywords: DeckKeyword[] }
  | { tell: 'sheet'; number: number; choice: SheetChoice; sheet: DeckSheet };

/** Finds the keywords that the cards of a deck name, and makes sheets of chosen ones. */
export const prepare: Prepare<SheetQuestion, Unread, SheetAnswer> = ({ keywords, notKeywords }) => {
  const findKeywords = createDeckReader(keywords);
  const checkText = createCardCheck(keywords, notKeywords);
  const makeSheet = createSheetMaker(keywords);
  return (question, tell) => {
    if (question.ask === 'sheet') {
      const { number, choice, origin } = question;
      tell.answer({ tell: 'sheet', number, choice, sheet: makeSheet(choice, origin) });
      return;
    }
    const { cards, columns, column, faults } = readCards(question.text, checkText, question.column);
    const { keywords: found, misspelt } = findKeywords(cards.map((card) => checkCard(card, checkText)));
    const unread = [
      ...faults.map(({ rule, place, facts }) => ({ ...place, message: sentenceOf(cardRules, rule, facts) })),
      ...misspelt.map(({ place, facts }) => ({
        ...place,
        message: sentenceOf(cardRules, 'keyword-misspelt', facts),
      })),
    ];
    tell.rows(unread.sort(inDocumentOrder));
    tell.answer({ tell: 'deck', cards: cards.length, columns, column, keywords: found });
  };
};
