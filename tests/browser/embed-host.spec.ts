import { expect, type Page, test } from '@playwright/test';
import { ports } from './ports.ts';

// A made-up page on another origin asks this machine for the script that is put into it.
test.use({ permissions: ['local-network-access'] });

const script = `http://localhost:${ports.seeds}/embed/v1.js`;

/** A page of somebody else, as plain as its markup says. */
async function open(page: Page, body: string, attributes = ''): Promise<string[]> {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.route('https://host.test/**', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><title>Host</title><script async src="${script}" ${attributes}></script>${body}</html>`,
    }),
  );
  await page.goto('https://host.test/');
  await expect(page.locator('swtcg-keyword:defined').first()).toBeAttached();
  return complaints;
}

const tip = (page: Page) => page.locator('swtcg-keyword').first().getByRole('tooltip');

test('who copies a sentence while a tooltip is open copies the sentence', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const text = 'A unit with Armor and Stealth gets Bombard 3 now.';
  await open(page, `<p>${text}</p><textarea></textarea>`);
  await page.locator('swtcg-keyword').first().hover();
  await expect(tip(page)).toBeVisible();
  await page.evaluate(() => getSelection()?.selectAllChildren(document.querySelector('p') as Element));
  await page.keyboard.press('Control+C');
  await page.locator('textarea').focus();
  await page.keyboard.press('Control+V');
  await expect(page.locator('textarea')).toHaveValue(text);
});

test.describe('a text that is an item of its own stays one', () => {
  for (const display of ['flex', 'inline-flex', 'grid'])
    test(display, async ({ page }) => {
      const text = 'A unit with Bombard 3 and Stun 2.';
      await open(page, `<p style="display:${display};justify-content:space-between">${text}</p>`);
      await expect(page.locator('swtcg-keyword')).toHaveText(['Bombard', 'Stun']);
      expect(await page.locator('p').evaluate((element) => (element as HTMLElement).innerText)).toBe(text);
    });
});

test('a page goes on to write into its own text', async ({ page }) => {
  await open(page, '<p id="chat"></p><p>Armor</p>', 'data-watch');
  await page.evaluate(async () => {
    const text = document.createTextNode('');
    document.querySelector('#chat')?.append(text);
    for (const word of ['It ', 'has ', 'Bom', 'bard', ' 3 ', 'and ', 'Stun', ' 1', ' now.']) {
      text.data += word;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });
  await expect(page.locator('#chat')).toHaveText('It has Bombard 3 and Stun 1 now.');
  await expect(page.locator('#chat swtcg-keyword')).toHaveText(['Bombard', 'Stun']);
});

test('what is hidden from screen readers is linked when it is not any more', async ({ page }) => {
  await open(page, '<main aria-hidden="true"><p>Bombard 3</p></main><p>Armor</p>', 'data-watch');
  await expect(page.locator('main swtcg-keyword')).toHaveCount(0);
  await page.evaluate(() => document.querySelector('main')?.removeAttribute('aria-hidden'));
  await expect(page.locator('main swtcg-keyword')).toHaveText(['Bombard']);
});

test('a tooltip takes nothing over from the page around it but its letters', async ({ page }) => {
  await open(
    page,
    `<h1 dir="rtl" lang="ar" style="font-family:monospace;-webkit-text-fill-color:transparent;text-shadow:0 0 9px red;text-indent:4em;
font-variant:small-caps;word-spacing:1em;word-break:break-all;hyphens:auto;writing-mode:vertical-rl;text-transform:uppercase">Bombard 3</h1>`,
  );
  await page.locator('swtcg-keyword').hover();
  await expect(tip(page)).toBeVisible();
  const style = await tip(page).evaluate((element) => {
    const { color, direction, fontFamily, hyphens, textIndent, textShadow, textTransform, ...all } =
      getComputedStyle(element);
    const { fontVariant, webkitTextFillColor, wordBreak, wordSpacing, writingMode } = all;
    return {
      ...{ direction, fontFamily, fontVariant, hyphens, textIndent, textShadow, textTransform, wordBreak },
      ...{
        wordSpacing,
        writingMode,
        isFilled: webkitTextFillColor === color,
        lang: element.getAttribute('lang'),
      },
    };
  });
  expect(style).toEqual({
    ...{ direction: 'ltr', fontFamily: 'monospace', fontVariant: 'normal', hyphens: 'manual', lang: 'en' },
    ...{ textIndent: '0px', textShadow: 'none', textTransform: 'none', wordBreak: 'normal' },
    ...{ wordSpacing: '0px', writingMode: 'horizontal-tb', isFilled: true },
  });
});

