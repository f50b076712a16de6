import type { Rulebook } from '../../rulebook.ts';
import { type AnswerWay, inAnyFrame, recordedAnswer } from '../answered.ts';
import { groupsIn, keywordAs } from '../forms.ts';

const name = keywordAs('name');

/** Forms of claims that a keyword was renamed, or has kept its name, without another name. */
const forms = [
  `${name} (?:(?:has|had|was) (?<not>never|not)|(?:has|had|was)(?<nt>n['’]?t)|(?<never>never)) (?:ever )?(?:been |got(?:ten)? )?renamed(?: at all)?`,
  `${name} (?:was|got|has(?: ever)? been) renamed`,
  `(?:was|has|did) ${name} (?:ever )?(?:been |get )?renamed`,
  `${name} (?:still has|(?:has )?kept|keeps) (?<kept>its)(?: first| old| original)? name`,
  `${name} (?:(?:now )?has|got) (?:a new|another) name(?: now)?`,
].map((form) => new RegExp(`^${form}[.!?]*$`, 'i'));

/**
 * Prepares the answer to claims that a keyword was renamed, whatever to, or has kept its name: `Leap was never renamed.`
 * Of one that took the place of another name either may be meant, and there is no answer.
 */
export function createNameKeptAnswer({ keywordCalled, bySlug }: Rulebook): AnswerWay {
  return inAnyFrame((text, sentence) => {
    const [found] = groupsIn(forms, [text]);
    const keyword = keywordCalled(found?.name ?? '');
    if (!found || !keyword || keyword.formerNames.length > 0) return null;
    const isKept = (found.not ?? found.nt ?? found.never ?? found.kept) !== undefined;
    const now = bySlug.get(keyword.renamedTo ?? '');
    const said = now ? `${keyword.name} was renamed to ${now.name}` : `${keyword.name} has kept its name`;
    return recordedAnswer(sentence, keyword.slug, isKept === (now === undefined), said);
  });
}
