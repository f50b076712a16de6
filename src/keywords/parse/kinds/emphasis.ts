import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/**
 * A parser for emphasis alone; the page that checks sheets does without a Markdown writer. Links and tags are
 * disabled, since brackets are the game's own, and slow to be told from those.
 */
const markdown = unified()
  .use(remarkParse)
  .data('micromarkExtensions', [
    {
      disable: {
        null: ['labelStartLink', 'labelStartImage', 'labelEnd', 'htmlText', 'htmlFlow', 'autolink'],
      },
    },
  ]);

/**
 * Ten times what any known text has. The parser compares each mark that could open emphasis with each that could close
 * it.
 */
export const mostMarks = 200;

/** A cell of Markdown from an offset on, without its emphasis marks. */
export function withoutEmphasis(body: string, from: number): string {
  // Most texts have no emphasis, and the Markdown parser is slow.
  if (!/[*_]/.test(body.slice(from))) return body.slice(from);
  let kept = '';
  let position = from;
  for (const [start, end] of emphasisMarks(body).filter(([start]) => start >= from)) {
    kept += body.slice(position, start);
    position = end;
  }
  return kept + body.slice(position);
}

/**
 * Start and end of each emphasis mark, except within a word (`2*X*3`), where asterisks are signs of their own. Only
 * these are removed, so that everything else stays as written.
 */
function emphasisMarks(body: string): [number, number][] {
  const marks: [number, number][] = [];
  visit(markdown.parse(body), ['emphasis', 'strong'], (node) => {
    const start = node.position?.start.offset ?? 0;
    const end = node.position?.end.offset ?? 0;
    if (/[\p{L}\p{N}]/u.test((body[start - 1] ?? '') + (body[end] ?? ''))) return;
    const width = node.type === 'strong' ? 2 : 1;
    marks.push([start, start + width], [end - width, end]);
  });
  return marks.sort(([a], [b]) => a - b);
}
