import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/**
 * Writes `embed/v1.js`, one script for any page.
 * @param root folder of the built site
 * @param names names and former names with the slug of the keyword that each means now
 */
export async function bundleEmbed(root: string, names: Readonly<Record<string, string>>): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { keywordNames: JSON.stringify(names) },
    build: {
      outDir: `${root}/embed`,
      emptyOutDir: false,
      lib: {
        entry: fileURLToPath(new URL('../embed/index.ts', import.meta.url)),
        formats: ['iife'],
        name: 'swtcgKeywords',
        fileName: () => 'v1.js',
      },
    },
  });
}
