import { VFile } from 'vfile';
import type { VFileMessage } from 'vfile-message';
import { reportCard } from '../../src/checks/cards/card-rules.ts';
import { type CheckedCard, checkCard } from '../../src/checks/cards/check-document.ts';
import type { CardCheck } from '../../src/checks/cards/checked.ts';
import { readCards } from '../../src/checks/cards/document/read.ts';
import { findingsIn, withCard } from '../../src/checks/cards/document-findings.ts';
import { mostBytes, type ReadText } from '../../src/content-folder/disk/document.ts';
import { type Diagnostic, toDiagnostic } from '../../src/keywords/diagnostics/diagnostics.ts';
import { sayAgain } from '../common/print-findings.ts';

/** A file of cards as read, with its findings. */
export interface CardFile {
  /** The findings are its messages. */
  file: VFile;
  isRead: boolean;
  /** Name of the column with the texts; null for plain text. */
  field: string | null;
  /** How many rows have no text in it. */
  textless: number;
  checked: CheckedCard[];
  /** The card that a message is about; of a message about the file itself there is none. */
  cards: ReadonlyMap<VFileMessage, string>;
}

/** A finding of this command, with the place where a person looks for it. */
export interface CardDiagnostic extends Diagnostic {
  card: string | null;
  field: string | null;
}

/**
 * Checks a file.
 * @param read its content
 * @param wanted name of the column with the texts
 */
export function checkFile(
  path: string,
  read: ReadText,
  wanted: string | undefined,
  check: CardCheck,
): CardFile {
  const file = new VFile({ path });
  const result: CardFile = { file, isRead: false, field: null, textless: 0, checked: [], cards: new Map() };
  if (!('text' in read)) {
    const place = 'place' in read ? read.place : undefined;
    reportCard(file, 'cards-unreadable', place, { reason: reasonUnread(read) });
    return result;
  }
  const { header, cards, columns, column, textColumns, textless, faults } = readCards(
    read.text,
    check,
    wanted,
  );
  const isThere = wanted === undefined || column !== -1;
  const isReadable = faults.every(({ rule }) => rule !== 'cards-unreadable');
  if (isReadable && !isThere) reportCard(file, 'column-missing', header, { wanted, columns });
  const cardOf = new Map<VFileMessage, string>();
  const checked = isReadable && isThere ? cards.map((card) => checkCard(card, check)) : [];
  for (const { rule, facts, place, card, segments } of findingsIn(faults, checked)) {
    reportCard(file, rule, place, { ...facts, ...(segments && { segments }) });
    const message = file.messages.at(-1);
    if (message && card !== null) cardOf.set(message, card);
  }
  if (!isReadable || !isThere) return { ...result, cards: cardOf };
  return {
    ...result,
    cards: cardOf,
    isRead: true,
    checked,
    field: [...new Set(textColumns.map((index) => columns[index]))].join(', ') || null,
    textless,
  };
}

/** The findings of files, for programs. */
export function diagnosticsOfCards(files: readonly CardFile[]): CardDiagnostic[] {
  return files.flatMap(({ file, cards, field }) =>
    file.messages.map((message) => ({
      ...toDiagnostic(file, message),
      card: cards.get(message) ?? null,
      field,
    })),
  );
}

/** The files with the card's name before each message, for people. */
export function withNames(files: readonly CardFile[]): VFile[] {
  return files.map(({ file, cards }) => {
    const named = new VFile({ path: file.path });
    for (const message of file.messages)
      sayAgain(named, message, withCard(cards.get(message) ?? null, message.reason));
    return named;
  });
}

function reasonUnread(read: Exclude<ReadText, { text: string }>): string {
  if ('reason' in read) return read.reason;
  if ('size' in read) return `it has more than ${mostBytes / 1e6} MB`;
  return read.encoding ? `its bytes look like ${read.encoding}, not UTF-8` : 'its bytes are not UTF-8';
}
