import { expect, type Page, test } from '@playwright/test';

/** Holds back whatever is fetched from there, as a slow network does, until it is let go. */
async function holdBack(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

for (const [address, what] of [
  ['/keywords/armor/', 'is found'],
  ['/?q=bombard', 'takes the place of what the address asks for'],
] as const)
  test(`what is typed before the script of the search is there ${what}`, async ({ page }) => {
    const letGo = await holdBack(page, '**/_astro/*.js');
    await page.goto(address, { waitUntil: 'commit' });
    const field = page.getByRole('combobox');
    await field.pressSequentially('evade');
    letGo();
    await expect(page.getByRole('option').first()).toContainText('Evade');
    await expect(field).toHaveValue('evade');
  });

for (const [address, arrived] of [
  ['/tools/sheet/#claim=Power%20changes%20affect%20Bombard.', '.report h2'],
  ['/tools/make-sheet/#keywords=bombard~,evade~', '.deck-sheet h2'],
] as const)
  test(`${address}: whoever goes to the search before it is answered goes on typing there`, async ({
    page,
  }) => {
    const letGo = await holdBack(page, '**/tools/keywords.json');
    await page.goto(address);
    const field = page.getByRole('combobox');
    await field.pressSequentially('ev');
    letGo();
    await expect(page.locator(arrived)).toBeVisible();
    await page.keyboard.type('ade');
    await expect(field).toHaveValue('evade');
    await expect(field).toBeFocused();
  });

test('a copy is kept by a press during which the panel tells more', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const letGo = await holdBack(page, '**/offline.json');
  await page.goto('/keywords/armor/');
  const status = page.locator('.offline-copy [role=status]');
  await page.locator('.offline-copy summary').click();
  await expect(status).toHaveText('Nothing is kept on this device.');
  await page.getByRole('button', { name: 'Keep a copy' }).hover({ position: { x: 20, y: 6 } });
  await page.mouse.down();
  letGo();
  await expect(status).toContainText('A copy takes');
  await page.mouse.up();
  await expect(status).toContainText('Kept on this device');
  // Whoever removes it and goes on to the search stays there.
  const letLookGo = await holdBack(page, '**/offline.json');
  await page.getByRole('button', { name: 'Remove' }).click();
  const field = page.getByRole('combobox');
  await field.focus();
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  letLookGo();
  await expect(status).toContainText('Nothing is kept on this device.');
  await expect(field).toBeFocused();
});

test('a press that leaves the search is not taken by the buttons that come back', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await page.goto('/keywords/intercept/');
  const top = page.getByRole('button', { name: 'Top', exact: true });
  await page.evaluate(() => scrollTo(0, 800));
  await expect(top).toBeVisible();
  const { x, y } = (await top.boundingBox()) as { x: number; y: number };
  await page.keyboard.press('/');
  await expect(top).toBeHidden();
  await page.mouse.move(x + 20, y + 20);
  await page.mouse.down();
  await page.waitForTimeout(300);
  await expect(top).toBeHidden();
  await page.mouse.up();
  await expect(top).toBeVisible();
});

test('a menu stays on the screen of a phone that is turned, also in large text', async ({ page }) => {
  const [upright, lying] = [
    { width: 360, height: 740 },
    { width: 740, height: 360 },
  ];
  await page.setViewportSize(lying);
  await page.goto('/keywords/bombard/');
  for (const size of ['100%', '200%'])
    for (const turned of [upright, lying]) {
      await page.evaluate((wanted) => {
        document.documentElement.style.fontSize = wanted;
      }, size);
      await page.getByRole('button', { name: 'Quote meaning' }).click();
      await expect(page.locator('.copy-menu')).toBeVisible();
      await page.setViewportSize(turned);
      const menu = await page.locator('.copy-menu').boundingBox();
      expect(menu?.x).toBeGreaterThanOrEqual(0);
      expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(turned.width);
      expect((menu?.y ?? 0) + (menu?.height ?? 0)).toBeLessThanOrEqual(turned.height);
      await page.keyboard.press('Escape');
    }
});

test('a menu that is as high as the screen of a phone says in sight that it copied', async ({ browser }) => {
  const page = await browser.newPage({
    viewport: { width: 360, height: 640 },
    bypassCSP: true,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.goto('/keywords/bombard/');
  const wide =
    '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }';
  for (const content of ['html { font-size: 32px !important }', wide]) {
    await page.addStyleTag({ content });
    await page.getByRole('button', { name: 'Quote meaning' }).click();
    const menu = page.locator('.copy-menu');
    await menu.getByRole('button').last().click();
    await expect(menu.getByText('Copied', { exact: true })).toBeInViewport({ ratio: 1 });
    const { x, y, width, height } = (await menu.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    expect([x, y, 360 - x - width, 640 - y - height].filter((room) => room < 8)).toEqual([]);
    await page.keyboard.press('Escape');
  }
  await page.close();
});
