/** The beginning of a clause that may come before or after the main clause. */
const begins = '(?:as long as|(?:each|every) time|even (?:if|when)|if|unless|when(?:ever)?|while)';
const clauseFirst = new RegExp(`^${begins} `, 'i');
const clauseLast = new RegExp(`,? (?=${begins} )`, 'gi');

/** Verbs next to which "only" means the same before and after them; next to a noun it does not. */
const verb =
  '(?:be )?(?:(?!speed)\\p{L}+ed|affects?|appl(?:y|ies)|counts?|happens?|lasts?|matters?|occurs?|triggers?|works?)';
const moved = [
  [new RegExp(`(?<=\\s)only (${verb})(?= )`, 'giu'), '$1 only'],
  [new RegExp(`(?<=\\s)(${verb}) only(?= )`, 'giu'), 'only $1'],
] as const;

/** A sentence has one or two such places; a text with more is a page, or was made to slow the search down. */
const mostPlaces = 4;

/** In characters; no sentence of a source with two clauses is longer. */
const longestOrdered = 500;

/**
 * A sentence in other orders that mean the same: `They rest if it rains` as `If it rains, they rest`, and
 * `It applies only there` as `It only applies there`.
 */
export function otherOrders(text: string): string[] {
  if (text.length > longestOrdered) return [];
  const said = text.replace(/[.!]+$/, '');
  return [...clausesTurned(said), ...onlyMoved(said)];
}

const article = /^(?:an?|the) /i;

/** A plural subject that stands for any one: `Green stones cannot …`. */
const ofMany = /^((?:[\p{L}-]{1,20} ){0,3}\p{L}{2,20})s(?= (?:can(?:not|['’]t)?|may|must|will|won['’]t) )/iu;

/** A text without the article at its beginning, and with such a plural in the singular. */
export function withoutArticle(text: string): string {
  return text.replace(article, '').replace(ofMany, '$1');
}

/**
 * A text with every other article at its beginning, or none: a sentence of the rules may begin with any and mean the
 * same.
 */
export function otherArticles(text: string): string[] {
  const [bare, ofOne] = [text.replace(article, ''), withoutArticle(text)];
  const any = ['a ', 'an '].map((each) => each + ofOne);
  return [...any, ...['', 'the '].map((each) => each + bare)].filter((each) => each !== text);
}

/** After "only", the order of clauses changes the meaning: `It can only rest if it rains`. */
function clausesTurned(said: string): string[] {
  if (/\bonly\b/i.test(said)) return [];
  const isClauseFirst = clauseFirst.test(said);
  const places = [...said.matchAll(isClauseFirst ? /, (?:then )?/g : clauseLast)].slice(0, mostPlaces);
  return places.map(({ 0: mark, index }) => {
    const [first, second] = [said.slice(0, index), said.slice(index + mark.length)];
    return isClauseFirst ? `${second} ${first}` : `${second}, ${first}`;
  });
}

function onlyMoved(said: string): string[] {
  return moved.flatMap(([pattern, order]) =>
    [...said.matchAll(pattern)].slice(0, mostPlaces).map(({ 0: all, 1: passed = '', index }) => {
      const other = order.replace('$1', passed);
      return said.slice(0, index) + other + said.slice(index + all.length);
    }),
  );
}
