import { expect, test } from '@playwright/test';
import { openHostile } from './hostile-page.ts';

// A made-up page on another origin asks this machine for the script that is put into it.
test.use({ permissions: ['local-network-access'] });

test.describe('a keyword by hand', () => {
  test('to which a framework gives another name is that one from then on, in words, link and meaning', async ({
    page,
    baseURL,
  }) => {
    const complaints = await openHostile(page, '<main><swtcg-keyword name="Bombard"></swtcg-keyword></main>');
    const keyword = page.locator('swtcg-keyword');
    const link = keyword.locator('a');
    const give = (name: string) => keyword.evaluate((element, to) => element.setAttribute('name', to), name);
    await keyword.hover();
    await expect(keyword.getByRole('tooltip')).toContainText('Bombard X');
    await give('Elude');
    await expect(keyword.getByRole('tooltip')).toBeHidden();
    await expect(link).toHaveText('Elude');
    await expect(link).toHaveAttribute('href', `${baseURL}/keywords/precision/`);
    await page.mouse.move(0, 300);
    await keyword.hover();
    await expect(keyword.getByRole('tooltip')).toContainText('Renamed: Elude is now Precision.');
    await give('No such');
    await expect(link).toHaveCount(0);
    await expect(page.getByText('No such')).toBeVisible();
    await give('Armor');
    await expect(link).toHaveAttribute('href', `${baseURL}/keywords/armor/`);
    expect(complaints).toEqual([]);
  });

  test('may be named in any capitals, with what a card or a template has behind the name', async ({
    page,
    baseURL,
  }) => {
    const named = {
      'critical-hit': ['critical hit', 'Critical Hit 2:', 'critical-hit', 'CRITICAL HITS'],
      'reduced-cost': ['reduced cost', 'Reduced Cost: [x]', 'Reduced Cost:'],
      bombard: ['Bombard X', 'Bombard &minus;3', 'bombard x:', 'BOMBARD +2'],
      armor: ['Armor:', ' armor\n'],
      precision: ['elude'],
    };
    const elements = Object.values(named)
      .flat()
      .map((name) => `<swtcg-keyword name="${name}"></swtcg-keyword>`);
    await openHostile(
      page,
      `<main>${elements.join(' ')}<swtcg-keyword name="Armor Xy"></swtcg-keyword></main>`,
    );
    const links = page.locator('swtcg-keyword a');
    const wanted = Object.entries(named).flatMap(([slug, names]) =>
      names.map(() => `${baseURL}/keywords/${slug}/`),
    );
    await expect(links).toHaveCount(wanted.length);
    expect(await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))).toEqual(
      wanted,
    );
  });

  test('shows its name where nothing but white space stands in it, and words that come later', async ({
    page,
  }) => {
    await openHostile(page, '<main><swtcg-keyword name="Bombard">\n  </swtcg-keyword></main>');
    const keyword = page.locator('swtcg-keyword');
    await expect(page.getByText('Bombard')).toBeVisible();
    await keyword.evaluate((element) => {
      element.textContent = 'in other words';
    });
    await expect(page.getByText('in other words')).toBeVisible();
    await expect(page.getByText('Bombard')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'in other words' })).toBeVisible();
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 640 } });

  test('the first touch follows the link where the meaning cannot be had', async ({ page, baseURL }) => {
    await page.route('**/embed/v1.json', (route) => route.abort());
    await openHostile(page, '<main><p>A unit with Intercept</p></main>');
    await page.locator('swtcg-keyword').tap();
    await expect(page).toHaveURL(`${baseURL}/keywords/intercept/`);
  });

  test('a key follows the link once a touch has told the meaning', async ({ page, baseURL }) => {
    await openHostile(page, '<main><p>A unit with Intercept</p></main>');
    const keyword = page.locator('swtcg-keyword');
    await keyword.tap();
    await expect(keyword.getByRole('tooltip')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${baseURL}/keywords/intercept/`);
  });
});
