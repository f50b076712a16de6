import { parse as parseDiscord } from 'discord-markdown-parser';
import fc from 'fast-check';
import type { Nodes } from 'mdast';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import { describe, expect, test } from 'vitest';
import { joinNeighbours, sideOf } from '../../src/keywords/changes/compare/segments.ts';
import type { Segment } from '../../src/keywords/model.ts';
import { quoteChange } from '../../src/publish/quotations/change.ts';
import { hostileFragments } from '../helpers/hostile.ts';

const change = {
  name: 'A',
  wordings: 'One Source, wording 00000000, to Another, wording 11111111',
  url: 'https://example.org/a/#r1',
};

const text = fc
  .array(fc.constantFrom(...hostileFragments, '~', '*', ' ', 'word', '_', '@everyone', ':x:', '.'), {
    minLength: 1,
    maxLength: 4,
  })
  .map((pieces) => pieces.join('').replace(/\t/g, ' '));
/** As a comparison gives them: no two of one kind beside one another, and a whole that does not begin or end blank. */
const segments = fc
  .array(fc.record({ op: fc.constantFrom('=', '-', '+'), text }), { minLength: 1, maxLength: 6 })
  .map((list) => joinNeighbours([{ op: '=', text: 'A' }, ...(list as Segment[]), { op: '=', text: 'z' }]));

const readers = {
  markdown: (output: string) => readMarkdown(remark().use(remarkGfm).parse(output)),
  discord: (output: string) => readDiscord(parseDiscord(output, 'extended')),
};

describe.each(Object.keys(readers) as (keyof typeof readers)[])('a change quoted for %s', (format) => {
  test('shows what went and what came, and each side as it is', () => {
    fc.assert(
      fc.property(segments, (list) => {
        const quoted = quoteChange(format, {
          ...change,
          passages: [{ title: 'Ruling 1, reworded', segments: list }],
        });
        const shown = readers[format](quoted);
        const link = format === 'discord' ? `: ${change.url}` : '';
        for (const side of ['-', '+'] as const)
          expect(sideOf(shown, side).replaceAll('\u200b', '')).toBe(
            `A|Ruling 1, reworded: ${sideOf(list, side)}|${change.wordings}${link}`,
          );
      }),
      { numRuns: 1000 },
    );
  });
});

/** What a reader sees, with a bar between paragraphs. */
function readMarkdown(root: Nodes): Segment[] {
  let op: Segment['op'] = '=';
  const read = (node: Nodes): Segment[] => {
    if (node.type === 'html') {
      op = node.value.startsWith('</') ? '=' : node.value === '<del>' ? '-' : '+';
      return [];
    }
    if ('value' in node) return [{ op, text: node.value }];
    if (!('children' in node)) return [{ op, text: `<${node.type}>` }];
    const lists = node.children.map(read);
    if (node.type !== 'blockquote') return lists.flat();
    return lists.flatMap((list, index) => (index === 0 ? list : [{ op: '=' as const, text: '|' }, ...list]));
  };
  return read(root);
}

function readDiscord(nodes: ReturnType<typeof parseDiscord>): Segment[] {
  let isName = true;
  const read = (node: ReturnType<typeof parseDiscord>[number], op: Segment['op']): Segment[] => {
    if (node.type === 'text') return [{ op, text: node.content }];
    if (node.type === 'br') return [{ op, text: '|' }];
    if (node.type === 'twemoji') return [{ op, text: node.name }];
    // The first that is in bold is the name.
    const inner = node.type === 'strikethrough' ? '-' : node.type === 'strong' && !isName ? '+' : op;
    if (node.type === 'strong') isName = false;
    if (['link', 'autolink', 'url', 'blockQuote', 'strong', 'strikethrough'].includes(node.type))
      return (node.content as typeof nodes).flatMap((each) => read(each, inner));
    return [{ op, text: `<${node.type}>` }];
  };
  return nodes.flatMap((node) => read(node, '='));
}

test('a change quoted as text says in words what went and what came', () =>
  expect(
    quoteChange('text', {
      ...change,
      passages: [
        {
          title: 'Meaning, reworded',
          segments: [
            { op: '=', text: 'It ' },
            { op: '-', text: 'rests' },
            { op: '+', text: 'turns' },
          ],
        },
        { title: 'Ruling 1, new', segments: [{ op: '+', text: 'So it is.' }] },
      ],
    }),
  ).toBe(
    [
      'A',
      'Meaning, reworded: It [-rests-]{+turns+}',
      'Ruling 1, new: {+So it is.+}',
      `${change.wordings}: ${change.url}`,
    ].join('\n'),
  ));
