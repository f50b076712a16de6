import { splitLines } from '../text/lines.ts';

/**
 * A document taken apart. A place in either half is a place in the document: what is left out stands as blank lines.
 */
export interface FrontMatterDocument {
  yaml: string;
  body: string;
}

/**
 * Takes the YAML between the first line `---` and the next one off a document, whatever blanks stand behind the dashes.
 * @returns null where the document does not begin with such lines, or nothing stands between them
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
