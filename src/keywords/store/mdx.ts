import type { PhrasingContent, Root, RootContent } from 'mdast';
import 'mdast-util-mdx';
import { remark } from 'remark';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import { parse, stringify } from 'yaml';
import type { Keyword, Part, Revision } from '../model.ts';
import { type FrontMatter, frontMatterSchema, pinSchema } from './schema.ts';
import { seal } from './seal.ts';

const processor = remark().use(remarkFrontmatter).use(remarkMdx);

/**
 * What Markdown would drop, fold or take for the end of a line: white space at the edges, tabs, line ends, control
 * characters. It is written as JSX writes it, `{"\n"}`.
 */
const fragile = /^\s+|\s+$|[\t\n\r\f\v\u2028\u2029]\s*|\p{Cc}+/gu;

/** Writes one wording of a keyword as an MDX document, sealed. Any text comes out of {@link fromMdx}, or a page, as it went in. */
export function toMdx(keyword: Keyword, revision: Revision): string {
  const children: RootContent[] = [
    { type: 'yaml', value: toYaml(frontMatterOf(keyword, revision)) },
    ...revision.parts.map(toElement),
  ];
  return seal(processor.stringify({ type: 'root', children }));
}

/**
 * Reads what {@link toMdx} wrote.
 * @throws where the front matter is not as the schema has it, or the body holds anything but parts
 */
export function fromMdx(document: string): { frontMatter: FrontMatter; parts: Part[] } {
  const root = processor.parse(document);
  const [head] = root.children;
  const frontMatter = frontMatterSchema.parse(head?.type === 'yaml' ? parse(head.value) : null);
  return { frontMatter, parts: readParts(root) };
}

/** Reads from such a document what {@link pinSchema} asks for, and the parts. */
export function readPin(document: string): { slug: string; revision: string; parts: Part[] } {
  const root = processor.parse(document);
  const [head] = root.children;
  return { ...pinSchema.parse(head?.type === 'yaml' ? parse(head.value) : null), parts: readParts(root) };
}

/** The parts in the body of such a document, its front matter taken off. */
export function partsOfMdx(body: string): Part[] {
  return readParts(processor.parse(body));
}

function frontMatterOf(keyword: Keyword, revision: Revision): FrontMatter {
  return {
    seal: '',
    keyword: keyword.name,
    slug: keyword.slug,
    template: revision.template,
    revision: revision.id,
    sources: revision.sources,
    set: keyword.introduction?.set ?? null,
    publisher: keyword.introduction?.by ?? null,
    dateAdded: keyword.introduction?.date ?? null,
    traits: revision.traits,
    renamedTo: keyword.renamedTo,
    formerNames: keyword.formerNames,
  };
}

/** Every string is quoted, so that no reader of YAML takes one for a number, a date or a truth value. */
function toYaml(frontMatter: FrontMatter): string {
  return stringify(frontMatter, {
    lineWidth: 0,
    defaultStringType: 'QUOTE_DOUBLE',
    defaultKeyType: 'PLAIN',
  }).trimEnd();
}

function toElement({ id, text }: Part): RootContent {
  const isMeaning = id === 'meaning';
  return {
    type: 'paragraph',
    children: [
      {
        type: 'mdxJsxTextElement',
        name: isMeaning ? 'Meaning' : 'Ruling',
        attributes: isMeaning ? [] : [{ type: 'mdxJsxAttribute', name: 'id', value: id }],
        children: toPhrasing(text),
      },
    ],
  };
}

function toPhrasing(text: string): PhrasingContent[] {
  const nodes: PhrasingContent[] = [];
  let position = 0;
  for (const { 0: odd, index } of text.matchAll(fragile)) {
    if (index > position) nodes.push({ type: 'text', value: text.slice(position, index) });
    nodes.push({ type: 'mdxTextExpression', value: JSON.stringify(odd) });
    position = index + odd.length;
  }
  if (position < text.length) nodes.push({ type: 'text', value: text.slice(position) });
  return nodes;
}

function readParts(root: Root): Part[] {
  return root.children.flatMap((node) => {
    if (node.type === 'yaml') return [];
    const element = node.type === 'paragraph' && node.children.length === 1 ? node.children[0] : node;
    if (element?.type !== 'mdxJsxTextElement' && element?.type !== 'mdxJsxFlowElement')
      throw new Error(
        `Found ${element?.type} on line ${element?.position?.start.line}, expected <Meaning> or <Ruling>`,
      );
    const id = element.attributes.find(
      (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'id',
    );
    return {
      id: typeof id?.value === 'string' ? id.value : 'meaning',
      text: element.children.map(textOf).join(''),
    };
  });
}

function textOf(node: RootContent): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression')
    return String(JSON.parse(node.value));
  throw new Error(`Found ${node.type} on line ${node.position?.start.line}, expected only text in a part`);
}
