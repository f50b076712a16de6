/**
 * What counts how much in the search, in points that are added up for each keyword, and what it trades. Before changing
 * one, know that `npx vitest run tests/unit/search.test.ts` shows which queries it moves; after, that `-u` writes their
 * new ranks down in `tests/fixtures/ranks.txt`, to be read and committed where it got better.
 */

// --- Names: who types one, whole or as far as it goes, wants it and nothing else, so these stand above all text.

/** The name whole, or as a card has it. Must stand above a former name, or "precision" could find what it once was. */
export const exactName = 120;

/**
 * A former name whole. Raised over the name whole, a name that was given anew would lead to the older keyword first.
 */
export const exactFormerName = 110;

/**
 * Each word of the name as far as it was typed: `ion can`. Lowered to that of a word within a name, "st" finds Double
 * Strike among those that begin so.
 */
export const beginningOfName = 40;

/**
 * What each letter of such a name costs. Raised, short names come first; at nothing, those that begin alike come by
 * the alphabet.
 */
export const perLetterOfName = 0.1;

/**
 * The beginning of a former name. Raised over the name's own, half a word would lead to what is called otherwise now.
 */
export const beginningOfFormerName = 30;

/**
 * The first letters of the words of a name: `DS`. Must stand under a name that begins so, which is what most mean who
 * typed but that.
 */
export const initialsOfName = 25;

/**
 * One word of the name as far as it was typed: `strike`. Raised, it competes with names that begin so; lowered under
 * what a text can bring, half a word finds texts first, and the list jumps when it is whole.
 */
export const beginningOfNameWord = 12;

/**
 * A name with a colon and more behind it, as a card has it: `Bounty: draw a card`. Lowered, the words behind it
 * decide.
 */
export const nameBeforeColon = 12;

/**
 * Names and words of asking alone: "how does Stealth work". Lowered, a ruling that speaks of both keywords wins over
 * them.
 */
export const onlyNames = 20;

/**
 * A name among other words: "does overkill ignore shields". Raised, a name that is also a word wins over what the words
 * say together ("prevent ferocity damage"); lowered, everyday words bury such a name ("switch damage").
 */
export const nameAmong = 1;

/**
 * A name among other words that only its own keyword says, "bombard dice", and one that is asked about, "does Parry
 * stop it". Of another that others say too, its share: the less, the more say it, and less yet where the rules use it
 * as a word ("stack"). Raised, who asks what stands against a keyword finds that keyword first ("ignore ferocity");
 * lowered, everyday words bury names.
 */
export const ownNameAmong = 10;

/**
 * A name in full is among so many of the first, whatever else was asked. Raised, everyday words bury it ("counter
 * fury"); lowered, it wins over what answers ("prevent ferocity damage").
 */
export const placesOfNames = 3;

/** Where others say a name. */
export const sayingNames = ['meaning', 'rulings', 'said'] as const;

/**
 * How much a keyword makes up of what texts say more of another for its own name, which mentions it often. Raised, who
 * asks what stands against a keyword finds that keyword; lowered, "redirect wording" finds Elude.
 */
export const lackMadeUp = 0.8;

/**
 * So many others may say a name that stands there in another form: "stunned". Raised, everyday words are names
 * ("deployed"); lowered, what a judge is told of a stunned unit finds no Stun.
 */
export const mostSayingInflected = 3;

/**
 * So many keywords must say a word for it to be no beginning of a name in front of a number: "damage 2 units". Raised,
 * that one is Damage Control; lowered, "hidden 4 vader" is no Hidden Cost.
 */
export const leastEveryday = 4;

/**
 * A name like what was typed, at most. Raised, slips in names are forgiven before text is asked ("dmg control"), and
 * text that has a name's word in passing loses ("trample damage"); lowered, the reverse ("ambsuh" is found second).
 */
export const similarName = 15;

/**
 * A word that is made from a name, as English makes nouns and adjectives of verbs: "evasion". Lowered under a likeness
 * by chance, that one finds Precision.
 */
export const derivedName = 16;

/**
 * What a likeness counts to a former name, or to a later word of the name or template alone, beside the name. Raised,
 * slips in the name count for less.
 */
export const similarShare = 0.6;

/**
 * How unlike a name may be in all, from 0 to 1: letters in each other's place are two of four in a short one. Lowered,
 * such a name is not found; raised, the weights of slips decide alone.
 */
export const similarThreshold = 0.6;

/**
 * What slips weigh, in letters: one that sounds alike, is typed twice or left out; a vowel left out, as in `dmg`; two
 * letters in the place of each other; each letter that is not typed yet; any other.
 */
export const slips = { letter: 1, order: 0.75, sound: 0.5, vowel: 0.25, untyped: 0.2 };

/**
 * So much of what was typed may be slips. Raised, more is forgiven and more that was not meant is found; lowered, a
 * first letter and another are too much.
 */
export const mostSlips = 0.28;

/** Of a question so many words that stand nowhere may be names with slips. Raised, nonsense is read as names. */
export const mostMended = 2;

/**
 * So like a name must they be, and more than a later word of one ever is. Raised, short names with slips are not read
 * as such; lowered, an everyday word with a slip is a name that ends so ("damge").
 */
export const leastMended = similarShare * similarName;

/**
 * Queries of more words than these, or of more letters, are no attempt at a name. Raised, slips in longer names are
 * forgiven, and each key costs more.
 */
