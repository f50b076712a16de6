import type { Urls } from '../../../addresses/urls.ts';
import type { Verdict } from '../../../checks/claim/match/standing.ts';
import { sayRead, sayRuling } from '../../../checks/claim/told/say-read.ts';
import { segmentsInWords } from '../../../keywords/changes/told/segments-in-words.ts';
import { countedInWords } from '../../../keywords/text/said/counted.ts';
import { quoteAnswer } from '../../../publish/quotations/answer.ts';
import type { QuotationFormat } from '../../../publish/quotations/formats.ts';
import { drawSegments } from '../../common/drawn-text.ts';
import { element } from '../../common/element.ts';
import { copyText } from '../../copying/copy-text.ts';
import type { AnswerRow, StandingRow } from '../worker/answer-rows.ts';
import { type AnswerKind, kindOf } from './answer-counts.ts';

/** Class of links whose words mean nothing on paper, where nobody can follow them. */
export const onlyOnScreen = 'screen-only';

/** Kinds that look like the verdict that is as serious. */
const looksAs: Partial<Record<AnswerKind, Verdict | 'limited'>> = {
  elsewhere: 'limited',
  otherwise: 'near',
  unread: 'unknown',
  without: 'limited',
};

/**
 * Draws the answer to a sentence: what became of it, where it was, what changed, and links for reading on and quoting.
 * @param options.isSaid whether the verdict is already shown above
 */
export function answerItem(answer: AnswerRow, urls: Urls, { isSaid = false } = {}): HTMLElement {
  const { text, says, standings, recorded, speaksOf } = answer;
  const [first, ...also] = standings;
  const badge = isSaid ? [] : [' ', element('strong', { className: 'badge' }, says)];
  const item = element(
    'li',
    { className: 'answer' },
    element('p', { className: 'claimed' }, `“${text}”`, ...badge),
    ...(first ? standingOf(first, { isNearest: answer.verdict === 'near' }) : []),
    ...(recorded ? [element('p', {}, `${recorded.said}.`)] : []),
    ...speaksOf.flatMap((spoken) => [
      element(
        'p',
        {},
        'What ',
        element('a', { href: urls.keyword(spoken.slug) }, spoken.name),
        ` says now: ${spoken.meaning}`,
      ),
      ...sayRuling(spoken).map((ruling) => element('p', {}, ruling)),
    ]),
  );
  const kind = kindOf(answer);
  item.dataset.verdict = looksAs[kind] ?? kind;
  const links = first
    ? linksOf(first, urls)
    : element('p', { className: 'links' }, ...onwardOf(answer, urls));
  links.append(quoteButton(answer, urls));
  item.append(links);
  if (also.length > 0) {
    const summary = `The same is, or was, in ${countedInWords(also.length, 'more keyword')}`;
    const more = also.flatMap((standing) => [...standingOf(standing), linksOf(standing, urls)]);
    item.append(element('details', {}, element('summary', {}, summary), ...more));
  }
  return item;
}

/** Where to read on about what no text of a keyword has: the keyword on record, or the search for its words. */
function onwardOf({ text, recorded, isInVain }: AnswerRow, urls: Urls): HTMLElement[] {
  if (recorded) return [element('a', { href: urls.keyword(recorded.slug) }, recorded.name)];
  if (isInVain) return [];
  const href = `${urls.home}?q=${encodeURIComponent(text)}`;
  return [element('a', { href, className: onlyOnScreen }, 'Search for its words')];
}

function standingOf({ where, segments }: StandingRow, { isNearest = false } = {}): HTMLElement[] {
  const paragraphs = [element('p', {}, `${where}.`)];
  const marked = (...content: (Node | string)[]) => element('p', { className: 'in-line' }, ...content);
  if (segments.length === 0) return paragraphs;
  const label = (words: string) => element('span', { className: 'note' }, words);
  const isChanged = segments.some(({ op }) => op !== '=');
  if (!isChanged || !isNearest) return [...paragraphs, marked(...drawSegments(segments))];
  // The source changed nothing: the claim and its words differ.
  return [
    ...paragraphs,
    marked(label('You wrote:'), ' ', ...drawSegments(segments.filter(({ op }) => op !== '+'))),
    marked(label('It says:'), ' ', ...drawSegments(segments.filter(({ op }) => op !== '-'))),
  ];
}

function linksOf({ slug, name, part, revision, compareWith }: StandingRow, urls: Urls): HTMLElement {
  const links = [
    element('a', { href: urls.keyword(slug) }, name),
    element('a', { href: `${urls.revision(slug, revision)}#${part}` }, `Wording ${revision}`),
  ];
  if (compareWith)
    links.push(
      element(
        'a',
        { href: urls.compare(slug, revision, compareWith), className: onlyOnScreen },
        'Compare with the current wording',
      ),
    );
  return element('p', { className: 'links' }, ...links);
}

function quoteButton(
  { text: claimed, says, recorded, standings: [first], speaksOf }: AnswerRow,
  urls: Urls,
): HTMLElement {
  const button = element('button', { type: 'button', className: 'button' }, 'Quote this answer');
  button.ariaHasPopup = 'dialog';
  button.addEventListener('click', async () => {
    const address = first
      ? `${urls.revision(first.slug, first.revision)}#${first.part}`
      : recorded && urls.keyword(recorded.slug);
    const url = address ? absolute(address) : null;
    const { where = recorded?.said ?? null, now = null, inFull = null } = first ?? {};
    const read = speaksOf.map((spoken) => ({
      says: sayRead(spoken).join(' '),
      url: absolute(urls.keyword(spoken.slug)),
    }));
    const quoted = { claimed, says, where, now, inFull, url, read };
    const quoteIn = (format: QuotationFormat) => quoteAnswer(format, quoted);
    try {
      const { openCopyMenu, quotationChoices } = await import('../../copying/copy-menu.ts');
      await openCopyMenu(button.parentElement as HTMLElement, button, quotationChoices(quoteIn));
    } catch {
      // Where the menu cannot be loaded, as on a page of an old version, only plain text is offered.
      button.textContent = await copyText(quoteIn('text'));
    }
  });
  return button;
}

function absolute(address: string): string {
  return new URL(address, location.href).href;
}

/** An answer as lines of plain text: what became of the sentence, where it is, and what changed. */
export function answerLines({ line, text, says, recorded, standings, speaksOf }: AnswerRow): string[] {
  return [
    `${line}: “${text}”: ${says}`,
    ...(recorded ? [`${line}: ${recorded.said}`] : []),
    ...standings.flatMap(({ where, segments }) => [
      `${line}: ${where}`,
      ...(segments.length > 0 ? [`${line}: ${segmentsInWords(segments)}`] : []),
    ]),
    ...speaksOf.flatMap(sayRead).map((saying) => `${line}: ${saying}`),
  ];
}
