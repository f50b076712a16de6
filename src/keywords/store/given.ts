import type { Emphasis, Link, Nodes, PhrasingContent, RootContent, Strong } from 'mdast';
import type {} from 'mdast-util-mdx';
import { VFileMessage } from 'vfile-message';
import { type GivenRuling, webAddressSchema } from '../model.ts';
import { mdxFault } from './mdx-faults.ts';
import { processor } from './processor.ts';
import type { GivenFrontMatter } from './schema.ts';

/** Longest body, since the time of MDX grows faster than its length. */
const mostCharacters = 10_000;

/**
 * Makes a ruling from the file in which a person recorded it.
 * @param id name of the file, without the extension
 * @param body the text below the front matter
 * @throws {VFileMessage} where the body is not MDX, or has more than paragraphs of text; its place is in the body,
 *   which may begin with blank lines for the front matter
 */
export function toGivenRuling(id: string, frontMatter: GivenFrontMatter, body: string): GivenRuling {
  if (body.length > mostCharacters)
    throw new VFileMessage(`Found ${body.length} characters, expected at most ${mostCharacters}`);
  const text = paragraphsOf(body)
    .map((node) => paragraphText(node, body))
    .join(' ');
  return { id, ...frontMatter, text };
}

function paragraphsOf(body: string): RootContent[] {
  try {
    return processor.parse(body).children;
  } catch (error) {
    throw error instanceof VFileMessage ? mdxFault(error, body) : error;
  }
}

/** Formatting that people know from elsewhere, of which a page would show the signs. */
const unread: [pattern: RegExp, name: string][] = [
  [/(?<![\\~])~~[^\s~][^~]*~~/, 'words that are struck out'],
  [/(?<!\\)\[\^[^\][\s]+\]/, 'a footnote'],
  [/^(?=.*\|)[ \t|:]*-[ \t|:-]*$/m, 'a table'],
];

/**
 * The plain text of a paragraph. The page shows it formatted while search and data have its text, so neither may say
 * more.
 */
function paragraphText(node: RootContent, body: string): string {
  if (node.type !== 'paragraph') throw unexpected(node);
  const written = body.slice(node.position?.start.offset, node.position?.end.offset);
  for (const [pattern, name] of unread) if (pattern.test(written)) throw unexpected(node, name);
  return node.children
    .map((child) => phraseText(child, body))
    .join('')
    .replace(/\s+/g, ' ');
}

function phraseText(node: PhrasingContent, body: string): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (node.type === 'break') return ' ';
  if (node.type !== 'emphasis' && node.type !== 'strong' && node.type !== 'link') throw unexpected(node);
  if (node.type !== 'link') checkEmphasis(node, body);
  const text = node.children.map((child) => phraseText(child, body)).join('');
  if (node.type === 'link') checkLink(node, text);
  return text;
}

/** Checks that no sign of emphasis stands in a word or a sum, such as 2*3*4, whose signs would be lost. */
function checkEmphasis({ position: place }: Emphasis | Strong, body: string): void {
  const start = place?.start.offset ?? 0;
  const before = body.charAt(start - 1);
  const sign = body.charAt(start);
  if (/[\p{Lu}\p{Ll}\p{N})]/u.test(before))
    throw new VFileMessage(
      `Found “${sign}” after “${before}”, which begins emphasis, expected a space before it, or “\\${sign}” if the character itself is meant`,
      { place },
    );
}

/** Checks that a link leads to a page, and says nothing that the text does not. */
function checkLink({ url, title, position: place }: Link, text: string): void {
  if (text.trim() === '')
    throw new VFileMessage(`Found a link to “${url}” without words, expected “[words](address)”`, { place });
  if (title)
    throw new VFileMessage(`Found the title “${title}” on a link, expected an address alone`, { place });
  const fault = webAddressSchema.safeParse(url).error?.issues[0]?.message;
  if (fault) throw new VFileMessage(`Found a link to “${url}”, ${fault}`, { place });
}

const nodeNames: Partial<Record<Nodes['type'], string>> = {
  blockquote: 'a quotation',
  code: 'a block of code',
  definition: 'the address of a link by itself',
  heading: 'a heading',
  image: 'an image',
  imageReference: 'an image',
  linkReference: 'a link whose address is given elsewhere',
  list: 'a list',
  mdxFlowExpression: 'braces',
  mdxTextExpression: 'braces',
  mdxJsxFlowElement: 'a tag',
  mdxJsxTextElement: 'a tag',
  mdxjsEsm: 'code',
  thematicBreak: 'a line across the page',
};

function unexpected({ type, position }: Nodes, name = nodeNames[type] ?? type): VFileMessage {
  return new VFileMessage(`Found ${name}, expected paragraphs of text`, { place: position });
}
