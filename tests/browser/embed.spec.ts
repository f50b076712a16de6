import { expect, type Page, test } from '@playwright/test';
import { violations } from './axe.ts';
import { openHostile } from './hostile-page.ts';

// A made-up page on another origin asks this machine for the script that is put into it.
test.use({ permissions: ['local-network-access'] });

test('links what is meant, and touches no code, link, field or editable text', async ({ page, baseURL }) => {
  const complaints = await openHostile(
    page,
    `<main><p id="text">Armor and Elude, on a normal stack.</p><code>Armor</code><a href="#">Armor</a><button>Armor</button>
<textarea>Armor</textarea><label><input type="checkbox"> Armor</label><details open><summary>Armor</summary></details>
<div role="tab" tabindex="0">Armor</div><p aria-hidden="true">Armor</p><p contenteditable>Armor</p><p data-swtcg-skip>Armor</p><script type="text/plain">Armor</script></main>`,
  );
  await expect(page.locator('swtcg-keyword')).toHaveText(['Armor', 'Elude']);
  await expect(page.locator('#text')).toHaveText('Armor and Elude, on a normal stack.');
  const links = page.locator('swtcg-keyword >> a');
  await expect(links.nth(0)).toHaveAttribute('href', `${baseURL}/keywords/armor/`);
  await expect(links.nth(1)).toHaveAttribute('href', `${baseURL}/keywords/precision/`);
  await expect(links.nth(0)).toBeVisible();
  expect(complaints).toEqual([]);
});

test('tells the meaning on focus and on hover, not on paper, and Escape closes it', async ({ page }) => {
  const complaints = await openHostile(page, '<main><p>Armor</p><p>Evade 2</p></main>');
  const tip = page.locator('swtcg-keyword').first().getByRole('tooltip');
  await page.keyboard.press('Tab');
  await expect(tip).toContainText('"This unit can only be hit on a roll of 5 or more."');
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
  await page.locator('swtcg-keyword').nth(1).hover();
  await expect(page.locator('swtcg-keyword').nth(1).getByRole('tooltip')).toContainText('Evade X');
  await expect(tip).toBeHidden();
  // On paper it would lie over the text that is printed.
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('swtcg-keyword').nth(1).getByRole('tooltip')).toBeHidden();
  await page.emulateMedia({ media: null });
  const exceptColours = { rules: { 'color-contrast': { enabled: false } } };
  expect(await violations(page, 'main', exceptColours)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('the first touch tells, the second follows', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    hasTouch: true,
    viewport: { width: 360, height: 640 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await openHostile(page, '<main><p>A unit with Intercept</p></main>');
  const keyword = page.locator('swtcg-keyword');
  await keyword.tap();
  const tip = keyword.getByRole('tooltip');
  await expect(tip).toBeVisible();
  expect(await tip.evaluate((element) => getComputedStyle(element).animationName)).toBe('none');
  const box = await tip.boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= 360).toBe(true);
  await keyword.tap();
  await expect(page).toHaveURL(`${baseURL}/keywords/intercept/`);
  await context.close();
});

test('keeps to the elements that one attribute names, and serves a keyword by hand', async ({
  page,
  baseURL,
}) => {
  await openHostile(
    page,
    '<main><p class="card">Armor</p><p>Evade</p><p><swtcg-keyword name="Bombard"></swtcg-keyword></p></main>',
    'data-in=".card"',
  );
  await expect(page.locator('swtcg-keyword')).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'Bombard' })).toHaveAttribute(
    'href',
    `${baseURL}/keywords/bombard/`,
  );
});

test('finds a name with a space that does not break, or in capitals, and no word among others in capitals', async ({
  page,
}) => {
  await openHostile(
    page,
    `<main><p>Damage&nbsp;Control 2, Damage
    Control</p><h2>DAMAGE CONTROL, ARMOR</h2><p>TWO PILOTS. PUT IT ON A NORMAL STACK.</p><p>PILOTS</p>
<p><swtcg-keyword>damage control</swtcg-keyword> <swtcg-keyword name="DAMAGE CONTROL"></swtcg-keyword></p></main>`,
  );
  const linked = page.locator('swtcg-keyword >> a');
  await expect(linked).toHaveCount(7);
  const slugs = await linked.evaluateAll((links) =>
    links.map((link) => (link as HTMLAnchorElement).pathname),
  );
  expect(slugs).toEqual([
    ...Array(3).fill('/keywords/damage-control/'),
    '/keywords/armor/',
    '/keywords/pilot/',
    // By hand, in any capitals.
    ...Array(2).fill('/keywords/damage-control/'),
  ]);
});

