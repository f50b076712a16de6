import { slugify } from '../../text/slug.ts';
import { foldSpaces } from '../../text/typography.ts';
import {
  beforeBracket,
  isTemplateOf,
  nameOfTemplate,
  splitTemplate,
  withoutNumbers,
} from '../../wording/template.ts';

/** Longest name, in characters. It becomes an address, and it bounds how much of a line is searched. */
export const longestName = 80;

/**
 * The name in a heading. Where it differs from the template's only by being all capitals or lower case, or by signs
 * around it (`ARMOR`, `Armor:`), the template's spelling counts, as it does where the heading repeats the whole
 * template (`Absorb X`).
 */
export function nameOfHeading(heading: string, template: string): string {
  const said = foldSpaces(heading);
  // A sign that belongs to the name comes before the template's X: `Armor +` above `Armor + X`.
  if (/[+\-–−]$/.test(said) && foldSpaces(template).startsWith(`${said} `)) return said;
  const written = nameOfTemplate(template);
  const isShown = [said.toUpperCase(), said.toLowerCase()].includes(said) || said.length !== written.length;
  const isSame = [written, template, beforeBracket(template)].some(
    (each) => bare(said) === bare(foldSpaces(each)),
  );
  return isShown && written !== '' && isSame ? written : said;
}

function bare(name: string): string {
  return name.toLowerCase().replace(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/gu, '');
}

/**
 * Splits a heading off the line that it runs into: `Armor Armor: …`, `Armor: Armor: …`, `Reduced Cost – Reduced Cost
 * X: …`.
 * @returns null where the line does not begin with the name of its template
 */
export function splitRunIn(line: string): { name: string; template: string; text: string } | null {
  const colon = line.indexOf(':');
  const before = line.slice(0, Math.max(colon, 0));
  const behind = splitTemplate(line.slice(colon + 1));
  if (behind && slugify(before) !== '' && isTemplateOf(behind.template, before))
    return { name: nameOfHeading(before, behind.template), ...behind };
  const split = splitTemplate(line);
  if (!split) return null;
  const words = withoutNumbers(nameOfTemplate(split.template)).split(' ');
  if (!isRepeated(words.filter((word) => slugify(word) !== ''))) return null;
  const starts = [...split.template.slice(0, longestName).matchAll(/(?<=\s)[\p{L}\p{N}[]/gu)];
  const cuts = starts.map(({ index }) => ({
    heading: split.template.slice(0, index),
    template: split.template.slice(index),
  }));
  // `Order 66 Order 66` is the name twice; a number only in the second half belongs to the template.
  const cut =
    cuts.find(({ heading, template }) => slugify(nameOfTemplate(template)) === slugify(heading)) ??
    cuts.find(({ heading, template }) => isTemplateOf(template, heading));
  return cut
    ? { name: nameOfHeading(cut.heading, cut.template), template: cut.template, text: split.text }
    : null;
}

/** Whether the second half of some words repeats the first: `Armor Armor`. */
export function isRepeated(words: readonly string[]): boolean {
  const half = words.length / 2;
  return (
    Number.isInteger(half) && slugify(words.slice(0, half).join(' ')) === slugify(words.slice(half).join(' '))
  );
}
