import { capitalise } from '../../keywords/text/capitalise.ts';
import { splitMeaning } from '../../keywords/type-line.ts';
import type { AnswerOf } from './answered.ts';
import type { Known } from './known.ts';
import { behindOpening } from './opened.ts';
import { type Found, nearStanding, toStanding } from './standing.ts';
import { phraseOf, wordsOf } from './words.ts';

/** How somebody says of which kind a keyword is, behind its name, and how he asks whether it is. */
const kindOf = /^(\S.{1,59}?) is (an? .*?)[.!?]*$/s;
const isOfKind = /^is(?:n['’]?t)? (\S.{1,59}?) (an? .*?)\?+$/is;

/** What ends a kind. */
const kinds = / (?:ability|effect) $/;

/** Fewer words say of no keyword what it is. */
const leastWords = 3;

/**
 * Prepares the answer to who says of which kind a keyword is: `Armor is an isolated, static ability.` says what the text
 * of Armor begins with; another kind is near that.
 */
export function createKindAnswer({ bySlug, places, headings, slugOf, seek }: Known): AnswerOf {
  return (sentence) => {
    const said = behindOpening(sentence.text, headings) ?? sentence.text;
    const [, name = '', text = ''] = isOfKind.exec(said) ?? kindOf.exec(said) ?? [];
    const slug = slugOf(name);
    const sought = seek(text);
    const meanings = places.filter((place) => place.slug === slug && place.part === 'meaning');
    const found = meanings
      .filter(({ text: meaning }) => {
        const { note } = splitMeaning(meaning);
        const phrase = phraseOf(wordsOf(meaning.slice(note.length)));
        return sought.count >= leastWords && phrase.startsWith(sought.phrase);
      })
      .map(
        (place): Found => ({
          place,
          how: place.folded.includes(capitalise(sought.folded)) ? 'verbatim' : 'spelling',
        }),
      );
    if (found.length > 0) {
      const standing = toStanding(found, sought, bySlug);
      const line = phraseOf(wordsOf(splitMeaning(standing.place?.text ?? '').typeLine));
      // Of a whole type line nothing is left out but that it means something.
      const isLimited = line.slice(sought.phrase.length) !== 'that means ';
      return { ...sentence, slug, text, ...standing, isLimited, also: [], isElsewhere: false };
    }
    // What held last goes first.
    const [place] = meanings;
    const [statement] = place?.statements ?? [];
    if (!place || !statement || !kinds.test(sought.phrase)) return null;
    return {
      ...sentence,
      slug,
      ...nearStanding({ place, statement }, bySlug),
      also: [],
      isElsewhere: false,
    };
  };
}