export const mostSimilarWords = 3;

/** In letters; see {@link mostSimilarWords}. */
export const longestSimilarQuery = 40;

/** So many names are held against what was typed, letter by letter: more than this game has. */
export const mostComparedNames = 100;

/**
 * So many letters there must be. Lowered, a single one is like every name that holds it, and the first key of a visit
 * is slower.
 */
export const shortestSimilarQuery = 2;

/**
 * How far a keyword that was renamed stands under the one that took its place. Raised, others come between the two, and
 * a reader of an old card does not see what it says.
 */
export const underNewName = 0.01;

// --- Sets.

/** The name of a set whole. Lowered under what text brings, "a new hope" finds keywords with such words in them. */
export const wholeSet = 20;

/** Its beginning. Raised, four letters of a set's name push aside the keywords whose text has the word. */
export const beginningOfSet = 3;

// --- Text: its best answer has `bestText`, the others their share of it, and phrases come on top.

/**
 * The best answer by words. Raised, words win over phrases, and over names that are typed with a slip ("defelct" comes
 * second); lowered, phrases and likeness win over what the words say ("attack unit twice" falls to the third place).
 */
export const bestText = 5;

/**
 * What a word counts in each field. Raised for the name, "redirect damage to a different unit" finds names with damage
 * in them; for the meaning, what players say is not heard ("attack two different units"); for the rulings, long ones
 * answer what they only mention ("basic damage prevention"); for what players say, the vocabulary's luck decides
 * ("effect when unit is deployed"); for the set, its words win over the same words in a text.
 */
export const fieldBoosts = { name: 1, meaning: 2.5, rulings: 0.25, said: 3.4, set: 1.2 };

/**
 * What a word of the rules counts that only means what was asked. Raised, general synonyms win over the words
 * themselves ("jump into a starfighter"); lowered, slang that the rules never use finds less ("anthem effect").
 */
export const meantShare = 0.3;

/**
 * Two words of the query side by side in the meaning. Raised, a phrase that every other meaning holds wins over rarer
 * words apart ("bounce damage to another unit"); lowered, order is lost: "discarded unit" and "unit … discarded" are
 * one.
 */
export const phraseInMeaning = 3;

/**
 * Two words of the query side by side in a ruling. Raised, questions in the words of a ruling find it, and those about
 * a meaning find rulings on it elsewhere.
 */
export const phraseInRulings = 1;

/**
 * What a phrase of three words and more counts that stands there whole, or of two that stands in a single text, where
 * its pairs apart are shares of one; and in a ruling that has one word more. Raised, everyday phrases are quotations
 * ("works in the build zone"); lowered, a quotation from a ruling finds what has its rarest words ("no pending damage is
 * created", "non-unique cannot have").
 */
export const wholePhrase = 6;
export const allButOne = 4.5;

// --- The word index: BM25 (see word-index.ts).

/**
 * How far a repeated term counts on, `k1`. Raised, what is said often wins ("add to attack dice" finds whatever
 * speaks of dice most); lowered, that it is ("hit back after being attacked") tells less.
 */
export const repetition = 1.5;

/**
 * How much a long field counts for less, `b`. Raised, short fields win over those that say more ("add to attack
 * dice"); lowered, the reverse ("basic damage prevention").
 */
export const lengthShare = 0.4;

/**
 * What it counts that a term is there at all (the δ of BM25+). Raised, how often it is said tells less ("space
 * ability / ground ability"); lowered, a long field hides what it says once.
 */
export const presence = 0.5;

/**
 * What a term counts that only begins as the last word does, by the share of it that was typed. Raised, a half-typed
 * word finds more and the list jumps more as it grows.
 */
export const asPrefix = 0.375;

/**
 * So many letters of the last word must be there to find words that begin so. Lowered, one key finds half the index.
 */
export const shortestBeginning = 3;

/** So many letters there must be to find a page by words within its name. Lowered, half a word finds half the sets. */
export const shortestWithin = 4;

/**
 * So many letters an attempt at a page's name must have to be forgiven a slip. Lowered, it is one letter from too many
 * others.
 */
export const shortestSlip = 6;

/** So many a word of a question that stands nowhere. Raised, "batle" is no battle; lowered, "flaw" is read as flow. */
export const shortestMended = 5;

/** So many letters each of two words must have that are read as one: "force field". Lowered, "in to" is one. */
export const shortestJoined = 3;

/**
 * How much more it counts to hold several of the words than one of them often. Raised, the one text with all of the
 * words wins, if only by common ones ("hit back after being attacked"); lowered, one rare word decides ("jump into a
 * starfighter").
 */
export const together = 0.75;

// --- Bounds.

/**
 * So many words must stand nowhere, and be most of a query, for the rest to be chance. Lowered, a question in rare
 * words finds nothing; raised, nonsense finds something.
 */
export const leastStrange = 3;

/**
 * Points under which nothing is a result. Raised, a query of common words finds nothing; lowered, the tail of the
 * list is chance.
 */
export const leastScore = 0.4;

/** A list that one can look over. */
export const mostResults = 10;

/**
 * What stands beside that list, earlier wordings and pages together. Raised, it is longer than what it stands beside.
 */
export const mostBeside = 4;

/** In words. Fewer are a question more often than a sentence of the rules. */
export const leastClaimed = 5;

/** Longer than any question; the rest of a longer query is not read, so that no paste holds the page up. */
export const longestQuery = 200;
