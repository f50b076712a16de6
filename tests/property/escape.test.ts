import { parse as parseBbcode } from '@bbob/parser';
import { parse as parseDiscord } from 'discord-markdown-parser';
import fc from 'fast-check';
import type { Nodes } from 'mdast';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import { describe, expect, test } from 'vitest';
import { currentRevision } from '../../src/keywords/history.ts';
import { createFinder } from '../../src/keywords/names/name-finder.ts';
import { formatLinked, type LinkedCard, type LinkFormat } from '../../src/publish/linked-cards.ts';
import { quotePart } from '../../src/publish/quotations/part.ts';
import { shareText } from '../../src/publish/share.ts';
import { reconcileSeeds } from '../helpers/content.ts';
import { hostileFragments } from '../helpers/hostile.ts';

const find = createFinder([{ slug: 'armor', name: 'Armor' }]);
const url = 'https://example.org/keywords/armor/';

/** What is markup somewhere: in Markdown, on Discord, on a board, in HTML. */
const markup = [
  ...hostileFragments,
  '![',
  '!',
  ':-',
  '-',
  '===',
  'http://a_b.example/_c_',
  'www.a_b.example',
  'a_b@c_d.example',
  '<img src=x onerror=alert(1)>',
  '</a>',
  '&lt;b&gt;',
  '@everyone',
  '@here',
  '<@123456789012345678>',
  '<@!123456789012345678>',
  '<@&123456789012345678>',
  '<#123456789012345678>',
  '<:x:123456789012345678>',
  '</x y:123456789012345678>',
  '<123456789012345678:browse>',
  '<t:1700000000:R>',
  '||x||',
  '-# x',
  '>>> x',
  '```',
  ':x:',
  ':a:b:',
  ':)',
  '[url=https://evil.example]',
  '[/url]',
  '[b]',
  '[/b]',
  '[*]',
  '[noparse]',
  '[/noparse]',
  '[subtype]',
  '[',
  ']',
];
const fragment = fc.oneof(
  fc.constantFrom(...markup, 'Armor', 'word', '1', 'x'),
  fc.string({ unit: 'grapheme' }),
);
/** Text without control characters, for which none of the formats has a place. */
const textOf = (separators: readonly string[]) =>
  fc
    .array(fc.tuple(fragment, fc.constantFrom(...separators)), { minLength: 1 })
    .map((pieces) => pieces.flat().join(''))
    .filter((value) => value.trim() !== '' && value.isWellFormed() && !/[^\P{Cc}\n\t]/u.test(value));
const anyText = textOf(['', '', ' ', '\n', '\n\n', '\t', '    ']);
/** On one line. */
const anyName = textOf(['', ' '])
  .map((name) => name.replace(/[\n\t]/g, '').trim())
  .filter(Boolean);

const card = (name: string | null, text: string): LinkedCard => ({ name, text, mentions: find(text) });
const write = (format: LinkFormat, cards: LinkedCard[]) =>
  formatLinked(format, cards, () => ({ url, template: 'Armor', meaning: 'M' }));

/** What a reader sees, and where the links in it lead. */
interface Shown {
  text: string;
  links: string[];
}

const readers: Record<Exclude<LinkFormat, 'notes'>, (output: string) => Shown> = {
  markdown: (output) => readMarkdown(remark().use(remarkGfm).parse(output)),
  html: (output) => readHtml(parseFragment(output).childNodes),
  discord: (output) => readDiscord(parseDiscord(output, 'extended')),
  bbcode: readBbcode,
};

describe.each(Object.keys(readers) as (keyof typeof readers)[])('cards with links, as %s', (format) => {
  test('show name and text as they are, and link nothing but keywords', () => {
    fc.assert(
      fc.property(anyName, anyText, (name, text) => {
        const one = card(name, text);
        const { text: shown, links } = readers[format](write(format, [one]));
        // Whatever ended a line there, here it is what ends one in the format.
        const lines = `${name}\n${text}`.replace(/[\u2028\u2029]/g, '\n');
        expect(comparable(shown)).toBe(comparable(lines));
        expect(links).toEqual(one.mentions.map(() => url));
      }),
      { numRuns: 1000 },
    );
  });

  test('stand apart', () => {
    const output = write(format, [card('One', 'Armor'), card('Two', 'x'), card(null, 'y')]);
    expect(comparable(readers[format](output).text)).toBe('One\nArmor\nTwo\nx\ny');
  });
});

test('what is shared of any keyword reads in Discord as in a message that knows no marks', () => {
  for (const keyword of reconcileSeeds()) {
    const { template, parts } = currentRevision(keyword);
    const text = shareText(template, parts[0]?.text ?? '', 'Glossary');
    expect(readers.discord(text), keyword.name).toEqual({ text, links: [] });
  }
});

