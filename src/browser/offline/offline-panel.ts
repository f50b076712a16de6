import { type CopyState, type Progress, readState, removeCopies } from '../../offline/copies.ts';
import { fetchList } from '../../offline/fetch-past.ts';
import type { OfflineList } from '../../offline/list.ts';
import { sharedName } from '../../offline/names.ts';
import { isDue } from '../../offline/patience.ts';
import { findElement } from '../common/find-element.ts';
import { isTyping } from '../common/is-typing.ts';
import { ownScript } from '../common/own-script.ts';
import { describeCopy, titleOf } from './offline-words.ts';

/** Milliseconds to wait for a worker's first report; longer than it waits for any file. */
const longestSilence = 60_000;

/**
 * Milliseconds to wait until a worker is gone: WebKit first finishes its update check, which an unresponsive server
 * delays.
 */
const longestGoing = 1000;

/** Shows what is kept on this device, according to its caches, with buttons to make, renew and remove a copy. */
export async function showPanel(host: HTMLElement, scope: string): Promise<void> {
  const panel = new OfflinePanel(host, scope);
  await panel.refresh();
  await panel.goOn();
}

class OfflinePanel {
  readonly #scope: string;
  readonly #title: HTMLElement;
  readonly #status: HTMLElement;
  readonly #progress: HTMLElement;
  readonly #bar: HTMLProgressElement;
  readonly #count: HTMLElement;
  readonly #buttons: Record<'keep' | 'renew' | 'remove', HTMLButtonElement>;
  readonly #channel: BroadcastChannel;
  /** The server's current version, or why it is unknown. */
  #newest: OfflineList | string = '';
  #failure: string | null = null;
  #isKeeping = false;
  /** How many runs have been started, as far as this page knows. */
  #runs = 0;
  /** The run whose end this page is waiting for. */
  #watched = 0;

