import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

/** What is put into pages, without its comments: half of it is sent. */
export const axeScript = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf-8');

/**
 * With a look at how large all that is pressed is (WCAG 2.5.8). For pages that are at their top: what the header lies over in
 * part axe takes for small.
 */
export const andTargets: RunOptions = { rules: { 'target-size': { enabled: true } } };

/**
 * What axe finds wrong on a page: each rule with the markup that breaks it. It is put into a page once and asked as often as
 * the page changes. Our pages have no frames to look into, and nothing that sounds: it loads nothing once more.
 * @param part selector of the part to look at; all of the page without
 */
export async function violations(
  page: Page,
  part?: string,
  options: RunOptions = {},
): Promise<{ id: string; nodes: string[] }[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript);
  return page.evaluate(
    async ([where, how]) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const found = await axe.run(where ?? document, { ...how, resultTypes: ['violations'], preload: false });
      return found.violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
    },
    [part, options] as const,
  );
}

/** What axe finds wrong on a page that was led to a report, how large all that is pressed is included. */
export async function violationsFromTop(page: Page): ReturnType<typeof violations> {
  await page.evaluate(() => scrollTo(0, 0));
  return violations(page, undefined, andTargets);
}
