import { splitSentences } from '../../../keywords/text/sentences.ts';
import { struckElements, struckForumTags } from '../../../keywords/text/signs/html.ts';
import { hasLeastWords } from '../words/words.ts';

/** A sign that marks something as wrong. */
export const cross = /[❌❎✖✗✘👎🚫⛔]\ufe0f?/u;
/** Such signs at the end of a line, or in the last cell of a row. */
const crossesAtEnd = new RegExp(`(?:\\s?\\|)?(?:\\s?${cross.source}){1,9}\\s*(?:\\|\\s*)?$`, 'u');

/** The tags with which pages and forums strike something out; the `~~` of chats replaces them. */
const struckTag = new RegExp(
  String.raw`</?(?:${struckElements})(?:\s[^<>]*)?>|\[/?(?:${struckForumTags})\]`,
  'gi',
);
/** The same by a style, as word processors put it on the clipboard. */
const struckStyle = /<span\s[^<>]*\bline-through\b[^<>]*>([^<>]*)<\/span>/gi;
/** The single marks with which phones and work chats strike something out, around a sentence: `~They rest.~` */
const struckOnce = /(?<![~\p{L}\p{N}])~(?=\S)([^~\n]+)(?<!\s)~(?![~\p{L}\p{N}])/gu;
const struck = /~~(?=\S)(.+?)~~(\s{0,3}[\t|]\s{0,3}(?=\S))?/g;

/** How CriticMarkup writes what was deleted, added, replaced and pointed out, and a remark: `{--old--}`, `{++new++}`. */
const tracked: readonly [RegExp, string][] = [
  [/(?<=[.!?]["”’')]?--\})(?=\{\+\+)/g, ' '],
  [/\{--([^{}]{1,2000})--\}/g, '~~$1~~'],
  [/\{~~([^{}~]{1,2000})~>([^{}~]{0,2000})~~\}/g, '~~$1~~ $2'],
  [/\{(\+\+|==)([^{}]{1,2000})\1\}/g, '$2'],
  [/\{>>([^{}]{1,2000})<<\}/g, ' ($1)'],
];

/** What comes before a stretch that is a sentence and no piece of one, and after it. */
const begins = /(?:[.!?:;]["”’')*_]*\s+|[>*_|~\t-]\s*|\[[ x]?\]\s*)$/i;
const isOver = /^(?!\s*\p{Ll})/u;

/** In characters: how much around a stretch shows it. */
const near = 8;

/**
 * Replaces what pages, forums, other chats and drafts strike something out with by the marks of one chat: `~~so~~`; and
 * what else drafts mark stays as it became.
 */
export function withStrokes(text: string): string {
  const became = tracked.reduce((read, [marks, said]) => read.replace(marks, said), text);
  const marked = became.replace(struckStyle, '~~$1~~').replace(struckTag, '~~');
  return marked.replace(struckOnce, (all, within: string) => (hasLeastWords(within) ? `~${all}~` : all));
}

/**
 * Says in words which sentences of a line are crossed out: `~~They rest.~~` becomes `They rest. Crossed out.` A
 * crossed-out piece of a sentence is removed.
 * @param isMarked whether a cross precedes the line
 */
export function crossedOutInWords(line: string, isMarked: boolean): string {
  const said = line.replace(struck, (all, text: string, edge = '', at: number) => {
    const end = at + all.length - edge.length;
    const isBegun = at === 0 || begins.test(line.slice(Math.max(0, at - near), at));
    const isWhole = isBegun && isOver.test(line.slice(end, end + near));
    // The next cell of a row is a sentence of its own.
    return isWhole && hasLeastWords(text) ? crossedOut(text) + (edge && ' ') : edge;
  });
  const marked = said.replace(crossesAtEnd, '');
  return (isMarked || marked !== said) && hasLeastWords(marked) ? crossedOut(marked) : said.trim();
}

/** Whether a line consists of such signs alone. */
export function isCross(line: string): boolean {
  return cross.test(line) && line.replace(crossesAtEnd, '').trim() === '';
}

function crossedOut(text: string): string {
  return splitSentences(text)
    .map((sentence) => `${sentence}${/[.!?]["”’')*_`]*$/.test(sentence) ? '' : '.'} Crossed out.`)
    .join(' ');
}
