/**
 * The weights of the search, in points added up for each keyword, and what each one trades off. Before you change one:
 * `npx vitest run tests/unit/search.test.ts` shows which queries it moves; afterwards `-u` writes their new ranks to
 * `tests/fixtures/ranks.txt`, to be reviewed and committed where they improved.
 */

// --- Names: a reader who types one, in full or in part, wants it and nothing else, so these rank above all text.

/**
 * The whole name, or the name as a card has it. Must be above a former name, or "precision" could find its
 * predecessor.
 */
export const exactName = 120;

/** A whole former name. Raised above the whole name, a name that was reused would lead to the older keyword first. */
export const exactFormerName = 110;

/**
 * Each word of the name typed in part: `ion can`. Lowered to the weight of a word within a name, "st" finds Double
 * Strike among those that begin so.
 */
export const beginningOfName = 40;

/**
 * What each letter of such a name costs. Raised, short names come first; at zero, names that begin alike are in
 * alphabetical order.
 */
export const perLetterOfName = 0.1;

/**
 * The beginning of a former name. Raised above that of a current name, half a word would lead to a keyword that has
 * been renamed.
 */
export const beginningOfFormerName = 30;

/**
 * The initials of a name: `DS`. Must be below a name that begins with these letters, which is what most people mean.
 */
export const initialsOfName = 25;

/**
 * One word of the name, typed in part: `strike`. Raised, it competes with names that begin so; lowered below the
 * highest score of a text, half a word finds texts first, and the list jumps once the word is complete.
 */
export const beginningOfNameWord = 12;

/**
 * A name followed by a colon and more, as a card has it: `Bounty: draw a card`. Lowered, the words after it decide.
 */
export const nameBeforeColon = 12;

/** Names and words of asking alone: "how does Stealth work". Lowered, a ruling that mentions both keywords wins. */
export const onlyNames = 20;

/**
 * A name among other words: "does overkill ignore shields". Raised, a name that is also a word wins over what the
 * words say together ("prevent ferocity damage"); lowered, everyday words bury such a name ("switch damage").
 */
export const nameAmong = 1;

/**
 * A name among other words that only its own keyword's texts use, "bombard dice", or that the question is about, "does
 * Parry stop it". A name that others use too scores a share of this: less, the more of them there are, and still less
 * where the rules use it as an ordinary word ("stack"). Raised, a query for what stops a keyword finds that keyword
 * first ("ignore ferocity"); lowered, everyday words bury names.
 */
export const ownNameAmong = 10;

/**
 * A full name is among this many first results, whatever else was asked. Raised, everyday words bury it ("counter
 * fury"); lowered, it wins over the answer ("prevent ferocity damage").
 */
export const placesOfNames = 3;

/** Fields in which other keywords may mention a name. */
export const sayingNames = ['meaning', 'rulings', 'said'] as const;

/**
 * How much of its deficit a keyword gets back where the texts of another mention its name more often. Raised, a query
 * for what stops a keyword finds that keyword; lowered, "redirect wording" finds Elude.
 */
export const lackMadeUp = 0.8;

/**
 * How many other keywords may mention a name that the query has in an inflected form: "stunned". Raised, everyday
 * words count as names ("deployed"); lowered, a question about a stunned unit does not find Stun.
 */
export const mostSayingInflected = 3;

/**
 * How many keywords must use a word for it not to be read as the beginning of a name before a number: "damage 2
 * units". Raised, that query finds Damage Control; lowered, "hidden 4 vader" does not find Hidden Cost.
 */
export const leastEveryday = 4;

/**
 * Highest score of a similar name. Raised, typos in names are forgiven before text is considered ("dmg control"), and
 * text that has a name's word in passing loses ("trample damage"); lowered, the reverse ("ambsuh" is found second).
 */
export const similarName = 15;

/**
 * A word derived from a name, as English makes nouns and adjectives of verbs: "evasion". Lowered below a chance
 * likeness, that query finds Precision.
 */
