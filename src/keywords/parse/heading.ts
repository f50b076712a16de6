import { isTemplateOf, nameOfTemplate, splitTemplate } from '../template.ts';
import { slugify } from '../text/slug.ts';
import { foldTypography } from '../text/typography.ts';

/** In characters: no name is longer. What is looked for in a line takes no longer than its beginning. */
const longestName = 80;

/**
 * The name that a heading says. Where it differs from the one in the template by capitals throughout, as a page shows them,
 * or by signs around it (`ARMOR`, `Armor:`), the template has the name as it is written.
 */
export function nameOfHeading(heading: string, template: string): string {
  const said = foldTypography(heading);
  const written = nameOfTemplate(template);
  const isShown = said === said.toUpperCase() || said.length !== written.length;
  return isShown && bare(said) === bare(written) ? written : said;
}

function bare(name: string): string {
  return name.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}

/**
 * Takes a heading off the line that it runs into: `Armor Armor: …`, `Armor: Armor: …`, `Reduced Cost – Reduced Cost X: …`.
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
  const words = nameOfTemplate(split.template).split(' ');
  if (!isRepeated(words)) return null;
  for (const { index } of split.template.slice(0, longestName).matchAll(/(?<=\s)[\p{L}\p{N}[]/gu)) {
    const heading = split.template.slice(0, index);
    const template = split.template.slice(index);
    if (isTemplateOf(template, heading))
      return { name: nameOfHeading(heading, template), template, text: split.text };
  }
  return null;
}

/** Whether words say the same twice: `Armor Armor`. */
export function isRepeated(words: readonly string[]): boolean {
  const half = words.length / 2;
  return (
    Number.isInteger(half) && slugify(words.slice(0, half).join(' ')) === slugify(words.slice(half).join(' '))
  );
}
