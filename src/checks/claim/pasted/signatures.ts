import { month } from './bylines.ts';

const dash = String.raw`(?:--|[–—-])?\s?`;
const when = String.raw`(?:\s?\d{1,2}:\d{2}, \d{1,2} ${month} \d{4}(?: \([A-Z]{2,5}\))?)?`;
const user = String.raw`\[\[(?:User|Special:Contributions)[^[\]]{1,100}\]\]`;

/** How people sign on the talk pages of a wiki: `--~~~~`, `[[User:Kim]] ([[User talk:Kim|talk]])`, and as a reader sees it. */
const ofWiki = new RegExp(
  String.raw`\s?${dash}(?:~{3,5}|${user}(?:\s?\(?${user}\)?)?${when}|\p{Lu}[^\s.!?()]{0,30} \((?:talk|contribs|talk [·•|] contribs)\)${when})\s*$`,
  'iu',
);

/** In characters; a line with a signature is looked at from its end. */
const longestSigned = 2_000;

/** A line without the signature at its end, which says nothing of what is above or below. */
export function withoutSignature(line: string): string {
  return line.length > longestSigned ? line : line.replace(ofWiki, '');
}
