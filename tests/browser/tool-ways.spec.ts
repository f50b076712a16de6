import { expect, type Locator, type Page } from '@playwright/test';
import { names, tool } from './made-sheet.ts';
import { checkCards, choose, savedReport } from './pages.ts';
import { test } from './test.ts';

const field = (page: Page) => page.locator('#cards');

test.describe('checking card text', () => {
  test('a place that is shown in the text is in view, in the field and on the page, again and again', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await checkCards(page, Array.from({ length: 40 }, (_, at) => `Card ${at}\nElude`).join('\n\n'));
    for (const line of [62, 17, 119]) {
      await page.getByRole('button', { name: `Line ${line}, column 1: show it in the text` }).click();
      const seen = await field(page).evaluate((box: HTMLTextAreaElement) => {
        const { top, bottom } = box.getBoundingClientRect();
        const lineHeight = Number.parseFloat(getComputedStyle(box).lineHeight);
        const place = box.value.slice(0, box.selectionStart).split('\n').length * lineHeight - box.scrollTop;
        return { top, bottom, place, height: box.clientHeight };
      });
      expect(seen.top).toBeGreaterThanOrEqual(0);
      expect(seen.bottom).toBeLessThanOrEqual(740);
      expect(seen.place).toBeGreaterThan(0);
      expect(seen.place).toBeLessThan(seen.height);
    }
  });

  test('what a finding wrote can be undone', async ({ page }) => {
    await checkCards(page, 'Elude. Bombard 3.');
    await page.getByRole('button', { name: 'Replace with “Precision”' }).click();
    await expect(field(page)).toHaveValue('Precision. Bombard 3.');
    await field(page).press('ControlOrMeta+z');
    await expect(field(page)).toHaveValue('Elude. Bombard 3.');
  });

  test('what Clear took away can be undone', async ({ page }) => {
    await checkCards(page, 'Elude. Bombard 3.');
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toBeFocused();
    await expect(page.locator('.report *')).toHaveCount(0);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(field(page)).toHaveValue('Elude. Bombard 3.');
  });

  test('a text whose place another took is put back by a press, and so is that other', async ({ page }) => {
    await checkCards(page, 'Elude. Bombard 3.');
    const putBack = page.getByRole('button', { name: 'Restore previous text' });
    await expect(putBack).toBeHidden();
    await page.getByRole('button', { name: 'Clear' }).click();
    await putBack.click();
    await expect(field(page)).toHaveValue('Elude. Bombard 3.');
    await expect(putBack).toBeHidden();

    await choose(page, 'Armor\n'.repeat(9000));
    await expect(page.locator('.held-title')).toHaveText(/^chosen\.txt, .* 9,000 lines$/);
    await putBack.click();
    await expect(field(page)).toHaveValue('Elude. Bombard 3.');
    await expect(page.locator('.held')).toBeHidden();
    await putBack.click();
    await expect(page.locator('.held-title')).toHaveText(/9,000 lines$/);
    await field(page).pressSequentially('x');
    await expect(page.locator('.held')).toBeHidden();
    await putBack.click();
    await expect(page.locator('.held-title')).toHaveText(/9,000 lines$/);
    await expect(field(page)).toHaveValue('');
  });

  test('of a text without keywords nothing is given back, and what it lacks is said', async ({ page }) => {
    const list = '3x Marsh Weaver (A)\n2x Old Gate\n4 Armor Ship';
    await checkCards(page, list);
    await expect(page.getByRole('heading', { name: 'Found no text of a card' })).toBeVisible();
    await expect(page.getByText('3 names without a text.')).toBeVisible();
    await expect(page.locator('.linked')).toBeHidden();
    await checkCards(page, 'Draw a card.');
    await expect(page.getByText('No keyword found in this text.')).toBeVisible();
    await expect(page.locator('.linked')).toBeHidden();
  });

  test('each finding names its card, by its number where nobody knows what it is called', async ({
    page,
  }) => {
    const found = () => page.locator('.report-rows li > .badge + span').allTextContents();
    await checkCards(page, 'Marsh Weaver\nArmor 2\n\nElude');
    expect(await found()).toEqual([
      expect.stringMatching(/^Marsh Weaver: Found “Armor 2”/),
      expect.stringMatching(/^Card 2: Found “Elude”/),
    ]);
    await checkCards(page, 'Elude');
    expect(await found()).toEqual([expect.stringMatching(/^Found “Elude”/)]);
  });

  test('what is called a hint on the page is called so in what is saved', async ({ page }) => {
    await checkCards(page, 'bombard 3');
    await expect(page.locator('.report-rows .badge')).toHaveText('hint');
    expect(await savedReport(page)).toEqual(['1:1 hint Found “bombard”, expected “Bombard”']);
  });

  test('whoever changes the text is told that what stands below is of another', async ({ page }) => {
    await checkCards(page, 'Evade 2');
    await field(page).press('End');
    await page.keyboard.type(' | Armor');
    await expect(page.getByText('The text has changed')).toBeVisible();
  });

  test('a post that Discord would not take is told as that, and a copy is confirmed beside its button', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await checkCards(page, 'Armor | Stealth\n\n'.repeat(100));
    await page.getByLabel('As', { exact: true }).selectOption('Discord post');
    await expect(
      page.getByText(/^Discord allows 2,000 characters in a message; this has \d+,\d+\.$/),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(page.locator('.linked [role=status]')).toHaveText('Copied');
  });

  test('a file may be dropped anywhere on the page', async ({ page }) => {
    await page.goto('/tools/link/');
    const file = await page.evaluateHandle(() => {
      const data = new DataTransfer();
      data.items.add(new File(['Elude'], 'cards.txt', { type: 'text/plain' }));
      return data;
    });
    await page.locator('h1').dispatchEvent('drop', { dataTransfer: file });
    await expect(page.getByRole('heading', { name: '1 error' })).toBeVisible();
  });
});

