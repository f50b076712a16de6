import type { List, Paragraph, PhrasingContent, RootContent } from 'mdast';
import { remark } from 'remark';
import type { Urls } from '../../addresses/urls.ts';
import { indexBySlug } from '../../general/by-slug.ts';
import { glossaryWithout } from '../../keywords/history.ts';
import type { Keyword, Source } from '../../keywords/model.ts';
import { currentKeyword } from '../../keywords/renames/family.ts';
import { passagesOf } from '../../keywords/wording/passages.ts';
import { type ExportRow, toRows } from './rows.ts';

/** Applies to visible text, not to link destinations. */
const inText = { inConstruct: 'phrasing', notInConstruct: 'destinationRaw' } as const;

/** Writes Markdown, also escaping GitHub's own syntax: strikethrough and automatic links. */
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
 * The current glossary as a Markdown document: for each keyword a heading, its current name where it was renamed, the
 * glossary that leaves it out, its meaning, and its rulings as a numbered list.
 * @param sources oldest first
 * @param urls absolute addresses
 */
export function toMarkdown(
  keywords: readonly Keyword[],
  sources: readonly Source[],
  title: string,
  urls: Urls,
): string {
  const bySlug = indexBySlug(keywords);
  const children = toRows(keywords).flatMap((row) =>
    toBlocks(row, currentKeyword(row.keyword, bySlug), glossaryWithout(row.keyword, sources), urls),
  );
  const heading: RootContent = { type: 'heading', depth: 1, children: [text(title)] };
  return writer.stringify({ type: 'root', children: [heading, ...children] });
}

function toBlocks(
  { keyword, revision }: ExportRow,
  now: Keyword,
  without: Source | undefined,
  urls: Urls,
): RootContent[] {
  const [meaning, ...rulings] = passagesOf(revision.parts);
  const list: List = {
    type: 'list',
    ordered: true,
    spread: false,
    children: rulings.map((ruling) => ({ type: 'listItem', children: [paragraph(text(ruling.text))] })),
  };
  const link = (label: string, url: string): PhrasingContent => ({
    type: 'link',
    url,
    children: [text(label)],
  });
  return [
    { type: 'heading', depth: 2, children: [link(revision.template, urls.keyword(keyword.slug))] },
    ...(now === keyword
      ? []
      : [paragraph(text('Renamed: now '), link(now.name, urls.keyword(now.slug)), text('.'))]),
    ...(without
      ? [
          paragraph(
            text('Left out of '),
            link(without.title, urls.changesIn(without.id)),
            text(', the newest glossary.'),
          ),
        ]
      : []),
    paragraph(text(meaning?.text ?? '')),
    ...(rulings.length > 0 ? [list] : []),
  ];
}

function paragraph(...children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children };
}

function text(value: string): PhrasingContent {
  return { type: 'text', value };
}
