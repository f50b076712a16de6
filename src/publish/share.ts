import { toldAlone } from '../keywords/wording/filled-in.ts';
import { splitMeaning } from '../keywords/wording/type-line.ts';

/**
 * What a keyword does, as text to share beside a link: without markup, since the app is chosen only afterwards.
 * @param sources titles of the sources that attest it
 */
export function shareText(template: string, meaning: string, sources: string): string {
  const effect = toldAlone(splitMeaning(meaning).effect);
  return `${withColon(template)}“${effect}” (${sources})`;
}

/** A template as it is written before its text. */
export function withColon(template: string): string {
  return template.endsWith(':') ? `${template} ` : `${template}: `;
}