  constructor(host: HTMLElement, scope: string) {
    const find = (selector: string) => findElement(host, selector);
    this.#scope = scope;
    this.#title = find('summary');
    this.#status = find('[role=status]');
    this.#progress = find('.offline-progress');
    this.#bar = findElement(host, 'progress', HTMLProgressElement);
    this.#count = find('.offline-progress span');
    this.#buttons = {
      keep: findElement(host, '[data-act=keep]', HTMLButtonElement),
      renew: findElement(host, '[data-act=renew]', HTMLButtonElement),
      remove: findElement(host, '[data-act=remove]', HTMLButtonElement),
    };
    this.#buttons.keep.addEventListener('click', () => {
      // Otherwise a browser that runs out of space may delete the copy.
      void navigator.storage?.persist?.();
      void this.#keep();
    });
    this.#buttons.renew.addEventListener('click', () => this.#keep());
    this.#buttons.remove.addEventListener('click', () => this.#remove());
    this.#channel = new BroadcastChannel(sharedName(scope));
    this.#channel.onmessage = ({ data }: MessageEvent<Progress>) => this.#hear(data);
    const details = findElement(host, 'details', HTMLDetailsElement);
    details.addEventListener('toggle', () => details.open && this.#look());
    if (details.open) void this.#look();
  }

  /** Resumes an interrupted copy, and checks for a newer version where the last check is old. */
  async goOn(): Promise<void> {
    const state = await readState(this.#scope);
    const isToRenew = state.is === 'kept' && isDue(state.copy.date);
    if ((state.is === 'begun' || isToRenew) && (await this.#isInUse())) await this.#keep();
  }

  /** Shows what the caches contain. */
  async refresh(): Promise<void> {
    const state = await readState(this.#scope);
    const isInUse = await this.#isInUse();
    this.#title.textContent = titleOf(state, this.#newest);
    if (!this.#isKeeping)
      this.#say(
        describeCopy(state, { newest: this.#newest, failure: this.#failure, isInUse, isLent: isLent() }),
      );
    this.#offer(state, isInUse);
  }

  async #look(): Promise<void> {
    this.#newest = await fetchList(this.#scope).catch((error) => String(error.message));
    await this.refresh();
  }

  async #keep(): Promise<void> {
    this.#failure = null;
    this.#begin();
    this.#endIfSilent();
    try {
      // Use an existing worker as it is. Registering it again waits for an update check, which an unresponsive server
      // delays: Firefox would say for minutes that a copy is being made.
      const there = (await this.#registration())?.active;
      const active = there ?? (await registered(this.#scope)).active;
      active?.postMessage('keep');
    } catch {
      await this.#end('The server did not send the script that keeps it.');
    }
  }

  async #remove(): Promise<void> {
    await navigator.locks.request(sharedName(this.#scope), async () => {
      const worker = await this.#registration();
      await Promise.race([worker?.unregister(), new Promise((resolve) => setTimeout(resolve, longestGoing))]);
      await removeCopies(this.#scope);
    });
    this.#channel.postMessage({ changed: true } satisfies Progress);
    await this.#end(null);
    // Does not take the focus from a reader who is typing.
    if (!isTyping(document.activeElement)) this.#buttons.keep.focus();
  }

  #hear(told: Progress): void {
    if ('failed' in told) void this.#end(told.failed);
    else if ('changed' in told) void this.#end(null);
    else {
      if (!this.#isKeeping) this.#begin();
      this.#bar.max = told.total;
      this.#bar.value = told.done;
      this.#count.textContent = `${Math.floor((100 * told.done) / told.total)} %`;
      this.#endIfWorkerStops();
    }
  }

  /**
   * Ends the run of a worker that the browser cannot start because its script never loads: it never reports anything.
   */
  #endIfSilent(): void {
    const run = this.#runs;
    const isSilent = () => this.#isKeeping && run === this.#runs && this.#watched !== run;
    setTimeout(() => isSilent() && this.#end('Nothing answered.'), longestSilence);
  }

  /**
   * Ends the run of a worker that the browser stopped, as it may at any time: its lock is free then, and the caches
   * tell how far it got.
   */
  #endIfWorkerStops(): void {
    const run = this.#runs;
    if (this.#watched === run) return;
    this.#watched = run;
    const endUnlessTold = () => this.#isKeeping && run === this.#runs && this.#end('The browser stopped it.');
    void navigator.locks.request(sharedName(this.#scope), { mode: 'shared' }, () => {
      // The worker's last message may arrive after its lock is released.
      setTimeout(endUnlessTold, 1000);
    });
  }

  #begin(): void {
    this.#isKeeping = true;
    this.#runs += 1;
    this.#progress.hidden = false;
    this.#bar.removeAttribute('value');
    this.#count.textContent = '';
    this.#say('Keeping a copy on this device …');
    const buttons = Object.values(this.#buttons);
    // An element with the focus must not disappear.
    if (buttons.some((button) => button === document.activeElement)) this.#title.focus();
    for (const button of buttons) button.hidden = true;
  }

  async #end(failure: string | null): Promise<void> {
    this.#isKeeping = false;
    this.#failure = failure;
    this.#progress.hidden = true;
    // Without a copy the worker is not needed. It can be removed once its script has loaded or failed to.
    if (failure && (await readState(this.#scope)).is === 'none')
      void (await this.#registration())?.unregister();
    // A server that has just failed is not asked again.
    await (failure ? this.refresh() : this.#look());
  }

  #offer(state: CopyState, isInUse: boolean): void {
    const { keep, renew, remove } = this.#buttons;
    const isKept = state.is === 'kept' && isInUse;
    keep.hidden = this.#isKeeping || isKept;
    keep.textContent = state.is === 'begun' ? 'Continue' : 'Keep a copy';
    renew.hidden = this.#isKeeping || !isKept;
    remove.hidden = this.#isKeeping || state.is === 'none';
  }

  /** Shows a status, announced only where it differs from the last one. */
  #say(text: string): void {
    if (this.#status.textContent !== text) this.#status.textContent = text;
  }

  /** The registration of this site, not of one above it on the same origin. */
  async #registration(): Promise<ServiceWorkerRegistration | null> {
    const registration = await navigator.serviceWorker.getRegistration(this.#scope);
    return registration?.scope === this.#scope ? registration : null;
  }

  async #isInUse(): Promise<boolean> {
    return (await this.#registration()) !== null;
  }
}

/**
 * Whether the browser may delete the copy: on an iPhone or iPad every browser removes the data of a site that was not
 * visited for 7 to 400 days of use, depending on its version (https://github.com/WebKit/WebKit/pull/46107). Only there
 * does a browser tell whether the page is on the home screen.
 */
function isLent(): boolean {
  return 'standalone' in navigator && navigator.standalone === false;
}

/** Registers the worker: only here, and only when a reader has asked for a copy. */
async function registered(scope: string): Promise<ServiceWorkerRegistration> {
  const worker = ownScript(new URL('sw.js', scope).href);
  await navigator.serviceWorker.register(worker, { scope, updateViaCache: 'none' });
  return navigator.serviceWorker.ready;
}
