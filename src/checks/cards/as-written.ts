import { entities, signOfEntity } from '../../keywords/text/signs/html.ts';
import type { CheckedCardText } from './checked.ts';
import type { Unadorned } from './copied/unadorned.ts';
import type { CardFinding } from './finding.ts';
import type { Stretch } from './text/stretches.ts';

/**
 * What was found in a plain text, moved to the text as it was written: each at its place there, and quoted with its
 * marks.
 */
export function asWritten(
  text: string,
  plain: Unadorned,
  { name, mentions, findings }: CheckedCardText,
): CheckedCardText {
  const inText = <T extends Stretch>(each: T): T => ({
    ...each,
    start: plain.offsetOf(each.start),
    end: plain.endOf(each.end),
  });
  return {
    name,
    mentions: mentions.map(inText),
    findings: findings.map((each) => ({
      ...inText(each),
      facts: quoting(text, plain, each),
      // What sets off a part of it would be cut in two, and what stands in two cells be one.
      replacement: isWrittenSo(text, plain, each) ? each.replacement : null,
    })),
  };
}

/** The facts of a finding, with what it found quoted as the card has it, marks included. */
function quoting(text: string, plain: Unadorned, { facts, end }: CardFinding) {
  if (!('found' in facts)) return facts;
  const start = end - facts.found.length;
  const { offsetOf, endOf } = plain;
  const isWhole = isSetOffWhole(text, plain, { start, end });
  const found = isWhole ? text.slice(offsetOf(start), endOf(end)) : text.slice(endOf(start), offsetOf(end));
  return { ...facts, found };
}

/** Whether the text has a stretch sign for sign as it was read, with no tag and no end of a line or a cell in it. */
function isWrittenSo(text: string, { text: said, offsetOf, endOf }: Unadorned, { start, end }: Stretch) {
  if (said.slice(start, end).includes('\n')) return false;
  const written = text.slice(offsetOf(start), endOf(end)).replace(entities, (_, name) => signOfEntity(name));
  return evenBlanks(written.normalize('NFC')) === evenBlanks(said.slice(start, end).normalize('NFC'));
}

/** A text with one blank for several, or for another. */
function evenBlanks(text: string): string {
  return text.replace(/[^\S\n]+/g, ' ');
}

/** Whether no mark that sets off a part of a stretch stands outside of it. */
function isSetOffWhole(text: string, { text: said, offsetOf, endOf }: Unadorned, { start, end }: Stretch) {
  return marksIn(text.slice(offsetOf(start), endOf(end))) === marksIn(said.slice(start, end));
}

function marksIn(text: string): string {
  return text.replace(/[^*_~`<]/g, '');
}
