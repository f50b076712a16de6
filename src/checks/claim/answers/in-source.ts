import { inIndex } from '../../../general/by-slug.ts';
import type { Rulebook } from '../rulebook.ts';
import { type SourceName, withoutSources } from '../words/source-names.ts';
import { phraseIn } from '../words/words.ts';
import { type AnsweredSentence, recordedAnswer } from './answered.ts';

/**
 * Words before a source that contrast it with a claim or deny that it has the words: `Unlike the list`; or with which
 * somebody plays a set of the same name. Below them, words after a source that deny it.
 */
const contrasts =
  / (?:absent|addition|after|against|before|compared|differen(?:ce|t)|draft(?:ed|ing)?|have|if|missing|not|own|play(?:ed|ing)?|since|than|unlike|until|without) (?:\S+ ){0,2}$/;
const hasNot = /^ (?:\S+ ){0,2}(?:forgets|forgot|lack(?:ed|s)|miss(?:ed|es)|omits|omitted) /;

/** Verbs after a source with which it says something, even after words of contrast. */
const saying = '(?:also |already |still )?(?:had|has|reads?|said|says?|states?)';
const says = new RegExp(`^ ${saying} `);

/** Words before and after a source that introduce what it says: `According to the list`, `The list said that`. */
const leadsBefore = / (?:according to|as (?:of|per)|from|in|on|per) (?:the )?$/;
const leadsAfter = new RegExp(`^ ${saying} (?:that )?$`);

/**
 * Words that date a text in the past: `In 2014 it said`, `The 2021 list said`, `Leap originally read`; not
 * `Since the 2021 list it says`.
 */
const saidThen = new RegExp(
  '(?<! (?:since|unlike)) (?:originally|(?:in|the) (?:the )?(?<year>(?:19|20)\\d\\d)(?: (?:glossary|it|keyword|list|rules?|sheet|text|version|wording))*) ' +
    '(?:had|has|meant|means|reads?|said|says?|was) ',
);

/** Words that date a text in the present, whatever precedes them. */
const isNow = / (?:now|today) /;

/** Replaces the words that were found. */
const found = '“ ”';

/** A text with the words that were found in it replaced by {@link found}. */
function aroundFound(text: string, answers: readonly AnsweredSentence[]): string {
  return answers.reduce((left, { how, text: said }) => (how ? left.replace(said, found) : left), text);
}

/** What precedes those words, in the form of {@link phraseIn}. */
function beforeFound(around: string): string {
  return phraseIn(around.split(found)[0] ?? '');
}

/**
 * The id of the only source that words around a claim name as its place; null where they name none or several, unless
 * just one of these introduces the claim.
 */
function sourceNamedIn(around: string, sources: readonly SourceName[]): string | null {
  const lead = beforeFound(around);
  let phrase = phraseIn(around);
  let isOther = false;
  const [ids, leading] = [new Set<string>(), new Set<string>()];
  for (const source of sources) {
    const [before, after] = phrase.split(` ${source.phrase} `);
    if (before === undefined || after === undefined) continue;
    phrase = withoutSources(phrase, [source]);
    const isHeld = contrasts.test(`${before} `) && !says.test(` ${after}`);
    if (isHeld || hasNot.test(` ${after}`)) {
      isOther = true;
      continue;
    }
    ids.add(source.id);
    if (leadsTo(lead, source)) leading.add(source.id);
  }
  const named = isOther || ids.size > 1 ? leading : ids;
  return named.size === 1 ? ([...named][0] ?? null) : null;
}

function leadsTo(lead: string, { phrase }: SourceName): boolean {
  const [before, after] = lead.split(` ${phrase} `);
  if (before === undefined || after === undefined) return false;
  return after === '' ? leadsBefore.test(`${before} `) : leadsAfter.test(` ${after}`);
}

/**
 * Prepares the answer where an author names a source that never had the words, or says that they are older than the
 * newest wording, which alone has them: the words hold, but that is recorded differently.
 * @returns a function of a text and the answers to its sentences, to those answers, replaced where necessary
 */
export function createSourceAnswer({
  keywords,
  bySlug,
  headings,
}: Rulebook): (text: string, answers: AnsweredSentence[]) => AnsweredSentence[] {
  // A later year may be that of the newest source.
  const lastYear = keywords
    .map(({ introduction }) => introduction?.date?.slice(0, 4) ?? '')
    .reduce((latest, year) => (year > latest ? year : latest), '');

  return (text, answers) => {
    if (!answers.some(({ verdict }) => verdict === 'holds')) return answers;
    const around = aroundFound(text, answers);
    const named = sourceNamedIn(around, headings.sources);
    return answers.map((answer) => {
      const { verdict, place, isElsewhere, also } = answer;
      if (verdict !== 'holds' || !place || isElsewhere) return answer;
      const { name, history } = inIndex(bySlug, place.slug);
      const isOfNow = named !== null || isNow.test(beforeFound(around));
      const then = isOfNow ? null : saidThen.exec(phraseIn(around.replace(name, 'it')));
      const year = then?.groups?.year ?? '';
      const former =
        then && (year <= lastYear || lastYear === '') ? history.slice(0, -1).map(({ source }) => source) : [];
      const asked = named === null ? former : [named];
      const isThere = [answer, ...also].some(({ sources }) => sources.some((each) => asked.includes(each)));
      if (asked.length === 0 || isThere) return answer;
      return recordedAnswer(answer, place.slug, false, `${name} says this`, answer.sources);
    });
  };
}
