import { slugify } from '../text/slug.ts';
import { foldSpaces } from '../text/typography.ts';
import {
  beforeBracket,
  isTemplateOf,
  nameOfTemplate,
  splitTemplate,
  withoutNumbers,
} from '../wording/template.ts';

/**
 * In characters: no name is longer. It becomes an address, and what is looked for in a line takes no longer than its
 * beginning.
 */
export const longestName = 80;

/**
 * The name that a heading says. Where it differs from the one in the template by capitals or small letters throughout,
 * as a page shows them, or by signs around it (`ARMOR`, `Armor:`), the template has the name as it is written; so it
 * has where the heading repeats it whole (`Absorb X`).
 */
export function nameOfHeading(heading: string, template: string): string {
  const said = foldSpaces(heading);
  // A sign that is of the name stands in front of what the template has for X: `Armor +` above `Armor + X`.
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
 * Takes a heading off the line that it runs into: `Armor Armor: …`, `Armor: Armor: …`, `Reduced Cost – Reduced Cost X:
 * …`.
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
  // `Order 66 Order 66` is the name twice; a number that stands only in the second half is the template's own.
  const cut =
    cuts.find(({ heading, template }) => slugify(nameOfTemplate(template)) === slugify(heading)) ??
    cuts.find(({ heading, template }) => isTemplateOf(template, heading));
  return cut
    ? { name: nameOfHeading(cut.heading, cut.template), template: cut.template, text: split.text }
    : null;
}

/** Whether words say the same twice: `Armor Armor`. */
export function isRepeated(words: readonly string[]): boolean {
  const half = words.length / 2;
  return (
    Number.isInteger(half) && slugify(words.slice(0, half).join(' ')) === slugify(words.slice(half).join(' '))
  );
}
