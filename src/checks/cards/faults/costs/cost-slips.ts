import type { FactsOf } from '../../../../keywords/diagnostics/diagnostics.ts';
import { figures } from '../../../../keywords/text/number-words.ts';
import { capitalise } from '../../../../keywords/text/said/capitalise.ts';
import { isOneTypo } from '../../../../keywords/text/typo.ts';
import type { cardRules } from '../../card-rules.ts';
import { type CardFinding, finding } from '../../finding.ts';
import { arrows, clauseBegin, paidSign, straySign } from '../../text/clause.ts';
import { alwaysPaid, costUnits, currency, verbsOfCard } from '../../text/game-words.ts';

/** A slip in a cost: a misspelt word, words without the space between them, or a word twice. */
type Slip = FactsOf<typeof cardRules, 'cost-misspelt'>;

/** Named groups of a match. */
type Groups = Record<string, string | undefined>;

/** What texts of keywords pay, or count: `paying Force`, `X damage`. */
const counted =
  /(?<![\p{L}\p{N}])(?:pay(?:ing|s)?|\d+|X)\s+(?!(?:from|less|more|that|with)\b)(\p{L}{4,20}?)s?(?!\p{L})/giu;

/** What has no plural of its own, since more than one of it is called so: `2 Force`. */
const uncounted = /(?<![\p{L}\p{N}])(?:[2-9]|\d{2}|X)\s+(\p{L}{3,19}[^\P{L}s])(?!\p{L})/gu;

/** What people write for a figure, and the figure: words, and letters that look alike. */
const written = new Map([...figures, ['l', '1'], ['I', '1'], ['O', '0']]);

/** Units after what is paid: `3 build points`. */
const units = withPlurals(['counter', 'point', 'token']);

/**
 * An amount that is paid: `Pay 2 Force ->`, `Pay 1 more build point, `. How many letters its words have is asked of what
 * is found: Node's engine writes a pattern out for them, which took the first card with a curly quote half a second.
 */
const payment = new RegExp(
  String.raw`(?<![\p{L}\p{N}'’-])(?:(?<=${clauseBegin})(?<first>)|)(?<pay>\p{L}{1,4})(?<gap>\s{0,3})(?<much>(?:\d{1,3}|X|(?<words>${[...written.keys()].join('|')})(?!\p{L}))\s{0,3}(?:more\s)?)(?<what>\p{L}(?:[\p{L}\p{N}]|${straySign}(?=\p{L}))+)(?:\s(?<unit>\p{L}[\p{L}\p{N}]*))?(?=\s{0,2}(?<arrow>${arrows})|,\s)`,
  'gu',
);

/** What costs are counted in, and nothing else. */
const paidAlways = new RegExp(`^(?:${currency}|${costUnits})\\s?$`);

/** Whether what is paid, and what it is counted in, have the length of a word. */
const isWord = (word: string) => word.length >= 4 && word.length <= 20;

/** A single verb as a cost, `Tap ->`, or its sign: `[tap], `. */
const done = new RegExp(
  String.raw`(?<=${clauseBegin})(?!${paidSign})(?:\[(?<sign>[^\s[\]]{2,9})\](?=,\s|\s{0,2}(?:${arrows}))|(?<word>\p{L}{2,8})(?=\s{0,2}(?:${arrows})|,\sPay\s))`,
  'gu',
);

/** A verb as the beginning of a cost that has an object: `Discard a card ->`. */
const doneTo = new RegExp(
  String.raw`(?<=${clauseBegin})(?<verb>\p{Lu}\p{Ll}{4,9})(?=\s[\p{Ll}\d][^|•\n;:.!?"“”()>→§]{1,120}?\s{0,2}(?:${arrows}))`,
  'gu',
);

/** Such verbs; the pattern finds no word so short that another is one slip away. */
const verbsOfObject = alwaysPaid.toLowerCase().split('|');

/** Words, each with its plural. */
function withPlurals(words: readonly string[]): string[] {
  return words.flatMap((word) => [word, `${word}s`]);
}

