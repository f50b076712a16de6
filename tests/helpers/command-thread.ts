import { runAsWorker } from 'synckit';
import type { Ended } from './run-command.ts';

/** A thread that runs commands one after the other, each as if it were started anew; what they load is loaded once. */
let started = 0;

runAsWorker(async (script: string, args: readonly string[]): Promise<Ended> => {
  const [out, err] = [keepWritten(process.stdout), keepWritten(process.stderr)];
  process.argv = [process.execPath, script, ...args];
  process.exitCode = undefined;
  started += 1;
  try {
    // Another address each time: a module runs once.
    await import(`../../scripts/${script}.ts?${started}`);
  } finally {
    process.removeAllListeners('uncaughtException');
    process.stdout.removeAllListeners('error');
  }
  return { code: Number(process.exitCode ?? 0), out: out(), err: err() };
});

/** Keeps what is written to a stream from now on, until it is asked for. */
function keepWritten(stream: NodeJS.WriteStream): () => string {
  const { write } = stream;
  let written = '';
  stream.write = (chunk: string | Uint8Array) => {
    written += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString();
    return true;
  };
  return () => {
    stream.write = write;
    return written;
  };
}
