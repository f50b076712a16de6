import { uniqueBy } from '../../../../general/lists.ts';
import type { ClaimedSentence } from '../../claimed-sentence.ts';
import { onlyNumber } from '../../naming/number-named.ts';
import type { Rulebook } from '../../rulebook.ts';
import type { AnsweredSentence, AnswerWay } from '../answered.ts';

/** Words before a statement and the mark between: `Leap and Vault: They rest.` */
const topic = /^(?:(?:about|as (?:for|to)|on|re:?|regarding) )?([^:.!?]{5,160}?)(?::|\s[–—-])\s+(\S.*)$/is;

/** What separates the names of a topic. */
const between = /,? (?:and|or|versus|vs\.?) |\s?[,/&+]\s?/i;

/**
 * Prepares the answer to a statement after the names of several keywords. It is one of theirs where each of them says
 * it, or one that it names again; what only one of them says, and does not name, is claimed of the others as well.
 */
export function createSeveralAnswer(
  { namedOf, namedIn, areOne }: Rulebook,
  answerText: (sentence: ClaimedSentence) => AnsweredSentence,
): AnswerWay {
  return (sentence) => {
    const [, lead = '', text = ''] = topic.exec(sentence.text) ?? [];
    const named = lead.split(between).flatMap((name) => namedOf(name.trim()) ?? []);
    const slugs = uniqueBy(named, ({ slug }) => slug).map(({ slug }) => slug);
    if (slugs.length < 2 || named.length < lead.split(between).length) return null;
    const answer = answerText({
      ...sentence,
      slug: null,
      number: onlyNumber(named),
      text,
      mayNameOther: false,
    });
    const saidBy = (slug: string) =>
      [answer, ...answer.also].some(
        ({ place, verdict }) => verdict === answer.verdict && areOne(place?.slug, slug),
      );
    const own = slugs.filter(saidBy);
    const isOwn = own.length === slugs.length || namedIn(text).some(({ slug }) => own.includes(slug));
    return answer.how !== null && !answer.isLimited && isOwn ? answer : null;
  };
}
