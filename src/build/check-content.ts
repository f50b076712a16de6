import type { AstroIntegration } from 'astro';
import { loadGenerated } from '../content-folder/loaded.ts';
import { contentDir } from '../content-folder/location.ts';
import { loadRulings } from '../content-folder/rulings.ts';

/**
 * Reads the content before anything of it is compiled: MDX is a language of programs, and a ruling that holds more than
 * words would run in the build.
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
