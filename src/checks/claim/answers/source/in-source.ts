import { inIndex } from '../../../../general/by-slug.ts';
import type { Keyword } from '../../../../keywords/model.ts';
import { sourcesOf } from '../../match/places.ts';
import type { Rulebook } from '../../rulebook.ts';
import { changeVerbs, textVerbs } from '../../talk/record-verbs.ts';
import { kindsByName } from '../../words/source-kinds.ts';
import { phraseIn } from '../../words/words.ts';
import { type AnsweredSentence, recordedAnswer } from '../answered.ts';
import { sourceNamedIn, sourcesContrasted } from './named-source.ts';
import { sourcesSaidToAgree } from './said-throughout.ts';

/** Words for the first of several wordings, and verbs with which one says something. */
const first = '(?:earliest|first|initial|oldest|original)';
const verb = `(?:${textVerbs}|was)`;

/**
 * Words that date a text in the past: `In 2014 it said`, `The 2021 list said`, `Leap originally read`,
 * `Before it was reworded, it said`, `The first wording of it`; not `Since the 2021 list it says`.
 */
const saidThen = new RegExp(
  `(?<! (?:since|unlike)) (?:${[
    'at first',
    `before (?:it (?:got|was)|its|the) (?:changes?|errata|rewording|${changeVerbs})`,
    'initially',
    `on the ${first} cards?`,
    'originally',
    `the ${first}(?= it)`,
    'years ago',
    '(?:in|the) (?:the )?(?<year>(?:19|20)\\d\\d)',
  ].join(
    '|',
  )})(?: (?:glossary|it|keyword|list|rules?|sheet|text|version|wording))* ${verb} | ${first} (?:document|printing|rul(?:e|ing)|source|text|version|wording) | (?:earlier|older|previous) (?:documents?|sources?|texts?|versions?|wordings?) ${verb} `,
);

/** Words that date a text in the present, whatever precedes them. */
const isNow = / (?:now|today) /;

/** Words after a sentence that say where it stands: `is in every source`, `has always been in the rules`. */
const saysWhereItStands =
  /^ (?:appears|has (?:always )?been|is|stands|was) (?:(?:found|listed|printed|there) )?(?:all|from|in|since) /;

/** Replaces the words that were found. */
const found = '“ ”';

/** Those words right after or before a source since which they are claimed to stand. */
const foundSince = /(?<=^since [^:“”]{2,80}), ["“]?“ ”|“ ”[.,"”]{0,3}(?= since )/i;

/** A text with the words that were found in it replaced by {@link found}. */
function aroundFound(text: string, answers: readonly AnsweredSentence[]): string {
  return answers.reduce(
    (left, { how, text: said, framed = said }) => (how ? left.replace(framed, found) : left),
    text,
  );
}

/** What precedes those words, in the form of {@link phraseIn}. */
function beforeFound(around: string): string {
  return phraseIn(around.split(found)[0] ?? '');
}

/**
 * Prepares the answer where an author names a source that never had the words, or says that they are older than the
 * newest wording, which alone has them: the words hold, but that is recorded differently.
 * @returns a function of a text and the answers to its sentences, to those answers, replaced where necessary
 */
export function createSourceAnswer({
  keywords,
  bySlug,
  known,
  areOne,
}: Rulebook): (text: string, answers: AnsweredSentence[]) => AnsweredSentence[] {
  // A later year than that of the last date may be that of the newest source.
  const lastDate = keywords
    .map(({ introduction }) => introduction?.date ?? '')
    .reduce((latest, date) => (date > latest ? date : latest), '');

  /** The sources in which the words around a claim put it, and whether each of them has to have it. */
  const placed = (around: string, keyword: Keyword): { asked: readonly string[]; each: boolean } => {
    const had = sourcesOf(keyword);
    const byName = (said: string) => kindsByName(said, known.kindsOfSources, had);
    const phrase = byName(phraseIn(around.replace(keyword.name, 'it').replace(foundSince, ' it says')));
    const agreeing = sourcesSaidToAgree(phrase, known.sources, had);
    if (agreeing.length > 0) return { asked: agreeing, each: true };
    const named = sourceNamedIn(byName(phraseIn(around)), byName(beforeFound(around)), known.sources);
    if (named !== null) return { asked: [named], each: false };
    const then = isNow.test(beforeFound(around)) ? null : saidThen.exec(phrase);
    const year = then?.groups?.year ?? '';
    const isPast = then && (year <= lastDate || lastDate === '');
    return { asked: isPast ? had.slice(0, -1) : [], each: false };
  };

  /** Whether the sources in which words around an answer put it have it; null where they put it in none. */
  const isThere = (around: string, { also, ...answer }: AnsweredSentence, keyword: Keyword) => {
    const { asked, each } = placed(around, keyword);
    // What is claimed of one keyword is not in a source that has the same words in another.
    const isNamed = answer.slug !== null || phraseIn(around).includes(phraseIn(keyword.name));
    const own = isNamed ? also.filter(({ place }) => areOne(place?.slug, keyword.slug)) : also;
    const has = (source: string) => [answer, ...own].some(({ sources }) => sources.includes(source));
    const lead = kindsByName(beforeFound(around), known.kindsOfSources, sourcesOf(keyword));
    if (sourcesContrasted(lead, known.sources).some(has)) return false;
    if (asked.length === 0) return null;
    return each ? asked.every(has) : asked.some(has);
  };

  return (text, answers) => {
    const held = answers.filter(isOfPlace);
    if (held.length === 0) return answers;
    const keywordOf = ({ place }: AnsweredSentence) => inIndex(bySlug, place?.slug ?? '');
    const [first, ...others] = held;
    const tails = first && others.length === 0 ? answers.filter(isTail) : [];
    const around = tails.reduce((left, tail) => left.replace(tail.text, ''), aroundFound(text, answers));
    return answers.map((answer) => {
      const of = tails.includes(answer) ? first : answer;
      if (!of || !isOfPlace(of)) return answer;
      const { slug, name } = keywordOf(of);
      const isSo = isThere(of === answer ? around : answer.text, of, keywordOf(of));
      return isSo === null || (isSo && of === answer)
        ? answer
        : recordedAnswer(answer, slug, isSo, `${name} says this`, of.sources);
    });
  };
}

/** Whether it only says of another where that stands. */
function isTail({ verdict, text }: AnsweredSentence): boolean {
  return verdict === 'unknown' && saysWhereItStands.test(phraseIn(text));
}

/** Whether it holds because the keyword that it is claimed of, or none in particular, says it. */
function isOfPlace({ verdict, place, isElsewhere }: AnsweredSentence): boolean {
  return verdict === 'holds' && place !== null && !isElsewhere;
}
