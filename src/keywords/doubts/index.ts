import type { Keyword } from '../model.ts';
import type { SourceDocument } from '../source-document.ts';
import { createDoubtContext } from './context.ts';
import { reportDocuments } from './documents.ts';
import { reportFields } from './fields.ts';
import { reportMarkedChanges } from './marked-changes.ts';
import { reportMeanings } from './meanings/meanings.ts';
import { reportNearMeanings } from './meanings/near-meanings.ts';
import { reportTextsOfOthers } from './meanings/texts-of-others.ts';
import { reportFormerNames, reportNearFormerNames } from './names/former-names.ts';
import { reportNames } from './names/names.ts';
import { reportRulingsGone } from './rulings/rulings-gone.ts';
import { reportRulingsOfOthers } from './rulings/rulings-of-others.ts';
import { reportSlips } from './slips/index.ts';
import { reportTemplateSigns } from './template-signs.ts';
import { reportValues } from './values.ts';

/** Reports what may be correct in a source but is more often a slip of whoever copied or listed it. */
export function reportDoubts(keywords: readonly Keyword[], sources: readonly SourceDocument[]): void {
  const context = createDoubtContext(keywords, sources);
  reportFields(context);
  const meant = reportNames(context);
  reportFormerNames(context);
  reportNearFormerNames(context);
  reportTextsOfOthers(context);
  reportNearMeanings(context);
  reportRulingsOfOthers(context);
  reportMeanings(context);
  reportRulingsGone(context);
  reportTemplateSigns(context);
  reportValues(context);
  reportMarkedChanges(context);
  reportSlips(context);
  // Last, since a wording between two others counts only where nothing is wrong with its document.
  reportDocuments(context, meant);
}
