import { splitLines } from '../text/lines.ts';

/**
 * A document split in two. A place in either half is a place in the document: the other half is replaced by blank
 * lines.
 */
export interface FrontMatterDocument {
  yaml: string;
  body: string;
}

/**
 * Splits off the YAML between a first line `---` and the next one, with any white space after the dashes.
 * @returns null where the document does not begin with such lines, or nothing is between them
 */
export function splitFrontMatter(document: string): FrontMatterDocument | null {
  const [fenced = '', yaml = ''] =
    /^---[ \t]*(?:\r\n|\n|\r)(.*?)(?:\r\n|\n|\r)---[ \t]*(?:\r\n|\n|\r|$)/s.exec(document) ?? [];
  if (yaml === '') return null;
  return {
    yaml: `\n${yaml}`,
    body: '\n'.repeat(splitLines(fenced).length - 1) + document.slice(fenced.length),
  };
}
