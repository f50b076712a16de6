import { VFile } from 'vfile';
import type { Card } from '../../src/checks/cards/card-document.ts';
import { report } from '../../src/checks/cards/card-rules.ts';
import { type CardCheck, type CheckedText, nameOfCard } from '../../src/checks/cards/check.ts';
import { readCards } from '../../src/checks/cards/read.ts';
import { mostBytes, type ReadText, readText } from '../../src/content-folder/document.ts';
import { type Diagnostic, diagnosticsOf } from '../../src/keywords/diagnostics.ts';

/** A file of cards as it was read, and what was found in it. */
export interface CardFile {
  /** The messages stand on it, each with the name of its card in front where it has one. */
  file: VFile;
  isRead: boolean;
  /** Name of the column that the texts are from; null for plain text. */
  field: string | null;
  /** Rows without a text in it. */
  textless: number;
  checked: (CheckedText & { card: Card })[];
  /** For each message, the card that it is about. */
  cards: (string | null)[];
}

/** A finding of this command: a finding, and where a person looks for it. */
export interface CardDiagnostic extends Diagnostic {
  card: string | null;
  field: string | null;
}

/**
 * Reads and checks a file.
 * @param wanted name of the column with the texts
 */
export function checkFile(path: string, wanted: string | undefined, check: CardCheck): CardFile {
  const file = new VFile({ path });
  const result: CardFile = { file, isRead: false, field: null, textless: 0, checked: [], cards: [] };
  const read = readText(path);
  if (!('text' in read)) {
    const place = 'place' in read ? read.place : undefined;
    report(file, 'cards-unreadable', place, { reason: whyNot(read) });
    return { ...result, cards: [null] };
  }
  const { header, cards, columns, column, textColumns, textless, faults } = readCards(read.text, wanted);
  const about = (card: string | null) => result.cards.push(card);
  for (const { rule, place, facts } of faults) {
    report(file, rule, place, facts);
    about(null);
  }
  if (faults.some(({ rule }) => rule === 'cards-unreadable')) return result;
  if (wanted !== undefined && column === -1) {
    report(file, 'column-missing', header, { wanted, columns });
    about(null);
    return result;
  }
  for (const found of checkCards(cards, check)) {
    result.checked.push(found);
    for (const { rule, facts, start, segments } of found.findings) {
      report(file, rule, found.card.pointOf(start), { ...facts, ...(segments && { segments }) });
      about(found.name);
    }
  }
  return {
    ...result,
    isRead: true,
    field: textColumns.map((index) => columns[index]).join(', ') || null,
    textless,
  };
}

/** Checks cards, each with the name that it has. */
export function checkCards(
  cards: readonly Card[],
  check: CardCheck,
): (CheckedText & { card: Card; name: string | null })[] {
  return cards.map((card) => {
    const name = nameOfCard(card, check);
    return { card, name, ...check(card.text, name) };
  });
}

/** The findings of files as programs read them. */
export function diagnosticsOfCards(files: readonly CardFile[]): CardDiagnostic[] {
  return files.flatMap(({ file, cards, field }) =>
    diagnosticsOf([file]).map((diagnostic, index) => ({ ...diagnostic, card: cards[index] ?? null, field })),
  );
}

/** The files with the card's name in front of each sentence, as a person reads them. */
export function withNames(files: readonly CardFile[]): VFile[] {
  return files.map(({ file, cards }) => {
    const named = new VFile({ path: file.path });
    for (const [index, { reason, place, ruleId, source, note, fatal }] of file.messages.entries()) {
      const card = cards[index];
      const says = card ? `${card}: ${reason}` : reason;
      Object.assign(named.message(says, { place, ruleId, source }), { fatal, note });
    }
    return named;
  });
}

function whyNot(read: Exclude<ReadText, { text: string }>): string {
  if ('reason' in read) return read.reason;
  if ('size' in read) return `it has more than ${mostBytes / 1e6} MB`;
  return read.encoding ? `its bytes look like ${read.encoding}, not UTF-8` : 'its bytes are not UTF-8';
}
