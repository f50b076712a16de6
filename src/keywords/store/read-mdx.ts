import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { VFileMessage } from 'vfile-message';
import { parse } from 'yaml';
import type { z } from 'zod';
import type { Part } from '../model.ts';
import { splitFrontMatter } from './front-matter.ts';
import { readPlainYaml } from './plain-yaml.ts';
import { processor } from './processor.ts';
import { attestationSchema, type FrontMatter, frontMatterSchema, pinSchema } from './schema.ts';

/**
 * Reads what `write-mdx.ts` wrote.
 * @throws {z.ZodError} where the front matter does not fit the schema
 * @throws {VFileMessage} where the body is not MDX, or has anything but parts
 */
export function fromMdx(document: string): { frontMatter: FrontMatter; parts: Part[] } {
  return readMdx(document, frontMatterSchema);
}

/** Reads the fields of {@link pinSchema} and the parts from such a document; throws as {@link fromMdx} does. */
export function readPin(document: string): { slug: string; revision: string; parts: Part[] } {
  const { frontMatter, parts } = readMdx(document, pinSchema);
  return { ...frontMatter, parts };
}

/** Reads the fields of {@link attestationSchema} from such a document; null where it is not as the ingest left it. */
export function readAttestation(document: string): z.infer<typeof attestationSchema> | null {
  const { yaml = '' } = splitFrontMatter(document) ?? {};
  return attestationSchema.safeParse(readPlainYaml(yaml)).data ?? null;
}

function readMdx<T>(document: string, schema: z.ZodType<T>): { frontMatter: T; parts: Part[] } {
  const { yaml, body } = splitFrontMatter(document) ?? { yaml: '', body: '' };
  // `reportInput` adds what was found to the issues, for the messages.
  const frontMatter = schema.parse(readPlainYaml(yaml) ?? parse(yaml), { reportInput: true });
  return { frontMatter, parts: partsOfMdx(body) };
}

/** The parts in the body of such a document, without its front matter. */
export function partsOfMdx(body: string): Part[] {
  return readPlainParts(body) ?? readParts(processor.parse(body));
}

/** A part on a line of its own, whose text has no character special to Markdown or MDX. */
const plainPart =
  /^<(Meaning|Ruling)(?: id="(r[1-9]\d*)")?>(?! )([\p{L}\p{N} ,.;:?'"‘’“”()/%+=–—-]+)(?<! )<\/\1>$/u;

/**
 * Reads a body in which each part is on a line of its own without special characters, as most are; the parser takes
 * ten times as long.
 * @returns null for any other body
 */
function readPlainParts(body: string): Part[] | null {
  const parts: Part[] = [];
  for (const block of body.replace(/^\n+|(?<!\n)\n+$/g, '').split('\n\n')) {
    const [, name, id, text] = plainPart.exec(block) ?? [];
    const isFirst = parts.length === 0;
    if (text === undefined || isFirst !== (name === 'Meaning') || isFirst !== (id === undefined)) return null;
    parts.push({ id: id ?? 'meaning', text });
  }
  return new Set(parts.map(({ id }) => id)).size === parts.length ? parts : null;
}

/** Reads the meaning, then the rulings, each once; anything else is rejected, since it is never written. */
function readParts(root: Root): Part[] {
  const ids = new Set<string>();
  return root.children.map((node, index) => {
    const element = node.type === 'paragraph' && node.children.length === 1 ? node.children[0] : node;
    if (element?.type !== 'mdxJsxTextElement' && element?.type !== 'mdxJsxFlowElement')
      throw unexpected(element ?? node, '<Meaning> or <Ruling>');
    const id = idOf(element);
    if (id === null || (id === 'meaning') !== (index === 0) || ids.has(id))
      throw unexpected(element, index === 0 ? '<Meaning>' : '<Ruling id="r1"> with an id of its own');
    ids.add(id);
    return { id, text: element.children.map(textOf).join('') };
  });
}

/** @returns null for any element but a part, or one with anything but a literal id */
function idOf({ name, attributes }: MdxJsxTextElement | MdxJsxFlowElement): string | null {
  const [id] = attributes;
  if (name === 'Meaning') return attributes.length === 0 ? 'meaning' : null;
  if (name !== 'Ruling' || attributes.length !== 1 || id?.type !== 'mdxJsxAttribute' || id.name !== 'id')
    return null;
  return typeof id.value === 'string' && /^r[1-9]\d*$/.test(id.value) ? id.value : null;
}

function textOf(node: RootContent): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
    const text = quotedText(node.value);
    if (text !== null) return text;
  }
  throw unexpected(node, 'only text in a part');
}

/** @returns null for anything but a string literal */
function quotedText(expression: string): string | null {
  try {
    const value: unknown = JSON.parse(expression);
    return typeof value === 'string' ? value : null;
  } catch {
    return null;
  }
}

function unexpected(node: RootContent, expected: string): VFileMessage {
  const found = 'name' in node && node.name ? `<${node.name}>` : node.type;
  return new VFileMessage(`Found ${found}, expected ${expected}`, { place: node.position });
}
