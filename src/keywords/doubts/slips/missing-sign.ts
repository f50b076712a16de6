import type { Slip } from './slip.ts';

/** A number or an X with its sign, the word after it, and up to two words before and one more after these. */
const value =
  /(?<=(?<before>(?:(?<![\p{L}'’])[\p{L}'’]{1,30} ){0,2}))(?<![\p{L}\p{N}])(?<sign>[-+\u2013\u2212]?)(?<rest>(?:\d+|X)(?![\p{L}\p{N}])(?: \p{L}+)?)(?=(?<after>(?: \p{L}{1,30})?))/gu;

/** `X power` where an older wording has `–X power` between the same words: a program may lose a sign. */
export function missingSign(text: string, before: string): Slip[] {
  if (text === before) return [];
  const older = Map.groupBy(before.matchAll(value), placeOfValue);
  return [...Map.groupBy(text.matchAll(value), placeOfValue)].flatMap(([place, values]) => {
    const others = older.get(place) ?? [];
    // Of several in the same words, the first is compared with the first.
    if (others.length !== values.length) return [];
    return values.flatMap(({ 0: found, index, groups }, at): Slip[] => {
      const meant = others[at]?.[0] ?? '';
      return groups?.sign === '' && meant !== found ? [{ kind: 'unsigned', text: found, index, meant }] : [];
    });
  });
}

function placeOfValue({ groups: { before = '', rest = '', after = '' } = {} }: RegExpExecArray): string {
  return [before, rest, after].join('|');
}
