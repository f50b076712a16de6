import type { Mention } from '../../../keywords/names/name-finder.ts';
import { foldSpaces } from '../../../keywords/text/typography.ts';
import { aroundName } from '../../../keywords/wording/template.ts';
import { endOfNumber, endsAbility } from './after-name.ts';
import { capitalVerbs } from './clause.ts';
import { textBefore } from './stretches.ts';

/**
 * How cards must write a keyword, read from its template: `Bombard X`, `Bounty: [bonus]`, `Reduced Cost X:
 * [condition]`.
 */
export interface TemplateShape {
  template: string;
  hasNumber: boolean;
  hasColon: boolean;
  /** Whether a wording has something before the name: `[sub-type] Pilot`. */
  hasPrefix?: boolean;
}

/**
 * Reads the shape that a template asks for. Some templates leave out the effect, where the meaning speaks of "the
 * following effect".
 */
export function readShape(name: string, template: string, meaning = ''): TemplateShape {
  const rest = aroundName(foldSpaces(template), name)?.behind ?? '';
  const [beforeColon = ''] = rest.split(/[:[]/);
  const hasNumber = /X/.test(beforeColon);
  const isLeading = !rest.includes(':') && /\bthe following\b/i.test(meaning);
  return isLeading
    ? { template: `${template}:`, hasNumber, hasColon: true }
    : { template, hasNumber, hasColon: rest.includes(':') };
}

/** Whether what follows a name is what its template asks for. */
export function fitsShape(text: string, end: number, { hasNumber, hasColon }: TemplateShape): boolean {
  const after = endOfNumber(text, end);
  const isNumbered = after > end;
  if (hasNumber !== isNumbered) return false;
  const rest = text.slice(after);
  return hasColon ? /^\s*:/.test(rest) : endsAbility(rest);
}

/**
 * A capitalised object after a verb, and where it goes: `Stack Quill beneath Pen`, `Deploy Quill to an arena`. Another
 * verb begins a sentence instead.
 */
export const goesSomewhere = new RegExp(
  String.raw`^\s+(?!(?:${capitalVerbs})\s)\p{Lu}[\p{L}\p{N}'’-]*(?:,?\s(?:\p{Lu}[\p{L}\p{N}'’-]*|and|or|of|the)){0,6}\s(?:beneath|from|in|into|on|onto|to|under|with)\b`,
  'u',
);

/** Whether a name is an ordinary verb and no keyword: it lacks its colon, and has an object or an auxiliary. */
export function isDone(text: string, { start, end }: Mention, { hasColon }: TemplateShape): boolean {
  const after = text.slice(end, end + 80);
  return (
    hasColon && !/^\s*:/.test(after) && (goesSomewhere.test(after) || maybe.test(textBefore(text, start, 80)))
  );
}

/** Words before a verb: an auxiliary, or what an action costs. */
const maybe =
  /\b(?:(?:may|must|can|can['’]t|cannot)|costs?\b[^|•\n.:,"“”]{1,60}\b(?<!\b(?:addition|due|equal|thanks) )to) $/;
