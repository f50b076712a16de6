import { segmentsInWords } from '../checks/segments-in-words.ts';
import type { FindingKind } from '../checks/sheet.ts';
import type { Diagnostic } from '../keywords/diagnostics.ts';
import type { Urls } from '../publish/urls.ts';
import { sourceKindLabels } from '../site/labels.ts';
import { element, marks } from './element.ts';
import { reportSection, saveButton } from './long-report.ts';
import type { SheetAnswer, SheetRow } from './sheet-worker.ts';

/** The most pressing first: what a judge must know before what still holds. */
const titles: Record<FindingKind, string> = {
  renamed: 'Renamed',
  changed: 'Changed since',
  unrecorded: 'Wording that no source has',
  unknown: 'Unknown keywords',
  spelling: 'Holds, in another spelling',
  current: 'Holds, word for word',
};

/** Puts a report on the page, what presses most first. */
export function showReport(
  target: HTMLElement,
  rows: readonly SheetRow[],
  { errors, sourceKind }: SheetAnswer,
  urls: Urls,
): void {
  const groups = Object.entries(titles)
    .map(([kind, title]) => ({ title, rows: rows.filter((row) => row.kind === kind) }))
    .filter((group) => group.rows.length > 0);
  target.replaceChildren(
    element('h2', { tabIndex: -1 }, headline(rows)),
    element('p', { className: 'note' }, `Read as a ${sourceKindLabels[sourceKind].toLowerCase()}.`),
    saveButton(() => [...errors.map(problemLine), ...groups.flatMap((group) => group.rows.flatMap(toLines))]),
    ...(errors.length > 0 ? [reportSection('Could not be read', errors, toProblem)] : []),
    ...groups.map((group) => reportSection(group.title, group.rows, (row) => toItem(row, urls))),
  );
}

/** What a judge says first: "13 changed, 3 in spelling only, 8 word for word". */
function headline(rows: readonly SheetRow[]): string {
  const count = (kinds: readonly FindingKind[]) => rows.filter(({ kind }) => kinds.includes(kind)).length;
  const said: [number, string][] = [
    [count(['renamed']), 'renamed'],
    [count(['changed']), 'changed'],
    [count(['unrecorded']), 'in words that no source has'],
    [count(['unknown']), 'unknown'],
    [count(['spelling']), 'in spelling only'],
    [count(['current']), 'word for word'],
  ];
  const facts = said.filter(([many]) => many > 0).map(([many, what]) => `${many} ${what}`);
  return facts.length === 0 ? 'No keyword was found' : facts.join(', ');
}

function toProblem({ line, column, message }: Diagnostic): HTMLElement {
  return element('li', {}, element('b', {}, `Line ${line ?? '?'}:${column ?? '?'}`), ` ${message}`);
}

function problemLine({ line, column, message }: Diagnostic): string {
  return oneLine(`${line ?? '?'}:${column ?? '?'} could not be read: ${message}`);
}

/** A row as plain text: a line for what was found, and one for each part that differs. */
function toLines({ kind, name, line, now, says, areas }: SheetRow): string[] {
  const found = [`${line}: ${name}: ${titles[kind]}`, kind === 'renamed' && now && `now ${now.name}`, says];
  return [
    oneLine(found.filter(Boolean).join('. ')),
    ...areas.map(({ label, segments }) => oneLine(`${line}: ${label}: ${segmentsInWords(segments)}`)),
  ];
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}

function toItem({ kind, name, line, slug, now, revision, says, areas }: SheetRow, urls: Urls): HTMLElement {
  const title = slug ? element('a', { href: urls.keyword(slug) }, name) : element('b', {}, name);
  const item = element('li', {}, title, element('span', {}, `line ${line}`));
  if (kind === 'renamed' && now)
    item.append(element('a', { href: urls.keyword(now.slug) }, `now ${now.name}`));
  if (!says || !slug || !now) return item;
  const details = element('details', { open: kind !== 'spelling' }, element('summary', {}, says));
  for (const { label, segments } of areas) {
    details.append(
      element('p', { className: 'part-label' }, label),
      element('p', { className: 'in-line' }, ...marks(segments)),
    );
  }
  if (revision)
    details.append(
      element('a', { href: urls.compare(slug, revision, now.revision) }, 'Compare the two wordings whole'),
    );
  item.append(details);
  return item;
}
