import { readdirSync, readFileSync } from 'node:fs';
import { evaluate } from '@mdx-js/mdx';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Part } from '../../src/keywords/model.ts';
import { fromMdx, partsOfMdx } from '../../src/keywords/store/read-mdx.ts';
import { toMdx } from '../../src/keywords/store/write-mdx.ts';
import { hostileText } from '../helpers/hostile.ts';
import { sampleKeyword, sampleRevision } from '../helpers/samples.ts';

type Props = { id?: string; children?: unknown };

/** What the body of an MDX document shows when the library runs it, with components that note down what they are given. */
async function render(body: string): Promise<Part[]> {
  const shown: Part[] = [];
  const textOf = (children: unknown): string =>
    Array.isArray(children) ? children.map(textOf).join('') : String(children ?? '');
  const components = {
    Meaning: ({ children }: Props) => shown.push({ id: 'meaning', text: textOf(children) }),
    Ruling: ({ id = '', children }: Props) => shown.push({ id, text: textOf(children) }),
  };
  const jsx = (type: unknown, props: Props) => (typeof type === 'function' ? type(props) : props.children);
  const { default: Content } = await evaluate(body, { Fragment: 'fragment', jsx, jsxs: jsx });
  Content({ components });
  return shown;
}

const bodyOf = (document: string) => document.slice(document.indexOf('\n---\n') + 5);

test('every entry of the content shows through MDX what the pages take from it', async () => {
  const names = readdirSync('content/keywords', { recursive: true, encoding: 'utf-8' });
  const entries = names.filter((name) => name.endsWith('.mdx'));
  expect(entries.length).toBeGreaterThanOrEqual(100);
  for (const name of entries) {
    const document = readFileSync(`content/keywords/${name}`, 'utf-8');
    expect(await render(bodyOf(document)), name).toEqual(fromMdx(document).parts);
  }
});

test('and so does any text', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(hostileText, { minLength: 1, maxLength: 3 }), async (texts) => {
      const revision = sampleRevision('A', texts);
      const document = toMdx(sampleKeyword('A', revision), revision);
      expect((await render(bodyOf(document))).map(({ text }) => text)).toEqual(texts);
    }),
    { numRuns: 200 },
  );
});

test('signs that mean nothing where they stand are read as the library shows them, however the parts are set', async () => {
  const sign = fc.constantFrom(
    'a',
    'Xé',
    ' ',
    '  ',
    '1.',
    '-',
    '+',
    '=',
    '"',
    '“',
    "'",
    '(',
    ')',
    '/',
    ':',
    '%',
    '…',
  );
  const text = fc
    .array(sign, { minLength: 1 })
    .map((signs) => signs.join(''))
    .filter((signs) => signs.trim() === signs);
  const part = fc.tuple(text, fc.constantFrom('\n\n', '\n\n\n', '\n \n', '\n', ' '));
  await fc.assert(
    fc.asyncProperty(fc.array(part, { minLength: 1, maxLength: 4 }), async (parts) => {
      const body = parts
        .map(([text, end], index) => {
          const [opener, name] = index === 0 ? ['Meaning', 'Meaning'] : [`Ruling id="r${index}"`, 'Ruling'];
          return `<${opener}>${text}</${name}>${end}`;
        })
        .join('');
      const shown = await render(body);
      const isRead = parts.slice(0, -1).every(([, end]) => end.startsWith('\n') && end.length > 1);
      if (isRead) expect(partsOfMdx(body)).toEqual(shown);
      else expect(() => partsOfMdx(body)).toThrow();
    }),
    { numRuns: 200 },
  );
});
