import logToNode from 'astro/logger/node';
import { inFigures } from '../keywords/text/counted.ts';

/** A path that Astro writes, and how long that took: one line each, of thousands that nobody reads. */
const ofOnePath = /^\s+\S*├─|^ \S*\(\+/;

/** So many paths between two lines that tell how far the build is. */
const step = 1000;

/** Says what Astro says, but counts the paths that it writes. */
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
