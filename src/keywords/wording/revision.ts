import { createHash } from 'node:crypto';
import { foldTypography } from '../text/typography.ts';

/**
 * The id of a wording: the first 8 hex digits of SHA-256 over the folded template, a line feed and the folded text, in
 * UTF-8. It depends on nothing else, so no source found or printed later can change it.
 */
export function revisionId(template: string, text: string): string {
  return createHash('sha256')
    .update(`${foldTypography(template)}\n${foldTypography(text)}`)
    .digest('hex')
    .slice(0, 8);
}
