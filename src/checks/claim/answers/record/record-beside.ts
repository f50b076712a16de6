import type { ClaimedSentence } from '../../claimed-sentence.ts';
import type { Rulebook } from '../../rulebook.ts';
import { qualifies } from '../../talk/taking-back.ts';
import { phraseIn } from '../../words/words.ts';
import type { Answer, AnsweredSentence, AnswerWay } from '../answered.ts';
import { withinFrame } from '../frame.ts';
import { longestClaim } from './recorded-names.ts';

/** A mark or a word between what is on record and what else a sentence says, and the words that go on after it. */
const joint =
  /(?<mark>\)[,:]?|[,;:]|\s[–—-]|\.(?=\sit\s))\s(?<going>(?:and\s|but\s)?(?:it\s)?)|\s(?<joined>(?:and|but)\s(?:it\s)?)/giu;

/** Words for what a keyword says, before its text. */
const says = /^(?:reads|says|states)(?::| that)?\s/i;

/** A verb with which a sentence goes on about the same keyword after a comma alone. */
const goesOnWith = /^(?:has|is|was)\s/i;

/** A text without the quotation marks around it, though others may be within. */
function withoutMarks(text: string): string {
  return text.replace(/^["“]([^“”]*)["”][.,]?$/s, '$1');
}

/** Whether a bracket is still open at the end. */
function isOpen(head: string): boolean {
  return head.lastIndexOf('(') > head.lastIndexOf(')');
}

/** A keyword that a sentence begins with or is below. */
interface Subject {
  slug: string;
  name: string;
  /** Where the words after its name begin. */
  end: number;
}

/**
 * Prepares the answers to a sentence that says how a keyword came or changed, and something else of it:
 * `Leap was added in Moss and was reworded in the Sheet.`, `Leap, added in Moss, says: “It rests.”` Each is answered by
 * itself, as far as the first can be.
 * @param answerWay answers what is on record
 * @param answer answers the rest
 */
export function createRecordBesideAnswer(
  { calledFirst, namedIn, bySlug, known }: Rulebook,
  answerWay: AnswerWay,
  answer: Answer,
): (sentence: ClaimedSentence) => AnsweredSentence[] | null {
  const answerRecord = (sentence: ClaimedSentence, text: string) =>
    text.length > longestClaim ? null : answerWay({ ...sentence, text }, () => withinFrame(text, known));

  const subjectOf = ({ text, slug, itMeans }: ClaimedSentence): Subject | null => {
    const meant = /^it\s/i.test(text) ? bySlug.get(itMeans ?? '') : undefined;
    if (meant) return { slug: meant.slug, name: meant.name, end: 'it'.length };
    const first = calledFirst(text.slice(0, longestClaim));
    if (first) return { slug: first.keyword.slug, name: text.slice(0, first.end), end: first.end };
    const above = bySlug.get(slug ?? '');
    return above ? { slug: above.slug, name: above.name, end: 0 } : null;
  };

  /** What is on record before a joint: `Leap was added in Moss`, or after a mark, `Leap, (which was) added in Moss`. */
  const recordIn = (sentence: ClaimedSentence, head: string, { name, end }: Subject) => {
    const [, isApart = '', which = '', said = ''] =
      /^([,(–—-]\s?)?(which\s)?(.*)$/s.exec(head.slice(end).trimStart()) ?? [];
    const own = said.replace(/\)$/, '');
    const verbs = which ? [''] : ['was ', 'is ', 'is from '];
    const forms =
      isApart || end === 0 ? verbs.map((verb) => `${name} ${verb}${own}`) : [`${name}${head.slice(end)}`];
    const record = forms.map((form) => answerRecord(sentence, form)).find((each) => each !== null);
    return record ? { ...record, text: head.trim() } : null;
  };

  /** The rest of the sentence, as a claim about the same keyword. */
  const restOf = (sentence: ClaimedSentence, rest: string, { slug, name }: Subject, goesOn: boolean) => {
    const isText = says.test(rest);
    if (isText || !goesOn) return { ...sentence, slug, text: withoutMarks(rest.replace(says, '')) };
    const isNamed = subjectOf({ ...sentence, text: rest, slug: null }) !== null;
    return { ...sentence, text: isNamed ? rest : `${name} ${rest}` };
  };

  /**
   * The answers to the rest; null where it takes the sentence back, or restricts it, and no source has it.
   * @param isSure whether the rest has to be in a source
   */
  const restAnswered = (
    claimed: ClaimedSentence,
    isNarrowed = false,
    isSure = false,
  ): readonly AnsweredSentence[] | null => {
    const rest = answerRecord(claimed, claimed.text);
    if (rest) return [rest];
    const answers = isNarrowed ? [] : answer(claimed);
    const isFound = answers.some(
      ({ verdict, how, said, place }) =>
        how !== null || (said !== null && place === null && verdict !== 'unknown'),
    );
    const isFree = !isSure && !qualifies(phraseIn(claimed.text));
    return answers.length > 0 && (isFound || isFree) ? answers : null;
  };

  return (sentence) => {
    const { text, isNarrowed } = sentence;
    const subject = subjectOf(sentence);
    if (!subject) return null;
    const { name, end } = subject;
    const ofIt =
      end === 0 || text.startsWith(name) ? null : answerRecord(sentence, `${name}${text.slice(end)}`);
    if (ofIt) return [{ ...ofIt, text }];
    // Of two beginnings that are on record, the longer one says more of it.
    for (const { 0: found, index, groups } of [...text.matchAll(joint)].toReversed()) {
      const bracket = groups?.mark?.startsWith(')') ? ')' : '';
      const [head, tail] = [text.slice(0, index) + bracket, text.slice(index + found.length)];
      if (Math.min(head.length, tail.length) > longestClaim || isOpen(head)) continue;
      const goesOn = Boolean(groups?.going || groups?.joined) || goesOnWith.test(tail);
      const record = recordIn(sentence, head, subject);
      const rest = record && restAnswered(restOf(sentence, tail, subject, goesOn), isNarrowed);
      if (record && rest) return [record, ...rest];
      const last = goesOn ? answerRecord(sentence, `${name} ${tail}`) : null;
      // Of another keyword in its first words, the record may be claimed too: `Leap, with Vault, was added in Moss`.
      const isOther = namedIn(head).some(({ slug }) => slug !== subject.slug);
      const first = last && restAnswered({ ...sentence, text: withoutMarks(head) }, isNarrowed, isOther);
      if (last && first) return [...first, last];
    }
    return null;
  };
}
