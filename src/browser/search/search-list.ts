import { keywordPath } from '../../addresses/urls.ts';
import type { Mark, Marked } from '../../search/base/marks.ts';
import { type Group, labelOf, type SearchResult, type Told } from '../../search/base/result.ts';
import { drawFilled } from '../common/drawn-text.ts';
import { element } from '../common/element.ts';

/**
 * Draws a list of results as a group of a listbox, under its title.
 * @param home address of the first page, with a trailing slash
 */
export function drawGroup(group: Group, home: string): HTMLElement {
  const heading = element('p', { role: 'presentation' }, `${group.title}: ${group.count}`);
  const options = group.pages
    ? group.pages.map(({ title, path }) => toOption(home + path, [title]))
    : group.keywords.map((found) => toOption(addressOf(found, home), drawKeyword(found)));
  return element('div', { role: 'group', ariaLabel: group.title }, heading, ...options);
}

/** The address of a keyword's page, with the number that was typed. */
function addressOf({ slug, reason }: SearchResult, home: string): string {
  const number = 'effect' in reason && reason.effect.find(({ isPutIn }) => isPutIn)?.text;
  return home + keywordPath(slug) + (number ? `?x=${number}` : '');
}

function toOption(href: string, content: (Node | string)[]): HTMLElement {
  return element('a', { role: 'option', tabIndex: -1, ariaSelected: 'false', href }, ...content);
}

function drawKeyword({ name, variable, reason }: SearchResult): (Node | string)[] {
  const title = [element('b', { translate: false }, ...draw(name)), ' ', ...draw(variable)];
  if (reason.kind === 'name') return [...title, ...drawTold(reason)];
  const line = (...content: (Node | string)[]) => element('span', { className: 'reason' }, ...content);
  const text = draw(reason, 'excerpt' in reason ? reason.excerpt : undefined);
  if (reason.kind === 'said') return [...title, line(labelOf(reason)), line(...text)];
  return [...title, line(labelOf(reason), ...text), ...(reason.kind === 'former' ? drawTold(reason) : [])];
}

function drawTold({ effect, typeLine }: Told): HTMLElement[] {
  return [
    element('span', { className: 'reason effect' }, ...effect.map(drawFilled)),
    element('small', {}, typeLine),
  ];
}

/** Draws a text, or a stretch of it, with its matches marked; dots say that it begins within a sentence. */
function draw({ text, marks }: Marked, [from, to]: Mark = [0, text.length]): (Node | string)[] {
  const nodes: (Node | string)[] = from > 0 && !/["“]/.test(text[from - 1] ?? '') ? ['…'] : [];
  let position = from;
  for (const [start, end] of marks.filter((mark) => mark[0] >= from && mark[1] <= to)) {
    if (start > position) nodes.push(text.slice(position, start));
    nodes.push(element('mark', {}, text.slice(start, end)));
    position = end;
  }
  if (position < to) nodes.push(text.slice(position, to));
  return nodes;
}
