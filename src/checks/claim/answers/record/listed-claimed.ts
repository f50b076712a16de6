import type { Keyword } from '../../../../keywords/model.ts';
import { sourcesOf } from '../../match/places.ts';
import type { Rulebook } from '../../rulebook.ts';
import { bringingVerbs } from '../../talk/record-verbs.ts';
import { type AnswerWay, inAnyFrame, recordedAnswer } from '../answered.ts';
import { groupsIn } from '../forms.ts';
import { namesListed } from './recorded-names.ts';

const [where, names] = ['(?:the )?(?<where>[^:]{2,80}?)', '(?<names>.{2,300}?)[.!]*'];
const kinds = '(?:ability|abilities|effects?|keywords?)';
const what = `(?:the |all )?(?:new |other )?${kinds}`;

/** Forms of claims that several keywords came from one place: `New in Moss: Leap, Vault`, `Moss: Leap, Vault`. */
const forms = [
  `^(?:${what} ?)?(?:(?:added|debuted|introduced|new|printed|released) ?)?(?<way>by|for|from|in|with) ${where}: ${names}$`,
  `^${where}(?: (?:${bringingVerbs}))?: ${names}$`,
  `^${where} (?:first )?(?:${bringingVerbs}) ${names}$`,
  `^(?<names>.{2,300}?) (?:are|were) (?:all |both )?(?:added|introduced|new) (?<way>by|in|with) ${where}[.!]*$`,
  `^(?<names>.{2,300}?) (?:is an?|is|are all|are both|are) (?<where>(?:brand )?new(?: ${kinds})?)[.!]*$`,
].map((form) => new RegExp(form, 'iu'));

/** Words above keywords that only one source has. */
const justNew = new RegExp(`^(?:brand )?new(?: ${kinds})?$`, 'i');

/** In names; no set has so many. */
const mostNames = 60;

/**
 * Prepares the answer to claims that list keywords after the set, publisher, date or source that they came from: each
 * of them has to be on record.
 * @param answerOne answers that of one keyword
 */
export function createListedAnswer({ keywordCalled }: Rulebook, answerOne: AnswerWay): AnswerWay {
  return inAnyFrame((text, sentence) => {
    for (const { way = '', where = '', names = '' } of groupsIn(forms, [text])) {
      const listed = namesListed(names);
      const keywords = listed.length <= mostNames ? listed.map(keywordCalled) : [];
      const areNew = justNew.test(where);
      if (keywords.length < (areNew ? 1 : 2) || keywords.includes(undefined)) continue;
      if (areNew) {
        const known = keywords.filter((each) => each !== undefined);
        const older = known.find(({ history }) => history[0]?.source !== history.at(-1)?.source);
        const shown = older ? [older] : known;
        const stand = inOne(shown.map(({ name }) => `${name} stands`));
        const sources = inEach(shown.map(sourcesOf));
        const said = sources.length > 0 ? stand : `${stand} in one source each`;
        return recordedAnswer(sentence, (shown[0] as Keyword).slug, !older, said, sources);
      }
      const came = /^by$/i.test(way) ? ['was added by'] : ['is new in', 'was added in'];
      for (const verb of came) {
        const claims = [...new Set(listed)].map((name) => `${name} ${verb} ${where}`);
        const each = claims.map((text) => answerOne({ ...sentence, text }, () => [text]));
        const answers = each.filter((answer) => answer !== null);
        const [first] = answers;
        if (!first || answers.length < each.length) continue;
        const other = answers.find(({ verdict }) => verdict !== 'holds');
        const said = inOne(answers.map((answer) => answer.said ?? ''));
        const sources = other?.sources ?? inEach(answers.map((answer) => answer.sources));
        return recordedAnswer(sentence, (other ?? first).slug ?? '', !other, other?.said ?? said, sources);
      }
    }
    return null;
  });
}

/** The sources that all of several have. */
function inEach([first = [], ...others]: readonly (readonly string[])[]): string[] {
  return first.filter((id) => others.every((sources) => sources.includes(id)));
}

/** What is said of each of several keywords: `Leap, Vault stand`. */
function inOne(said: readonly string[]): string {
  const names = said.flatMap((each) => /^(.*) stands$/.exec(each)?.[1] ?? []);
  return names.length === said.length
    ? `${names.join(', ')} stand${names.length === 1 ? 's' : ''}`
    : said.join('; ');
}
