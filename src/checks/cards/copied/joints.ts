import { arrows, capitalVerbs, paidSign, sentenceStart } from '../text/clause.ts';
import { foundIn, textBefore } from '../text/stretches.ts';
import type { Replaced } from './replaced.ts';

/** A place where an ability begins right after another, as when the end of a line was lost: `Shields 1Stun 1`. */
export interface Joint extends Replaced {
  /** Name of the ability before it. */
  name: string;
  /** The ability after it by its name, or its first word. */
  found: string;
}

/** A capital letter or an opening bracket right after a small letter or a digit. */
const joint = /(?<=[\p{Ll}\d])[\p{Lu}[]/gu;

/** A number after a name, with the space between, which may be lost as well: `Evade2Armor`. */
const number = /[^\S\n]*[+\-–]?(?:\d{1,3}|X)(?:\/[+\-–]?\d{1,3})?$/;

/** The capitalised word that a text begins with, and the last word of one. */
const firstWord = /^\p{Lu}\p{Ll}*/u;
const lastWord = /[\p{L}\p{N}'’-]+$/u;

/** The beginning of a cost or a sentence. */
const beginsOther = new RegExp(
  String.raw`^(?:${paidSign}|(?:${capitalVerbs})(?:,\s+Pay\b|\s+(?:${arrows}))|\[\p{L}+\]\s\p{Lu}|This\s\p{Lu}|${sentenceStart})`,
  'u',
);

/** In characters: how far around a joint names are looked for; hardly one is longer. */
const longestName = 60;

/**
 * Prepares the search for abilities that stand right after another, with no space between.
 * @param names all that keywords are called
 * @returns a function of a text; each is read with a sign between the two
 */
export function createJointFinder(names: readonly string[]): (text: string) => Joint[] {
  const known = new Set(names);
  const byFirst = Map.groupBy(names, (name) => firstWord.exec(name)?.[0] ?? '');
  const byLast = Map.groupBy(names, (name) => lastWord.exec(name)?.[0] ?? '');
  const longest = (some: readonly string[]) => some.toSorted((a, b) => b.length - a.length)[0];

  return (text) => {
    let passed = 0;
    return foundIn(text, joint).flatMap(({ start }): Joint[] => {
      const before = textBefore(text, start, Math.min(longestName, start - passed));
      const said = before.slice(0, before.length - (number.exec(before)?.[0].length ?? 0));
      const last = lastWord.exec(said)?.[0] ?? '';
      const isWhole = (name: string) =>
        said.endsWith(name) && !/[\p{L}\p{N}'’-]$/u.test(said.slice(0, said.length - name.length));
      const name = longest((byLast.get(last) ?? []).filter(isWhole));
      if (name === undefined) return [];
      const after = text.slice(start, start + longestName);
      const first = firstWord.exec(after)?.[0] ?? '';
      const isNext = (each: string) =>
        after.startsWith(each) && !/^[\p{Ll}\p{M}\p{N}'’-]/u.test(after.slice(each.length));
      const next = longest((byFirst.get(first) ?? []).filter(isNext));
      // The two words of one name lack a space, which is another finding.
      if (next === undefined ? !beginsOther.test(after) : known.has(`${name} ${next}`)) return [];
      passed = start;
      return [{ start, end: start, sign: ' | ', name, found: next ?? /^\S+/.exec(after)?.[0] ?? '' }];
    });
  };
}
