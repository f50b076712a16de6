import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';
import { sites, versions } from '../helpers/build-site.ts';
import type { Fault } from './faults.ts';

/** One keyword of the site, and what its page says in each version. */
export const leap = 'keywords/leap/';
export const words = { first: 'Jump over two squares', second: 'Jump over three squares' } as const;
export type Version = keyof typeof words;

/** A server that puts up one version of a site after another, misbehaves as it is told, and has a second site at its root. */
export interface VersionServer {
  /** Absolute address of the site's first page. */
  home: string;
  /** Of the first page of the other site. */
  otherHome: string;
  /** The paths that were asked for, under the site's base path. */
  asked: string[];
  /** Puts up another version. */
  publish(version: Version): void;
  /** Misbehaves from now on; without a fault it behaves again. */
  misbehave(fault?: Fault): void;
  /** From now on the worker that answers for pages is one to which seconds are tenths: so long a silent server is waited for. */
  hurry(): void;
  stop(): void;
}

/**
 * Starts with the first version. Browsers may keep all it sends for ten minutes, are told that it varies, and shut the site
 * off from others: what a page is made of must be so, too, also where it comes from a copy.
 */
export async function startVersionServer(): Promise<VersionServer> {
  const handlers = {
    first: sirv(versions.first, { dev: true }),
    second: sirv(versions.second, { dev: true }),
    other: sirv(sites.another.dist, { dev: true }),
  };
  let version: Version = 'first';
  let fault: Fault = () => false;
  let isHurried = false;
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    response.setHeader('Cache-Control', 'public, max-age=600');
    response.setHeader('Vary', 'Accept, User-Agent');
    response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
    response.setHeader('Cross-Origin-Embedder-Policy', 'require-corp');
    const missing = () => {
      response.writeHead(404).end('Nothing here');
    };
    if (!url.startsWith(versions.base)) {
      handlers.other(request, response, missing);
      return;
    }
    request.url = `/${url.slice(versions.base.length)}`;
    const path = request.url.slice(1).replace(/\?.*/, '');
    asked.push(path);
    if (fault(path, response, request)) return;
    if (isHurried && path === 'sw.js') {
      const worker = readFileSync(`${versions[version]}/sw.js`, 'utf-8');
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(hurried + worker);
    } else handlers[version](request, response, missing);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    home: origin + versions.base,
    otherHome: `${origin}/`,
    asked,
    publish(next) {
      version = next;
    },
    misbehave(next = () => false) {
      fault = next;
    },
    hurry() {
      isHurried = true;
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Stands before a worker: whatever it waits for, it waits a tenth as long. */
const hurried = `{
  const { setTimeout } = self;
  self.setTimeout = (call, wait, ...args) => setTimeout(call, wait / 10, ...args);
}
`;