export const derivedName = 16;

/**
 * Share of the score for a likeness to a former name, or to a later word of the name or template alone. Raised, typos
 * in the name count for less.
 */
export const similarShare = 0.6;

/**
 * Greatest total difference from a name, from 0 to 1: two swapped letters are half of a four-letter name. Lowered,
 * such a name is not found; raised, the weights of typos decide alone.
 */
export const similarThreshold = 0.6;

/**
 * The cost of typos, in letters: one that sounds alike, is doubled or left out; a vowel left out, as in `dmg`; two
 * swapped letters; each letter not typed yet; any other.
 */
export const slips = { letter: 1, order: 0.75, sound: 0.5, vowel: 0.25, untyped: 0.2 };

/**
 * Share of what was typed that may be typos. Raised, more is forgiven and more that was not meant is found; lowered, a
 * wrong first letter and one other typo are too much.
 */
export const mostSlips = 0.28;

/** How many unknown words of a question may be misspelt names. Raised, nonsense is read as names. */
export const mostMended = 2;

/**
 * How similar they must be to a name: more than a later word of one ever is. Raised, short names with typos are
 * missed; lowered, an everyday word with a typo is taken for a name that ends so ("damge").
 */
export const leastMended = similarShare * similarName;

/**
 * Longest attempt at a name, in words; a query that exceeds this or the limit in letters is not one. Raised, typos in
 * longer names are forgiven, and each key costs more.
 */
export const mostSimilarWords = 3;

/** In letters; see {@link mostSimilarWords}. */
export const longestSimilarQuery = 40;

/** How many names are compared with what was typed, letter by letter: more than this game has. */
export const mostComparedNames = 100;

/**
 * Shortest query to compare. Lowered, a single letter resembles every name that has it, and the first key press is
 * slower.
 */
export const shortestSimilarQuery = 2;

/**
 * How far a renamed keyword ranks below its successor. Raised, others come between the two, and a reader of an old
 * card does not see what it says.
 */
export const underNewName = 0.01;

// --- Sets.

/** The whole name of a set. Lowered below the score of texts, "a new hope" finds keywords with such words in them. */
export const wholeSet = 20;

/** The beginning of a set's name. Raised, four letters of it push aside the keywords whose text has the word. */
export const beginningOfSet = 3;

// --- Text: the best answer gets `bestText`, the others their share of it, and phrases are added on top.

/**
 * The best answer by words. Raised, words win over phrases and over names with a typo ("defelct" comes second);
 * lowered, phrases and likeness win over what the words say ("attack unit twice" falls to third place).
 */
export const bestText = 5;

/**
 * The weight of a word in each field. Raised for the name, "redirect damage to a different unit" finds names with
 * damage in them; for the meaning, what players say is ignored ("attack two different units"); for the rulings, long
 * ones answer what they only mention ("basic damage prevention"); for what players say, the choice of synonyms decides
 * ("effect when unit is deployed"); for the set, its words win over the same words in a text.
 */
export const fieldBoosts = { name: 1, meaning: 2.5, rulings: 0.25, said: 3.4, set: 1.2 };

/**
 * The weight of a word of the rules that only means what was asked. Raised, general synonyms win over the words
 * themselves ("jump into a starfighter"); lowered, slang that the rules never use finds less ("anthem effect").
 */
export const meantShare = 0.3;

/**
 * Two adjacent words of the query that are adjacent in the meaning. Raised, a phrase that every other meaning has wins
 * over rarer words apart ("bounce damage to another unit"); lowered, order is lost: "discarded unit" and "unit …
 * discarded" are the same.
 */
export const phraseInMeaning = 3;

/**
 * Two adjacent words of the query that are adjacent in a ruling. Raised, questions in the words of a ruling find it,
 * but those about a meaning find rulings on it elsewhere.
 */
export const phraseInRulings = 1;

