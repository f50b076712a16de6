import type { ClaimedSentence } from '../../claimed-sentence.ts';
import { isPieceWithName, matchAt } from '../../match/match.ts';
import { createNearest } from '../../match/nearest.ts';
import type { Sought } from '../../match/sought.ts';
import { nearStanding, type Standing, toStandings, unknown } from '../../match/standing.ts';
import type { Rulebook } from '../../rulebook.ts';
import { type AnsweredSentence, answered } from '../answered.ts';

/** Prepares the answer to the claim that a text says something: where it says or said so, or else what is nearest. */
export function createTextAnswer({
  bySlug,
  areOne,
  places,
  seek,
  namedOf,
  namedIn,
}: Rulebook): (sentence: ClaimedSentence) => AnsweredSentence {
  const nearest = createNearest(places);

  const standingsOf = (sought: Sought, slug: string | null): Standing[] => {
    const found = places.flatMap((place) => {
      const how = matchAt(place, sought);
      return how && (slug !== null || !isPieceWithName(place, sought)) ? [{ place, how }] : [];
    });
    return toStandings(found, sought, slug, bySlug);
  };

  const isElsewhere = ({ slug }: ClaimedSentence, { place }: Standing) =>
    slug !== null && !areOne(place?.slug, slug);

  const answerAlone = (claimed: ClaimedSentence): AnsweredSentence => {
    const sentence = { ...claimed, slug: namedOf(claimed.slug ?? '')?.slug ?? null };
    const [first, ...also] = standingsOf(seek(sentence.text, sentence.number), sentence.slug);
    const found = first && { ...sentence, ...first, also, isElsewhere: isElsewhere(sentence, first) };
    if (found && !(found.isElsewhere && found.isLimited)) return found;
    const near = nearest(sentence.text, sentence.slug);
    // If another keyword only says it as a piece, the nearest sentence of the named keyword goes first, where there is
    // one.
    if (found && !areOne(near?.place.slug, sentence.slug)) return found;
    return answered(sentence, near ? nearStanding(near, bySlug) : unknown);
  };

  return (claimed) => {
    if (!claimed.mayNameOther) return answerAlone(claimed);
    // The keyword above goes first, unless the sentence names another that has its words.
    const own = answerAlone({ ...claimed, mayNameOther: false });
    const isNamed = namedIn(claimed.text).some(({ slug }) => areOne(slug, own.place?.slug));
    const isOwn = own.how !== null && !(own.isElsewhere && isNamed);
    return isOwn ? own : answerAlone({ ...claimed, slug: null });
  };
}
