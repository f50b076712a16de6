import logToNode from 'astro/logger/node';
import { inFigures } from '../keywords/text/said/counted.ts';

/** Astro's line for a path that it writes, with its time: one of thousands that nobody reads. */
const ofOnePath = /^\s+\S*├─|^ \S*\(\+/;

/** How many paths to write between two progress lines. */
const step = 1000;

/** Logs as Astro does, but counts the paths that it writes. */
export default function logBuild(...config: Parameters<typeof logToNode>): ReturnType<typeof logToNode> {
  const node = logToNode(...config);
  let paths = 0;
  return {
    write(event) {
      if (!ofOnePath.test(event.message)) node.write(event);
      else if (event.message.includes('├─') && ++paths % step === 0)
        process.stdout.write(`  ${inFigures(paths)} files\n`);
    },
  };
}
