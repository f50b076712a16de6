import { bundleScript } from './bundle-script.ts';

/**
 * Writes `sw.js`, which keeps a copy of the site on a reader's device. It has no content of its own, so that it stays
 * the same from version to version.
 * @param root folder of the built site
 */
export async function bundleServiceWorker(root: string): Promise<void> {
  // Otherwise the library logs to the console.
  const define = { 'process.env.NODE_ENV': '"production"' };
  await bundleScript(root, 'offline/service-worker.ts', 'serviceWorker', 'sw.js', define);
}
