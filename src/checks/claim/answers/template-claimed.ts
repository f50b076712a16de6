import { currentRevision } from '../../../keywords/history.ts';
import type { Keyword } from '../../../keywords/model.ts';
import { sourcesOfWordings } from '../match/places.ts';
import type { Rulebook } from '../rulebook.ts';
import { type AnswerWay, inAnyFrame, recordedAnswer } from './answered.ts';
import { isSpelledAs } from './field-claimed.ts';

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
 * has now, or had once. `used to be` is not said of the one that it has.
 */
export function createTemplateAnswer({ keywordCalled }: Rulebook): AnswerWay {
  return inAnyFrame((text, sentence) => {
    const found = forms.map((form) => form.exec(text)?.groups).find((groups) => groups !== undefined);
    const keyword = keywordCalled(found?.name ?? '');
    if (!found || !keyword) return null;
    const { was, past, before, quoted, bare } = found;
    const claimed = quoted ?? bare ?? '';
    if (!mayBeTemplate(claimed, keyword)) return null;
    const current = currentRevision(keyword).template;
    const isCurrent = isSpelledAs(current, claimed);
    const isKnown = idsWith(claimed, keyword).length > 0;
    const wasBefore =
      before === undefined || (idsWith(before, keyword).length > 0 && !isSpelledAs(current, before));
    const isSo = was || past ? isKnown && !(past && isCurrent) : isCurrent && wasBefore;
    const told = isSo ? claimed : current;
    const said = `${keyword.name} ${isSpelledAs(current, told) ? 'has' : 'had'} the template “${told}”`;
    return recordedAnswer(
      sentence,
      keyword.slug,
      isSo,
      said,
      sourcesOfWordings(keyword, idsWith(told, keyword)),
    );
  });
}

/** Whether words may be a template: they begin with the name or a placeholder, and do not go on after a template. */
function mayBeTemplate(claimed: string, { name, revisions }: Keyword): boolean {
  const said = claimed.toLowerCase();
  const goesOn = revisions.some((each) => said.startsWith(`${each.template.toLowerCase()} `));
  const isKnown = revisions.some((each) => isSpelledAs(each.template, claimed));
  return (said.startsWith('[') || said.startsWith(name.toLowerCase())) && (isKnown || !goesOn);
}

/** Ids of the wordings with a template, in any spelling. */
function idsWith(template: string, { revisions }: Keyword): string[] {
  return revisions.flatMap((each) => (isSpelledAs(each.template, template) ? each.id : []));
}
