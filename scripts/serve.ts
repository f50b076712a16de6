import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import compression from '@polka/compression';
import sirv from 'sirv';
import { createUrls } from '../src/publish/urls.ts';
import { expectSite } from './built-site.ts';
import { CommandError, runCommand, UsageError } from './command.ts';
import { readHeaders } from './headers-file.ts';

await runCommand({
  usage: `Usage: npm start -- [--port N] [--dir DIR]

Serves the built site on this machine as a static host does: compressed, and with its own page for what is not there.

  --port N   the port (default: 4321; 0 is any that is free)
  --dir DIR  the folder of the built site (default: dist)
`,
  options: { port: { type: 'string', default: '4321' }, dir: { type: 'string', default: 'dist' } },
  async run({ values: { port, dir } }) {
    if (!/^\d+$/.test(port) || Number(port) > 65535)
      throw new UsageError(`Found the port “${port}”, expected a number from 0 to 65535`);
    expectSite(dir);
    const { home } = createUrls(process.env.BASE_PATH ?? '/');
    const taken = await listen(siteServer(dir, home), Number(port));
    console.log(`The site is at http://localhost:${taken}${home}`);
    return true;
  },
});

function siteServer(dir: string, home: string): Server {
  const notFound = readFileSync(path.join(dir, '404.html'));
  const fieldsOf = readHeaders(path.join(dir, '_headers'));
  const serve = sirv(dir, {
    etag: true,
    setHeaders: (response, pathname) => response.setHeaders(fieldsOf(home + pathname.slice(1))),
  });
  const compress = compression({ brotli: true, level: 5 });
  return createServer((request, response) => {
    compress(request, response);
    // With the fields of that page: those of the address would have the answer kept for a year.
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
    serve(request, response, missing);
  });
}

/**
 * @returns the port
 * @throws {CommandError} where it cannot be had
 */
function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', ({ code }: NodeJS.ErrnoException) => {
      const reason = code === 'EADDRINUSE' ? 'is taken' : 'cannot be had';
      reject(new CommandError(`Port ${port} ${reason}. Choose another: npm start -- --port 5000`));
    });
    server.listen(port, 'localhost', () => resolve((server.address() as AddressInfo).port));
  });
}
