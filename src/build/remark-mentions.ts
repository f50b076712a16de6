import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Parent, PhrasingContent, Root, Text } from 'mdast';
import 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { parse } from 'yaml';
import { loadVocabulary } from '../content-folder/vocabulary.ts';
import { createLinker, type Name, type Piece, toNames } from '../keywords/mentions.ts';

/**
 * A remark plugin that turns the keywords which a generated entry mentions into `<Mention slug="…">`.
 * It only wraps what is there: the text of the page stays the text of the entry.
 */
export function remarkMentions({ names }: { names: readonly Name[] }) {
  return (tree: Root, file: VFile) => {
    const frontMatter = file.data.astro as { frontmatter?: { slug?: string } } | undefined;
    const slug = frontMatter?.frontmatter?.slug;
    if (!slug) return;
    const link = createLinker(names, slug);
    visit(tree, 'text', (node: Text, index, parent: Parent | undefined) => {
      if (!parent || index === undefined) return;
      const nodes = link(node.value).map(toNode);
      parent.children.splice(index, 1, ...nodes);
      return index + nodes.length;
    });
  };
}

function toNode({ text, slug }: Piece): PhrasingContent {
  if (!slug) return { type: 'text', value: text };
  return {
    type: 'mdxJsxTextElement',
    name: 'Mention',
    attributes: [{ type: 'mdxJsxAttribute', name: 'slug', value: slug }],
    children: [{ type: 'text', value: text }],
  };
}

/** The names that texts of a content folder may hold: of keywords, by one generated entry of each, and of what is none. */
export async function readNames(contentDir: string): Promise<Name[]> {
  const keywords = readKeywordNames(path.join(contentDir, 'keywords'));
  const slugs = keywords.map(({ slug }) => slug);
  const { notKeywords } = await loadVocabulary(contentDir, slugs);
  return toNames(keywords, notKeywords);
}

function readKeywordNames(folder: string): { slug: string; name: string }[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: slug }) => {
      const file = readdirSync(path.join(folder, slug)).find((name) => name.endsWith('.mdx'));
      if (!file) return [];
      const document = readFileSync(path.join(folder, slug, file), 'utf-8');
      const frontMatter = parse(document.split('\n---\n')[0] ?? '') as { keyword: string };
      return { slug, name: frontMatter.keyword };
    });
}
