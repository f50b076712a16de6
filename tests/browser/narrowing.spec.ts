import { expect, type Page } from '@playwright/test';
import { violations } from './axe.ts';
import { ports } from './ports.ts';
import { test } from './test.ts';

test.describe('a list that is narrowed', () => {
  const shown = (page: Page) => page.locator('[data-item]:visible');

  test('shows each keyword once, and its counts add up to all of them', async ({ page }) => {
    for (const port of [ports.seeds, ports.real]) {
      const home = `http://localhost:${port}`;
      await page.goto(`${home}/changes/`);
      const { keywords } = await (await page.request.get(`${home}/api/v1/keywords.json`)).json();
      const { changes } = await (await page.request.get(`${home}/api/v1/changes.json`)).json();
      const reworded = changes.filter(({ kind }: { kind: string }) => kind !== 'renamed');
      const changed = new Set(reworded.map(({ slug }: { slug: string }) => slug));
      if (port === ports.seeds) expect([keywords.length, changed.size]).toEqual([61, 39]);
      const counts = await page.locator('a[data-facet=kind] [data-count]').allTextContents();
      expect(counts.map(Number).reduce((sum, count) => sum + count, 0)).toBe(keywords.length);
      await expect(shown(page)).toHaveCount(keywords.length);
      await expect(page.locator('.difference:has(.change-row)')).toHaveCount(changed.size);
    }
  });

  test('combines, counts, stands in the address, and goes back', async ({ page }) => {
    await page.goto('/changes/');
    await page.getByRole('link', { name: /^Effect \d/ }).click();
    await expect(shown(page)).toHaveCount(10);
    await page.getByText('Publisher', { exact: true }).first().click();
    await page.getByRole('link', { name: /^Wizards of the Coast/ }).click();
    await expect(page).toHaveURL('/changes/?kind=effect&publisher=wizards-of-the-coast');
    const both = await shown(page).count();
    expect(both).toBeGreaterThan(0);
    expect(both).toBeLessThan(10);
    await expect(page.getByText(`${both} of 61 keywords`)).toBeVisible();
    await page.reload();
    await expect(shown(page)).toHaveCount(both);
    await page.goBack();
    await expect(shown(page)).toHaveCount(10);
    await page.getByRole('link', { name: 'Show all' }).click();
    await expect(shown(page)).toHaveCount(61);
    // An address from before "meaning" became type line and effect.
    await page.goto('/changes/?kind=meaning');
    await expect(shown(page)).toHaveCount(61);
  });

  test('narrows the keywords from A to Z by their traits', async ({ page }) => {
    await page.goto('/?mode=triggered&stacking=selective');
    await expect(shown(page)).toHaveText(/Velocity/);
    await page.goto('/?stacking=isolated&mode=static');
    const { keywords } = await (await page.request.get('/api/v1/keywords.json')).json();
    const expected = keywords.filter(
      ({ traits }: { traits: { stacking: string; mode: string } }) =>
        traits.stacking === 'isolated' && traits.mode === 'static',
    );
    await expect(shown(page)).toHaveCount(expected.length);
    expect(await violations(page)).toEqual([]);
    // What is printed does not pass for the whole list.
    await page.emulateMedia({ media: 'print' });
    const onPaper = page.locator('.on-paper');
    await expect(onPaper).toBeVisible();
    await expect(onPaper).toHaveAttribute(
      'data-says',
      `Only ${expected.length} of ${keywords.length} keywords: ${page.url()}`,
    );
    await page.goto('/');
    await expect(onPaper).toBeHidden();
  });

  test('and no letter leads to what is hidden', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/?stacking=selective');
    const letters = page.getByRole('navigation', { name: 'A–Z' }).getByRole('link');
    const names = await shown(page).getByRole('link').allTextContents();
    await expect(letters).toHaveText([...new Set(names.map((name) => name.slice(0, 1)))]);
    await page.goto('/as-of/keyword-list/');
    await expect(letters.first()).toBeVisible();
    await page.getByLabel('Find on this page').fill("can't be prevented");
    await expect(letters.first()).toBeHidden();
    await expect(page.getByRole('link', { name: 'A–Z', exact: true })).toBeHidden();
  });

  test('and nothing leads to what was found where that is nothing', async ({ page }) => {
    await page.goto('/as-of/keyword-list/');
    const field = page.getByLabel('Find on this page');
    const lead = page.getByRole('button', { name: 'See them' });
    await field.fill('no source has this');
    await expect(page.getByText('0 of 53 keywords')).toBeVisible();
    await expect(lead).toBeHidden();
    await field.fill('prevented');
    await expect(lead).toBeVisible();
  });

  test('says what was asked where nothing is left, and shows each choice that narrows it', async ({
    page,
  }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto('/changes/?kind=effect&set=jedi-guardians');
      await expect(page.getByText('0 of 61 keywords under “Effect” and “Jedi Guardians”')).toBeVisible();
      for (const name of [/Effect 0$/, /Jedi Guardians 0$/])
        await expect(page.getByRole('link', { name })).toHaveAttribute('aria-current', 'true');
      expect(await violations(page, '.list-filter')).toEqual([]);
    }
    // What narrows nothing stays folded.
    await expect(page.locator('[data-facet=publisher]').first()).toBeHidden();
  });

  test('offers nothing that would leave nothing, and what is chosen can be taken back by a key', async ({
    page,
  }) => {
    await page.goto('/?stacking=layered&set=battlefront');
    const chosen = page.locator('a[data-value=battlefront]');
    const off = page.getByRole('link', { name: /^isolated 0$/ });
    await expect(off).toHaveAttribute('aria-disabled', 'true');
    await expect(off).not.toHaveAttribute('href');
    await off.click({ force: true });
    await expect(page).toHaveURL('/?stacking=layered&set=battlefront');
    expect(await violations(page, '.list-filter')).toEqual([]);
    await chosen.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/?stacking=layered');
    await expect(chosen).not.toHaveAttribute('href');
    await expect(chosen).toBeFocused();
    await page.getByRole('link', { name: 'Show all' }).click();
    for (const link of [chosen, page.locator('a[data-value=isolated]')]) {
      await expect(link).toHaveAttribute('href', /=/);
      await expect(link).not.toHaveAttribute('aria-disabled');
    }
  });

  test('on a phone no button that floats covers what its bar says, however much that is', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const top = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? 0;
    for (const asked of ['stacking=layered', 'stacking=layered&set=battlefront']) {
      await page.goto(`/?${asked}`);
      await page.locator('.facet').last().scrollIntoViewIfNeeded();
      const button = page.getByRole('button', { name: 'Search', exact: true });
      await expect(button).toBeVisible();
      await expect.poll(async () => (await top('.filter-status')) - (await top('.reach')) > 44).toBe(true);
    }
  });

  test('finds words of the wordings on the page of an earlier glossary, none of what they became', async ({
    page,
  }) => {
    await page.goto('/as-of/keyword-list/');
    await expect(shown(page)).toHaveCount(53);
    await expect(
      page.getByText(
        'What became of its 53 keywords since: 33 changed, 6 in spelling only, 14 word for word.',
      ),
    ).toBeVisible();
    await page.getByLabel('Find on this page').fill("can't be prevented");
    await expect(shown(page).first()).toBeVisible();
    const texts = await shown(page).allTextContents();
    expect(texts.length).toBeLessThan(53);
    for (const text of texts)
      for (const word of ['can', 'be', 'prevented']) expect(text.toLowerCase()).toContain(word);
    await page.getByLabel('Find on this page').fill('granted by stacking');
    await expect(page.getByText('0 of 53 keywords')).toBeVisible();
  });
});

