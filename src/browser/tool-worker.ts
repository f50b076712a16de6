import { ownScript } from './own-script.ts';

/**
 * Starts a worker of a tool. Its name is the address that the tool's `data-keywords` has, which `worker-answers.ts`
 * fetches.
 */
export function startToolWorker(tool: HTMLElement, script: string): Worker {
  const name = new URL(tool.dataset.keywords ?? '', location.href).href;
  return new Worker(ownScript(script), { type: 'module', name });
}
