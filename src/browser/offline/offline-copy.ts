import { copyNames } from '../../offline/names.ts';
import { findElement } from '../find-element.ts';

/**
 * The copy for use without signal, at the foot of each page. What it takes to keep one and to show what there is is
 * fetched where a reader goes for it, or has one.
 */
class OfflineCopy extends HTMLElement {
  async connectedCallback(): Promise<void> {
    if (!canKeep()) return;
    navigator.serviceWorker.addEventListener('message', ({ data }) => sayWhatIsRead(data));
    const scope = new URL(this.dataset.base ?? '', location.href).href;
    // Where storage is barred there is nothing to offer.
    const names = await copyNames(scope).catch(() => null);
    if (!names) return;
    // On the page itself: for `body:has(…)` a browser searches all of it with every key of a search.
    document.documentElement.classList.add('can-keep');
    const details = findElement(this, 'details', HTMLDetailsElement);
    const showWhenToggled = () => details.addEventListener('toggle', show, { once: true });
    const show = async () => {
      const panel = await import('./offline-panel.ts').catch(() => null);
      if (panel) return panel.showPanel(this, scope);
      findElement(this, '[role=status]').textContent =
        'What it takes to keep a copy could not be loaded. Try again, or reload the page.';
      showWhenToggled();
    };
    if (names.length > 0) await show();
    else showWhenToggled();
    const openWhereAsked = () => {
      if (location.hash === '#offline') details.open = true;
    };
    addEventListener('hashchange', openWhereAsked);
    openWhereAsked();
  }
}

/** Whether this browser has all that it takes; on an address without encryption none has. */
function canKeep(): boolean {
  return 'serviceWorker' in navigator && 'locks' in navigator && 'caches' in globalThis;
}

/** On a page from the network whose search or tool was answered from the copy. A page from the copy says so itself. */
function sayWhatIsRead({ fromCopyOf }: { fromCopyOf?: string }): void {
  const line = document.querySelector<HTMLElement>('.from-copy[hidden]');
  if (!line || !fromCopyOf) return;
  line.hidden = false;
  line.textContent = `The search and the tools answer from your copy of ${fromCopyOf}`;
}

customElements.define('offline-copy', OfflineCopy);
