import { placedLines } from '../../../../keywords/text/lines.ts';
import { pointsIn } from '../../../../keywords/text/point.ts';
import type { CardCheck } from '../../checked.ts';
import { calledInField } from '../../copied/fields.ts';
import { headOf } from '../../text/head.ts';
import { type Card, type CardDocument, noTable } from '../card-document.ts';
import { beginsWithAbility } from '../header.ts';
import { headOfText, withoutEmphasis } from '../heading.ts';
import { textsOfPages } from './card-pages.ts';
import { paragraphsOf } from './paragraphs.ts';

/**
 * Reads cards from plain text: the texts of copied card pages, or else the paragraphs.
 * @param check tells what a card says from a part of its name
 */
export function readPlain(document: string, check: CardCheck): CardDocument {
  const pointAt = pointsIn(document);
  const lines = placedLines(document);
  const { texts, textless } =
    textsOfPages(lines) ?? paragraphsOf(lines, (words) => beginsWithAbility(words, check));
  const cards = texts.map(({ name, title, start, end }): Card => {
    const text = document.slice(start, end);
    return {
      name,
      title: calledInField(text) ?? headOf(withoutEmphasis(text))?.name ?? title ?? headOfText(text),
      text,
      offsetOf: (offset) => start + offset,
      pointOf: (offset) => pointAt(start + offset),
      written: (text) => text,
    };
  });
  return { ...noTable, cards, textless, faults: [] };
}
