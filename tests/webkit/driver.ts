import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect } from '@playwright/test';
import type { WebKitCommand } from '../../scripts/common/browsers.ts';

/** A window of WebKit. No library that the tests take speaks to it: it knows WebDriver, and not yet BiDi. */
export interface WebKitPage {
  goto(url: string): Promise<void>;
  /** Runs a function in the page, with values that JSON can hold, and waits for what it promises. */
  evaluate<Result, Args extends unknown[]>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Presses keys one after another, where the focus is. */
  type(text: string): Promise<void>;
  close(): Promise<void>;
}

/** Keys without a sign, as WebDriver names them. */
export const keys = { arrowDown: '\uE015', enter: '\uE007' } as const;

/**
 * Opens a window of WebKit.
 * @param command the program that speaks for it, WebKitWebDriver, with what it needs in front of it
 */
export async function openWebKit([program, ...before]: WebKitCommand): Promise<WebKitPage> {
  const port = await freePort();
  // In a group of its own, so that all that it starts ends with it.
  const driver = spawn(program, [...before, `--port=${port}`], { stdio: 'ignore', detached: true });
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}/${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  await expect.poll(() => ask('GET', 'status').catch(() => null)).not.toBeNull();
  const { sessionId } = (await ask('POST', 'session', { capabilities: {} })) as { sessionId: string };
  const order = (path: string, body: object) => ask('POST', `session/${sessionId}/${path}`, body);
  return {
    async goto(url) {
      await order('url', { url });
    },
    async evaluate(run, ...args) {
      return (await order('execute/sync', { script: `return (${run})(...arguments)`, args })) as never;
    },
    async type(text) {
      const actions = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await order('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    async close() {
      await ask('DELETE', `session/${sessionId}`);
      if (driver.pid) process.kill(-driver.pid);
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
