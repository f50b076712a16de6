import { expect } from '@playwright/test';
import { test } from './test.ts';

test('the search is heard as a field with a list: its groups, how many each has, and the answer that is chosen', async ({
  page,
}) => {
  await page.goto('/');
  const field = page.getByRole('combobox');
  await field.fill('cumulative');
  await expect(page.getByRole('option').first()).toBeVisible();
  await field.press('ArrowUp');
  await expect(page.locator('search-box')).toMatchAriaSnapshot(`
    - search:
      - combobox "Search the keywords" [expanded]: cumulative
    - listbox "What was found":
      - group "Pages":
        - text: "Pages: 1 found"
        - option "Cumulative (term)"
      - group "Keywords":
        - text: "Keywords: 20 found, the first 10 shown"
        - option /^Bombard X/ [selected]
    - status: "Pages: 1 found. Keywords: 20 found, the first 10 shown."
  `);
  // Which answer is chosen is told through the field, which keeps the focus.
  const chosen = page.getByRole('option', { selected: true });
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '');
});

test('a comparison in line is heard with what was removed and what was added named as that', async ({
  page,
}) => {
  await page.goto('/keywords/bombard/compare/de31cee9/b2e891df/');
  await page.getByLabel('In line').check();
  await expect(page.locator('main')).toMatchAriaSnapshot(`
    - heading "What changed in Bombard" [level=1]
    - paragraph: Effect reworded; two rulings reworded.
    - group "How to show the change":
      - radio "Side by side"
      - radio "In line" [checked]
      - button /^Previous change/
      - button /^Next change/
    - term: Old
    - definition:
      - link "de31cee9"
    - term: New
    - definition:
      - link "b2e891df"
    - heading "Meaning reworded" [level=2]
    - text: /instead of$/
    - deletion: "[removed: the Space ]"
    - insertion: "[added: this ]"
    - text: /^arena/
    - heading "Rulings" [level=2]
    - list:
      - listitem:
        - heading "Ruling 1 reworded" [level=3]
        - deletion: "[removed: Space arena ]"
        - insertion: "[added: arena your unit is in ]"
      - listitem:
        - heading "Ruling 2 unchanged" [level=3]
      - listitem:
        - heading "Ruling 3 reworded" [level=3]
        - text: Power changes affect Bombard
        - insertion: "[added: including those granted by stacking ]"
  `);
});

test('the answer to a claim is heard in the order of its worth: the verdict, the claim, where it stood, the change, links', async ({
  page,
}) => {
  await page.goto('/tools/sheet/');
  await page.getByLabel('A claim about what').fill('Power changes affect Bombard.');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByRole('heading', { name: 'Reworded since' })).toBeFocused();
  await expect(page.locator('.tool')).toMatchAriaSnapshot(`
    - textbox "A claim about what the rules say": Power changes affect Bombard.
    - paragraph:
      - button "Check"
      - button "Choose a file"
      - button "Clear"
    - status: Checked. The report is below.
    - heading "Reworded since" [level=2]
    - list:
      - listitem:
        - paragraph: “Power changes affect Bombard.”
        - paragraph: /^Ruling of Bombard in Keyword list .*; reworded in Glossary\\.$/
        - paragraph:
          - text: Power changes affect Bombard
          - insertion: "[added: including those granted by stacking ]"
        - paragraph:
          - link "Bombard"
          - link "Wording de31cee9"
          - link "Compare with the current wording"
          - button "Quote this answer"
  `);
});

test('in a list of links each that leads elsewhere has a name of its own, and in one of headings none stands twice', async ({
  page,
}) => {
  await page.goto('/sources/powerful-dark/');
  const since = await page.locator('main a.badge').all();
  expect(since.length).toBeGreaterThan(10);
  const names = await Promise.all(since.map(async (link) => (await link.ariaSnapshot()).split('"')[1]));
  expect(new Set(names).size).toBe(since.length);
  await expect(page.getByRole('link', { name: 'Critical Hit: changed since' })).toHaveText('changed since');
  await page.goto('/changes/');
  const headings = await page.getByRole('heading', { level: 2 }).allTextContents();
  const kinds = headings.map((heading) => heading.replace(/\s*\d+$/, '').trim());
  expect(kinds).toContain('Spelling only');
  expect(kinds).toEqual([...new Set(kinds)]);
  await expect(page.getByRole('navigation', { name: 'Contents' }).getByRole('link')).not.toHaveCount(0);
});
