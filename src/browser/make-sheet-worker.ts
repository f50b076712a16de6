import { cardRules } from '../checks/cards/card-rules.ts';
import { createDeckReader, type DeckKeyword } from '../checks/cards/deck.ts';
import { readCards } from '../checks/cards/read.ts';
import { type Place, sentenceOf } from '../keywords/diagnostics.ts';
import { createSheetMaker, type DeckSheet, type SheetOrigin } from '../publish/deck-sheet.ts';
import type { SheetChoice } from '../publish/sheet-address.ts';
import { type CheckMessage, tellRows } from './current-check.ts';
import { fetchToolData } from './tool-data.ts';

/** What the page asks: for the keywords of cards, or for a sheet. */
export type SheetQuestion =
  | { ask: 'deck'; text: string; column: string | undefined }
  | { ask: 'sheet'; number: number; choice: SheetChoice; origin: SheetOrigin };

/** What of a document of cards was not read, and where. */
export interface Unread extends Place {
  message: string;
}

/** What the worker answers. */
export type SheetAnswer =
  | { tell: 'deck'; cards: number; columns: string[]; column: number; keywords: DeckKeyword[] }
  | { tell: 'sheet'; number: number; choice: SheetChoice; sheet: DeckSheet };

/** Begins with the worker, so that the first sheet is there when it is asked for. */
const prepared = prepare();

/** Reads decks and makes sheets apart from the page. The worker's name is the address of all keywords with all wordings. */
self.addEventListener('message', async ({ data }: MessageEvent<SheetQuestion>) => {
  try {
    // What could not be fetched when the page was opened is asked for again.
    const { readDeck, makeSheet } = await prepared.catch(() => load());
    send({ answer: data.ask === 'deck' ? readDeck(data) : makeSheet(data) });
  } catch (error) {
    send({ failed: error instanceof Error ? error.message : String(error) });
  } finally {
    send({ done: true });
  }
});

async function load() {
  const { keywords, notKeywords } = await fetchToolData(self.name);
  const findKeywords = createDeckReader(keywords, notKeywords);
  const makeSheet = createSheetMaker(keywords);

  return {
    readDeck({ text, column: wanted }: Extract<SheetQuestion, { ask: 'deck' }>): SheetAnswer {
      const { cards, columns, column, ragged } = readCards(text, wanted);
      const { keywords: found, misspelt } = findKeywords(cards);
      const unread = [
        ...ragged.map(({ place, ...facts }) => ({
          ...place,
          message: sentenceOf(cardRules, 'row-ragged', facts),
        })),
        ...misspelt.map(({ place, facts }) => ({
          ...place,
          message: sentenceOf(cardRules, 'keyword-misspelt', facts),
        })),
      ];
      tellRows<Unread>(unread.sort((a, b) => a.line - b.line));
      return { tell: 'deck', cards: cards.length, columns, column, keywords: found };
    },

    makeSheet({ number, choice, origin }: Extract<SheetQuestion, { ask: 'sheet' }>): SheetAnswer {
      return { tell: 'sheet', number, choice, sheet: makeSheet(choice, origin) };
    },
  };
}

/** A failure is told to who asks, and to nobody before. */
function prepare() {
  const loading = load();
  loading.catch(() => {});
  return loading;
}

function send(message: CheckMessage<Unread, SheetAnswer>): void {
  self.postMessage(message);
}
