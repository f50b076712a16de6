import { modes, nouns, stackings } from '../../../keywords/kinds.ts';
import { readTypeLine } from '../../../keywords/wording/traits.ts';
import { splitMeaning } from '../../../keywords/wording/type-line.ts';
import type { Place } from '../match/places.ts';
import { nearStanding, type SayingPlace, toStanding } from '../match/standing.ts';
import type { Rulebook } from '../rulebook.ts';
import type { ClaimedSentence } from '../words/sentences.ts';
import { phraseIn } from '../words/words.ts';
import { type AnsweredSentence, type AnswerWay, answered, inAnyFrame } from './answered.ts';

/** With these words alone somebody says of which kind a keyword is. */
const kind = new Set<string>([...stackings, ...modes, ...nouns]);
/** Lists of which a keyword has one, as a rule: what says one of a list is none of the others that it does not say. */
const exclusive: readonly (readonly string[])[] = [stackings, modes];
const isExclusive = (word: string) => exclusive.some((ways) => ways.includes(word));
const joints = new Set(['a', 'an', 'and', 'both']);
const kinds = `((?:\\b(?:${[...joints, ...kind].join('|')})\\b[ ,]*)+|an? .*?|\\p{L}+ed .*?)`;

/** How somebody says of which kind a keyword is, or when it acts, behind its name, and how he asks whether it is. */
const kindOf = new RegExp(
  `^(\\S.{1,59}?) (?:is(?: now| still)? ${kinds}|(triggers .*?))(?: now)?[.!?]*$`,
  'isu',
);
const isOfKind = new RegExp(`^is(?:n['’]?t)? (\\S.{1,59}?)(?: now| still)? ${kinds}(?: now)?\\?+$`, 'isu');

/** How somebody says that it is of none. */
const notOfKind = new RegExp(
  `^(\\S.{1,59}?) (?:is(?: now)? not|isn['’]?t)((?: (?:${[...joints, ...kind].join('|')}))+)[.!]*$`,
  'isu',
);

/** What ends a kind. */
const noun = new RegExp(` (?:${nouns.join('|')}) `);

/** The type line of a meaning, as words alone, and what of it says the kind in front of the noun. */
function typeLineOf({ text }: Place): string {
  return phraseIn(splitMeaning(text).typeLine);
}

function upToNoun(place: Place): string {
  return atNoun(typeLineOf(place))[0];
}

/** What stands up to the noun, and the moment behind it; nothing where there is no noun. */
function atNoun(line: string): [kind: string, moment: string] {
  const found = noun.exec(line);
  const end = found ? found.index + found[0].length : 0;
  return [line.slice(0, end), found ? line.slice(end - 1) : ''];
}

/** The words that say of which kind something is; null where others stand there, or none. */
function traitsIn(phrase: string): string[] | null {
  const traits = phrase.split(' ').filter((word) => word !== '' && !joints.has(word));
  return traits.length > 0 && traits.every((word) => kind.has(word)) ? traits : null;
}

/** A place that says of which kind a keyword is, and whether it says it in the words and the order of the claim. */
interface KindSaid extends SayingPlace {
  isInOrder: boolean;
}

/** Fewer words say of no keyword what it is. */
const leastWordsOfKind = 3;

/**
 * Prepares the answer to claims about a keyword's kind: `Armor is an isolated, static ability.` says what the text
 * of Armor begins with, and `Armor is static.` a word of it; another kind is near that.
 */
export function createKindAnswer({ bySlug, places, namedOf, seek }: Rulebook): AnswerWay {
  const answerDenied = (said: string, sentence: ClaimedSentence): AnsweredSentence | null => {
    const [, name = '', text = ''] = notOfKind.exec(said) ?? [];
    const slug = namedOf(name)?.slug;
    const place = places.find((each) => each.slug === slug && each.part === 'meaning' && each.isCurrent);
    const [trait = '', more] = text.toLowerCase().split(' ').filter(isExclusive);
    if (!slug || !place || more !== undefined) return null;
    const { stacking, mode } = readTypeLine(splitMeaning(place.text).typeLine);
    const has = (way: string) => [...stacking, ...mode].some((each) => each === way);
    const own = exclusive.find((ways) => ways.includes(trait))?.find(has);
    // Of a text that says nothing of it, nothing can be denied.
    const [statement] = place.statements;
    if (own === undefined || !statement) return null;
    const standing = has(trait)
      ? nearStanding({ place, statement }, bySlug)
      : { ...toStanding([{ place, how: 'words' }], seek(own), bySlug), isFilledIn: false, isLimited: false };
    return answered({ ...sentence, slug }, standing);
  };

  return inAnyFrame((said, sentence) => {
    const denied = answerDenied(said, sentence);
    if (denied) return denied;
    const [, name = '', ofKind, text = ofKind ?? ''] = isOfKind.exec(said) ?? kindOf.exec(said) ?? [];
    const slug = namedOf(name)?.slug;
    if (!slug) return null;
    const sought = seek(text.replace(/^triggers /i, 'triggered '));
    const isMoment = /^ \p{L}+ed /u.test(sought.phrase);
    const [kindTold, moment] = atNoun(sought.phrase);
    const allTraits = traitsIn(phraseIn(text));
    const traits = allTraits ?? traitsIn(kindTold);
    const meanings = places.filter((place) => place.slug === slug && place.part === 'meaning');
    const having = (lineOf: (place: Place) => string) =>
      meanings.flatMap((place): KindSaid[] => {
        const at = typeLineOf(place).indexOf(sought.phrase);
        if (sought.count >= leastWordsOfKind && (isMoment ? at !== -1 : at === 0))
          return [{ place, how: 'words', isInOrder: true }];
        // Of the traits some may be left out in front of the moment.
        const isThen = allTraits !== null || atNoun(typeLineOf(place))[1] === `${moment}that means `;
        const isSaid = isThen && traits?.every((word) => lineOf(place).includes(` ${word} `));
        return isSaid ? [{ place, how: 'words', isInOrder: false }] : [];
      });
    // `A layered ability activated during …` is an activated one where no wording that holds has that in front.
    const ways = [upToNoun, typeLineOf].map(having);
    const isNow = (found: readonly KindSaid[]) => found.some(({ place }) => place.isCurrent);
    const found = ways.find(isNow) ?? ways.find(({ length }) => length > 0);
    if (found) {
      const standing = toStanding(found, sought, bySlug);
      const { place } = standing;
      const isInOrder = found.some((each) => each.place === place && each.isInOrder);
      // When it acts does not narrow of which kind it is; of a moment that is told nothing may be left out.
      const isOfKindAlone = !isInOrder || (place && upToNoun(place).startsWith(sought.phrase));
      const isWhole = place && typeLineOf(place).endsWith(`${sought.phrase}that means `);
      const isLimited = !isOfKindAlone && !isWhole;
      return answered({ ...sentence, slug }, { ...standing, isFilledIn: false, asX: null, isLimited });
    }
    // What held last goes first.
    const [place] = meanings;
    const [statement] = place?.statements ?? [];
    if (!place || !statement || !(traits || noun.test(sought.phrase))) return null;
    return answered({ ...sentence, slug }, nearStanding({ place, statement }, bySlug));
  });
}