test('tells of a former name that it gave way, and nothing of the kind of the name that holds', async ({
  page,
}) => {
  await openHostile(page, '<main><p>Elude</p><p>Precision</p></main>');
  const keywords = page.locator('swtcg-keyword');
  await keywords.nth(0).hover();
  await expect(keywords.nth(0).getByRole('tooltip')).toHaveText(
    /^Renamed: Elude is now Precision\.PrecisionAn isolated/,
  );
  await keywords.nth(1).hover();
  await expect(keywords.nth(1).getByRole('tooltip')).toHaveText(/^PrecisionAn isolated/);
});

test('the page that shows it does what it says', async ({ page }) => {
  await page.goto('/embed/');
  await expect(page.locator('#demo swtcg-keyword')).toHaveText([
    'Armor',
    'Bombard',
    'Elude',
    'steps in front',
  ]);
});

test.describe('on pages whose markup stands before what is the document’s own', () => {
  const names = [
    'currentScript',
    'createElement',
    'createTreeWalker',
    'querySelectorAll',
    'addEventListener',
    'readyState',
    'body',
    'constructor',
    'closest',
    'replaceWith',
  ];

  test('links and texts come from the script’s own site', async ({ page, baseURL }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const complaints = await openHostile(
      page,
      `<main><p>Armor</p></main>${names.map((name) => `<img name="${name}" id="${name}" src="//other.test/embed/v1.js" alt>`).join('')}
<form name="head">${names.map((name) => `<input name="${name}">`).join('')}<p>Evade 2</p></form>`,
    );
    await expect(page.locator('swtcg-keyword')).toHaveText(['Armor', 'Evade']);
    await expect(page.locator('swtcg-keyword >> a').first()).toHaveAttribute(
      'href',
      `${baseURL}/keywords/armor/`,
    );
    await page.keyboard.press('Tab');
    await expect(page.locator('swtcg-keyword >> [role=tooltip]').first()).toContainText(
      'on a roll of 5 or more',
    );
    expect(asked.filter((url) => url.endsWith('.json'))).toEqual([`${baseURL}/embed/v1.json`]);
    expect(complaints.filter((complaint) => !complaint.includes('//other.test/'))).toEqual([]);
  });

  test('a form can be the part that is linked', async ({ page }) => {
    const inputs = names.map((name) => `<input name="${name}">`).join('');
    await openHostile(page, `<form>${inputs}Armor</form><p>Evade 2</p>`, 'data-in="form"');
    await expect(page.locator('swtcg-keyword')).toHaveText(['Armor']);
  });
});

test('names that every object has are no keywords', async ({ page }) => {
  const byHand = ['constructor', '__proto__', 'toString', 'hasOwnProperty']
    .map((name) => `<p><swtcg-keyword name="${name}"></swtcg-keyword></p>`)
    .join('');
  const complaints = await openHostile(page, byHand);
  await expect(page.getByText('__proto__')).toBeVisible();
  await expect(page.locator('swtcg-keyword >> a')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test.describe('tags', () => {
  /** A page with these tags, and what its console says. */
  const open = async (page: Page, tags: string) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', (error) => said.push(String(error)));
    await page.route('https://hostile.test/**', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><html lang="en"><title>Tags</title>${tags}
<p class="one">Armor</p><p class="two">Evade 2</p><p>Bombard 3</p></html>`,
      }),
    );
    await page.goto('https://hostile.test/');
    return said;
  };

  test('each link their own part', async ({ page, baseURL }) => {
    const src = `${baseURL}/embed/v1.js`;
    const said = await open(
      page,
      `<script src="${src}" data-in=".one"></script><script async src="${src}" data-in=".two"></script>`,
    );
    await expect(page.locator('swtcg-keyword')).toHaveText(['Armor', 'Evade']);
    expect(said).toEqual([]);
  });

  test('with a selector that is none say so, link nothing, and hinder no other', async ({
    page,
    baseURL,
  }) => {
    const src = `${baseURL}/embed/v1.js`;
    const said = await open(
      page,
      `<script src="${src}" data-in="p[["></script><script src="${src}" data-in=".two"></script>`,
    );
    await expect(page.locator('swtcg-keyword')).toHaveText(['Evade']);
    expect(said).toEqual([
      'swtcg keywords: Found data-in="p[[", expected a CSS selector; nothing was linked.',
    ]);
  });

  test('that are modules say so', async ({ page, baseURL }) => {
    await page.route('**/embed/v1.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        headers: { ...response.headers(), 'access-control-allow-origin': '*' },
      });
    });
    const said = await open(page, `<script type="module" src="${baseURL}/embed/v1.js"></script>`);
    await expect.poll(() => said).toEqual([expect.stringContaining('without type="module"')]);
    await expect(page.locator('swtcg-keyword')).toHaveCount(0);
  });
});
