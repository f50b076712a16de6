/** Expressions of readers, each with that of the rules that means the same wherever it occurs. */
const equals: readonly [said: RegExp, written: string][] = [
  [/\bjust once\b/i, 'only once'],
  [/\bnot only\b/i, 'not just'],
  [/\b(?:at any ?time|every time|whenever)\b/i, 'anytime'],
  [/\b(?:has|have) to\b/i, 'must'],
  [/\bexcept (?:if|when)\b/i, 'unless'],
  [/\beven when\b/i, 'even if'],
  [/^(if [^,]{5,200}, )(?!then )/i, '$1then '],
  [/^(if [^,]{5,200}, )then /i, '$1'],
  // The rules do not say that something is during the place where it is.
  [/\bin (?=the )/i, 'during '],
  // What happens to a unit; it may be tapped all the time.
  [/\bgets (?=(?:attacked|damaged|discarded)\b)/i, 'is '],
  [/\bget (?=(?:attacked|damaged|discarded)\b)/i, 'be '],
  [/\bis (?=discarded\b)/i, 'gets '],
  [/\bcan only be (paid|played|used) (?=\S)/i, 'can be $1 only '],
  [/^(\S.{1,40}?) must be paid (?=\S)/i, 'You must pay $1 '],
  [/^(\S.{1,40}?) can be played (?=\S)/i, 'You can play $1 '],
  [/^(\S.{1,40}?) can be paid (?=\S)/i, 'You can pay $1 '],
  // What a keyword is used for, at either end: `With Leap you can't move a stone.`
  [/ (?:by|through|via|with) (\p{Lu}[\p{L} ]{1,30}?)[.!]*$/u, ' using $1.'],
  [
    /^(?:[Bb]y|[Uu]sing|[Ww]ith) (\p{Lu}[\p{L} ]{1,30}?),? you can(?:not|['’]?t) (.{5,}?)[.!]*$/u,
    "You can't $2 using $1.",
  ],
  [
    /^(\p{Lu}[\p{L} ]{1,30}?) does(?:n['’]?t| not) (?:let you|allow you to) (.{5,}?)[.!]*$/u,
    "You can't $2 using $1.",
  ],
  [/^You can(?:not|['’]?t) (.{5,}?) using (\p{Lu}[\p{L} ]{1,30}?)[.!]*$/u, "You can't use $2 to $1."],
  // The keyword as the subject, for the player who uses it: `Leap can't move a stone.`
  [/^(\p{Lu}[\p{L} ]{1,30}?) can(?:not|['’]?t) (.{5,}?)[.!]*$/u, "You can't $2 using $1."],
  [/^(\S.{1,40}?) can(?:not|['’]?t) be used to (?=\S)/i, "You can't use $1 to "],
  [/^You can(?:not|['’]?t) use (.{2,30}?) to (.{5,}?)[.!]*$/iu, "You can't $2 using $1."],
  [/\b(do|does)(n['’]?t| not) let (\p{L}+) (?=\S)/iu, '$1$2 allow $3 to '],
  [/\b(do|does)(n['’]?t| not) happen\b/i, '$1$2 occur'],
  [/\b(?:versus|vs\.?)(?=\s)/i, 'against'],
  [/(?<!\S)w\/(?=\s)/i, 'with'],
  [/\b(once|twice|times) (?:an?|each|every) (?=\p{L})/iu, '$1 per '],
  [/\bper (?=\p{L})/iu, 'for each '],
  [/\bfor (?:each|every) (?=\p{L})/iu, 'per '],
  // What happens "still" happens; the clause says in spite of what.
  [/\bstill (?=[^.]{1,100}\beven (?:if|though)\b)/i, ''],
  // An instruction is what you do.
  [/(?:^|(?<=, (?:then )?))you (?=(?!can|do\b|does|may|must)\p{Ll})/iu, ''],
  // What is allowed and what is possible is the same in rules, as is what is not.
  [/\bmay not\b/i, "can't"],
  [/\bcan(?:not|['’]t)(?= )/i, 'may not'],
  [/\bmay (?!not\b)/i, 'can '],
  [/\bcan (?!not\b)/i, 'may '],
];

/** Words that begin the clause of what triggers something; each means the same as the others. */
const moments = ['when', 'whenever', 'each time', 'every time'];
const moment = new RegExp(`(?<=^| )(?:${moments.join('|')})(?= )`, 'i');

/** In characters; no sentence of a source with such words is longer. */
const longestSaid = 500;

/**
 * A sentence in other words that mean the same: `It has to rest, except when …` as `It must rest, unless …`, and
 * `Whenever it rains, …` as `When it rains, …`.
 */
export function otherWords(text: string): string[] {
  if (text.length > longestSaid) return [];
  const inMoments = [text, ...moments.map((each) => text.replace(moment, each))];
  const others = equals
    .reduce(
      (texts, [said, written]) =>
        texts.flatMap((each) => (said.test(each) ? [each, each.replace(said, written)] : [each])),
      [text],
    )
    .concat(inMoments)
    .filter((each) => each.toLowerCase() !== text.toLowerCase());
  return [...new Set(others)];
}
