import { periodsOf } from '../../../../keywords/history.ts';
import { modes, nouns, stackings } from '../../../../keywords/kinds.ts';
import type { Keyword } from '../../../../keywords/model.ts';
import { allInWords } from '../../../../keywords/text/said/counted.ts';
import { readTypeLine } from '../../../../keywords/wording/traits.ts';
import { splitMeaning } from '../../../../keywords/wording/type-line.ts';
import { sourcesOf } from '../../match/places.ts';
import type { Rulebook } from '../../rulebook.ts';
import { sourceCalled } from '../../words/source-names.ts';
import { type AnswerWay, inAnyFrame, recordedAnswer } from '../answered.ts';
import { groupsIn, keywordAs } from '../forms.ts';
import { joints } from './kinds-of-several.ts';

/** What became of a kind over the wordings of a keyword. */
type Course = 'always' | 'never' | 'gained' | 'lost';

const adjectives: readonly string[] = [...stackings, ...modes];
const inRow = `(?:\\b(?:${[...joints, ...adjectives, ...nouns].join('|')})\\b[ ,]{0,2})+`;
const name = keywordAs('name');
const kinds = `(?<kinds>${inRow})`;
const former = `(?<former>${inRow})`;
const not = "(?: not|n['’]?t)";
const but = '[,;]? ?(?:(?:and|but|though) )?(?:it )?';

/** Forms of claims that a keyword always was of a kind, or never, or became it, or ceased to be it. */
const forms = (
  [
    ['always', `${name} (?:has always been|was always|always was) ${kinds}`],
    ['always', `${name} (?:is|was|has been) ${kinds}${but}(?:always was|has always been|still is)`],
    ['always', `${name} (?:is|was|has been) ${kinds}(?:all along|from the (?:beginning|start))`],
    ['never', `${name} (?:has never been|never was|was never) ${kinds}`],
    ['gained', `${name} (?:was|has)${not} always (?:been )?${kinds}`],
    [
      'gained',
      `${name} (?:was|has)${not} (?:been )?${kinds}(?:at first|before|from the (?:beginning|start)|originally)`,
    ],
    [
      'gained',
      `${name} is (?:now )?${kinds}(?:now)?${but}(?:was${not} (?:always|before)|did${not} use to be)`,
    ],
    ['gained', `${name} (?:gained|got|has been made|was made) ${kinds}`],
    ['gained', `(?:they|(?:the )?(?<source>.{2,80}?)) made ${name} ${kinds}`],
    ['gained', `${name} is (?:now )?${kinds}(?:now)?${but}(?:used to be|was) ${former}(?:before)?`],
    ['gained', `${name} used to be ${former}${but}(?:(?:is|['’]s) )?(?:now )?${kinds}(?:now)?`],
    ['gained', `${name} (?:has |was )?changed from ${former} ?to ${kinds}`],
    ['lost', `${name} (?:has ceased to be|is no longer|lost|no longer is|stopped being) ${kinds}`],
    ['lost', `${name} (?:is${not}) ${kinds}(?:any ?more|any longer)`],
  ] satisfies [Course, string][]
).map(([course, form]) => ({ course, form: new RegExp(`^${form}[.!?]*$`, 'i') }));

/** How the record says what became of a kind. */
const saying: Record<Course, string> = {
  always: 'was always',
  never: 'was never',
  gained: 'became',
  lost: 'ceased to be',
};

/**
 * Prepares the answer to claims about what kind a keyword was in the course of time, from its wordings: `Leap was always
 * static.`, `Leap is no longer layered.` What it is now, or once was, is said by its text.
 */
export function createKindInTimeAnswer({ keywordCalled, known }: Rulebook): AnswerWay {
  return inAnyFrame((text, sentence) => {
    for (const { course, form } of forms) {
      const [found] = groupsIn([form], [text]);
      const keyword = keywordCalled(found?.name ?? '');
      const source = found?.source && sourceCalled(found.source, known.sources);
      if (!found || !keyword || source === null) continue;
      const claims = [
        { claimed: course, traits: adjectivesIn(found.kinds) },
        { claimed: 'lost', traits: adjectivesIn(found.former) },
      ].filter(({ traits }) => traits.length > 0);
      const answers = claims.map((each) => ({ ...each, told: courseOf(keyword, each.traits) }));
      // Of two, what is not so tells more than what is.
      const answer = answers.find(({ claimed, told }) => told.course !== claimed) ?? answers[0];
      if (!answer) continue;
      const { claimed, traits, told } = answer;
      const isSo = told.course === claimed && (!source || told.sources.includes(source));
      const said = `${keyword.name} ${saying[told.course]} ${allInWords(traits)}`;
      return recordedAnswer(sentence, keyword.slug, isSo, said, told.sources);
    }
    return null;
  });
}

function adjectivesIn(kinds = ''): string[] {
  return kinds
    .toLowerCase()
    .split(/[ ,]+/)
    .filter((word) => adjectives.includes(word));
}

/** What became of all these traits together, with the sources in which they came or went last, or with all. */
function courseOf(keyword: Keyword, traits: readonly string[]): { course: Course; sources: string[] } {
  const periods = periodsOf(keyword).map(({ revision, sources: [source = ''] }) => {
    const { stacking, mode } = readTypeLine(splitMeaning(revision.parts[0]?.text ?? '').typeLine);
    const has = traits.every((trait) => [...stacking, ...mode].some((each) => each === trait));
    return { has, source };
  });
  const isNow = periods.at(-1)?.has === true;
  const last = periods.findLastIndex(({ has }) => has !== isNow);
  if (last === -1) return { course: isNow ? 'always' : 'never', sources: sourcesOf(keyword) };
  return { course: isNow ? 'gained' : 'lost', sources: [periods[last + 1]?.source ?? ''] };
}