/**
 * The weight of a complete phrase of three or more words, or of two words that only one text has, where its pairs
 * alone are shares of 1; also of a ruling that has one word more. Raised, everyday phrases count as quotations ("works
 * in the build zone"); lowered, a quotation from a ruling finds whatever has its rarest words ("no pending damage is
 * created", "non-unique cannot have").
 */
export const wholePhrase = 6;
export const allButOne = 4.5;

/**
 * The weight of most of a long phrase that no text has completely, times the square of the share of its pairs, divided
 * among the texts that have as many: people who quote from memory get a word wrong. Raised, it outranks what another
 * text has completely ("you must pay the following price"); lowered, one wrong word spoils a quotation ("doesn't allow
 * you to attack your other units").
 */
export const mostOfPhrase = 8;

/**
 * The share of pairs above which that is most of a phrase. Raised, a wrong word in the middle of six spoils a
 * quotation; lowered, chance finds texts ("do something when this unit enters").
 */
export const leastOfPhrase = 0.5;

/**
 * The number of pairs from which on a phrase is long. Lowered in meanings, a description of one keyword finds another
 * whose meaning has most of these words ("dice of damage to attacking unit"); lowered in rulings, a ruling that only
 * mentions the effect wins ("prevent damage to other units").
 */
export const longInMeaning = 6;
export const longInRulings = 5;

// --- The word index: BM25 (see word-index.ts).

/**
 * How much repetitions of a term add, `k1`. Raised, frequent terms win ("add to attack dice" finds whatever mentions
 * dice most); lowered, repetition tells less ("hit back after being attacked").
 */
export const repetition = 1.5;

/**
 * How much less a long field counts, `b`. Raised, short fields win over those that say more ("add to attack dice");
 * lowered, the reverse ("basic damage prevention").
 */
export const lengthShare = 0.4;

/**
 * The weight of a term's mere presence (the δ of BM25+). Raised, its frequency tells less ("space ability / ground
 * ability"); lowered, a long field hides what it says once.
 */
export const presence = 0.5;

/**
 * The weight of a term that only begins with the last word, by the share of it that was typed. Raised, a half-typed
 * word finds more, and the list jumps more as it grows.
 */
export const asPrefix = 0.375;

/** Fewest letters of the last word that find words beginning so. Lowered, one key finds half the index. */
export const shortestBeginning = 3;

/** Fewest letters that find a page by words within its name. Lowered, half a word finds half the sets. */
export const shortestWithin = 4;

/**
 * Fewest letters in which an attempt at a page's name is forgiven a typo. Lowered, it is one letter away from too many
 * others.
 */
export const shortestSlip = 6;

/**
 * Fewest letters of an unknown word to correct. Raised, "batle" is not read as battle; lowered, "flaw" is read as
 * flow.
 */
export const shortestMended = 5;

/** Fewest letters of each of two words that are read as one: "force field". Lowered, "in to" is one. */
export const shortestJoined = 3;

/**
 * How much more it counts to have several of the words than one of them often. Raised, the one text with all of the
 * words wins, if only by common ones ("hit back after being attacked"); lowered, one rare word decides ("jump into a
 * starfighter").
 */
export const together = 0.75;

// --- Bounds.

/**
 * How many words must be unknown, and be most of the query, for the other matches to count as chance. Lowered, a
 * question in rare words finds nothing; raised, nonsense finds something.
 */
export const leastStrange = 3;

/**
 * Lowest score of a result. Raised, a query of common words finds nothing; lowered, the tail of the list is chance.
 */
export const leastScore = 0.4;

/** Most results that a reader can look over. */
export const mostResults = 10;

/** Most earlier wordings and pages beside that list, together. Raised, they outnumber the list. */
export const mostBeside = 4;

/** Fewest words of a claim. Anything shorter is more often a question than a sentence of the rules. */
export const leastClaimed = 5;

/**
 * Longest query, in characters; the rest is not read, so that a paste cannot block the page. No question is as long.
 */
export const longestQuery = 200;
