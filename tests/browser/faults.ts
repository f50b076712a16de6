import type { IncomingMessage, ServerResponse } from 'node:http';
import { leap } from './version-server.ts';

/** Answers a request in another way than it should, or not at all; false leaves it to the server. */
export type Fault = (path: string, response: ServerResponse, request: IncomingMessage) => boolean;

const error =
  (status: number): Fault =>
  (_path, response) =>
    Boolean(response.writeHead(status).end('<h1>Sorry</h1>'));

const loginElsewhere: Fault = (_path, response) =>
  Boolean(response.writeHead(302, { Location: '/login/?back' }).end());

const halfAnAnswer: Fault = (_path, response) => {
  response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Length': 5000 });
  return response.write('<!doctype html><h1>Half', () => response.destroy());
};

/** A login page that says that all is well. */
const loginPage: Fault = (_path, response) =>
  Boolean(response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Welcome to our network</h1>'));

const wrongBytes: Fault = (path, response) =>
  path === leap && Boolean(response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>Jump.'));

/** Ends every connection as soon as it is asked something. */
export const gone: Fault = (_path, _response, request) => Boolean(request.socket.destroy());

/** Takes the question and never answers. */
export const silence: Fault = () => true;

/** Begins to answer and never ends, as where the signal is lost. */
export const stall: Fault = (_path, response) => {
  response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Length': 5000 });
  response.write('<!doctype html><h1>Half');
  return true;
};

/** What servers do instead of answering, by what one would call it. */
export const faults: Record<string, Fault> = {
  ...Object.fromEntries([403, 429, 503].map((status) => [`an error ${status}`, error(status)])),
  'a way to a login page': loginElsewhere,
  'a way to another site': (_path, response) =>
    Boolean(response.writeHead(302, { Location: 'http://127.0.0.1:9/' }).end()),
  'a connection that breaks': gone,
  'half of an answer': halfAnAnswer,
};

/** So many files come, then a fault. */
export function after(count: number, fault: Fault): Fault {
  let left = count;
  return (path, response, request) =>
    !['sw.js', 'offline.json'].includes(path) && left-- <= 0 && fault(path, response, request);
}

/** What breaks an update off, by its kind and what one would call it, and what the reader is told. */
export const updateFailures: Record<string, Record<string, [fault: () => Fault, reason: string]>> = {
  'an error': {
    'an error 500 for the list': [() => error(500), 'error 500.'],
    'an error 503 in the middle': [() => after(8, error(503)), 'error 503.'],
  },
  'something else': {
    'a way to a login page': [
      () => after(4, loginElsewhere),
      'The server redirects to another address, as where a network asks you to log in.',
    ],
    'a login page that says that all is well': [
      () => after(4, loginPage),
      'The server sent something other than its list says',
    ],
    'a login page for the list': [
      () => loginPage,
      'The server sent something other than its list of files, as where a network asks you to log in.',
    ],
    'other bytes than it lists': [() => wrongBytes, `something other than its list says for “${leap}”`],
  },
  nothing: {
    'half of a file': [() => after(8, halfAnAnswer), 'The network gave no answer.'],
    'a connection that breaks': [() => after(8, gone), 'The network gave no answer.'],
    'nothing at all': [() => after(8, silence), 'The network gave no answer.'],
  },
};
