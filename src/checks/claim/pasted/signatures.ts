import { endsAsSentence } from '../../../keywords/text/sentences.ts';
import { month } from './bylines.ts';

const dash = String.raw`(?:--|[–—-])?\s?`;
const when = String.raw`(?:\s?\d{1,2}:\d{2}, \d{1,2} ${month} \d{4}(?: \([A-Z]{2,5}\))?)?`;
const user = String.raw`\[\[(?:User|Special:Contributions)[^[\]]{1,100}\]\]`;

/** How people sign on the talk pages of a wiki: `--~~~~`, `[[User:Kim]] ([[User talk:Kim|talk]])`, and as a reader sees it. */
const ofWiki = new RegExp(
  String.raw`\s?${dash}(?:~{3,5}|${user}(?:\s?\(?${user}\)?)?${when}|\p{Lu}[^\s.!?()]{0,30} \((?:talk|contribs|talk [·•|] contribs)\)${when})\s*$`,
  'iu',
);

/** A dash and a name after a sentence: `They rest. – Kim`. */
const afterDash = /\s(?:--|[–—-])\s?(\p{Lu}[\p{L}\p{N}_]{1,20})\s*$/u;

/** In characters; a line with a signature is looked at from its end. */
const longestSigned = 2_000;

/**
 * A line without the signature at its end, which says nothing of what is above or below.
 * @param isName whether a name is that of a keyword, which a dash cites
 */
export function withoutSignature(line: string, isName: (name: string) => boolean): string {
  if (line.length > longestSigned) return line;
  const unsigned = line.replace(ofWiki, '');
  if (unsigned !== line) return unsigned;
  const [signed, name = ''] = afterDash.exec(line) ?? [];
  const said = line.slice(0, line.length - (signed?.length ?? 0));
  return signed !== undefined && endsAsSentence(said) && !isName(name) ? said : line;
}