/** The known word from which a word in small letters is one slip; undefined where it is a known word itself. */
function nearest(typed: string, known: readonly string[]): string | undefined {
  return known.includes(typed) ? undefined : known.find((each) => isOneTypo(typed, each));
}

/**
 * Prepares the search for slips in costs, with what the texts of keywords pay or count as what may be paid.
 * @param texts what the keywords say
 */
export function createCostSlipFinder(texts: readonly string[]): (text: string) => CardFinding[] {
  const ofRules = new Set(texts.flatMap((text) => text.toLowerCase().match(/\p{L}+/gu) ?? []));
  const names = texts.flatMap((text) => [...text.matchAll(counted)].map(([, name = '']) => name));
  // Of two forms, the capitalised one is the name.
  const called = new Map(names.sort((a, b) => (a < b ? 1 : -1)).map((name) => [name.toLowerCase(), name]));
  const paid = withPlurals([...called.keys()]);
  const single = new Set(
    texts.flatMap((text) => [...text.matchAll(uncounted)].map(([, name = '']) => name.toLowerCase())),
  );

  const inPayment = ({
    first,
    arrow,
    pay = '',
    gap = '',
    much = '',
    words = '',
    what = '',
    unit,
  }: Groups): Slip | null => {
    if (pay.length < 2 || !isWord(what) || (unit !== undefined && !isWord(unit))) return null;
    const [verb, lower] = [pay.toLowerCase(), what.toLowerCase()];
    if (verb !== 'pay') {
      const isPlaced = /^\p{Lu}/u.test(pay) || (first !== undefined && arrow !== undefined);
      // A word of the rules is one before what only costs have: `Play 2 Force ->`.
      const isPaid = first !== undefined && arrow !== undefined && paidAlways.test(`${what} ${unit ?? ''}`);
      const isSlip = isPlaced && isOneTypo(verb, 'pay') && (isPaid || !ofRules.has(verb));
      return isSlip && gap !== '' && (isPaid || paid.includes(lower)) ? { found: pay, meant: 'Pay' } : null;
    }
    const one = lower.slice(0, -1);
    const meant = unit === undefined && lower.endsWith('s') && single.has(one) ? one : nearest(lower, paid);
    if (meant) return { found: what, meant: called.get(meant) ?? meant };
    if (!paid.includes(lower)) return null;
    if (gap === '' || !/\s$/.test(much))
      return { found: `${pay}${gap}${much}${what}`, meant: `${pay} ${much.trim()} ${what}` };
    const figure = written.get(words);
    if (figure !== undefined && arrow !== undefined) return { found: words, meant: String(figure) };
    if (unit === what) return { found: `${what} ${unit}`, meant: what };
    const meantUnit = unit && nearest(unit.toLowerCase(), units);
    return meantUnit ? { found: unit, meant: meantUnit } : null;
  };
  const verbMeant = (word: string, known: readonly string[]) =>
    ofRules.has(word.toLowerCase()) ? undefined : nearest(word.toLowerCase(), known);
  const ofObject = ({ verb = '' }: Groups): Slip | null => {
    const meant = verbMeant(verb, verbsOfObject);
    return meant ? { found: verb, meant: capitalise(meant) } : null;
  };
  const ofOneWord = ({ sign, word = sign ?? '' }: Groups): Slip | null => {
    const lower = word.toLowerCase();
    const meant = verbMeant(word, verbsOfCard);
    if (!meant) return null;
    const isCapital = sign === undefined || word.charAt(0) !== lower.charAt(0);
    return { found: word, meant: isCapital ? capitalise(meant) : meant };
  };
  const slips = (text: string, pattern: RegExp, slipOf: (groups: Groups) => Slip | null) =>
    [...text.matchAll(pattern)].flatMap(({ 0: all, index, groups = {} }): CardFinding[] => {
      const slip = slipOf(groups);
      if (!slip) return [];
      const start = index + all.indexOf(slip.found);
      return [finding('cost-misspelt', slip, start, start + slip.found.length)];
    });
  return (text) => [
    ...slips(text, payment, inPayment),
    ...slips(text, done, ofOneWord),
    ...slips(text, doneTo, ofObject),
  ];
}
