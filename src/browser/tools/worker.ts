import '../older-browsers.ts';
import { fetchToolData } from './tool-data.ts';
import { answerPage, type Prepare } from './worker-answers.ts';

/** What each tool has its worker do, by the name of its element. One worker for all: what they share is there once. */
const tools: Record<string, () => Promise<{ prepare: Prepare<never, unknown, unknown> }>> = {
  'claim-check': () => import('./claim-worker.ts'),
  'link-cards': () => import('./link-worker.ts'),
  'make-sheet': () => import('./make-sheet-worker.ts'),
};

const [tool = '', address = ''] = self.name.split(' ');
const imported = tools[tool]?.() ?? Promise.reject(new Error(`No tool ${tool}`));
// To its page as if the worker itself could not be had: older browsers import nothing again that failed once, so that
// it is ended, and who asks next has another.
imported.catch(reportError);
answerPage(async () => {
  const [{ prepare }, data] = await Promise.all([imported, fetchToolData(address)]);
  return prepare(data);
});