test('whoever hides spelling, and then asks for what changed in spelling alone, is shown it', async ({
  page,
}) => {
  await page.goto('/changes/');
  await page.getByLabel('Hide spelling').check();
  const respelt = page.locator('[data-item][data-kind="spelling"]');
  await expect(respelt.first()).toBeHidden();
  await page.locator('a[data-facet=kind][data-value=spelling]').click();
  await expect(page.getByText('6 of 61 keywords')).toBeVisible();
  await expect(respelt.filter({ visible: true })).toHaveCount(6);
  for (const offer of [page.locator('.hidden-note'), page.getByLabel('Hide spelling')])
    await expect(offer).toBeHidden();
});

test('what hiding spelling leaves out is counted where the whole list stands, and not of another', async ({
  page,
}) => {
  await page.goto('/changes/');
  await page.getByLabel('Hide spelling').check();
  const note = page.locator('.hidden-note');
  await expect(note).toHaveText(/^\s*Not shown: \d+ parts/, { useInnerText: true });
  await expect(page.locator('.hides')).toBeVisible();
  await page.locator('a[data-facet=kind][data-value=effect]').click();
  await expect(note).toHaveText('Not shown: parts where nothing but spelling differs.', {
    useInnerText: true,
  });
  await expect(page.locator('.hides')).toBeHidden();
  // A title of rulings is heard where a ruling stands below it.
  await page.getByRole('link', { name: 'Show all' }).click();
  const titles = page.locator('.rulings-title').filter({ visible: true });
  const withRulings = page
    .locator('.changed-rulings:has(.change-row:not(.respelt))')
    .filter({ visible: true });
  expect(await titles.count()).toBe(await withRulings.count());
  expect(await titles.count()).toBeGreaterThan(0);
});
