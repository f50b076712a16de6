import { spawn } from 'node:child_process';
import { buildSites, buildVersions, seedSite, sites } from '../helpers/build-site.ts';
import { ports } from './ports.ts';

/**
 * Builds the sites that the tests read, and serves each on a port of its own until it is stopped. The two versions of one site
 * are served by the tests that need them.
 */
buildSites();
buildVersions();
const servers = Object.entries({ ...sites, seeds: seedSite }).map(([name, { dist }]) =>
  spawn(
    process.execPath,
    ['scripts/serve.ts', '--dir', dist, '--port', String(ports[name as keyof typeof ports])],
    {
      stdio: 'inherit',
    },
  ),
);
process.on('SIGTERM', () => {
  for (const server of servers) server.kill();
  process.exit();
});
