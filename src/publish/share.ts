import type { Revision } from '../keywords/model.ts';
import { toldAlone } from '../keywords/wording/filled-in.ts';
import { meaningOf } from '../keywords/wording/meaning.ts';
import { splitMeaning } from '../keywords/wording/type-line.ts';

/**
 * What a keyword does, as text to share beside a link: without markup, since the app is chosen only afterwards.
 * @param sources titles of the sources that attest it
 * @param fate what became of the wording; none where it holds
 */
export function shareText(
  template: string,
  meaning: string,
  sources: string,
  fate: string | null = null,
): string {
  const { typeLine, effect } = splitMeaning(meaning);
  return withFate(`${withColon(template)}${quoted(toldAlone(effect), typeLine)} (${sources})`, fate);
}

/** An effect as a quotation; one with quotations of its own begins with the mark that its type line ends with. */
function quoted(effect: string, typeLine: string): string {
  const [opened] = /["“]$/.exec(typeLine) ?? [];
  return opened && /["“”]/.test(effect) ? opened + effect : `“${effect}”`;
}

/** A text to copy, and below it what became of the wording, unless it holds. */
export function withFate(text: string, fate: string | null): string {
  return fate === null ? text : `${text}\n${fate}.`;
}

/** The description of a wording's page; what became of it comes first, since previews cut off the end. */
export function describeWording({ template, parts }: Revision, fate: string | null): string {
  return `${fate === null ? '' : `${fate}. `}${template}: ${meaningOf({ parts })}`;
}

/** A template as it is written before its text. */
export function withColon(template: string): string {
  return template.endsWith(':') ? `${template} ` : `${template}: `;
}
