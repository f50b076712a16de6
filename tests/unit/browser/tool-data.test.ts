import { afterEach, expect, test, vi } from 'vitest';
import { fetchToolData } from '../../../src/browser/tools/worker/tool-data.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['nothing answers', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['it is not there', () => Promise.resolve(new Response('Not found', { status: 404 }))],
  ['one has to log in first', () => Promise.resolve(new Response('<!doctype html><title>Log in</title>'))],
])(
  'where %s, a check says in words that the texts of the keywords could not be fetched',
  async (_, fetch) => {
    vi.stubGlobal('fetch', fetch);
    await expect(fetchToolData('/tools/keywords.json')).rejects.toThrow(
      /^the texts of the keywords could not be fetched$/,
    );
  },
);
