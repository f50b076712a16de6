import type { Plugin } from 'vite';

/**
 * Skips the bundling of Astro's developer toolbar: before each build Astro starts a server for its own types, which
 * would spend half a second on it though no built page has it.
 */
export function bundleNoToolbar(): Plugin {
  return {
    name: 'bundle-no-toolbar',
    // After Astro's own plugins have requested it.
    enforce: 'post',
    configEnvironment(_, { optimizeDeps }) {
      // A server for developers discovers what it needs.
      if (optimizeDeps?.noDiscovery) optimizeDeps.include = [];
    },
  };
}
