// All that moves on every page, in one file: one request. What only some pages have is fetched where it stands, by this
// one file alone, so that what both need stays in it; the search itself is fetched when a reader goes for it.
import './change-view.ts';
import './copying/quote-parts.ts';
import './copying/copy-buttons.ts';
import './offline/offline-copy.ts';
import './search/reach.ts';
import './search/search-box.ts';
import './theme-switch.ts';
import './typeface.ts';

/** Elements that not every page has, and what makes them move. */
const elements = {
  'list-filter': () => import('./list-filter.ts'),
  'quote-changes': () => import('./copying/quote-changes.ts'),
  'since-visit': () => import('./since-visit.ts'),
  'claim-check': () => import('./tools/claim-check.ts'),
  'link-cards': () => import('./tools/link-cards.ts'),
  'make-sheet': () => import('./tools/make-sheet.ts'),
  'print-page': () => import('./print-page.ts'),
};

const number = /[?&#]x=(\d{1,3})(?=[&#]|$)/.exec(location.search + location.hash)?.[1];
if (number) import('./with-number.ts').then(({ showWithNumber }) => showWithNumber(number));

// Where it cannot be had, what the page says in front of it to readers without scripts holds for this element.
for (const [name, load] of Object.entries(elements))
  if (document.querySelector(name))
    load().catch(() => document.querySelector(`.without-js:has(+ ${name})`)?.classList.remove('without-js'));
