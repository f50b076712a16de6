import type { Entry } from '../model.ts';
import { foldTypography } from '../text/typography.ts';

/** What makes a wording: the rule of revision ids, for where no id can be had. */
type WordingText = Pick<Entry, 'template' | 'text'>;

/** Two wordings are the same where template and text are, typography folded. */
export function isSameWording(a: WordingText, b: WordingText): boolean {
  return (
    foldTypography(a.template) === foldTypography(b.template) &&
    foldTypography(a.text) === foldTypography(b.text)
  );
}
