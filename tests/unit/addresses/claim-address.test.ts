import fc from 'fast-check';
import { expect, test } from 'vitest';
import { claimHash, claimIn } from '../../../src/addresses/claim-address.ts';
import { hostileText } from '../../helpers/hostile.ts';

test('any claim is read from its address as it was written, even if a mail escaped the whole address', () => {
  fc.assert(
    fc.property(hostileText, (claim) => {
      const hash = claimHash(claim);
      expect(claimIn(hash)).toBe(claim.toWellFormed());
      expect(claimIn(`#${encodeURIComponent(hash.slice(1))}`)).toBe(claim.toWellFormed());
    }),
  );
});

test('an address without a claim has none', () => {
  for (const hash of ['', '#', '#main', '#keywords=armor~f651f408', '#title%3DT'])
    expect(claimIn(hash)).toBeNull();
});
