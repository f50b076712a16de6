import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';
import { sites, versions } from '../build-site.ts';

/** Answers a request in another way than it should, or not at all; false leaves it to the server. */
export type Fault = (path: string, response: ServerResponse, request: IncomingMessage) => boolean;

/** A server that puts up one version of a site after another, misbehaves as it is told, and has a second site at its root. */
export interface VersionServer {
  /** Absolute address of the site's first page. */
  home: string;
  /** Of the first page of the other site. */
  otherHome: string;
  /** The paths that were asked for, under the site's base path. */
  asked: string[];
  /** Puts up another version. */
  publish(version: 'first' | 'second'): void;
  /** Misbehaves from now on; without a fault it behaves again. */
  misbehave(fault?: Fault): void;
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
  let version: 'first' | 'second' = 'first';
  let fault: Fault = () => false;
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
    if (!fault(path, response, request)) handlers[version](request, response, missing);
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
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** What servers do instead of answering, by what one would call it. */
export const faults: Record<string, Fault> = {
  ...Object.fromEntries(
    [403, 429, 500, 502, 503].map((status) => [
      `an error ${status}`,
      (_path: string, response: ServerResponse) => Boolean(response.writeHead(status).end('<h1>Sorry</h1>')),
    ]),
  ),
  'a way to a login page': (_path, response) =>
    Boolean(response.writeHead(302, { Location: '/login/?back' }).end()),
  'a way to another site': (_path, response) =>
    Boolean(response.writeHead(302, { Location: 'http://127.0.0.1:9/' }).end()),
  'a connection that breaks': (_path, _response, request) => Boolean(request.socket.destroy()),
  'half of an answer': (_path, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Length': 5000 });
    return response.write('<!doctype html><h1>Half', () => response.destroy());
  },
};

/** A login page that says that all is well. */
export const loginPage: Fault = (_path, response) =>
  Boolean(response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Welcome to our network</h1>'));

/** Takes the question and never answers. */
export const silence: Fault = () => true;
