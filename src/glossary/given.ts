import type { Nodes } from 'mdast';
import 'mdast-util-mdx';
import { remark } from 'remark';
import remarkMdx from 'remark-mdx';
import type { GivenRuling } from './model.ts';
import type { GivenFrontMatter } from './schema.ts';

const processor = remark().use(remarkMdx);

/**
 * Makes a ruling from the file in which a person wrote it down.
 * @param id name of the file, without the ending
 * @param body what stands under the front matter
 * @throws where the body is not MDX
 */
export function toGivenRuling(id: string, frontMatter: GivenFrontMatter, body: string): GivenRuling {
  const paragraphs = processor.parse(body).children.map(textOf);
  return { id, ...frontMatter, text: paragraphs.filter((text) => text !== '').join(' ') };
}

/** The rulings that are about a keyword: newest first, and last those whose place another took. */
export function rulingsGivenFor(slug: string, rulings: readonly GivenRuling[]): GivenRuling[] {
  return rulings
    .filter(({ keywords }) => keywords.includes(slug))
    .sort((a, b) => {
      const superseded = Number(isSuperseded(a, rulings)) - Number(isSuperseded(b, rulings));
      return superseded || (a.date < b.date ? 1 : a.date > b.date ? -1 : a.id < b.id ? -1 : 1);
    });
}

/** Whether another ruling says that it takes this one's place. */
export function isSuperseded({ id }: GivenRuling, rulings: readonly GivenRuling[]): boolean {
  return rulings.some(({ supersedes }) => supersedes === id);
}

function textOf(node: Nodes): string {
  if ('value' in node) return node.type === 'text' || node.type === 'inlineCode' ? node.value : '';
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
