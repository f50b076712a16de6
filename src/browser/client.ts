// The scripts of every page, in one file and so one request. Scripts that only some pages need are imported on demand,
// from this file alone, so that shared code stays in it; the search itself is loaded when a reader turns to it.
import './changes/change-view.ts';
import './copying/quote-parts.ts';
import './copying/copy-buttons.ts';
import './offline/offline-copy.ts';
import './search/reach.ts';
import './search/search-box.ts';
import './theme-switch.ts';
import './typeface.ts';

/** Custom elements that only some pages have, and the modules that define them. */
const elements = {
  'list-filter': () => import('./list-filter.ts'),
  'quote-changes': () => import('./copying/quote-changes.ts'),
  'since-visit': () => import('./visit/since-visit.ts'),
  'claim-check': () => import('./tools/claim-check.ts'),
  'link-cards': () => import('./tools/link-cards.ts'),
  'make-sheet': () => import('./tools/make-sheet.ts'),
  'print-page': () => import('./print-page.ts'),
};

const number = /[?&#]x=(\d{1,3})(?=[&#]|$)/.exec(location.search + location.hash)?.[1];
if (number)
  import('./with-number.ts').then(
    ({ showWithNumber }) => showWithNumber(number),
    // An aid beside the text, which is there without it.
    () => {},
  );

// Where loading fails, the page's fallback for readers without scripts applies to this element.
for (const [name, load] of Object.entries(elements))
  if (document.querySelector(name))
    load().catch(() => document.querySelector(`.without-js:has(+ ${name})`)?.classList.remove('without-js'));
