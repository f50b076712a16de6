import { readdirSync, readFileSync } from 'node:fs';
import { evaluate } from '@mdx-js/mdx';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Part } from '../../src/keywords/model.ts';
import { fromMdx, toMdx } from '../../src/keywords/store/mdx.ts';
import { hostileText } from '../hostile.ts';
import { sampleKeyword, sampleRevision } from '../samples.ts';

type Props = { id?: string; children?: unknown };

/** What an MDX document shows when the library runs it, with components that note down what they are given. */
async function render(document: string): Promise<Part[]> {
  const shown: Part[] = [];
  const textOf = (children: unknown): string =>
    Array.isArray(children) ? children.map(textOf).join('') : String(children ?? '');
  const components = {
    Meaning: ({ children }: Props) => shown.push({ id: 'meaning', text: textOf(children) }),
    Ruling: ({ id = '', children }: Props) => shown.push({ id, text: textOf(children) }),
  };
  const jsx = (type: unknown, props: Props) => (typeof type === 'function' ? type(props) : props.children);
  const body = document.slice(document.indexOf('\n---\n') + 5);
  const { default: Content } = await evaluate(body, { Fragment: 'fragment', jsx, jsxs: jsx });
  Content({ components });
  return shown;
}

test('every entry of the content shows through MDX what the pages take from it', async () => {
  const names = readdirSync('content/keywords', { recursive: true, encoding: 'utf-8' });
  const entries = names.filter((name) => name.endsWith('.mdx'));
  expect(entries.length).toBeGreaterThanOrEqual(100);
  for (const name of entries) {
    const document = readFileSync(`content/keywords/${name}`, 'utf-8');
    expect(await render(document), name).toEqual(fromMdx(document).parts);
  }
});

test('and so does any text', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(hostileText, { minLength: 1, maxLength: 3 }), async (texts) => {
      const revision = sampleRevision('A', texts);
      const document = toMdx(sampleKeyword('A', revision), revision);
      expect((await render(document)).map(({ text }) => text)).toEqual(texts);
    }),
    { numRuns: 200 },
  );
});
