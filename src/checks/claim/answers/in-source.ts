import { inIndex } from '../../../general/by-slug.ts';
import type { Rulebook } from '../rulebook.ts';
import { type SourceName, withoutSources } from '../words/source-names.ts';
import { phraseIn } from '../words/words.ts';
import { type AnsweredSentence, recordedAnswer } from './answered.ts';

/** Words with which somebody holds a source against what they say, or says that it has it not: `Unlike the list`. */
const heldAgainst =
  / (?:after|against|before|different|have|if|newer|not|own|since|than|unlike|until|without) (?:\S+ ){0,2}$/;
const hasNot = /^ (?:\S+ ){0,2}(?:lack(?:ed|s)|miss(?:ed|es)|omits|omitted) /;

/**
 * The one source that a text names around what was answered of it, and in which it says that this stands, in whatever
 * words; null where it names none, or several.
 */
function sourceNamedIn(
  text: string,
  answers: readonly AnsweredSentence[],
  sources: readonly SourceName[],
): string | null {
  const around = answers.reduce(
    (left, { how, text: said }) => (how ? left.replace(said, '“ ”') : left),
    text,
  );
  let phrase = phraseIn(around);
  const ids = new Set<string>();
  for (const source of sources) {
    const [before, behind] = phrase.split(` ${source.phrase} `);
    if (before === undefined || behind === undefined) continue;
    if (heldAgainst.test(`${before} `) || hasNot.test(` ${behind}`)) return null;
    ids.add(source.id);
    phrase = withoutSources(phrase, [source]);
  }
  return ids.size === 1 ? ([...ids][0] ?? null) : null;
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
    const source = holds ? sourceNamedIn(text, answers, headings.sources) : null;
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
