import fc from 'fast-check';
import type { Nodes } from 'mdast';
import { remark } from 'remark';
import { expect, test } from 'vitest';
import { quoteAnswer } from '../../src/publish/quotations/answer.ts';
import { quotePart } from '../../src/publish/quotations/part.ts';
import { hostileFragments } from '../helpers/hostile.ts';

const text = fc
  .array(fc.oneof(fc.constantFrom(...hostileFragments), fc.string({ unit: 'grapheme' })), { minLength: 1 })
  .map((fragments) => fragments.join(' ').replace(/\s+/g, ' ').trim())
  .filter((value) => value !== '' && value.isWellFormed() && !/\p{Cc}/u.test(value));

const frame = {
  name: 'A',
  part: 'ruling 1',
  sources: 'A Source',
  revision: '00000000',
  fate: null,
  url: 'https://example.org/a/#r1',
};

test('a quotation for Markdown shows the text as it is', () => {
  fc.assert(
    fc.property(text, (value) => {
      const shown = textOf(remark().parse(quotePart('markdown', { ...frame, text: value })));
      expect(shown).toBe(`A, ruling 1: ${value}A Source, wording 00000000`);
    }),
  );
});

test('an answer for Markdown shows claim and wordings as they are', () => {
  const url = 'https://example.org/a/00000000/#r1';
  fc.assert(
    fc.property(text, (value) => {
      const answer = {
        claimed: value,
        says: 'Reworded since',
        where: `Ruling of ${value}`,
        now: value,
        inFull: value,
        url,
        read: [{ says: `What A says now: ${value}`, url }],
      };
      const shown = textOf(remark().parse(quoteAnswer('markdown', answer)));
      expect(shown).toBe(
        `“${value}”Reworded since. Ruling of ${value}. Now: “${value}” In full: “${value}”${url}What A says now: ${value}${url}`,
      );
    }),
  );
});

test('an answer as text says the claim, what became of it, where it stood and at which address', () => {
  const answer = {
    claimed: '*x*',
    says: 'Was removed',
    where: 'Ruling of A in B',
    now: null,
    inFull: null,
    url: 'https://example.org/',
    read: [],
  };
  expect(quoteAnswer('text', answer)).toBe('“*x*”\nWas removed. Ruling of A in B.\nhttps://example.org/');
  const unknown = { ...answer, says: 'No source has it', where: null, url: null };
  expect(quoteAnswer('discord', unknown)).toBe('> “\\*x\\*”\n**No source has it.**');
  const read = [
    { says: 'What A says now: *y*', url: 'https://example.org/a/' },
    { says: 'What B says now: z', url: 'https://example.org/b/' },
  ];
  expect(quoteAnswer('text', { ...unknown, read })).toBe(
    '“*x*”\nNo source has it.\nWhat A says now: *y*\nhttps://example.org/a/\nWhat B says now: z\nhttps://example.org/b/',
  );
  expect(quoteAnswer('discord', { ...unknown, read: read.slice(0, 1) })).toBe(
    '> “\\*x\\*”\n**No source has it.**\nWhat A says now: \\*y\\*\n<https://example.org/a/>',
  );
});

test('a quotation as text holds the text, its part, its source, its wording and its address', () => {
  expect(quotePart('text', { ...frame, text: '*x* >o< {y}' })).toBe(
    'A, ruling 1: *x* >o< {y}\nA Source, wording 00000000: https://example.org/a/#r1',
  );
});

function textOf(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
