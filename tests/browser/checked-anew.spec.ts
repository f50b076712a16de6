import { writeFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { choose } from './pages.ts';
import { test } from './test.ts';

const headline = (page: Page) => page.locator('.report h2');

test.describe('a table with several columns of texts', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/tools/link/');
    await page.locator('#cards').fill('Name\tText\tText 2\nOne\tElude. Armor.\tElude | Bombard');
    await page.getByRole('button', { name: 'Check and link' }).click();
    await expect(headline(page)).toHaveText('3 errors');
  });

  test('is checked in all of them once more after something was mended, and not in the first alone', async ({
    page,
  }) => {
    await page.getByRole('button', { name: 'Replace with “Precision”' }).first().click();
    await expect(headline(page)).toHaveText('2 errors');
  });

  test('is checked in the one that the reader chose, also after something was mended there', async ({
    page,
  }) => {
    const column = page.getByLabel('Column with the text');
    await column.selectOption('Text 2');
    await expect(headline(page)).toHaveText('2 errors');
    await page.getByRole('button', { name: 'Replace with “Precision”' }).click();
    await expect(headline(page)).toHaveText('1 error');
    await expect(column).toHaveValue('Text 2');
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(column).toBeHidden();
  });
});

test('while cards are checked, nothing is said of them, whoever asks for hints meanwhile', async ({
  page,
}) => {
  await page.goto('/tools/link/');
  await page.locator('#cards').fill('Elude.');
  await page.getByRole('button', { name: 'Check and link' }).click();
  await expect(headline(page)).toHaveText('1 error');
  await page.evaluate(() => {
    const said: (string | null)[] = [];
    Object.assign(window, { said });
    const report = document.querySelector('.report') as HTMLElement;
    new MutationObserver(() => said.push(report.querySelector('h2')?.textContent ?? null)).observe(report, {
      childList: true,
    });
    // At the first sign of a check, as soon as a page can.
    const status = document.querySelector('.tool [role=status]') as HTMLElement;
    new MutationObserver((_, observer) => {
      if (!status.textContent?.startsWith('Checking')) return;
      observer.disconnect();
      document.querySelector<HTMLElement>('#hints')?.click();
    }).observe(status, { childList: true });
  });
  await choose(page, Array.from({ length: 2000 }, () => 'Elude.').join('\n\n'));
  await expect(page.getByText('2,000 cards checked.')).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toEqual(['2,000 errors']);
});

test('a finding on the first line is mended where the text was copied with a byte-order mark', async ({
  page,
}) => {
  await page.goto('/tools/link/');
  await page.locator('#cards').fill('\ufeffElude. Armor.');
  await page.getByRole('button', { name: 'Check and link' }).click();
  await page.getByRole('button', { name: 'Replace with “Precision”' }).click();
  await expect(page.locator('#cards')).toHaveValue('\ufeffPrecision. Armor.');
  await expect(headline(page)).toHaveText('Nothing to fix');
});

test('a file that was mended meanwhile is read again where the reader chooses it again', async ({
  page,
  context,
}, testInfo) => {
  const file = testInfo.outputPath('claim.txt');
  await page.goto('/tools/sheet/');
  const session = await context.newCDPSession(page);
  const { result } = await session.send('Runtime.evaluate', {
    expression: 'document.querySelector("input[type=file]")',
  });
  // As a person does: Playwright's own way says that another was chosen, whatever was.
  const chooseIt = () =>
    session.send('DOM.setFileInputFiles', { files: [file], objectId: result.objectId ?? '' });
  writeFileSync(file, 'You can deploy it to the build zone.');
  await chooseIt();
  await expect(headline(page)).toHaveText('Was removed');
  writeFileSync(file, 'Power changes affect Bombard.');
  await chooseIt();
  await expect(headline(page)).toHaveText('Reworded since');
});

test('of several files that are dropped at once none is read in silence, and the reader is told', async ({
  page,
}) => {
  await page.goto('/tools/sheet/');
  const drop = (...texts: string[]) =>
    page.evaluate((contents) => {
      const dataTransfer = new DataTransfer();
      for (const [index, text] of contents.entries())
        dataTransfer.items.add(new File([text], `${index}.txt`, { type: 'text/plain' }));
      const event = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
      document.querySelector('.report')?.dispatchEvent(event);
    }, texts);
  await drop('You can deploy it to the build zone.', 'Power changes affect Bombard.');
  await expect(page.getByText('Found 2 files, expected one at a time.')).toBeVisible();
  await expect(page.locator('.report *')).toHaveCount(0);
  await drop('You can deploy it to the build zone.');
  await expect(headline(page)).toHaveText('Was removed');
});

test('words that are moved within a full field stay there, and stand once', async ({ page }) => {
  await page.goto('/tools/sheet/');
  const field = page.locator('#sheet');
  const text = `First of all ${'word '.repeat(6300)}`;
  await field.fill(text);
  const { x, y } = (await field.boundingBox()) as { x: number; y: number };
  await field.evaluate((area: HTMLTextAreaElement) => {
    area.scrollTop = 0;
    area.setSelectionRange(0, 2000);
  });
  await page.mouse.move(x + 30, y + 20);
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 22, { steps: 5 });
  await page.mouse.move(x + 120, y + 80, { steps: 5 });
  await page.mouse.up();
  await expect(page.locator('.held')).toBeHidden();
  expect((await field.inputValue()).length).toBe(text.length);
});

for (const [what, script] of [
  ['whose worker is gone', /\/worker-[^/]+\.js$/],
  ['of whose worker a part is gone', /-worker-[^/]+\.js$/],
] as const)
  test(`a check ${what} says so to whoever asks, to nobody before, and checks once it can be had`, async ({
    page,
  }) => {
    for (const [tool, field, action, failed, found] of [
      ['sheet', '#sheet', 'Check', 'It was not checked: the check could not be loaded.', '.report *'],
      [
        'make-sheet',
        '#deck',
        'Find their keywords',
        'The sheet was not made: the check could not be loaded.',
        '.deck-sheet h2',
      ],
    ] as const) {
      await page.route(script, (route) => route.abort());
      const gone = page.waitForEvent('requestfailed');
      await page.goto(`/tools/${tool}/`);
      await gone;
      await page.waitForTimeout(300);
      await expect(page.locator('.tool [role=status]').first()).toHaveText('');
      await page.locator(field).fill('Armor.');
      await page.getByRole('button', { name: action, exact: true }).click();
      await expect(page.getByText(failed)).toBeVisible();
      await page.unroute(script);
      await page.getByRole('button', { name: action, exact: true }).click();
      await expect(page.locator(found).first()).toBeVisible();
      await expect(page.getByText(failed)).toBeHidden();
    }
  });

test.describe('a day is that of the reader’s own calendar', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('on a sheet and for the last visit', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-25T03:00:00Z');
    await page.goto('/tools/make-sheet/');
    await page.getByRole('checkbox', { name: 'Armor', exact: true }).check();
    await expect(page).toHaveURL(/#made=2026-11-24&keywords=armor~/);
    await expect(page.locator('.paper-made')).toHaveText('24 November 2026');
    await page.goto('/');
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await expect(
      page.getByText('Nothing has changed since your last visit, on 24 November 2026.'),
    ).toBeVisible();
  });
});
