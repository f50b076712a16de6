import { ownScript } from './own-script.ts';

/** Starts a worker of a tool, whose name is the address of what the tool compares with ({@link answerPage}). */
export function startToolWorker(tool: HTMLElement, script: string): Worker {
  const name = new URL(tool.dataset.keywords ?? '', location.href).href;
  return new Worker(ownScript(script), { type: 'module', name });
}
