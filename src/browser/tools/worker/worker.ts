import '../../common/older-browsers.ts';
import { fetchToolData } from './tool-data.ts';
import { answerPage, type Prepare } from './worker-answers.ts';

/** The work of each tool, by the name of its element. One worker file for all, so that shared code is in it once. */
const tools: Record<string, () => Promise<{ prepare: Prepare<never, unknown, unknown> }>> = {
  'claim-check': () => import('./claim-worker.ts'),
  'link-cards': () => import('./link-worker.ts'),
  'make-sheet': () => import('./make-sheet-worker.ts'),
};

const [tool = '', address = ''] = self.name.split(' ');
const imported = tools[tool]?.() ?? Promise.reject(new Error(`No tool ${tool}`));
// Reports a failed import as an error of the worker: older browsers never retry one, so the page has to start a new
// worker.
imported.catch(reportError);
answerPage(async () => {
  const [{ prepare }, data] = await Promise.all([imported, fetchToolData(address)]);
  return prepare(data);
});
