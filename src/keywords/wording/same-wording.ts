import type { Entry } from '../model.ts';
import { foldTypography } from '../text/typography.ts';

/** What makes a wording, as in the rule of revision ids, for use where no id is available. */
type WordingText = Pick<Entry, 'template' | 'text'>;

/** Whether two wordings are the same: template and text are equal, typography folded. */
export function isSameWording(a: WordingText, b: WordingText): boolean {
  return (
    foldTypography(a.template) === foldTypography(b.template) &&
    foldTypography(a.text) === foldTypography(b.text)
  );
}
