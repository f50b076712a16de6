import { inIndex } from '../../../general/by-slug.ts';
import type { Rulebook } from '../rulebook.ts';
import { type SourceName, withoutSources } from '../words/source-names.ts';
import { phraseIn } from '../words/words.ts';
import { type AnsweredSentence, recordedAnswer } from './answered.ts';

/** Words with which somebody holds a source against what they say, or says that it has it not: `Unlike the list`. */
const heldAgainst =
  / (?:after|against|before|different|have|if|newer|not|own|since|than|unlike|until|without) (?:\S+ ){0,2}$/;
const hasNot = /^ (?:\S+ ){0,2}(?:lack(?:ed|s)|miss(?:ed|es)|omits|omitted) /;

/** Says that the source before it has something, whatever that is held against. */
const says = /^ (?:also |already |still )?(?:had|has|reads?|said|says?|states?) /;

/** Says when a text was so: `In 2014 it said`, `The 2021 list said`, `Leap originally read`. */
const saidThen = new RegExp(
  ' (?:originally|(?:in|the) (?:the )?(?:19|20)\\d\\d(?: (?:glossary|it|keyword|list|rules?|sheet|text|version|wording))*) ' +
    '(?:had|has|meant|means|reads?|said|says?|was) ',
);

/** What stands around the words of a text that were found. */
function aroundFound(text: string, answers: readonly AnsweredSentence[]): string {
  return answers.reduce((left, { how, text: said }) => (how ? left.replace(said, '“ ”') : left), text);
}

/** The one source that words name in which something stands, in whatever way; null where they name none, or several. */
function sourceNamedIn(around: string, sources: readonly SourceName[]): string | null {
  let phrase = phraseIn(around);
  const ids = new Set<string>();
  for (const source of sources) {
    const [before, behind] = phrase.split(` ${source.phrase} `);
    if (before === undefined || behind === undefined) continue;
    const isHeld = heldAgainst.test(`${before} `) && !says.test(` ${behind}`);
    if (isHeld || hasNot.test(` ${behind}`)) return null;
    ids.add(source.id);
    phrase = withoutSources(phrase, [source]);
  }
  return ids.size === 1 ? ([...ids][0] ?? null) : null;
}

/**
 * Prepares what is answered where somebody names a source that never had the words, or says that they stood there in
 * former days, and no wording before the newest has them: they hold, and not there.
 * @returns a function of a text and of what is answered to its sentences
 */
export function createSourceAnswer({
  bySlug,
  headings,
}: Rulebook): (text: string, answers: AnsweredSentence[]) => AnsweredSentence[] {
  return (text, answers) => {
    if (!answers.some(({ verdict }) => verdict === 'holds')) return answers;
    const around = aroundFound(text, answers);
    const named = sourceNamedIn(around, headings.sources);
    return answers.map((answer) => {
      const { verdict, place, isElsewhere, also } = answer;
      if (verdict !== 'holds' || !place || isElsewhere) return answer;
      const { name, history } = inIndex(bySlug, place.slug);
      const isThen = named === null && saidThen.test(phraseIn(around.replace(name, 'it')));
      const then = isThen ? history.slice(0, -1).map(({ source }) => source) : [];
      const asked = named === null ? then : [named];
      const isThere = [answer, ...also].some(({ sources }) => sources.some((each) => asked.includes(each)));
      if (asked.length === 0 || isThere) return answer;
      return recordedAnswer(answer, place.slug, false, `${name} says this`, answer.sources);
    });
  };
}
