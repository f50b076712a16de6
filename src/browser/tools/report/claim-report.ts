import { sheetNamedIn } from '../../../addresses/sheet-address.ts';
import type { Urls } from '../../../addresses/urls.ts';
import type { Diagnostic } from '../../../keywords/diagnostics/diagnostics.ts';
import { sourceKindLabels } from '../../../keywords/kind-labels.ts';
import type { SourceKind } from '../../../keywords/model.ts';
import { countedInWords } from '../../../keywords/text/said/counted.ts';
import { element } from '../../common/element.ts';
import { findElement } from '../../common/find-element.ts';
import { hasModifier } from '../../common/is-typing.ts';
import type { AnswerRow } from '../worker/answer-rows.ts';
import type { ClaimAnswer, ClaimRow } from '../worker/claim-worker.ts';
import type { EntryRow, EntryRowKind } from '../worker/entry-rows.ts';
import { countAnswers } from './answer-counts.ts';
import { answerItem, answerLines, onlyOnScreen } from './answer-item.ts';
import { entryItem, entryLines, entryTitles } from './entry-item.ts';
import { reportSection, saveButton } from './long-report.ts';

/** Labels for the counts, in the order of the sections. */
const countedAs: Record<EntryRowKind, string> = {
  renamed: 'renamed',
  changed: 'changed',
  unrecorded: 'in no source as a whole',
  unknown: 'unknown',
  part: 'holding, but only a part',
  spelling: 'in spelling only',
  current: 'word for word',
};

/** Entries of one kind, and their place in the report. */
interface EntryGroup {
  kind: EntryRowKind;
  rows: EntryRow[];
  section: HTMLElement;
}

/** Shows a report on the page: sentences in text order, then entries, most important first. */
export function showReport(
  target: HTMLElement,
  rows: readonly ClaimRow[],
  { errors, sourceKind, titles: heads, passed }: ClaimAnswer,
  urls: Urls,
): void {
  const answers = rows.flatMap((row) => ('answer' in row ? row.answer : []));
  const entries = rows.flatMap((row) => ('entry' in row ? row.entry : []));
  const groups = (Object.keys(entryTitles) as EntryRowKind[]).flatMap((kind): EntryGroup[] => {
    const ofKind = entries.filter((row) => row.kind === kind);
    if (ofKind.length === 0) return [];
    const section = reportSection(entryTitles[kind], ofKind, (row) => entryItem(row, urls));
    return [{ kind, rows: ofKind, section: Object.assign(section, { id: kind }) }];
  });
  const sentences = sentencesIn(entries, answers, urls);
  const notRead = `Not read: ${countedInWords(errors.length + passed.length, 'line')}`;
  const unread = errors.length > 0 ? ` ${notRead}, see the end.` : '';
  const toReport = () => [
    ...answers.flatMap(answerLines),
    ...groups.flatMap((group) => group.rows.flatMap(entryLines)),
    ...[...errors, ...passed].map(problemLine),
  ];
  target.replaceChildren(
    headline(groups, answers, sentences),
    ...(sourceKind ? [readAs(sourceKind, heads, unread, urls)] : []),
    ...(rows.length > 1 ? [element('p', {}, saveButton(toReport))] : []),
    ...(sentences ? [sentences] : []),
    ...groups.map(({ section }) => section),
    ...unreadFold(notRead, errors, passed),
  );
}

/** Says as what a text was read; the sheet that was made here is a link away. */
function readAs(kind: SourceKind, heads: readonly string[], unread: string, urls: Urls): HTMLElement {
  const own = heads.find((line) => sheetNamedIn(line) !== null);
  const hash = own && sheetNamedIn(own);
  const titles = heads.filter((line) => line !== own).map((line) => `“${line}”`);
  const titled = titles.length > 0 ? `, with the title ${titles.join(', ')}` : '';
  const says = `Read as a ${sourceKindLabels[kind].toLowerCase()}${titled}.${unread}`;
  const link = element(
    'a',
    { href: `${urls.makeSheetTool}${hash}`, className: onlyOnScreen },
    'Open the sheet',
  );
  return element('p', { className: 'note' }, says, ...(hash ? [' ', link] : []));
}

/** Draws the sentences; for a single one the headline is the verdict, and no count is needed. */
function sentencesIn(
  entries: readonly EntryRow[],
  answers: readonly AnswerRow[],
  urls: Urls,
): HTMLElement | undefined {
  const alone = aloneIn(entries, answers);
  if (alone)
    return element('ul', { className: 'rows report-rows' }, answerItem(alone, urls, { isSaid: true }));
  if (answers.length === 0) return undefined;
  const section = reportSection('Sentences', answers, (row) => answerItem(row, urls));
  return Object.assign(section, { id: 'sentences' });
}

function aloneIn(entries: readonly unknown[], answers: readonly AnswerRow[]): AnswerRow | undefined {
  return entries.length === 0 && answers.length === 1 ? answers[0] : undefined;
}

/** Draws what was not read, folded, below what was: first what could not be read, then what is around the entries. */
function unreadFold(
  notRead: string,
  errors: readonly Diagnostic[],
  passed: readonly Diagnostic[],
): HTMLElement[] {
  const sections: [string, readonly Diagnostic[]][] = [
    ['Could not be read', errors],
    ['Around the entries, skipped', passed],
  ];
  const found = sections.filter(([, lines]) => lines.length > 0);
  if (found.length === 0) return [];
  const summary = element('summary', {}, notRead);
  return [
    element('details', {}, summary, ...found.map(([title, lines]) => reportSection(title, lines, toProblem))),
  ];
}

/**
 * Draws the summary: "13 changed, 3 in spelling only, 8 word for word", each linked to its section; for a single
 * sentence, what became of it.
 */
function headline(
  groups: readonly EntryGroup[],
  answers: readonly AnswerRow[],
  sentences: HTMLElement | undefined,
): HTMLElement {
  const alone = aloneIn(groups, answers);
  if (alone) return element('h2', { tabIndex: -1 }, alone.says);
  const ofEntries = groups.flatMap(({ kind, rows, section }, index) => [
    index > 0 ? ', ' : '',
    linkTo(section, `${rows.length} ${countedAs[kind]}`),
  ]);
  const ofAnswers = countAnswers(answers);
  const isOfBoth = ofEntries.length > 0 && sentences;
  const said = isOfBoth
    ? ['Entries: ', ...ofEntries, '. Sentences: ', linkTo(sentences, ofAnswers)]
    : [...ofEntries, ofAnswers];
  const nothing = ofEntries.length === 0 && ofAnswers === '';
  const content = nothing ? ['Found no claim in this text'] : said;
  return element('h2', { tabIndex: -1, className: 'tally' }, ...content);
}

/** Links to a section without changing the address, which may have the claim. */
function linkTo(section: HTMLElement, label: string): HTMLElement {
  const link = element('a', { href: `#${section.id}` }, label);
  link.addEventListener('click', (event) => {
    if (hasModifier(event)) return;
    event.preventDefault();
    const heading = findElement(section, 'h3');
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    heading.scrollIntoView();
  });
  return link;
}

function toProblem({ line, column, message }: Diagnostic): HTMLElement {
  return element('li', {}, element('b', {}, `Line ${line ?? '?'}:${column ?? '?'}`), ` ${message}`);
}

function problemLine({ line, column, message }: Diagnostic): string {
  return `${line ?? '?'}:${column ?? '?'} was not read: ${message}`;
}
