/**
 * The weights of texts in the search, in points added up for each keyword, and what each one trades off: the best answer
 * gets `bestText`, the others their share of it, and phrases are added on top. Before you change one:
 * `npx vitest run tests/unit/search/search.test.ts` shows which queries it moves; afterwards `-u` writes their new ranks to
 * `tests/fixtures/ranks.txt`, to be reviewed and committed where they improved.
 */

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