test.describe('in a small window with large text', () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test('all of a tooltip can be reached', async ({ page }) => {
    await open(page, '<style>html{font-size:200%}</style><p style="margin-top:200px">Hidden Cost</p>');
    await page.locator('swtcg-keyword').hover();
    await expect(tip(page)).toBeVisible();
    const [box, reach] = [
      await tip(page).boundingBox(),
      await tip(page).evaluate((element) => {
        element.scrollTop = 100_000;
        return element.scrollTop + element.clientHeight - element.scrollHeight;
      }),
    ];
    expect(box && box.y >= 0 && box.y + box.height <= 568).toBe(true);
    expect(Math.abs(reach)).toBeLessThanOrEqual(1);
  });

  test('it goes along with its link, and closes where that is out of sight', async ({ page }) => {
    await open(page, '<p style="margin:200px 0 2000px">Armor</p>');
    await page.keyboard.press('Tab');
    await expect(tip(page)).toBeVisible();
    const distance = async () => {
      const [link, told] = [
        await page.locator('swtcg-keyword >> a').boundingBox(),
        await tip(page).boundingBox(),
      ];
      return Math.round((told?.y ?? 0) - (link?.y ?? 0));
    };
    const before = await distance();
    await page.evaluate(() => scrollBy(0, 100));
    await expect.poll(distance).toBe(before);
    await page.evaluate(() => scrollBy(0, 1000));
    await expect(tip(page)).toBeHidden();
  });
});

test('the letters of a tooltip are as large as a reader has them, also where a page counts in tens', async ({
  page,
}) => {
  await open(page, '<style>html{font-size:62.5%}</style><p>Armor</p>');
  await page.locator('swtcg-keyword').hover();
  await expect(tip(page)).toHaveCSS('font-size', '16px');
});

test('Escape closes the tooltip, and then the dialog that it stands in', async ({ page }) => {
  await open(page, '<dialog><p>Armor</p></dialog>');
  await page.evaluate(() => document.querySelector('dialog')?.showModal());
  await page.locator('swtcg-keyword >> a').focus();
  await expect(tip(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip(page)).toBeHidden();
  await expect(page.locator('dialog')).toHaveAttribute('open');
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).not.toHaveAttribute('open');
});

test('a tooltip stays while its link has the focus, whatever the pointer does', async ({ page }) => {
  await open(page, '<p>Armor</p><p style="margin-top:400px">over</p>');
  await page.locator('swtcg-keyword >> a').focus();
  await page.locator('swtcg-keyword').hover();
  await page.getByText('over').hover();
  await page.waitForTimeout(400);
  await expect(tip(page)).toBeVisible();
});

test('in a frame a link opens a window of its own', async ({ page }) => {
  await page.route('https://frames.test/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><iframe src="https://host.test/inner"></iframe>',
    }),
  );
  await page.route('https://host.test/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><p>Bombard 3</p><script src="${script}"></script>`,
    }),
  );
  await page.goto('https://frames.test/');
  await expect(page.frameLocator('iframe').locator('swtcg-keyword >> a')).toHaveAttribute('target', '_blank');
});

test.describe('what is no name of a keyword', () => {
  for (const html of [
    'PUT IT ON A STACK.',
    'PUT IT ON A STACK, THEN TURN.',
    '“STACK” IS A NAME',
    'PUT IT ON A NORMAL <b>STACK</b> NOW',
    'Bombard<b>ed</b>',
    '<b>Anti</b>Stealth',
    'Bombard&shy;ment',
    'See https://x.example/Bombard',
    'bar@Stealth.example',
    '#Bombard',
    '@Bombard',
  ])
    test(html, async ({ page }) => {
      await open(page, `<p id="here">${html}</p><p>Armor</p>`);
      await expect(page.locator('#here swtcg-keyword')).toHaveCount(0);
    });

  test('but names beside names are some, in capitals too', async ({ page }) => {
    await open(page, '<p>ARMOR, STEALTH | ION CANNON</p><p>Evade/Parry</p>');
    await expect(page.locator('swtcg-keyword')).toHaveText([
      'ARMOR',
      'STEALTH',
      'ION CANNON',
      'Evade',
      'Parry',
    ]);
  });
});

test('a copy in another file links nothing, and says so', async ({ page }) => {
  const body = await (await page.request.get(script)).text();
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await page.route('https://host.test/**', (route) =>
    route.fulfill(
      route.request().url().endsWith('.js')
        ? { contentType: 'text/javascript', body }
        : { contentType: 'text/html', body: '<!doctype html><p>Armor</p><script src="/bundle.js"></script>' },
    ),
  );
  await page.goto('https://host.test/');
  expect(complaints.join()).toContain('Found no address of its own');
  await expect(page.locator('swtcg-keyword')).toHaveCount(0);
});

test('an element that nothing is says so', async ({ page }) => {
  await page.route('https://host.test/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><p>Armor</p><script src="${script}" data-in=".card"></script>`,
    }),
  );
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await page.goto('https://host.test/');
  await expect.poll(() => complaints.join()).toContain('Found no element that is data-in=".card"');
});

test('a text may have more names than a call takes at once', async ({ page }) => {
  await open(page, '<p>Evade</p><p id="long" style="display:none"></p>');
  const linked = await page.evaluate(async () => {
    const long = document.querySelector('#long') as HTMLElement;
    long.textContent = 'Armor, '.repeat(70_000);
    const { link } = (await customElements.whenDefined('swtcg-keyword')) as unknown as {
      link(element: Element): void;
    };
    link(long);
    return [long.querySelectorAll('swtcg-keyword').length, long.textContent?.length];
  });
  expect(linked).toEqual([70_000, 490_000]);
});
