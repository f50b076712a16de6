import { ownScript } from '../common/own-script.ts';
import workerAddress from './worker/worker.ts?worker&url';

/**
 * Starts the worker of a tool. Its name tells which tool it is for, and the address of the keyword data, which the
 * tool has as `data-keywords`.
 */
export function startToolWorker(tool: HTMLElement): Worker {
  const address = new URL(tool.dataset.keywords ?? '', location.href).href;
  return new Worker(ownScript(workerAddress), { type: 'module', name: `${tool.localName} ${address}` });
}
