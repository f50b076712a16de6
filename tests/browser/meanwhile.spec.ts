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
