import { splitSentences } from '../../keywords/parts.ts';

/** A sign with which somebody marks what is wrong. */
export const cross = /[❌❎✖✗✘]\ufe0f?/u;
const crossAtEnd = new RegExp(`\\s*${cross.source}\\s*$`, 'u');

/** How pages and forums cross something out; what chats and documents have for it stands in its place. */
const struckTag = /<\/?(?:del|s|strike)(?:\s[^<>]*)?>|\[\/?(?:s|strike)\]/gi;
const struck = /~~(?=\S)(.+?)~~/g;

/** What is shorter is a name, or a word within a sentence. */
const leastCrossed = 4;

/** A text in which what pages and forums cross out stands as chats have it: `~~so~~`. */
export function withStrokes(text: string): string {
  return text.replace(struckTag, '~~');
}

/**
 * A line that says in words which of its sentences somebody crossed out: `~~They rest.~~` is `They rest. Crossed out.`
 * @param isMarked whether a cross stands in front of it
 */
export function crossedOutInWords(line: string, isMarked: boolean): string {
  const said = line.replace(struck, (_, text: string) => (isClaim(text) ? crossedOut(text) : text));
  const marked = said.replace(crossAtEnd, '');
  return (isMarked || marked !== said) && isClaim(marked) ? crossedOut(marked) : said;
}

function isClaim(text: string): boolean {
  return /^[^\p{Ll}]/u.test(text) && text.split(' ').length >= leastCrossed;
}

function crossedOut(text: string): string {
  return splitSentences(text)
    .map((sentence) => `${sentence}${/[.!?]["”’')*_`]*$/.test(sentence) ? '' : '.'} Crossed out.`)
    .join(' ');
}
