import { VFile } from 'vfile';
import { type Diagnostic, diagnosticsOf } from '../../keywords/diagnostics/diagnostics.ts';
import type { SourceKind } from '../../keywords/model.ts';
import { detectKind } from '../../keywords/parse/detect.ts';
import { parseEntries } from '../../keywords/parse/entries.ts';
import { foldEditorial } from '../../keywords/text/editorial.ts';
import { anyLineEnd, linesWithin } from '../../keywords/text/lines.ts';
import type { Answer } from '../claim/answers/answered.ts';
import type { ClaimedSentence } from '../claim/claimed-sentence.ts';
import { abilitiesIn } from '../claim/naming/heading-lines.ts';
import type { SaidLine } from '../claim/pasted/lines.ts';
import { asTypedIn, plain, row } from '../claim/pasted/plain.ts';
import type { Rulebook } from '../claim/rulebook.ts';
import { createBlocks, type EntryBlock } from './blocks.ts';
import { checkSheet, type EntryFinding } from './sheet.ts';

/** The entries of a text. */
interface Entries {
  /** The kind of source whose form the text has. */
  kind: SourceKind;
  /** The messages of that source's reader. */
  messages: Diagnostic[];
  /** Entries in the form of a source. */
  parsed: EntryFinding[];
  /** Entries in other forms. */
  blocks: EntryBlock[];
}

/** Prepares the search for the entries of a text whose lines and sentences have been read already. */
export function createEntries({
  keywords,
  known,
}: Rulebook): (
  text: string,
  lines: readonly SaidLine[],
  said: readonly ClaimedSentence[],
  answer: Answer,
) => Entries {
  const blocksOf = createBlocks(keywords);
  return (text, lines, said, answer) => {
    const { kind, value } = asSource(text);
    const file = new VFile({ path: 'sheet', value });
    const findings = checkSheet(parseEntries(file, kind), keywords);
    const current = findings.filter(isCurrent);
    // Below the name of an entry that holds, a page may show what changed in it.
    const named = new Set(current.flatMap(linesOfEntry));
    const blocks = blocksOf(lines, apartFrom(current, said), answer).filter(
      ({ finding, sentences }) =>
        !named.has(finding.entry.line) &&
        (isWhole(finding) || apartFrom(findings, sentences).length > 0) &&
        !findings.some((written) => hasOtherTemplate(written, finding)),
    );
    const blockLines = new Set(blocks.flatMap(({ finding }) => linesOfEntry(finding)));
    // `Armor, meaning: …` is one of our quotations, and no keyword of that name.
    const quoted = new Set(
      said.flatMap(({ slug, line, under }) => (slug !== null && under === null ? line : [])),
    );
    const parsed = findings.filter((finding) => {
      // Nor is a speaker in a chat, whose name is in small letters.
      const mayBeNew = !quoted.has(finding.entry.line) && /^\P{Ll}/u.test(finding.entry.name);
      const isEntry = finding.keyword !== null || mayBeNew;
      const isInBlock = linesOfEntry(finding).some((line) => blockLines.has(line));
      // Where a program joined paragraphs, the first entry's text has other keywords in it.
      const isOfOne = isWhole(finding) || abilitiesIn(finding.entry.text, known).length === 1;
      return isCurrent(finding) || (isEntry && isOfOne && !isInBlock);
    });
    return { kind, messages: diagnosticsOf([file]), parsed, blocks };
  };
}

/** A text in the form of a source of its kind, line by line; a glossary keeps its Markdown. */
function asSource(text: string): { kind: SourceKind; value: string } {
  const lines = text.split(anyLineEnd);
  const typed = lines.map(asTypedIn).join('\n');
  const kind = detectKind(typed);
  const said = lines.map(plain).map((line) => (row.test(line) ? '' : line));
  return { kind, value: kind === 'glossary' ? typed : said.join('\n') };
}

/**
 * Whether an entry is recorded, but was written with another template: `Shields +X`, `Armor 3`. A name alone is no
 * other template, nor is a number in place of X, as a card has it.
 */
function hasOtherTemplate({ entry, keyword }: EntryFinding, recorded: EntryFinding): boolean {
  const { template } = recorded.entry;
  const isSame = entry.textLine === recorded.entry.textLine && keyword === recorded.keyword;
  if (!isSame || !keyword) return false;
  const asCard = /X/.test(template) ? entry.template.replace(/(?<= )\d+\b/, 'X') : entry.template;
  return ![keyword.name, template].map(signsOf).includes(signsOf(asCard));
}

/** A template without spaces and colons, which only separate its parts. */
function signsOf(template: string): string {
  return foldEditorial(template).replace(/[\s:]/g, '');
}

function isCurrent({ kind }: EntryFinding): boolean {
  return kind === 'current';
}

/** Whether an entry repeats some wording, in whatever spelling. */
export function isWhole({ kind, revision }: EntryFinding): boolean {
  return revision !== null || kind === 'spelling';
}

/** The lines of an entry, from its heading to its text. */
export function linesOfEntry({ entry }: EntryFinding): number[] {
  return linesWithin(entry.line, entry.textLine);
}

/** The sentences that are on no line of these entries. */
export function apartFrom(
  findings: readonly EntryFinding[],
  sentences: readonly ClaimedSentence[],
): ClaimedSentence[] {
  const ofThese = new Set(findings.flatMap(linesOfEntry));
  return sentences.filter(({ line }) => !ofThese.has(line));
}
