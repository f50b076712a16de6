import { runsOf } from '../../../general/lists.ts';
import { joinNeighbours } from '../../../keywords/changes/compare/segments.ts';
import type { Segment } from '../../../keywords/model.ts';
import { figures } from '../../../keywords/text/number-words.ts';
import { straight } from '../../../keywords/text/typography.ts';
import { thatUnit, thisUnit } from '../text/game-words.ts';
import { withoutPrinting } from '../text/title.ts';

/** The words in which a card says "this unit" and X. */
export interface Sayings {
  /** Names of the unit, each a list of words in small letters, by first word and the longest first. */
  units: ReadonlyMap<string, string[][]>;
  /** The number for X, in figures; null where the card has none. */
  number: string | null;
}

/** Pronouns for a unit that was named. */
const pronouns = new Set(['it', 'he', 'she', 'him', 'her', 'they', 'them']);

/** Pronouns for the unit that does what is said: “this unit does 2 damage to itself”. */
const reflexives = new Set(['itself', 'himself', 'herself', 'themselves']);
const owners = new Set(['its', 'his', 'hers', 'their']);

/** In words: a longer text in the column of names is no name, of which anybody would say a part. */
const mostWordsOfName = 20;

/**
 * Collects what a card may call its unit: its name, and each run of words of the name, as players do ("Raddus").
 * @param isThat whether "that unit" is the unit as well, as that to which a card gives an ability
 */
export function createSayings(cardName: string | null, number: string | null, isThat = false): Sayings {
  const whole = tokensOf(withoutPrinting(cardName)).map(owned);
  const runs = whole.length > mostWordsOfName ? [whole] : runsOf(whole);
  const said = runs.filter((run) => run.length === whole.length || run.some(isTelling));
  const names = [
    ...said,
    ...said.filter((run) => takesArticle(run, whole)).map((run) => ['the', ...run]),
    ...thisUnit,
    ...(isThat ? thatUnit : []),
  ].sort((a, b) => b.length - a.length);
  return {
    units: Map.groupBy(names, ([first = '']) => first),
    number,
  };
}

/** Whether a text calls the unit of a card by its name, or by a part of that. */
export function namesUnit(text: string, cardName: string | null): boolean {
  return comparedWordsOf(text, createSayings(cardName, null)).some((word) => word.startsWith('§'));
}

/** Whether a word may stand for a name; short words and those of grammar do not. */
function isTelling(word: string): boolean {
  return word.length > 2 && !/^(?:the|and|of)$/.test(word);
}

/** Whether a name, or a part of it, may follow an article: `the Marsh Falcon`, `the Falcon`. */
function takesArticle(run: readonly string[], whole: readonly string[]): boolean {
  return run[0] !== 'the' && (run.length > 1 || run[0] === whole.at(-1));
}

/** Whether two texts say the same, apart from names of the unit, X, singular and plural, and markup. */
export function saysTheSame(said: string, meant: string, sayings: Sayings): boolean {
  const words = comparedWordsOf(said, sayings);
  return words.length === comparedWordsOf(meant, sayings).length && beginsSo(words, meant, sayings);
}

/** Whether a text begins with what another says. */
export function beginsTheSame(said: string, meant: string, sayings: Sayings): boolean {
  return beginsSo(comparedWordsOf(said, sayings), meant, sayings);
}

function beginsSo(words: readonly string[], meant: string, sayings: Sayings): boolean {
  return comparedWordsOf(meant, sayings).every((wanted, index) => {
    const word = words[index] ?? '';
    // In "move her" it is the object, in "her dice" a possessive.
    const isOwner = word === 'her' && index < words.length - 1;
    const isItself = wanted === '§' && reflexives.has(word) && !isOfAnother(words.slice(0, index));
    return isItself || isSame(word, wanted, sayings) || (isOwner && isSame('his', wanted, sayings));
  });
}

/** Whether "itself" after these words is another unit: "the attacking unit, in the same arena as this unit, attacks". */
function isOfAnother(before: readonly string[]): boolean {
  const last = before.findLast(
    (word, index) =>
      (word === '§' || pronouns.has(word) || /^units?$/.test(word)) && before[index - 1] !== 'as',
  );
  return last !== undefined && /^unit/.test(last);
}

/** A comparison in which differences that say the same are not marked: names of the unit, and markup. */
export function withoutSayings(segments: readonly Segment[], sayings: Sayings): Segment[] {
  const evened: Segment[] = [];
  for (const [index, segment] of segments.entries()) {
    const { op, text } = segment;
    const [before, after] = [segments[index - 1], segments[index + 1]];
    const came = after?.op === '+' ? after.text : '';
    const went = before?.op === '-' ? before.text : '';
    const says = op === '-' ? saysTheSame(text, came, sayings) : saysTheSame(went, text, sayings);
    if (op === '=' || !says) evened.push(segment);
    else if (op === '-') evened.push({ op: '=', text });
  }
  return evened.some(({ op }) => op !== '=') ? joinNeighbours(evened) : [...segments];
}

/** The words of a text for comparison, with one sign for each name of the unit. */
export function comparedWordsOf(text: string, { units }: Sayings): string[] {
  const tokens = tokensOf(text);
  const words: string[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] ?? '';
    const name = (units.get(owned(token)) ?? []).find((each) =>
      each.every((word, index) => word === owned(tokens[at + index] ?? '')),
    );
    const last = tokens[at + (name?.length ?? 1) - 1] ?? '';
    words.push(name ? (last.endsWith("'s") ? "§'s" : '§') : (figures.get(token) ?? token));
    at += name?.length ?? 1;
  }
  return words;
}

/** A word without its possessive ending: `this unit's`. */
function owned(token: string): string {
  return token.replace(/'s$/, '');
}

/** The words, numbers, and signs before numbers of a text; hyphens within words and quotation marks do not count. */
function tokensOf(text: string): string[] {
  const plain = straight(text)
    .toLowerCase()
    .replace(/[‐‑–−]/g, '-')
    .replace(/(?<=\p{L})-(?=\p{L})/gu, '')
    .replace(/\b(he|it|she)'s\b/g, '$1 is')
    .replace(/\bthey're\b/g, 'they are');
  return plain.match(/[\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)*|(?:\+\/-|[+/-])(?= ?['"“]?(?:\p{N}|x\b))/gu) ?? [];
}

function isSame(a: string, b: string, { number }: Sayings): boolean {
  // A card may say less than the meaning does, and "it" for "this unit"; "this unit" may be another than the "it" of a
  // meaning.
  if ((b === '§' && pronouns.has(a)) || (b === "§'s" && owners.has(a))) return true;
  if (pronouns.has(a) && pronouns.has(b)) return true;
  if (reflexives.has(a) && reflexives.has(b)) return true;
  if (owners.has(a) && owners.has(b)) return true;
  if ((a === 'x' && b === number) || (b === 'x' && a === number)) return true;
  // "1 dice" and "2 die", "attacks" and "attack": singular and plural say the same after a number.
  return singularOf(a) === singularOf(b);
}

/** Singular forms by their plural ones. */
const pluralForms = new Map(
  Object.entries({
    ...{ dice: 'die', are: 'is', were: 'was', have: 'has', do: 'does' },
    ...{ "aren't": "isn't", "weren't": "wasn't", "haven't": "hasn't", "don't": "doesn't" },
  }),
);

/** A word in the singular. */
function singularOf(word: string): string {
  return (pluralForms.get(word) ?? word).replace(/(?<=\p{L}{2})s$/u, '');
}
