/** The folder from which the site is built. CI sets a variable without a value to an empty one. */
export const contentDir = process.env.CONTENT_DIR || 'content';

/** Where the ingest keeps files that it is writing, in a content folder; a killed one leaves it there. */
export const partialFolder = '.ingest.partial';

/** The command that makes the generated files of a content folder. */
export function ingestOf(folder: string): string {
  const named = /^[\w./-]+$/.test(folder) ? folder : JSON.stringify(folder);
  return folder === 'content' ? 'npm run ingest' : `npm run ingest -- --content ${named}`;
}
