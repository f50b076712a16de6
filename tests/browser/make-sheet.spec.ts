import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { violations } from './axe.ts';
import { names, textOf, tool } from './made-sheet.ts';
import { choose, pasted, widthOfAll } from './pages.ts';
import { test } from './test.ts';

const entries = (page: Page) => page.locator('.sheet-entry');
const tick = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true }).check();

/** The text that a button saves as a file, and the name of the file. */
async function saved(page: Page) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as text' }).click(),
  ]);
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf-8') };
}

/** Rows as a card program keeps them, made up. */
const table = [
  'Name\tSet\tType\tNumber\tText\tScript',
  'Sample One (A)\tMADE\tSpace\t1\tBombard 3 | Pay 1 Force -> Evade 1\t',
  'Sample Two (B)\tMADE\tGround\t2\t"Pay 2 Force -> ""Evade 2"" | Armor"\t',
  'Sample Three (C)\tMADE\tCharacter\t3\tElude | Bombrad 2\t',
  'Sample Four\tMADE\tBattle\t4',
  'Sample Five\tMADE\tEquipment\t5\t\t',
].join('\r\n');

test.describe('a sheet of chosen keywords', () => {
  test('has their texts word for word, stands in the address, and is opened again there', async ({
    page,
  }) => {
    await page.goto(tool);
    await expect(page.locator('.deck-sheet')).toBeHidden();
    await tick(page, 'Bombard X');
    await tick(page, 'Armor');
    await expect(names(page)).toHaveText(['Armor', 'Bombard X']);
    await page.getByLabel('What the cards have for X in Bombard').fill('3');
    await page.getByLabel('Title').fill('My first deck');
    await page.getByLabel('Title').press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: 'My first deck' })).toBeVisible();
    for (const [index, slug] of ['armor', 'bombard'].entries()) {
      const passages = await entries(page).nth(index).locator('.verbatim').allTextContents();
      expect(passages.join(' ')).toBe(await textOf(page, slug));
    }
    await expect(page.locator('.deck-sheet .reading')).toHaveText(
      'With 3: This unit may attack a unit in the Ground arena instead of this arena, using 3 power plus any other effects.',
    );
    await expect(page.locator('.deck-sheet .reading i')).toHaveText('3');
    expect(await violations(page)).toEqual([]);

    const made = page.url();
    expect(new URL(made).hash).toMatch(
      /^#title=My%20first%20deck&made=\d{4}-\d\d-\d\d&keywords=armor~[0-9a-f]{8},bombard~[0-9a-f]{8}~3$/,
    );
    // Nothing of it goes to the server.
    expect(new URL(made).search).toBe('');
    await page.goto('/');
    await page.goto(made);
    await expect(names(page)).toHaveText(['Armor', 'Bombard X']);
    await expect(page.getByRole('heading', { level: 2, name: 'My first deck' })).toBeFocused();
    await expect(page.getByText('Nothing on it has changed since.')).toBeVisible();
    await expect(page.locator('.keyword-choice summary')).toHaveText('Choose keywords: 2 of 61');
    expect(page.url()).toBe(made);
    expect(await violations(page)).toEqual([]);
  });

  test('is chosen, read and printed with the keyboard alone', async ({ page }) => {
    await page.goto(tool);
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await page.getByLabel('Find one').focus();
    await page.keyboard.type('evad');
    await expect(page.locator('.keyword-choice li:visible')).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('checkbox', { name: 'Evade X' })).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.type('2, 3');
    await page.keyboard.press('Tab');
    await expect(entries(page)).toContainText('on the cards: 2, 3');
    await expect(page.getByRole('button', { name: 'See the sheet' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: 'Keyword sheet' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'on its side' })).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('body')).toHaveAttribute('data-printed');
  });

  test('a number that is none is said, and not put in', async ({ page }) => {
    await page.goto(`${tool}#keywords=evade~~2`);
    await expect(page.locator('.deck-sheet .reading')).toHaveCount(1);
    await page.locator('.keyword-choice summary').click();
    await page.getByLabel('What the cards have for X in Evade').fill('two');
    await page.getByLabel('What the cards have for X in Evade').press('Enter');
    await expect(
      page.getByText('Found “two” as a number, expected digits, such as 2 or 2, 3.'),
    ).toBeVisible();
    await expect(page.locator('.deck-sheet .reading')).toHaveCount(0);
    const none = page.getByRole('button', { name: 'Choose none' });
    await none.click();
    await expect(none).toBeHidden();
    await expect(page.locator('.keyword-choice summary')).toBeFocused();
    await expect(page.locator('.deck-sheet')).toBeHidden();
    await expect(page).toHaveURL(tool);
  });

  test('on a phone each row is as high as a thumb, and nothing goes beyond the edge', async ({ browser }) => {
    const page = await browser.newPage({
      viewport: { width: 360, height: 640 },
      hasTouch: true,
      isMobile: true,
    });
    await page.goto(tool);
    await expect(page.locator('.tool')).toBeVisible();
    for (const label of await page.locator('.keyword-choice li label').all())
      expect((await label.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await page.getByText('Bombard X').tap();
    await expect(names(page)).toHaveText(['Bombard X']);
    // In sight beside a list that is longer than the screen.
    await page.getByText('Absorb X').scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: 'See the sheet' })).toBeInViewport();
    await page.getByRole('button', { name: 'See the sheet' }).tap();
    await expect(page.getByRole('button', { name: 'Print' })).toBeInViewport();
    for (const button of await page.locator('.sheet-bar .button:visible').all())
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    for (const percent of [100, 150, 200]) {
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = `${size}%`;
      }, percent);
      expect(await widthOfAll(page)).toBeLessThanOrEqual(360);
    }
    expect(await violations(page)).toEqual([]);
    await page.close();
  });
});

