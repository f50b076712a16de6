import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import compression from '@polka/compression';
import sirv from 'sirv';
import { expectSite, whenBuilt } from './common/built-site.ts';
import { CommandError, runCommand, UsageError } from './common/command.ts';
import { readHeaders } from './common/headers-file.ts';

await runCommand({
  usage: `Usage: npm start -- [--port N] [--dir DIR]

Serves the built site on this machine as a static host does: compressed, under the path that it was built for, and with
its own page for 404.

  --port N   the port (default: 4321; 0 takes a free one)
  --dir DIR  the folder of the built site (default: dist)
`,
  options: { port: { type: 'string', default: '4321' }, dir: { type: 'string', default: 'dist' } },
  async run({ values: { port, dir } }) {
    if (!/^\d+$/.test(port) || Number(port) > 65535)
      throw new UsageError(`Found the port “${port}”, expected a number from 0 to 65535`);
    expectSite(dir);
    const home = homeOf(dir);
    const taken = await listen(siteServer(dir, home), Number(port));
    console.log(`The site is at http://localhost:${taken}${home}`);
    return true;
  },
});

/** The path that a site was built for: its links lead nowhere under another. */
function homeOf(dir: string): string {
  return JSON.parse(readFileSync(path.join(dir, 'manifest.webmanifest'), 'utf-8')).scope;
}

/** Serves the latest build: one made meanwhile replaces the previous. */
function siteServer(dir: string, home: string): Server {
  let site = openSite(dir, home);
  const compress = compression({ brotli: true, level: 5 });
  return createServer((request, response) => {
    const built = whenBuilt(dir);
    if (built === null) {
      response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '5' });
      response.end('The site is being built. Try again in a moment.\n');
      return;
    }
    if (built !== site.built) site = openSite(dir, home);
    // A build that starts meanwhile removes files.
    response.once('pipe', (file) => file.once('error', () => response.destroy()));
    compress(request, response);
    site.serve(request, response);
  });
}

/** Reads the files of a built site, and prepares answers from them. */
function openSite(dir: string, home: string) {
  const notFound = readFileSync(path.join(dir, '404.html'));
  const fieldsOf = readHeaders(path.join(dir, '_headers'));
  const built = whenBuilt(dir);
  const serve = sirv(dir, {
    etag: true,
    setHeaders: (response, pathname) => response.setHeaders(fieldsOf(home + pathname.slice(1))),
  });
  return {
    built,
    serve(request: IncomingMessage, response: ServerResponse) {
      // With the header fields of that page: those of the address would have the answer cached for a year.
      const missing = () => {
        response.setHeaders(fieldsOf(`${home}404.html`));
        response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(notFound);
      };
      const url = request.url ?? '/';
      if (!url.startsWith(home)) {
        missing();
        return;
      }
      request.url = `/${url.slice(home.length)}`;
      // A server may ignore a range; sirv answers one from the end with the beginning, and crashes on one that runs
      // backwards.
      delete request.headers.range;
      serve(request, response, missing);
    },
  };
}

/**
 * @returns the port
 * @throws {CommandError} where it cannot be used
 */
function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', ({ code }: NodeJS.ErrnoException) => {
      const reason = code === 'EADDRINUSE' ? 'is taken' : 'is not available';
      reject(new CommandError(`Port ${port} ${reason}. Choose another: npm start -- --port 5000`));
    });
    server.listen(port, 'localhost', () => resolve((server.address() as AddressInfo).port));
  });
}
