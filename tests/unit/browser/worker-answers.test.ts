import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CheckFailure } from '../../../src/browser/tools/worker/tool-data.ts';
import { answerPage } from '../../../src/browser/tools/worker/worker-answers.ts';

const brokeOff = 'the check broke off. Reload the page, and try again';

/** Asks a worker that loads or answers so, and gives the messages to its page. */
async function told(load: () => Promise<() => void>): Promise<unknown[]> {
  const messages: unknown[] = [];
  let ask: (event: { data: string }) => Promise<void> = async () => {};
  vi.stubGlobal('self', {
    postMessage: (message: unknown) => messages.push(message),
    addEventListener: (_: string, listener: typeof ask) => {
      ask = listener;
    },
  });
  answerPage(load);
  await ask({ data: 'Hop' });
  return messages;
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('why a check failed is told as whoever noticed it says it', async () => {
  const load = () => Promise.reject(new CheckFailure('nothing was there'));
  expect(await told(load)).toEqual([{ failed: 'nothing was there' }, { done: true }]);
});

test.each<[string, () => Promise<() => void>]>([
  ['a script of another version', () => Promise.reject(new TypeError('prepare is not a function'))],
  [
    'data of another version',
    async () => () => {
      throw new TypeError("Cannot read properties of undefined (reading 'map')");
    },
  ],
])('no reader is shown the words of a program: %s', async (_, load) => {
  expect(await told(load)).toEqual([{ failed: brokeOff }, { done: true }]);
  expect(console.error).toHaveBeenCalledOnce();
});
