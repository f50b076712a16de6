import { nearStanding, type SayingPlace, type Standing, toStandings } from '../../match/standing.ts';
import type { Rulebook } from '../../rulebook.ts';
import { type AnswerWay, answered, inAnyFrame } from '../answered.ts';
import { createRenameSearch } from './renamed.ts';

/**
 * Prepares the answer to claims that a keyword has another name: `Bound is now Vault.` If that is so, the claim holds
 * by the sentence of a source that says it, which may have `this keyword` for a name.
 */
export function createRenameAnswer(rulebook: Rulebook): AnswerWay {
  const { bySlug, seek } = rulebook;
  const renamesIn = createRenameSearch(rulebook);
  return inAnyFrame((text, sentence) => {
    const name = bySlug.get(sentence.slug ?? '')?.name;
    const alone = renamesIn(text);
    // After a heading, the other name may be alone: `Bound (now Vault)`.
    const isAfterName = alone.length === 0 && name !== undefined && text === sentence.text;
    const told = isAfterName ? renamesIn(`${name} = ${text}`) : alone;
    const nearest = told.find(({ place }) => place.isCurrent && !place.isRenamed) ?? told[0];
    if (!nearest) return null;
    const found = told
      .filter(({ isOfCited }) => isOfCited)
      .map(({ place }): SayingPlace => ({ place, how: 'words' }));
    const standings = toStandings(found, seek(text), sentence.slug, bySlug);
    // If a source other than the cited one says it, that is near.
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
