import { expect, type Page, test } from '@playwright/test';
import { openHostile } from './hostile-page.ts';

// A made-up page on another origin asks this machine for the script that is put into it.
test.use({ permissions: ['local-network-access'] });

/** Puts a paragraph of the class `later` into the page. */
const add = (page: Page, words: string) =>
  page.evaluate((text) => {
    const paragraph = document.createElement('p');
    paragraph.className = 'later';
    paragraph.textContent = text;
    document.querySelector('main')?.append(paragraph);
  }, words);

test('text that comes later is linked where a page hands it over, whatever the tag names', async ({
  page,
}) => {
  const complaints = await openHostile(page, '<main><p class="card">Armor</p></main>', 'data-in=".card"');
  await add(page, 'Bombard 3');
  await expect(page.locator('swtcg-keyword')).toHaveText(['Armor']);
  const linkLater = (selector: string) =>
    page.evaluate(async (selector) => {
      const { link } = (await customElements.whenDefined('swtcg-keyword')) as unknown as {
        link(element: Element | null): void;
      };
      link(document.querySelector(selector));
    }, selector);
  await linkLater('.later');
  await linkLater('.later');
  await expect(page.locator('swtcg-keyword')).toHaveText(['Armor', 'Bombard']);
  expect(complaints).toEqual([]);
  await linkLater('.nowhere');
  expect(complaints).toEqual([
    'swtcg keywords: Found null to link, expected an element; nothing was linked.',
  ]);
});

test('text that comes later is linked by itself where the tag asks for it, in the elements that it names', async ({
  page,
}) => {
  const complaints = await openHostile(
    page,
    '<main><p class="later">Armor</p></main>',
    'data-in=".later" data-watch',
  );
  await add(page, 'Bombard 3');
  await expect(page.locator('swtcg-keyword')).toHaveText(['Armor', 'Bombard']);
  await page
    .locator('.later')
    .last()
    .evaluate((element) => element.append(' and Evade 2'));
  await expect(page.locator('swtcg-keyword')).toHaveText(['Armor', 'Bombard', 'Evade']);
  await page
    .locator('.later')
    .first()
    .evaluate((element) => {
      element.textContent = 'Stun';
      (element.firstChild as Text).data = 'Upkeep';
    });
  await expect(page.locator('swtcg-keyword')).toHaveText(['Upkeep', 'Bombard', 'Evade']);
  await page.locator('main').evaluate((element) => element.append(' Armor'));
  await page.locator('main').evaluate((element) => {
    const outer = document.createElement('div');
    outer.append(
      Object.assign(document.createElement('p'), { className: 'later', textContent: 'Stun' }),
      'Armor',
    );
    element.append(outer);
  });
  await expect(page.locator('swtcg-keyword')).toHaveText(['Upkeep', 'Bombard', 'Evade', 'Stun']);
  expect(complaints).toEqual([]);
});

test('a keyword that is taken away while its meaning is on its way tells nothing, and breaks nothing', async ({
  page,
}) => {
  let send = () => {};
  const isAsked = new Promise<void>((resolve) => {
    page.route('**/embed/v1.json', async (route) => {
      resolve();
      await new Promise<void>((sent) => {
        send = sent;
      });
      await route.continue();
    });
  });
  const complaints = await openHostile(page, '<main><p>Armor</p></main>');
  await page.locator('swtcg-keyword').hover();
  await isAsked;
  await page.locator('p').evaluate((element) => element.remove());
  const answered = page.waitForResponse('**/embed/v1.json');
  send();
  await (await answered).finished();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(complaints).toEqual([]);
});
