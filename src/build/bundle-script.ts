import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { noteShippedPackages } from './licences.ts';

/**
 * Writes one script that stands by itself at a lasting address.
 * @param entry its file, from `src/`
 * @param name what it is called in itself
 * @param file where it is to stand, from the root of the site
 * @param define what stands for names in it, as source text
 */
export async function bundleScript(
  root: string,
  entry: string,
  name: string,
  file: string,
  define: Record<string, string>,
): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [noteShippedPackages()],
    define,
    build: {
      outDir: root,
      emptyOutDir: false,
      lib: {
        entry: fileURLToPath(new URL(`../${entry}`, import.meta.url)),
        formats: ['iife'],
        name,
        fileName: () => file,
      },
    },
  });
}
