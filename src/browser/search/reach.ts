import type { SearchBox } from './search-box.ts';

/** Two buttons within reach of a thumb while the header is out of view: to the search, and to the top of the page. */
const header = document.querySelector('.site-header');
const seen = new IntersectionObserver(([entry]) =>
  document.documentElement.classList.toggle('past-header', !entry?.isIntersecting),
);
if (header) seen.observe(header);

const field = document.querySelector('search-box input');
for (const change of ['focus', 'blur'])
  field?.addEventListener(change, () =>
    document.documentElement.classList.toggle('searching', change === 'focus'),
  );

document.querySelector('.reach')?.addEventListener('click', ({ target }) => {
  // A translator puts elements into the button.
  const to = (target as Element).closest('button')?.dataset.to;
  if (to === 'search') document.querySelector<SearchBox>('search-box')?.open();
  if (to !== 'top') return;
  scrollTo({ top: 0 });
  // The button disappears at the top, and would lose the focus to nothing.
  header?.querySelector('a')?.focus({ preventScroll: true });
});
