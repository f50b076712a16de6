import { keywordPath } from '../publish/urls.ts';
import type { Mark, Marked } from '../search/marks.ts';
import { type Group, labelOf, type SearchResult } from '../search/result.ts';
import { drawFilled } from './filled.ts';

/**
 * Draws a list of what was found as a group of a listbox, under its name.
 * @param home address of the first page, with a slash at its end
 */
export function drawGroup(group: Group, home: string): HTMLElement {
  const element = document.createElement('div');
  element.role = 'group';
  element.ariaLabel = group.title;
  const heading = document.createElement('p');
  heading.role = 'presentation';
  heading.textContent = `${group.title}: ${group.count}`;
  const options = group.pages
    ? group.pages.map(({ title, path }) => toOption(home + path, [title]))
    : group.keywords.map((found) => toOption(addressOf(found, home), drawKeyword(found)));
  element.append(heading, ...options);
  return element;
}

/** A keyword's page, with the number that was typed. */
function addressOf({ slug, reason }: SearchResult, home: string): string {
  const number = reason.kind === 'name' && reason.effect.find(({ isPutIn }) => isPutIn)?.text;
  return home + keywordPath(slug) + (number ? `?x=${number}` : '');
}

function toOption(href: string, content: (Node | string)[]): HTMLElement {
  const option = document.createElement('a');
  option.role = 'option';
  option.tabIndex = -1;
  option.ariaSelected = 'false';
  option.href = href;
  option.append(...content);
  return option;
}

function drawKeyword({ name, variable, reason }: SearchResult): (Node | string)[] {
  const title = document.createElement('b');
  title.append(...draw(name));
  const content = [title, ' ', ...draw(variable)];
  const why = document.createElement('span');
  why.className = 'reason';
  if (reason.kind === 'name') {
    why.classList.add('effect');
    why.append(...reason.effect.map(drawFilled));
    const typeLine = document.createElement('small');
    typeLine.textContent = reason.typeLine;
    return [...content, why, typeLine];
  }
  why.append(labelOf(reason), ...draw(reason, 'excerpt' in reason ? reason.excerpt : undefined));
  return [...content, why];
}

/** A text, or a stretch of it, with what was found in it marked. */
function draw({ text, marks }: Marked, [from, to]: Mark = [0, text.length]): (Node | string)[] {
  const nodes: (Node | string)[] = from > 0 ? ['…'] : [];
  let position = from;
  for (const [start, end] of marks.filter((mark) => mark[0] >= from && mark[1] <= to)) {
    const found = document.createElement('mark');
    found.textContent = text.slice(start, end);
    if (start > position) nodes.push(text.slice(position, start));
    nodes.push(found);
    position = end;
  }
  if (position < to) nodes.push(text.slice(position, to));
  return nodes;
}
