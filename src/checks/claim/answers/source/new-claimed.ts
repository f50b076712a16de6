import { inIndex } from '../../../../general/by-slug.ts';
import type { ClaimedSentence } from '../../claimed-sentence.ts';
import type { Rulebook } from '../../rulebook.ts';
import { sourceCalled } from '../../words/source-names.ts';
import { type Answer, type AnsweredSentence, recordedAnswer } from '../answered.ts';
import { groupsIn } from '../forms.ts';
import { withinFrame } from '../frame.ts';

/** A sentence that somebody may call new; no source has a longer one. */
const text = '(?<text>[^"“”]{10,900})';
/** The first mark may be gone with the words that introduce the claim. */
const quoted = `["“]?${text}["”]`;
const came = '(?:new|(?:added|introduced)(?: later)?)';
/** Its name may end in brackets: `Moss (Fern)`. */
const source = '(?<source>[^"“”():]{2,80}(?:\\([^"“”():]{1,40}\\))?)';
const within = `(?: (?:by|in|with) (?:the )?${source})`;

/** Forms of claims that a sentence is new, or new in a source. */
const forms = [
  `^(?:the (?:rule|ruling|sentence|text) )?${quoted},? (?:is|was) ${came}${within}?[.!]?$`,
  `^(?:(?:the )?${source} (?:has )?)?(?:added|introduced):? ${quoted}[.!]?$`,
  `^(?:the )?${source} (?:has )?(?:added|introduced): ${text}$`,
  `^${came}${within}: ["“]?${text}["”]?[.!]?$`,
  `^it(?:['’]s| is) new${within}? that ${text}$`,
  `^["“]?${text}["”]? \\((?:new|${came}${within})\\)[.!]?$`,
].map((form) => new RegExp(form, 'iu'));

/** A word for any source. */
const anySource = /^they$/i;

/**
 * Prepares the answer to claims that a sentence is new: `“It rests.” was added in the Sheet.` That is so if no older
 * source has it; without a source, the newest of its keyword is meant.
 * @param answer answers the sentence itself
 * @returns a function from a sentence to its answers; null where it is no such claim
 */
export function createNewAnswer(
  { bySlug, areOne, known }: Rulebook,
  answer: Answer,
): (sentence: ClaimedSentence) => readonly AnsweredSentence[] | null {
  return (sentence) => {
    const [found] = groupsIn(forms, withinFrame(sentence.text, known));
    if (!found?.text) return null;
    const isAny = found.source === undefined || anySource.test(found.source);
    const source = isAny ? null : sourceCalled(found.source ?? '', known.sources);
    if (!isAny && source === null) return null;
    const answers = answer({ ...sentence, text: found.text });
    const [said, ...more] = answers;
    if (!said?.how || said.isLimited || more.length > 0) return null;
    const { verdict, place, isElsewhere, also } = said;
    if (verdict !== 'holds' || !place || isElsewhere) return answers;
    const { name, history } = inIndex(bySlug, place.slug);
    const since = source ?? history.at(-1)?.source;
    const same = [said, ...also].filter((each) => areOne(each.place?.slug, place.slug));
    const isSo = same.every(({ sources: [first] }) => first === since);
    return [recordedAnswer(sentence, place.slug, isSo, `${name} says this`, said.sources)];
  };
}
