import { copyNames } from '../../offline/names.ts';
import { findElement } from '../common/find-element.ts';

/**
 * The offline copy, in the footer of each page. The code that makes and shows it is loaded only where a reader asks
 * for it or has a copy.
 */
class OfflineCopy extends HTMLElement {
  async connectedCallback(): Promise<void> {
    if (!canKeep()) return;
    navigator.serviceWorker.addEventListener('message', ({ data }) => sayWhatIsRead(data));
    const scope = new URL(this.dataset.base ?? '', location.href).href;
    // Where storage is blocked there is nothing to offer.
    const names = await copyNames(scope).catch(() => null);
    if (!names) return;
    // On the root element: with `body:has(…)` the browser would search the whole page on every key press.
    document.documentElement.classList.add('can-keep');
    const details = findElement(this, 'details', HTMLDetailsElement);
    const showWhenToggled = () => details.addEventListener('toggle', show, { once: true });
    const show = async () => {
      const panel = await import('./offline-panel.ts').catch(() => null);
      if (panel) return panel.showPanel(this, scope);
      findElement(this, '[role=status]').textContent =
        'The part of this site that keeps a copy could not be loaded. Try again, or reload the page.';
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

/** Whether this browser supports offline copies; none does without HTTPS. */
function canKeep(): boolean {
  return 'serviceWorker' in navigator && 'locks' in navigator && 'caches' in globalThis;
}

/**
 * Tells the reader of a page from the network that its search or tool used the copy. A page from the copy says so
 * itself.
 */
function sayWhatIsRead({ fromCopyOf }: { fromCopyOf?: string }): void {
  const line = document.querySelector<HTMLElement>('.from-copy[hidden]');
  if (!line || !fromCopyOf) return;
  line.hidden = false;
  line.textContent = `The search and the tools answer from your copy of ${fromCopyOf}`;
}

customElements.define('offline-copy', OfflineCopy);
