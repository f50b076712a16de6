import { foldEditorial } from '../../../keywords/text/editorial.ts';
import type { Named } from '../claimed-sentence.ts';

/** The number given with a keyword that is named once or more; null for none, or for several. */
export function onlyNumber(named: readonly Named[]): string | null {
  const numbers = new Set(named.flatMap(({ number }) => number ?? []));
  return numbers.size === 1 ? ([...numbers][0] as string) : null;
}

/** The number that a template has in place of X, with its sign; null where it has none, or one each for X and -X. */
export function numberInTemplate(name: string, template: string): string | null {
  return /^[^\d/]*?([+-]?\d+)[^/]*$/.exec(template.slice(template.indexOf(name) + name.length))?.[1] ?? null;
}

/** The value of X after a name, or X itself: `Evade 2`, `Evade-2`, `Shields -2`, `Stun X`. */
const value = String.raw`(?:\s{1,3}([+\p{Pd}−]?)|(?<=\p{L})[-‐‑])(\d{1,3}|X)`;
const endsInValue = new RegExp(`${value}$`, 'iu');
const valueAt = new RegExp(String.raw`${value}(?![\p{L}\p{N}])`, 'iuy');

/** A name without the value of X after it, and that number with its sign, or null. */
export function withValueApart(name: string): [bare: string, number: string | null] {
  const found = endsInValue.exec(name);
  return found ? [name.slice(0, found.index), numberOf(found)] : [name, null];
}

/** The number directly after a name that ends at an offset, with its sign; null where there is none. */
export function numberAfter(text: string, end: number): string | null {
  valueAt.lastIndex = end;
  const found = valueAt.exec(text);
  return found && numberOf(found);
}

function numberOf([, sign = '', number = '']: RegExpExecArray): string | null {
  return /\d/.test(number) ? foldEditorial(sign) + number : null;
}
