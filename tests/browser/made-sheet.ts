import type { Page } from '@playwright/test';

export const tool = '/tools/make-sheet/';

/** The keywords of the sheet on the screen. */
export const names = (page: Page) => page.locator('.sheet-entry h3');

/** The text of a keyword as the API has it. */
export const textOf = async (page: Page, slug: string): Promise<string> =>
  (await (await page.request.get(`/api/v1/keywords/${slug}.json`)).json()).text;
