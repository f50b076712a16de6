import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { noteShippedPackages } from './licences.ts';

/**
 * Writes `sw.js`, which keeps a copy of the site on a reader's device. It holds no content, so that it stays the same from
 * version to version.
 * @param root folder of the built site
 */
export async function bundleServiceWorker(root: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [noteShippedPackages()],
    // Without it the library talks to the console.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: root,
      emptyOutDir: false,
      lib: {
        entry: fileURLToPath(new URL('../offline/service-worker.ts', import.meta.url)),
        formats: ['iife'],
        name: 'serviceWorker',
        fileName: () => 'sw.js',
      },
    },
  });
}
