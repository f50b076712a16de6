import { modes, nouns, stackings } from '../../../../keywords/kinds.ts';
import { readTypeLine } from '../../../../keywords/wording/traits.ts';
import { splitMeaning } from '../../../../keywords/wording/type-line.ts';
import type { ClaimedSentence } from '../../claimed-sentence.ts';
import type { Place } from '../../match/places.ts';
import { nearStanding, type SayingPlace, toStanding } from '../../match/standing.ts';
import type { Rulebook } from '../../rulebook.ts';
import { phraseIn } from '../../words/words.ts';
import { type AnsweredSentence, type AnswerWay, answered, inAnyFrame } from '../answered.ts';
import { groupsIn } from '../forms.ts';
import { joints, kindClaimsIn, kindWords } from './kinds-of-several.ts';

const kind = new Set(kindWords);
/** Lists of which a keyword has one as a rule; one that it has excludes the others. */
const exclusive: readonly (readonly string[])[] = [stackings, modes, nouns];
const isNoun = (word: string) => nouns.some((each) => each === word);
const isExclusive = (word: string) => exclusive.some((ways) => ways.includes(word));
const anyKind = [...joints, ...kind].join('|');
const inRow = `(?:\\b(?:${anyKind})\\b[ ,]*)+`;
const kinds = `(?<kinds>${inRow}|an? .*?|\\p{L}+ed .*?)`;

/** Claims about a keyword's kind, or when it acts, after its name; and questions about it. */
const name = String.raw`(?<name>\S.{1,59}?)`;
const verb =
  '(?:(?:is(?: now| still)?|can be|gets|was|(?:has been|(?<fresh>became|has become)))|(?<past>used to be|was (?:formerly|once|originally|previously)))';
const kindOf = new RegExp(
  `^${name} (?:${verb} ${kinds}|(?:now )?(?<moment>triggers .*?))(?: now)?[.!?]*$`,
  'isu',
);
/** What somebody does with a keyword, and when: `You may play Moss during the build step.` */
const actsWhen =
  /^you (?:(?:can|may) )?(activate|play) (\S.{1,59}?) (?=(?:after|at|before|during|in|when) )/i;
/** A moment in other words than the rules have for it. */
const inMoment = /^(\p{L}+ed) in (?=the )/iu;

/** The same of its type line: `The type line of Armor says it is static`. */
const typeLineSays = new RegExp(
  `^the (?:text|type line|wording) (?:for|of) ${name} (?:has it|says|states)(?: that)? it(?: is|['’]s) ${kinds}[.!]*$`,
  'isu',
);
const isOfKind = new RegExp(`^is(?:n['’]?t)? ${name}(?: now| still)? ${kinds}(?: now)?\\?+$`, 'isu');

/** The same as a field below the name, as on a page about it. */
const ofField = new RegExp(`^(?:(?:ability|keyword) )?(?:kind|type)\\s?[:|\\t]\\s*${kinds}[.]*$`, 'isu');

/** The same alone after the name: `now layered`, `cumulative, static`. */
const kindAlone = new RegExp(`^(?:(?:is )?now )?(?<kinds>${inRow})(?: now)?[.]*$`, 'iu');

/** The forms of all these claims; the first that a claim has is meant. */
const forms = [isOfKind, typeLineSays, kindOf, ofField, kindAlone];

/** Denials of a kind. */
const notOfKind = new RegExp(
  `^(\\S.{1,59}?) (?:is(?: now)? not|isn['’]?t)((?: (?:${anyKind}))+)[.!]*$`,
  'isu',
);

/** A noun, which ends the words for a kind. */
const noun = new RegExp(` (?:${nouns.join('|')}) `);

/** The type line of a meaning, in the form of {@link phraseIn}, and below it only up to its noun. */
function typeLineOf({ text }: Place): string {
  return phraseIn(splitMeaning(text).typeLine);
}

function upToNoun(place: Place): string {
  return atNoun(typeLineOf(place))[0];
}

/** A type line up to its noun, and the moment after it; both empty where it has no noun. */
function atNoun(line: string): [kind: string, moment: string] {
  const found = noun.exec(line);
  const end = found ? found.index + found[0].length : 0;
  return [line.slice(0, end), found ? line.slice(end - 1) : ''];
}

/** The words for kinds in a phrase; null where it has other words, or no such word. */
function traitsIn(phrase: string): string[] | null {
  const traits = phrase.split(' ').filter((word) => word !== '' && !joints.includes(word));
  return traits.length > 0 && traits.every((word) => kind.has(word)) ? traits : null;
}

/** A meaning that says what kind a keyword is, and whether in the words and the order of the claim. */
interface KindSaid extends SayingPlace {
  isInOrder: boolean;
}

/** Fewer words do not tell what a keyword is. */
const leastWordsOfKind = 3;

/**
 * Prepares the answer to claims about a keyword's kind: `Armor is an isolated, static ability.` holds if its text
 * begins with that, and `Armor is static.` if its type line has the word; another kind is near.
 */
