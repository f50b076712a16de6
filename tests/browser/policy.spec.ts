import { expect, test } from '@playwright/test';

test('no string becomes markup or starts a worker, and nobody can vouch for one but the site', async ({
  page,
}) => {
  await page.goto('/tools/sheet/');
  const refused = await page.evaluate(() => {
    const tries: Record<string, () => unknown> = {
      markup: () => {
        document.body.innerHTML = '<img src=x>';
      },
      worker: () => new Worker('/embed/v1.js'),
      serviceWorker: () => navigator.serviceWorker.register('/sw.js'),
      policy: () =>
        (
          window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => void } }
        ).trustedTypes.createPolicy('another', {}),
    };
    const refuses = async (attempt: () => unknown) => {
      try {
        await attempt();
        return false;
      } catch (error) {
        return error instanceof TypeError;
      }
    };
    return Promise.all(Object.entries(tries).map(async ([name, attempt]) => [name, await refuses(attempt)]));
  });
  expect(Object.fromEntries(refused)).toEqual({
    markup: true,
    worker: true,
    serviceWorker: true,
    policy: true,
  });
});

test('no other site shows a page as part of its own, or loads what is no data', async ({ page, baseURL }) => {
  const loads = (address: string) =>
    page.evaluate(
      (url) =>
        fetch(url, { mode: 'no-cors' }).then(
          () => true,
          () => false,
        ),
      `${baseURL}${address}`,
    );
  expect(await loads('/api/v1/links.json')).toBe(true);
  expect(await loads('/search-data.json')).toBe(false);
  await page.setContent(`<iframe src="${baseURL}/"></iframe>`);
  await expect
    .poll(() => page.frames().map((frame) => frame.url()))
    .toContain('chrome-error://chromewebdata/');
});
