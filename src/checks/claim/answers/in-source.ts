import { inIndex } from '../../../general/by-slug.ts';
import type { Rulebook } from '../rulebook.ts';
import { type SourceName, withoutSources } from '../words/source-names.ts';
import { phraseIn } from '../words/words.ts';
import { type AnsweredSentence, recordedAnswer } from './answered.ts';

/**
 * Words with which somebody holds a source against what they say, or says that it has it not: `Unlike the list`; or plays
 * a set that has its name.
 */
const heldAgainst =
  / (?:absent|addition|after|against|before|compared|differen(?:ce|t)|draft(?:ed|ing)?|have|if|missing|not|own|play(?:ed|ing)?|since|than|unlike|until|without) (?:\S+ ){0,2}$/;
const hasNot = /^ (?:\S+ ){0,2}(?:forgets|forgot|lack(?:ed|s)|miss(?:ed|es)|omits|omitted) /;

/** Says that the source before it has something, whatever that is held against. */
const saying = '(?:also |already |still )?(?:had|has|reads?|said|says?|states?)';
const says = new RegExp(`^ ${saying} `);

/** What stands on both sides of a source that leads to the words themselves: `According to the list`, `The list said that`. */
const leadsBefore = / (?:according to|as (?:of|per)|from|in|on|per) (?:the )?$/;
const leadsAfter = new RegExp(`^ ${saying} (?:that )?$`);

/** Says when a text was so: `In 2014 it said`, `The 2021 list said`, `Leap originally read`; not `Since the 2021 list it says`. */
const saidThen = new RegExp(
  '(?<! (?:since|unlike)) (?:originally|(?:in|the) (?:the )?(?<year>(?:19|20)\\d\\d)(?: (?:glossary|it|keyword|list|rules?|sheet|text|version|wording))*) ' +
    '(?:had|has|meant|means|reads?|said|says?|was) ',
);

/** Says that the words are those of today, whatever was said of former days before. */
const isNow = / (?:now|today) /;

/** Stands for the words that were found. */
const found = '“ ”';

/** What stands around the words of a text that were found. */
function aroundFound(text: string, answers: readonly AnsweredSentence[]): string {
  return answers.reduce((left, { how, text: said }) => (how ? left.replace(said, found) : left), text);
}

/** What stands before the words of a text that were found, as words alone. */
function beforeFound(around: string): string {
  return phraseIn(around.split(found)[0] ?? '');
}

/**
 * The one source that words name in which something stands, in whatever way; null where they name none, or several of
 * which not one alone leads to it.
 */
function sourceNamedIn(around: string, sources: readonly SourceName[]): string | null {
  const lead = beforeFound(around);
  let phrase = phraseIn(around);
  let isOther = false;
  const [ids, leading] = [new Set<string>(), new Set<string>()];
  for (const source of sources) {
    const [before, behind] = phrase.split(` ${source.phrase} `);
    if (before === undefined || behind === undefined) continue;
    phrase = withoutSources(phrase, [source]);
    const isHeld = heldAgainst.test(`${before} `) && !says.test(` ${behind}`);
    if (isHeld || hasNot.test(` ${behind}`)) {
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
  const [before, behind] = lead.split(` ${phrase} `);
  if (before === undefined || behind === undefined) return false;
  return behind === '' ? leadsBefore.test(`${before} `) : leadsAfter.test(` ${behind}`);
}

/**
 * Prepares what is answered where somebody names a source that never had the words, or says that they stood there in
 * former days, and no wording before the newest has them: they hold, and not there.
 * @returns a function of a text and of what is answered to its sentences
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
