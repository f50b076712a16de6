import { nearStanding, type SayingPlace, type Standing, toStandings } from '../match/standing.ts';
import type { Rulebook } from '../rulebook.ts';
import { type AnswerWay, answered, inAnyFrame } from './answered.ts';
import { createRenameSearch } from './renamed.ts';

/**
 * Prepares the answer to claims that a keyword has another name: `Bound is now Vault.` holds where it does, by what
 * tells of it, which may say `this keyword` for a name.
 */
export function createRenameAnswer(rulebook: Rulebook): AnswerWay {
  const { bySlug, seek } = rulebook;
  const renamesIn = createRenameSearch(rulebook);
  return inAnyFrame((text, sentence) => {
    const name = bySlug.get(sentence.slug ?? '')?.name;
    const alone = renamesIn(text);
    // Behind a name may stand the other one alone: `Bound (now Vault)`.
    const isBehindName = alone.length === 0 && name !== undefined && text === sentence.text;
    const told = isBehindName ? renamesIn(`${name} = ${text}`) : alone;
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
  });
}
