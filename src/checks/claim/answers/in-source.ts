import { inIndex } from '../../../general/by-slug.ts';
import type { Rulebook } from '../rulebook.ts';
import { qualifies } from '../talk/taking-back.ts';
import { type SourceName, sourceCalled } from '../words/source-names.ts';
import { phraseIn } from '../words/words.ts';
import { type AnsweredSentence, recordedAnswer } from './answered.ts';

/** What may lead to a sentence: all up to a mark, or up to a "that". */
const leadEnd = /[:,"“]|\bthat\b/g;

/** Who names a source names it near the beginning. */
const longestLead = 100;

/** What is cited in brackets behind a sentence: `(Keyword list)`, `(Armor, Keyword list)`. */
const cited = /\(([^()]{2,80})\)[.!]?$/;

/** How somebody says in front of a sentence that a source has it. */
const inSource = / (?:according to|as of|as per|in|on|per) (?:the )?$/;
const sourceSays = /^ (?:already |also |still )?(?:had|has|reads?|said|says?|states?)(?: that)? $/;

const heldAgainst = / (?:different|unlike) /;

/** The one source in which a text says that its sentence stands; null where it names none, or several. */
function sourceNamedIn(text: string, sources: readonly SourceName[]): string | null {
  const [, behind = ''] = cited.exec(text) ?? [];
  const named = behind.split(/, /).map((part) => sourceCalled(part, sources));
  for (const { 0: mark, index } of text.slice(0, longestLead).matchAll(leadEnd)) {
    const lead = phraseIn(text.slice(0, index));
    if (!qualifies(lead) && !heldAgainst.test(lead)) named.push(sourceOfLead(lead, mark, sources));
  }
  const ids = new Set(named.filter((id) => id !== null));
  return ids.size === 1 ? ([...ids][0] ?? null) : null;
}

function sourceOfLead(lead: string, mark: string, sources: readonly SourceName[]): string | null {
  const source = sources.find(({ phrase }) => {
    const [before, behind] = lead.split(` ${phrase} `);
    if (before === undefined || behind === undefined) return false;
    const isAlone = mark === ':' && /^(?: from)?(?: the)?$/.test(before) && behind === '';
    return isAlone || (behind === '' && inSource.test(`${before} `)) || sourceSays.test(` ${behind}`);
  });
  return source?.id ?? null;
}

/**
 * Prepares what is answered where somebody names a source that never had the words: they hold, and not there.
 * @returns a function of a text and of what is answered to its sentences
 */
export function createSourceAnswer({
  bySlug,
  headings,
}: Rulebook): (text: string, answers: AnsweredSentence[]) => AnsweredSentence[] {
  return (text, answers) => {
    const holds = answers.some(({ verdict }) => verdict === 'holds');
    const source = holds ? sourceNamedIn(text, headings.sources) : null;
    if (source === null) return answers;
    return answers.map((answer) => {
      const { verdict, place, isElsewhere, also } = answer;
      const isThere = [answer, ...also].some(({ sources }) => sources.includes(source));
      if (verdict !== 'holds' || !place || isElsewhere || isThere) return answer;
      const { name } = inIndex(bySlug, place.slug);
      return recordedAnswer(answer, place.slug, false, `${name} says this`, answer.sources);
    });
  };
}
