import type { Urls } from '../../../addresses/urls.ts';
import { segmentsInWords } from '../../../keywords/changes/told/segments-in-words.ts';
import { drawSegments } from '../../common/drawn-text.ts';
import { element } from '../../common/element.ts';
import type { AnswerRow } from '../worker/answer-rows.ts';
import type { EntryRow, EntryRowKind } from '../worker/entry-rows.ts';
import { countAnswers } from './answer-counts.ts';
import { answerItem, answerLines, onlyOnScreen } from './answer-item.ts';

/** The sections, most important first: a judge must know what changed before what still applies. */
export const entryTitles: Record<EntryRowKind, string> = {
  renamed: 'Renamed',
  changed: 'Changed since',
  unrecorded: 'Wording that no source has as a whole',
  unknown: 'Unknown keywords',
  part: 'Holds, but is only a part',
  spelling: 'Holds, in another spelling',
  current: 'Holds, word for word',
};

/** A row as lines of plain text: the finding, then each part that differs, and each sentence. */
export function entryLines({ kind, name, line, now, leftOutOf, says, areas, answers }: EntryRow): string[] {
  const found = [
    `${line}: ${name}: ${entryTitles[kind]}`,
    kind === 'renamed' && now && `now ${now.name}`,
    leftOutOf !== null && `left out of ${leftOutOf}`,
    says,
  ];
  return [
    found.filter(Boolean).join('. '),
    ...areas.map(({ label, segments }) => `${line}: ${label}: ${segmentsInWords(segments)}`),
    ...answers.flatMap(answerLines),
  ];
}

/** Draws an entry: its name and place, what became of it, each part that differs, and its sentences. */
export function entryItem(row: EntryRow, urls: Urls): HTMLElement {
  const { kind, name, line, slug, now, leftOutOf, compare, says, areas, answers } = row;
  const title = slug ? element('a', { href: urls.keyword(slug) }, name) : element('b', {}, name);
  const item = element('li', {}, title, element('span', {}, `line ${line}`));
  if (kind === 'renamed' && now)
    item.append(element('a', { href: urls.keyword(now.slug) }, `now ${now.name}`));
  if (leftOutOf !== null) item.append(element('span', {}, `left out of ${leftOutOf}`));
  if (says && slug) {
    const details = element(
      'details',
      { open: kind !== 'spelling' && kind !== 'part' },
      element('summary', {}, says),
    );
    for (const { label, segments } of areas) {
      details.append(
        element('p', { className: 'part-label' }, label),
        element('p', { className: 'in-line' }, ...drawSegments(segments)),
      );
    }
    if (compare) {
      const href = urls.compare(slug, compare.from, compare.to);
      details.append(element('a', { href, className: onlyOnScreen }, 'Compare the two wordings in full'));
    }
    item.append(details);
  }
  if (answers.length > 0) item.append(sentencesOf(answers, urls));
  return item;
}

/** The sentences of an entry whose wording no source has, drawn when a reader opens them. */
function sentencesOf(answers: readonly AnswerRow[], urls: Urls): HTMLElement {
  const list = element('ul', { className: 'answers' });
  const summary = element('summary', {}, `Sentence by sentence: ${countAnswers(answers)}`);
  const details = element('details', {}, summary, list);
  const fill = () => list.replaceChildren(...answers.map((answer) => answerItem(answer, urls)));
  details.addEventListener('toggle', fill, { once: true });
  return details;
}

// Folded parts are printed too, but only those of the current report.
addEventListener('beforeprint', () => {
  for (const list of document.querySelectorAll('.answers:empty'))
    list.parentElement?.dispatchEvent(new Event('toggle'));
});
