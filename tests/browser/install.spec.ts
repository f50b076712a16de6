import { expect, test } from '@playwright/test';
import { loadSite } from '../../src/content-folder/site.ts';

const { name, shortName } = loadSite('content');

test('a browser finds nothing that keeps the site from being installed, under its own name', async ({
  page,
  context,
}) => {
  await page.goto('/keywords/bombard/');
  const session = await context.newCDPSession(page);
  const { errors, data = '' } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data)).toMatchObject({
    name,
    short_name: shortName,
    id: '/',
    start_url: '/',
    scope: '/',
  });
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // Tests run in a window that leaves no traces, where nothing is installed.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});

test('the shortcut to the search leads into its field', async ({ page, request }) => {
  const { shortcuts, icons } = await (await request.get('/manifest.webmanifest')).json();
  expect(shortcuts.map((shortcut: { name: string }) => shortcut.name)).toEqual(['Search', 'Changes']);
  await page.goto(shortcuts[0].url);
  await expect(page.getByRole('combobox')).toBeFocused();
  expect((await page.goto(shortcuts[1].url))?.ok()).toBe(true);
  for (const { src, sizes } of icons) {
    const picture = await (await request.get(src)).body();
    expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`).toBe(sizes);
  }
});

test('the frame that a browser paints has the colour of the page, light and dark', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    const [frame, paper] = await page.evaluate((scheme) => {
      const meta = document.querySelector<HTMLMetaElement>(`meta[name=theme-color][media*=${scheme}]`);
      const probe = document.createElement('p');
      probe.style.color = meta?.content ?? '';
      document.body.append(probe);
      return [getComputedStyle(probe).color, getComputedStyle(document.body).backgroundColor];
    }, colorScheme);
    expect(frame).toBe(paper);
  }
});
