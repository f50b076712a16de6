import { element } from './element.ts';
import { hasModifier, isTyping } from './is-typing.ts';

const floatingSteps = [
  [-1, '↑', 'Previous change'],
  [1, '↓', 'Next change'],
] as const;

/**
 * Leads from change to change of a comparison, or of a list of them, where that has buttons for it: by these, by the
 * keys n and p, and by buttons that float for as long as a reader is below them.
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

/** Puts the steps among the buttons in reach; a class of the page says when they are shown, as for those. */
function floatBelow(ownButtons: Element): void {
  const floating = floatingSteps.map(([step, sign, title]) => {
    const button = element('button', { type: 'button', className: 'button', title, ariaLabel: title }, sign);
    button.dataset.step = String(step);
    return button;
  });
  document.querySelector('.reach')?.prepend(...floating);
  // Under a header that stays they are out of sight, too. Below the screen, however far, they are still to come.
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const seen = new IntersectionObserver(
    ([entry]) => document.documentElement.classList.toggle('past-steps', !entry?.isIntersecting),
    { rootMargin: `-${scrollPaddingTop} 0px 10000000px` },
  );
  seen.observe(ownButtons);
}

/** Steps from the change that was stepped to last, as long as it is seen, else from where the reader is. */
function createStep(all: readonly HTMLElement[]): (by: number) => void {
  let last: HTMLElement | undefined;
  return (by) => {
    // A list around them may show some of them only.
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
