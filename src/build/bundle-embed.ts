import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/**
 * Writes `embed/v1.js`, one script for any page.
 * @param root folder of the built site
 * @param prefix begins the name of the element that the script defines
 * @param names names and former names with the slug of the keyword that each means now
 */
export async function bundleEmbed(
  root: string,
  prefix: string,
  names: Readonly<Record<string, string>>,
): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { keywordNames: JSON.stringify(Object.entries(names)), namePrefix: JSON.stringify(prefix) },
    build: {
      outDir: `${root}/embed`,
      emptyOutDir: false,
      lib: {
        entry: fileURLToPath(new URL('../embed/index.ts', import.meta.url)),
        formats: ['iife'],
        name: 'keywordLinks',
        fileName: () => 'v1.js',
      },
    },
  });
}
