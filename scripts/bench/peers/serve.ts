import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import compression from '@polka/compression';
import sirv from 'sirv';

/** Serves any built site as a static host does, all of them alike. */
export async function serveFolder(folder: string): Promise<{ url: string; stop(): void }> {
  const compress = compression({ brotli: true, level: 5 });
  const serve = sirv(folder);
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
