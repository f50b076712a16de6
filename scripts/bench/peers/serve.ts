import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import compression from '@polka/compression';
import sirv from 'sirv';
import { readHeaders } from '../../common/headers-file.ts';

/**
 * Serves any built site as a static host does, all in the same way, with the header fields that the site itself asks
 * for.
 */
export async function serveFolder(folder: string): Promise<{ url: string; stop(): void }> {
  const compress = compression({ brotli: true, level: 5 });
  const fieldsOf = readHeaders(path.join(folder, '_headers'));
  const serve = sirv(folder, {
    setHeaders: (response, pathname) => response.setHeaders(fieldsOf(pathname)),
  });
  const server = createServer((request, response) => {
    compress(request, response);
    serve(request, response, () => {
      response.writeHead(404).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
