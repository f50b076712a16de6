import type { VFile } from 'vfile';
import { reportAlike, reportSource } from '../../diagnostics/report.ts';
import { slugify } from '../../text/slug.ts';
import type { Context } from '../lines/context.ts';
import type { Line } from '../lines/lines.ts';

/** The line of an entry without a heading, and the name in its template. */
export interface Unheaded extends Line {
  name: string;
}

/**
 * Reports entries that were read without a heading. Where an older source has the keyword, only its heading is lost;
 * otherwise whatever precedes the colon, such as a label or whoever speaks, would become a keyword.
 * @param runIn the lines of those whose headings stand at the end of the text above, which is reported there
 */
export function reportUnheaded(
  file: VFile,
  entries: readonly Unheaded[],
  { knows }: Context,
  runIn: ReadonlySet<number>,
): void {
  const isNew = ({ name, line }: Unheaded) => knows?.(slugify(name)) === false && !runIn.has(line);
  reportAlike(file, 'name-unheaded', entries.filter(isNew));
  for (const each of entries) if (!isNew(each)) reportSource(file, 'heading-lost', each, each);
}
