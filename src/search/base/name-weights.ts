/**
 * The weights of names in the search, in points as those of texts are (`weights.ts`, which says how to change one). A
 * reader who types a name, in full or in part, wants it and nothing else, so these rank above all text.
 */

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
