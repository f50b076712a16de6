import type { List, PhrasingContent, RootContent } from 'mdast';
import { remark } from 'remark';
import type { Keyword } from '../../keywords/model.ts';
import { passagesOf } from '../../keywords/passages.ts';
import type { Urls } from '../urls.ts';
import { type Row, toRows } from './rows.ts';

/** In what is read, not in where a link leads. */
const inText = { inConstruct: 'phrasing', notInConstruct: 'destinationRaw' } as const;

/** Writes Markdown, with what GitHub reads as syntax besides escaped too: a stroke through words, and an address. */
const writer = remark().use({
  settings: {
    unsafe: [
      { character: '~', ...inText },
      { character: ':', before: 'https?|ftp', after: '\\/\\/', ...inText },
      { character: '.', before: 'www', ...inText },
    ],
  },
});

/**
 * The current glossary as a Markdown document: a heading for each keyword, its meaning, its rulings as a numbered list.
 * @param urls absolute ones
 */
export function toMarkdown(keywords: readonly Keyword[], title: string, urls: Urls): string {
  const children = toRows(keywords).flatMap((row) => toBlocks(row, urls.keyword(row.keyword.slug)));
  const heading: RootContent = { type: 'heading', depth: 1, children: [text(title)] };
  return writer.stringify({ type: 'root', children: [heading, ...children] });
}

function toBlocks({ revision }: Row, url: string): RootContent[] {
  const [meaning, ...rulings] = passagesOf(revision.parts);
  const list: List = {
    type: 'list',
    ordered: true,
    spread: false,
    children: rulings.map((ruling) => ({
      type: 'listItem',
      children: [{ type: 'paragraph', children: [text(ruling.text)] }],
    })),
  };
  return [
    { type: 'heading', depth: 2, children: [{ type: 'link', url, children: [text(revision.template)] }] },
    { type: 'paragraph', children: [text(meaning?.text ?? '')] },
    ...(rulings.length > 0 ? [list] : []),
  ];
}

function text(value: string): PhrasingContent {
  return { type: 'text', value };
}