test.describe('a sheet of the cards of a deck', () => {
  test('has the keywords that they name, with their numbers, and says what was not read', async ({
    page,
  }) => {
    await page.goto(tool);
    await choose(page, table);
    await expect(page.getByRole('heading', { name: '3 card texts read, 4 keywords found' })).toBeFocused();
    await expect(names(page)).toHaveText(['Armor', 'Bombard X', 'Evade X', 'Precision']);
    await expect(page.locator('.deck-sheet .reading')).toHaveCount(1);
    await expect(page.locator('.deck-sheet .reading')).toContainText('With 3:');
    await expect(entries(page).nth(2)).toContainText('on the cards: 1, 2');
    await expect(page.locator('.deck-sheet .sheet-old-name')).toHaveText('Elude is now Precision');
    await expect(page.locator('.report-rows li')).toHaveText([
      /^Line 4warning.+: Found “Bombrad”, expected “Bombard” if the keyword is meantReplace with “Bombard”$/,
      /^Line 5warningFound 4 columns/,
    ]);
    await expect(page.getByLabel('Column with the text')).toHaveValue('Text');
    expect(await violations(page)).toEqual([]);

    // Another deck takes its place, and a step back brings this one.
    await page.locator('#deck').fill('Intercept. Lucky 2.');
    await page.getByRole('button', { name: 'Find their keywords' }).click();
    await expect(names(page)).toHaveText(['Intercept', 'Lucky X']);
    await page.goBack();
    await expect(names(page)).toHaveText(['Armor', 'Bombard X', 'Evade X', 'Precision']);
    await expect(entries(page).nth(2)).toContainText('on the cards: 1, 2');
    await page.goBack();
    await expect(page.locator('.deck-sheet')).toBeHidden();
    await expect(page.locator('.keyword-choice summary')).toHaveText('Choose keywords: none');
  });

  test('takes what is meant by a slip for it at a press, and shows where it stands', async ({ page }) => {
    await page.goto(tool);
    const field = page.locator('#deck');
    await field.fill('Armor.\n\nBombrad 3. Evade 2.');
    await page.getByRole('button', { name: 'Find their keywords' }).click();
    await expect(names(page)).toHaveText(['Armor', 'Evade X']);
    await page.getByRole('button', { name: 'Line 3, column 1: show it in the text' }).click();
    const selected = () =>
      field.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd));
    expect(await selected()).toBe('Bombrad');
    await page.getByRole('button', { name: 'Replace with “Bombard”' }).click();
    await expect(names(page)).toHaveText(['Armor', 'Bombard X', 'Evade X']);
    await expect(field).toHaveValue('Armor.\n\nBombard 3. Evade 2.');
    await expect(page.getByText('Perhaps not read as meant')).toHaveCount(0);
  });

  test('of five thousand cards is there while the page stays alive', async ({ page }) => {
    await page.goto(tool);
    const rows = Array.from({ length: 5000 }, (_, index) => `Sample ${index}\tBombard ${index % 3} | Armor`);
    await choose(page, `Name\tText\n${rows.join('\n')}\n`);
    await page.getByRole('link', { name: 'Changes' }).first().hover();
    await expect(
      page.getByRole('heading', { name: '5,000 card texts read, 2 keywords found' }),
    ).toBeVisible();
    await expect(entries(page).last()).toContainText('on the cards: 0, 1, 2');
  });

  test('where they name none says what is needed, and leaves what was chosen', async ({ page }) => {
    await page.goto(`${tool}#keywords=armor~`);
    await expect(names(page)).toHaveText(['Armor']);
    await page.locator('#deck').fill('4 Sample One\n3 Sample Two');
    await page.getByRole('button', { name: 'Find their keywords' }).click();
    await expect(page.getByRole('heading', { name: '0 card texts read, 0 keywords found' })).toBeVisible();
    await expect(page.getByText('Paste what the cards say: their names alone are not enough.')).toBeVisible();
    await expect(names(page)).toHaveText(['Armor']);
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(page.locator('.report *')).toHaveCount(0);
    await page.getByRole('button', { name: 'Find their keywords' }).click();
    await expect(page.getByText('Paste the texts of your cards first')).toBeVisible();
  });
});

test.describe('the text of a sheet', () => {
  test('saved or copied is current, word for word, where it is checked', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(tool);
    await choose(page, table);
    await page.getByLabel('Title').fill('Make it so!');
    await page.getByLabel('Title').press('Enter');
    await expect(page.getByText('In the text the title is “Make it so! (keywords)”')).toBeVisible();
    const { name, text } = await saved(page);
    expect(name).toBe('make-it-so.txt');
    expect(text).toContain(`\n\nArmor\n\nArmor: ${await textOf(page, 'armor')}\n\n`);
    await page.getByRole('button', { name: 'Copy as text' }).click();
    await expect(page.locator('.sheet-bar [role=status]')).toHaveText('Text copied');
    const copied = () => pasted(page);
    expect((await copied()).replaceAll('\r\n', '\n')).toBe(text);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect.poll(copied).toBe(page.url());

    await page.goto('/tools/sheet/');
    await choose(page, text);
    await expect(page.getByRole('heading', { name: '4 word for word', exact: true })).toBeVisible();
    await expect(page.locator('.report-rows li')).toHaveCount(4);
    await expect(page.locator('.report .note')).toHaveText(
      'Read as a keyword sheet, with the title “Make it so! (keywords)”. Open the sheet',
    );
    await page.getByRole('link', { name: 'Open the sheet' }).click();
    await expect(page.getByRole('heading', { name: 'Make it so!' })).toBeVisible();
  });
});
