import { currentRevision, revisionById, revisionIn } from '../../../../keywords/history.ts';
import type { Keyword } from '../../../../keywords/model.ts';
import type { Rulebook } from '../../rulebook.ts';
import { type AnswerWay, inAnyFrame, recordedAnswer } from '../answered.ts';
import { groupsIn } from '../forms.ts';
import { ofSource } from '../source/of-source.ts';
import { isSpelledAs, sourcesWith, templateLike } from './recorded-templates.ts';

const name = String.raw`(?:the )?(?<name>\S.{1,59}?)`;
const verb = '(?:is(?: now| still)?|reads|says|(?<was>was)|(?<past>used to be))';
const template = '(?:["“](?<quoted>[^"“”]{2,80})["”]|(?<bare>[^"“”]{2,80}?))';
const change = `(?:was |has )?changed from ["“]?(?<before>[^"“”]{2,80}?)["”]? to ${template}`;

/** Forms of claims about the template of a keyword: `The template of Leap is “Leap X”`, `Leap's template was “Leap”`. */
const forms = [`(?:the )?template (?:for|of) ${name}`, `${name}['’]s template`].flatMap((lead) =>
  [`${verb} ${template}`, change].map((rest) => new RegExp(`^${lead} ${rest}[.!?]*$`, 'iu')),
);

/**
 * Prepares the answer to claims about the template of a keyword, which is on record or recorded differently: one that it
 * has now, had once, or has in a source that is named. `used to be` is not said of the one that it has.
 */
export function createTemplateAnswer({ keywordCalled, known }: Rulebook): AnswerWay {
  return inAnyFrame((text, sentence) => {
    const place = ofSource(text, known.sourcesAsCalled);
    const told = place?.said ?? text;
    const [found] = groupsIn(forms, [told]);
    const keyword = keywordCalled(found?.name ?? '');
    if (!found || !keyword) return null;
    const { was, past, before, quoted, bare } = found;
    const claimed = quoted ?? bare ?? '';
    if (!mayBeTemplate(claimed, keyword)) return null;
    const current = currentRevision(keyword).template;
    const there = place ? templateIn(place.source, keyword) : current;
    const isCurrent = isSpelledAs(current, claimed);
    const spelled = templateLike(claimed, keyword);
    const wasBefore =
      before === undefined || (!!templateLike(before, keyword) && !isSpelledAs(current, before));
    const isThere = !place && (was || past) ? spelled !== undefined : isSpelledAs(there, claimed);
    const isSo = isThere && wasBefore && !(past && isCurrent);
    const had = isSo ? (spelled ?? claimed) : there || current;
    const said = `${keyword.name} ${isSpelledAs(current, had) ? 'has' : 'had'} the template “${had}”`;
    return recordedAnswer(sentence, keyword.slug, isSo, said, sourcesWith(had, keyword));
  });
}

/** The template of a keyword in a source; empty where that lacks the keyword. */
function templateIn(source: string, keyword: Keyword): string {
  const held = revisionIn(keyword, source);
  return held ? revisionById(keyword, held).template : '';
}

/** Whether words may be a template: they begin with the name or a placeholder, and do not go on after a template. */
function mayBeTemplate(claimed: string, keyword: Keyword): boolean {
  const said = claimed.toLowerCase();
  const goesOn = keyword.revisions.some((each) => said.startsWith(`${each.template.toLowerCase()} `));
  const isBegun = said.startsWith('[') || said.startsWith(keyword.name.toLowerCase());
  return isBegun && (templateLike(claimed, keyword) !== undefined || !goesOn);
}
