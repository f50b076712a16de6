import type { Known } from '../known.ts';
import { createRenameSearch } from '../match/renamed.ts';
import { nearStanding, type SayingPlace, type Standing, toStandings } from '../match/standing.ts';
import { withinFrame } from '../talk/opened.ts';
import { type AnswerOf, answered } from './answered.ts';

/**
 * Prepares the answer to who says that a keyword has another name: `Bound is now Vault.` holds where it does, by what
 * tells of it, which may say `this keyword` for a name.
 */
export function createRenameAnswer(known: Known): AnswerOf {
  const { bySlug, headings, seek } = known;
  const renamesIn = createRenameSearch(known);
  return (sentence) => {
    const said = withinFrame(sentence.text, headings);
    // Behind a name may stand the other one alone: `Bound (now Vault)`.
    const behindName = `${bySlug.get(sentence.slug ?? '')?.name} = ${sentence.text}`;
    const read = [
      ...said.map((text) => ({ text, told: renamesIn(text) })),
      ...(sentence.slug === null ? [] : [{ text: sentence.text, told: renamesIn(behindName) }]),
    ];
    const { text = '', told = [] } = read.find((each) => each.told.length > 0) ?? {};
    const nearest = told.find(({ place }) => place.isCurrent && !place.isRenamed) ?? told[0];
    if (!nearest) return null;
    const found = told
      .filter(({ isOfCited }) => isOfCited)
      .map(({ place }): SayingPlace => ({ place, how: 'words' }));
    const standings = toStandings(found, seek(text), sentence.slug, bySlug);
    // Where another source tells of it than the one that is named, that is near.
    const [first = nearStanding(nearest, bySlug), ...also] = standings.map((standing): Standing => {
      const of = told.find(({ place }) => place === standing.place);
      const takenBack = standing.verdict === 'holds' ? 'near' : standing.verdict;
      return {
        ...standing,
        verdict: of?.isSo === false ? takenBack : 'holds',
        isLimited: false,
        said: of?.statement.text ?? null,
      };
    });
    return answered({ ...sentence, text }, first, also);
  };
}
