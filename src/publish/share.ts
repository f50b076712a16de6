import { toldAlone } from '../keywords/wording/filled-in.ts';
import { splitMeaning } from '../keywords/wording/type-line.ts';

/**
 * What a keyword does, for a reader of a chat who sees it beside a link: no marks of any format, since the one who
 * shares chooses where only after.
 * @param sources titles of the sources that attest it
 */
export function shareText(template: string, meaning: string, sources: string): string {
  const effect = toldAlone(splitMeaning(meaning).effect);
  return `${withColon(template)}“${effect}” (${sources})`;
}

/** A template as it stands in front of its text. */
export function withColon(template: string): string {
  return template.endsWith(':') ? `${template} ` : `${template}: `;
}
