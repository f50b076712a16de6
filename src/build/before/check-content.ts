import type { AstroIntegration } from 'astro';
import { loadGenerated } from '../../content-folder/loaded.ts';
import { contentDir } from '../../content-folder/location.ts';
import { loadRulings } from '../../content-folder/rulings.ts';

/**
 * Reads the content before any of it is compiled: MDX can contain code, and a ruling with more than text would run
 * during the build.
 */
export function checkContent(): AstroIntegration {
  return {
    name: 'check-content',
    hooks: {
      'astro:config:done': async () => {
        await loadRulings(contentDir, loadGenerated().keywords);
      },
    },
  };
}
