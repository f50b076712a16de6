import { element } from '../common/element.ts';
import { hasModifier, isTyping } from '../common/is-typing.ts';

const floatingSteps = [
  [-1, '↑', 'Previous change'],
  [1, '↓', 'Next change'],
] as const;

/**
 * Lets readers step from change to change of a comparison, or of a list of them, where that has buttons for it: by
 * these, by the keys n and p, and by floating buttons while the reader is below them.
 */
export function offerSteps(view: HTMLElement): void {
  const ownButtons = view.querySelector('.steps');
  if (!ownButtons) return;
  const rows = [...view.querySelectorAll<HTMLElement>('.change-row:not([data-status=unchanged])')];
  const step = createStep(rows);
  floatBelow(ownButtons);
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-step]'))
    button.addEventListener('click', () => step(Number(button.dataset.step)));
  document.addEventListener('keydown', (event) => {
    const by = { n: 1, p: -1 }[event.key];
    if (by && !isTyping(event.target) && !hasModifier(event)) step(by);
  });
}

/** Adds floating step buttons; a class on the page shows them while the original ones are out of view. */
function floatBelow(ownButtons: Element): void {
  const floating = floatingSteps.map(([step, sign, title]) => {
    const button = element('button', { type: 'button', className: 'button', title, ariaLabel: title }, sign);
    button.dataset.step = String(step);
    return button;
  });
  document.querySelector('.reach')?.prepend(...floating);
  // A sticky header covers them, too. Below the screen, however far, they are still ahead of the reader.
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const seen = new IntersectionObserver(
    ([entry]) => document.documentElement.classList.toggle('past-steps', !entry?.isIntersecting),
    { rootMargin: `-${scrollPaddingTop} 0px 10000000px` },
  );
  seen.observe(ownButtons);
}

/** Creates the stepping: from the last change visited while that is in view, otherwise from the reader's position. */
function createStep(all: readonly HTMLElement[]): (by: number) => void {
  let last: HTMLElement | undefined;
  return (by) => {
    // A surrounding list may be filtered.
    const rows = all.filter((row) => row.getClientRects().length > 0);
    if (rows.length === 0) return;
    const passed = rows.filter((row) => row.getBoundingClientRect().top < 0).length;
    const at = last && isSeen(last) ? rows.indexOf(last) : -1;
    const next = at === -1 ? passed + Math.min(by, 0) : at + by;
    last = rows[(next + rows.length) % rows.length];
    last?.setAttribute('tabindex', '-1');
    last?.focus({ preventScroll: true });
    last?.scrollIntoView({ block: 'center' });
  };
}

function isSeen(row: HTMLElement): boolean {
  const { top, bottom } = row.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
