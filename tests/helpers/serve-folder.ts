import { spawn } from 'node:child_process';

/** Serves a built site on a free port until it is stopped, and gives its address, which ends in a slash. */
export async function serveFolder(dir: string): Promise<{ home: string; stop: () => void }> {
  const server = spawn(process.execPath, ['scripts/serve.ts', '--dir', dir, '--port', '0']);
  const said = await new Promise<string>((resolve, reject) => {
    server.stdout.once('data', (data) => resolve(`${data}`));
    server.once('exit', reject);
  });
  return { home: said.trim().split(' ').at(-1) ?? '', stop: () => server.kill() };
}
