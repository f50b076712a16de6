import { inIndex } from '../../../../general/by-slug.ts';
import type { ClaimedSentence } from '../../claimed-sentence.ts';
import { sourcesOf } from '../../match/places.ts';
import type { Rulebook } from '../../rulebook.ts';
import { sourcesMeant } from '../../words/source-kinds.ts';
import { type Answer, type AnsweredSentence, recordedAnswer } from '../answered.ts';
import { groupsIn } from '../forms.ts';
import { withinFrame } from '../frame.ts';

const [source, other] = ['source', 'other'].map((group) => `(?<${group}>[^"“”:]{2,80}?)`);
const says = '(?:contains?|ha(?:s|ve)|mentions?|reads?|says?|states?)(?: that|:)?';
const text = '["“]?(?<text>[^"“”]{3,900}?)["”]?[.!]?';
/** A text, and what parts it from the source; a rule without that may only hold in some case. */
const stands = `(?:["“]?(?<text>[^"“”]{3,900}?)(?:["”](?: appears?| is(?: found)?| stands?)?|,| appears?| is(?: found)?| stands?)|(?<kind>[^"“”,]{2,80}? is [^"“”,]{3,80}?))`;

/** Forms of claims that some sources alone say something, and below them, that they do not say it. */
const alone = [
  `^only (?:in )?${source} ${says} ${text}$`,
  `^${source} is the only (?:1|document|one|place|source)(?: of (?:all|the(?: \\S+)? documents|the(?: \\S+)? sources|them))? (?:that|which|where it) ${says} ${text}$`,
  `^${stands} only in ${source}[.!]?$`,
  `^${stands} in ${source} (?:alone|only)[.!]?$`,
].map((form) => new RegExp(form, 'iu'));
const never = [
  `^neither (?:in )?${source} nor (?:in )?${other} ${says} ${text}$`,
  `^${source} (?:do|does)(?:n['’]?t| not) (?:actually )?${says} ${text}$`,
  `^${stands} (?:in )?neither (?:in )?${source} nor (?:in )?${other}[.!]?$`,
].map((form) => new RegExp(form, 'iu'));

/** A word of every such claim, and in characters how long one may be. */
const tells = /\b(?:alone|neither|not|only|(?:do|does)n['’]?t)\b/i;
const longest = 1_000;

/**
 * Prepares the answer to claims that some sources say something, and no others, or that they do not say it:
 * `Only the Glossary says that they rest.`, `Neither the List nor the sheets say that they rest.`
 * @param answer answers what they say
 * @returns a function from a sentence to its answer; null where it is no such claim, or no source says that
 */
export function createOnlyAnswer(
  { bySlug, areOne, keywordCalled, known }: Rulebook,
  answer: Answer,
): (sentence: ClaimedSentence) => readonly AnsweredSentence[] | null {
  const { sources, kindsOfSources } = known;
  const idsOf = (name = '') => sourcesMeant(name.replace(/^(?:in )?the /i, ''), sources, kindsOfSources);

  /** The sources of a keyword, or of all wordings that say a text; and what of it they record. */
  const recordOf = (said: string, sentence: ClaimedSentence) => {
    const keyword = keywordCalled(said);
    if (keyword) {
      return { slug: keyword.slug, had: sourcesOf(keyword), told: `${keyword.name} stands` };
    }
    const [first, ...more] = answer({ ...sentence, text: said });
    if (!first?.how || !first.place || first.isLimited || first.isElsewhere || more.length > 0) return null;
    const { slug } = first.place;
    const same = [first, ...first.also].filter((each) => areOne(each.place?.slug, slug));
    const had = [...new Set(same.flatMap((each) => each.sources))];
    return { slug, had, told: `${inIndex(bySlug, slug).name} says this` };
  };

  return (sentence) => {
    if (sentence.text.length > longest || !tells.test(sentence.text)) return null;
    for (const said of withinFrame(sentence.text, known))
      for (const [forms, isAlone] of [[alone, true] as const, [never, false] as const]) {
        const [found] = groupsIn(forms, [said]);
        const ids = [found?.source, found?.other].map((name) => (name === undefined ? null : idsOf(name)));
        const claimed = found?.text ?? found?.kind;
        if (!claimed || ids.some((each) => each?.length === 0)) continue;
        const meant = ids.flatMap((each) => each ?? []);
        const record = recordOf(claimed, sentence);
        if (!record) return null;
        const { slug, had, told } = record;
        const isSo = isAlone ? had.every((id) => meant.includes(id)) : !had.some((id) => meant.includes(id));
        return [recordedAnswer(sentence, slug, isSo, told, had)];
      }
    return null;
  };
}
