import type { PhrasingContent, Root, RootContent } from 'mdast';
import 'mdast-util-mdx';
import { remark } from 'remark';
import remarkMdx from 'remark-mdx';
import { VFileMessage } from 'vfile-message';
import { parse, stringify } from 'yaml';
import type { z } from 'zod';
import type { Keyword, Part, Revision } from '../model.ts';
import { splitFrontMatter } from './front-matter.ts';
import { type FrontMatter, frontMatterSchema, pinSchema } from './schema.ts';
import { seal } from './seal.ts';

const processor = remark().use(remarkMdx);

/**
 * What Markdown would drop, fold or take for the end of a line: white space at the edges, tabs, line ends, control
 * characters. It is written as JSX writes it, `{"\n"}`.
 */
const fragile = /^\s+|\s+$|[\t\n\r\f\v\u2028\u2029]\s*|\p{Cc}+/gu;

/** Writes one wording of a keyword as an MDX document, sealed. Any text comes out of {@link fromMdx}, or a page, as it went in. */
export function toMdx(keyword: Keyword, revision: Revision): string {
  const body = processor.stringify({ type: 'root', children: revision.parts.map(toElement) });
  return seal(`---\n${toYaml(frontMatterOf(keyword, revision))}\n---\n\n${body}`);
}

/**
 * Reads what {@link toMdx} wrote.
 * @throws {z.ZodError} where the front matter is not as the schema has it
 * @throws {VFileMessage} where the body is not MDX, or holds anything but parts
 */
export function fromMdx(document: string): { frontMatter: FrontMatter; parts: Part[] } {
  return readMdx(document, frontMatterSchema);
}

/** Reads from such a document what {@link pinSchema} asks for, and the parts; throws as {@link fromMdx} does. */
export function readPin(document: string): { slug: string; revision: string; parts: Part[] } {
  const { frontMatter, parts } = readMdx(document, pinSchema);
  return { ...frontMatter, parts };
}

function readMdx<T>(document: string, schema: z.ZodType<T>): { frontMatter: T; parts: Part[] } {
  const { yaml, body } = splitFrontMatter(document) ?? { yaml: '', body: '' };
  // The issues carry what was found, for the messages.
  const frontMatter = schema.parse(parse(yaml), { reportInput: true });
  return { frontMatter, parts: partsOfMdx(body) };
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
  return root.children.map((node) => {
    const element = node.type === 'paragraph' && node.children.length === 1 ? node.children[0] : node;
    if (element?.type !== 'mdxJsxTextElement' && element?.type !== 'mdxJsxFlowElement')
      throw unexpected(element ?? node, '<Meaning> or <Ruling>');
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
  throw unexpected(node, 'only text in a part');
}

function unexpected({ type, position }: RootContent, expected: string): VFileMessage {
  return new VFileMessage(`Found ${type}, expected ${expected}`, { place: position });
}
