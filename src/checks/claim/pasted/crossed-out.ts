import { struckElements, struckForumTags } from '../../../keywords/text/html.ts';
import { splitSentences } from '../../../keywords/text/sentences.ts';

/** A sign with which somebody marks what is wrong. */
export const cross = /[❌❎✖✗✘👎🚫⛔]\ufe0f?/u;
/** Also in the last cell of a row. */
const crossesAtEnd = new RegExp(`(?:\\s?\\|)?(?:\\s?${cross.source}){1,9}\\s*(?:\\|\\s*)?$`, 'u');

/** How pages and forums cross something out; what chats and documents have for it stands in its place. */
const struckTag = new RegExp(
  String.raw`</?(?:${struckElements})(?:\s[^<>]*)?>|\[/?(?:${struckForumTags})\]`,
  'gi',
);
const struck = /~~(?=\S)(.+?)~~/g;

/** What is shorter is a name, or is said within a sentence. */
const leastCrossed = 4;

/** What a stretch stands behind, and what behind it, that is no piece of a sentence; so many signs tell. */
const [begins, isOver, near] = [
  /(?:[.!?:;]["”’')*_]*\s+|[>*_|~\t-]\s*|\[[ x]?\]\s*)$/i,
  /^(?!\s*\p{Ll})/u,
  8,
];

/** A text in which what pages and forums cross out stands as chats have it: `~~so~~`. */
export function withStrokes(text: string): string {
  return text.replace(struckTag, '~~');
}

/**
 * A line that says in words which of its sentences somebody crossed out: `~~They rest.~~` is `They rest. Crossed out.`
 * What he crossed out within one is left out.
 * @param isMarked whether a cross stands in front of it
 */
export function crossedOutInWords(line: string, isMarked: boolean): string {
  const said = line.replace(struck, (all, text: string, at: number) => {
    const end = at + all.length;
    const isBegun = at === 0 || begins.test(line.slice(Math.max(0, at - near), at));
    const isWhole = isBegun && isOver.test(line.slice(end, end + near));
    return isWhole && isClaim(text) ? crossedOut(text) : '';
  });
  const marked = said.replace(crossesAtEnd, '');
  return (isMarked || marked !== said) && isClaim(marked) ? crossedOut(marked) : said.trim();
}

/** Whether a line is such signs, and nothing else. */
export function isCross(line: string): boolean {
  return cross.test(line) && line.replace(crossesAtEnd, '').trim() === '';
}

function isClaim(text: string): boolean {
  return text.split(' ').length >= leastCrossed;
}

function crossedOut(text: string): string {
  return splitSentences(text)
    .map((sentence) => `${sentence}${/[.!?]["”’')*_`]*$/.test(sentence) ? '' : '.'} Crossed out.`)
    .join(' ');
}
