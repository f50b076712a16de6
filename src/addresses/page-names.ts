import type { Urls } from './urls.ts';

/**
 * What pages are called, by their addresses: in their headings, in links to them, and in the search, which alone has the
 * name of one once more (`search/pages/pages.ts`), since readers wait for each of its bytes.
 */
export const pageNames = {
  changes: 'Changes',
  sources: 'Sources',
  sets: 'Sets',
  timing: 'Moments of a turn',
  terms: 'Words of the rules',
  keywords: 'Every keyword and its meaning',
  browse: 'Browse keywords',
  tools: 'Tools',
  sheetTool: 'Does this still hold?',
  linkTool: 'Check card text',
  makeSheetTool: 'A sheet for my deck',
  booklets: 'Booklet to print',
  embed: 'Link keywords on your own page',
  api: 'Data and API',
} as const satisfies Partial<Record<keyof Urls, string>>;
