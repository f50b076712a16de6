import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { noteShippedPackages } from './licences.ts';

/**
 * Writes one self-contained script at a permanent address.
 * @param entry its source file, relative to `src/`
 * @param name its internal name
 * @param file its place, relative to the root of the site
 * @param define replacements for names in it, as source text
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
        entry: fileURLToPath(new URL(`../../${entry}`, import.meta.url)),
        formats: ['iife'],
        name,
        fileName: () => file,
      },
    },
  });
}
