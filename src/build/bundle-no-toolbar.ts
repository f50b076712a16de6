import type { Plugin } from 'vite';

/**
 * Before each build Astro starts a server for its own types, and that bundles the toolbar which it shows while a page
 * is developed: half a second for what no page of a build has.
 */
export function bundleNoToolbar(): Plugin {
  return {
    name: 'bundle-no-toolbar',
    // After Astro itself has asked for it.
    enforce: 'post',
    configEnvironment(_, { optimizeDeps }) {
      // A server for a person discovers what it needs.
      if (optimizeDeps?.noDiscovery) optimizeDeps.include = [];
    },
  };
}