describe('a quotation', () => {
  const lines = fc.array(anyName, { minLength: 1 }).map((found) => found.join('\n'));
  test.each(['markdown', 'discord'] as const)('for %s shows name, text and source as they are', (format) => {
    fc.assert(
      fc.property(anyName, lines, anyName, (name, text, sources) => {
        const output = quotePart(format, {
          name,
          part: 'ruling 1',
          text,
          sources,
          revision: '00000000',
          fate: null,
          url,
        });
        const shown = readers[format](output);
        const link = format === 'discord' ? `: ${url}` : '';
        expect(comparable(shown.text)).toBe(
          comparable(`${name}, ruling 1: ${text}\n${sources}, wording 00000000${link}`),
        );
        expect(shown.links).toEqual([url]);
      }),
    );
  });
});

test.each(['@everyone', '@here', '<@123456789012345678>', '<@&123456789012345678>'])(
  'on Discord nobody is called by %s',
  (mention) => {
    const output = write('discord', [card(mention, mention)]);
    // The server looks for a mention in the text as it was sent.
    expect(output).not.toMatch(/@everyone|@here|<@/);
    expect(parseDiscord(output).map(({ type }) => type)).not.toContain(mention.slice(1));
  },
);

test.each([':x:', ':smile: x', 'a:x:b', ':a:b:', ':)'])(
  'Discord makes no emoji of %s as it is sent',
  (text) => {
    // The app replaces names between colons, and faces, before the message is read as Markdown; a backslash in front keeps it
    // from a face alone.
    expect(write('discord', [card(null, text)])).not.toMatch(/:[^\s:\\]+:|(?<!\\):\)/);
  },
);

test.each(Object.keys(readers) as (keyof typeof readers)[])(
  'as %s, what is no markup has no signs put in',
  (format) => {
    const text = 'Wait! Then, on a roll of 5 (or 6), go: once.';
    expect(write(format, [card(null, text)])).toContain(text);
  },
);

/** A text without what a format cannot show, and what keeps from being markup. */
function comparable(text: string): string {
  return (
    text
      .replaceAll('\u200b', '')
      // Discord's parser writes it so.
      .replaceAll('\t', '    ')
      .split('\n')
      .filter((line) => line !== '')
      .join('\n')
  );
}

function readMarkdown(root: Nodes): Shown {
  const links: string[] = [];
  const read = (node: Nodes): string => {
    if (node.type === 'link' && !('children' in node && isBare(node))) links.push(node.url);
    if (node.type === 'break') return '\n';
    if ('value' in node) return node.value;
    if (!('children' in node)) return `<${node.type}>`;
    const isBlock = node.type === 'root' || node.type === 'blockquote';
    return node.children.map(read).join(isBlock ? '\n' : '');
  };
  return { text: read(root), links };
}

/** An address that the parser's last step makes a link of, under its own name; GitHub does not. */
function isBare({ url: target, children: [child] }: { url: string; children: Nodes[] }): boolean {
  return (
    child?.type === 'text' &&
    target.replace(/^(?:mailto:|https?:\/\/)/, '') === child.value.replace(/^https?:\/\//, '')
  );
}

function readHtml(nodes: DefaultTreeAdapterTypes.ChildNode[]): Shown {
  const links: string[] = [];
  const read = (node: DefaultTreeAdapterTypes.ChildNode): string => {
    if ('value' in node) return node.value;
    if (node.nodeName === 'br') return '';
    if (node.nodeName !== 'a' || !('childNodes' in node)) return `<${node.nodeName}>`;
    links.push(...node.attrs.map(({ value }) => value));
    return node.childNodes.map(read).join('');
  };
  return { text: nodes.map(read).join(''), links };
}

function readDiscord(nodes: ReturnType<typeof parseDiscord>): Shown {
  const links: string[] = [];
  const read = (node: ReturnType<typeof parseDiscord>[number]): string => {
    if (node.type === 'text') return node.content;
    if (node.type === 'br') return '\n';
    if (node.type === 'twemoji') return node.name;
    if (node.type === 'link' || node.type === 'autolink' || node.type === 'url') links.push(node.target);
    if (['link', 'autolink', 'blockQuote', 'strong'].includes(node.type))
      return node.content.map(read).join('');
    return `<${node.type}>`;
  };
  return { text: nodes.map(read).join(''), links };
}

/** The parser gives tags that it does not know back without their attributes; a board shows what it makes no tag of. */
function readBbcode(output: string): Shown {
  // What common boards know, and what the texts of cards hold.
  const known = ['url', 'b', '*', 'noparse', 'subtype', 'x', 'ref'];
  const tags = parseBbcode(output, { onlyAllowTags: known }).filter(
    (node) => typeof node === 'object' && node !== null && 'tag' in node,
  );
  let text = output;
  for (const { start, end } of tags.toReversed())
    for (const place of [end, start]) if (place) text = text.slice(0, place.from) + text.slice(place.to);
  return {
    text,
    links: tags.map(({ tag, attrs }) => (tag === 'url' ? Object.keys(attrs ?? {}).join('') : tag)),
  };
}
