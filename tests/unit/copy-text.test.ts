import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from '../../src/browser/copying/copy-text.ts';

afterEach(() => vi.unstubAllGlobals());

test('what was copied is told, and that a browser refuses, or has no clipboard on a page without encryption', async () => {
  const writeText = vi.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('refused'));
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await copyText('Armor 3')).toBe('Copied');
  expect(writeText).toHaveBeenCalledExactlyOnceWith('Armor 3');
  expect(await copyText('Armor 3')).toBe('This browser did not allow copying');
  vi.stubGlobal('navigator', {});
  expect(await copyText('Armor 3')).toBe('This browser did not allow copying');
});