test('in the field of each tool Ctrl and Enter do what the button does, by scripts that the page has named', async ({
  page,
}) => {
  const asked = new Set<string>();
  page.on('request', (request) => request.resourceType() === 'script' && asked.add(request.url()));
  for (const tool of ['link', 'make-sheet', 'sheet']) {
    asked.clear();
    await page.goto(`/tools/${tool}/`);
    const named = await page
      .locator('link[rel=modulepreload], script[src]')
      .evaluateAll((all) =>
        all.map((each) => (each instanceof HTMLLinkElement ? each.href : (each as HTMLScriptElement).src)),
      );
    const area = page.locator('form textarea');
    await area.fill('Armor 2');
    await area.press('Enter');
    await expect(area).toHaveValue(/\n/);
    await expect(page.locator('.report *')).toHaveCount(0);
    await area.press('ControlOrMeta+Enter');
    await expect(page.locator('.report h2')).toBeVisible();
    expect([...asked].sort()).toEqual(named.sort());
  }
});

test('on a phone what starts a tool is as wide as the field, and the others stand beside each other', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [tool, action] of [
    ['link', 'Check and link'],
    ['make-sheet', 'Find their keywords'],
    ['sheet', 'Check'],
  ] as const) {
    await page.goto(`/tools/${tool}/`);
    const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { y: -1, width: -1 };
    const area = await boxOf(page.locator('form textarea'));
    const start = await boxOf(page.getByRole('button', { name: action, exact: true }));
    expect(start.width).toBe(area.width);
    const [file, clear] = [
      await boxOf(page.getByText('Choose a file')),
      await boxOf(page.getByText('Clear')),
    ];
    expect(file.y).toBe(clear.y);
  }
});

test.describe('a sheet for a deck', () => {
  test('gives its title to the tab, after which a printed file is called, for as long as it is there', async ({
    page,
  }) => {
    await page.goto(`${tool}#title=Deck&keywords=armor~`);
    await expect(page).toHaveTitle('Deck · SWTCG Keyword Reference');
    await page.locator('.keyword-choice summary').click();
    await page.getByRole('button', { name: 'Choose none' }).click();
    await expect(page).toHaveTitle('A sheet for my deck · SWTCG Keyword Reference');
  });

  const opened = `${tool}#title=Old%20one&made=2026-01-01&keywords=bombard~de31cee9~3,evade~ff3c6c5f~2`;

  test('that was opened is there again by a step back from what was changed on it', async ({ page }) => {
    await page.goto(opened);
    await expect(names(page)).toHaveText(['Bombard X', 'Evade X']);
    await page.getByLabel('Title').fill('Another');
    await page.getByLabel('Title').press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: 'Another' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 2, name: 'Old one' })).toBeVisible();
    expect(page.url()).toContain(opened.slice(opened.indexOf('#')));
  });

  test('of whose address nothing can be read says so, and no more', async ({ page }) => {
    await page.goto(`${tool}#made=2026-01-01&keywords=no-such~de31cee9`);
    await expect(page.locator('.sheet-faults')).toBeVisible();
    await expect(page.locator('.sheet-since')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  });

  test('tells beside its field what is no number, and where no keyword is called so', async ({ page }) => {
    await page.goto(tool);
    await page.getByRole('checkbox', { name: 'Bombard X', exact: true }).check();
    const numbers = page.getByLabel('What the cards have for X in Bombard');
    await numbers.fill('4o');
    await numbers.press('Tab');
    await expect(numbers).toHaveAttribute('aria-invalid', 'true');
    await expect(numbers).toHaveAccessibleDescription('Expected digits, such as 2 or 2, 3');
    await numbers.fill('4, x');
    await numbers.press('Tab');
    await expect(numbers).toHaveAttribute('aria-invalid', 'false');
    await expect(page).toHaveURL(/bombard~[0-9a-f]{8}~4~X/);
    await page.getByLabel('Find one').fill('zzz');
    await expect(page.getByText('No keyword is called “zzz”.')).toBeVisible();
  });
});