export function createKindAnswer({ bySlug, places, namedOf, seek }: Rulebook): AnswerWay {
  const answerDenied = (said: string, sentence: ClaimedSentence): AnsweredSentence | null => {
    const [, name = '', text = ''] = notOfKind.exec(said) ?? [];
    const slug = namedOf(name)?.slug;
    const meanings = places.filter((each) => each.slug === slug && each.part === 'meaning');
    const denied = text.toLowerCase().split(' ').filter(isExclusive);
    // A noun is denied where it is alone: `not a layered ability`, but `not an ability`.
    const [trait = '', more] = denied.every(isNoun) ? denied : denied.filter((word) => !isNoun(word));
    const waysIn = (place: Place | undefined): string[] => {
      const { stacking, mode, noun } = readTypeLine(splitMeaning(place?.text ?? '').typeLine);
      const alike = exclusive.find((ways) => ways.includes(trait));
      return [...stacking, ...mode, ...noun].filter((way) => alike?.includes(way));
    };
    const place = meanings.find(({ isCurrent }) => isCurrent);
    const [statement] = place?.statements ?? [];
    const [own] = waysIn(place);
    // Where a text does not say anything about it, nothing can be denied.
    if (!slug || !place || !statement || own === undefined || more !== undefined) return null;
    const hasTrait = (each: Place) => waysIn(each).includes(trait);
    if (hasTrait(place)) return answered({ ...sentence, slug }, nearStanding({ place, statement }, bySlug));
    const denying = meanings.filter((each) => waysIn(each).length > 0 && !hasTrait(each));
    const found = denying.map((place): SayingPlace => ({ place, how: 'words' }));
    const standing = { ...toStanding(found, seek(own), bySlug), isFilledIn: false, isLimited: false };
    return answered({ ...sentence, slug }, standing);
  };

  const answerOne = (claimed: string, sentence: ClaimedSentence): AnsweredSentence | null => {
    const said = claimed.replace(
      actsWhen,
      (_, act: string, name) => `${name} is ${act.replace(/e?$/, 'ed')} `,
    );
    const denied = answerDenied(said, sentence);
    if (denied) return denied;
    const [{ name, kinds, past, fresh, moment: text = kinds ?? '' } = {}] = groupsIn(forms, [said]);
    const slug = kinds && name === undefined ? sentence.slug : namedOf(name ?? '')?.slug;
    if (!slug) return null;
    const sought = seek(text.replace(/^triggers /i, 'triggered ').replace(inMoment, '$1 during '));
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
        // Before the moment, some of the kinds may be left out.
        const isThen = allTraits !== null || atNoun(typeLineOf(place))[1] === `${moment}that means `;
        const isSaid = isThen && traits?.every((word) => lineOf(place).includes(` ${word} `));
        return isSaid ? [{ place, how: 'words', isInOrder: false }] : [];
      });
    // `A layered ability activated during …` counts as activated unless a wording that holds has that word before the
    // noun.
    const ways = [upToNoun, typeLineOf].map(having);
    const isNow = (found: readonly KindSaid[]) => found.some(({ place }) => place.isCurrent);
    const found = ways.find(isNow) ?? ways.find(({ length }) => length > 0);
    // What is still so did not only use to be; what was always so did not become so.
    const isAlways = meanings.every((place) => ways.flat().some((each) => each.place === place));
    if (found && !(past && isNow(found)) && !(fresh && (isAlways || !isNow(found)))) {
      const standing = toStanding(found, sought, bySlug);
      const { place } = standing;
      const isInOrder = found.some((each) => each.place === place && each.isInOrder);
      // A moment left out altogether does not narrow the kind; a moment that is given has to be complete.
      const isOfKindAlone = !isInOrder || (place && upToNoun(place).startsWith(sought.phrase));
      const isWhole = place && typeLineOf(place).endsWith(`${sought.phrase}that means `);
      const isLimited = !isOfKindAlone && !isWhole;
      return answered({ ...sentence, slug }, { ...standing, isFilledIn: false, asX: null, isLimited });
    }
    // The first is what held last.
    const [place] = meanings;
    const [statement] = place?.statements ?? [];
    if (!place || !statement || !(found || traits || noun.test(sought.phrase))) return null;
    return answered({ ...sentence, slug }, nearStanding({ place, statement }, bySlug));
  };

  return inAnyFrame((text, sentence) => {
    // Below a name, what it is now, or is not: `now layered`, `not layered`.
    const heading = bySlug.get(sentence.slug ?? '')?.name;
    const said =
      heading === undefined
        ? text
        : text.replace(
            /^(?:(became)|(?:is )?(?:now|(not))) (?=\S)/i,
            (_, became, not = '') => `${heading} ${became ?? 'is'} ${not && `${not} `}`,
          );
    const answers = kindClaimsIn(said).map((claimed) => answerOne(claimed, sentence));
    const known = answers.filter((answer) => answer !== null);
    if (known.length === 0 || known.length < answers.length) return answerOne(said, sentence);
    // Every one of several has to hold.
    return known.find(({ verdict, isLimited }) => verdict !== 'holds' || isLimited) ?? known[0] ?? null;
  });
}
