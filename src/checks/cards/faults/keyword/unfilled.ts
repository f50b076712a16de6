import { endsAbility } from '../../text/after-name.ts';
import type { KeywordUse } from '../../text/keyword-use.ts';
import { tellsX } from '../../text/letter-x.ts';
import type { Quoted } from '../../text/stretches.ts';

/** Finds parts of templates that were copied and not filled in: `Bounty: [bonus]`, `Stun X | Stealth`. */
export function findUnfilled(text: string, uses: readonly KeywordUse[]): Quoted[] {
  return [...findSlots(text, uses), ...findNumbers(text, uses)];
}

/** Finds the bracketed part of a template after its colon. */
function findSlots(text: string, uses: readonly KeywordUse[]): Quoted[] {
  return uses.flatMap(({ shape, role, hasColon, argumentEnd }) => {
    const slot = /\[[^\]]+\]/.exec(shape.template)?.[0];
    if (slot === undefined || role === 'mentioned' || !hasColon) return [];
    const start = argumentEnd + (text[argumentEnd] === ' ' ? 1 : 0);
    const found = text.slice(start, start + slot.length);
    return found.toLowerCase() === slot.toLowerCase() ? [{ found, start, end: start + slot.length }] : [];
  });
}

/** An X in place of a number, as in a template: `X`, `X/-X`, `+/- 'X'`, `(X)`. */
const unknown = /^[^\S\n]*(?:(?:\+\/-\s?)?['‘’]?X['‘’]?(?:\/-X)?|\(X\)|\[X\])(?![\p{L}\p{N}+–-]|\s*\(\d)/u;

/** Finds numbers that a card leaves open, where nothing else on it speaks of X. */
function findNumbers(text: string, uses: readonly KeywordUse[]): Quoted[] {
  const open = uses.flatMap(({ shape, role, start, end }): Quoted[] => {
    const number = unknown.exec(text.slice(end, end + 20))?.[0];
    if (number === undefined || role === 'mentioned' || !shape.hasNumber) return [];
    const after = end + number.length;
    return endsAbility(text.slice(after)) ? [{ found: text.slice(start, after), start, end: after }] : [];
  });
  return open.length === 0 || tellsX(text, open) ? [] : open;
}
