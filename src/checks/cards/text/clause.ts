import { alwaysPaid, costUnits, currency, verbs } from './game-words.ts';

/** In characters: how far before a place words that govern it are looked for; a clause is hardly longer. */
export const longestClause = 300;

/** Arrows between a cost and its effect, for a pattern. Where a page lost the arrow, several spaces are left of it. */
export const arrows = '-->|->|- >|→|§';

export const hasArrow = new RegExp(arrows);

/** An arrow at the end of a text. */
export const endsInArrow = new RegExp(`(?:${arrows})$`);

/** The beginning of a line or of an item, at the end of a text: no sentence begins there with a small letter. */
export const beginsItem = /(?:^|[|•\n])\s*$/;

/** Signs between two clauses. */
const clauseEnds = new RegExp(`[|•\\n;*"“]|[.!?](?=\\s)|(?<=\\s)[>＞](?=\\s)|${arrows}`);

/** Verbs as they begin a cost or a sentence: `Pay`. */
export const capitalVerbs = verbs.replace(/\b\w/g, (first) => first.toUpperCase());

/** Verbs that begin a cost, one of several or the only one, for a pattern. */
export const costVerbs = `(?:${alwaysPaid}|Lose|Put)`;

/** The sign of a verb, `[tap]`, for a pattern; other signs in brackets may be anything, as the type of a card. */
export const paidSign = String.raw`\[(?:${verbs}|${capitalVerbs})\]`;

/** A cost that lacks nothing, for a pattern: `Pay 2 Force`, `[tap]`. */
export const wholeCost = String.raw`(?:Pay\s(?:\d+|X)\s(?:${currency}|${costUnits})|${paidSign})`;

/** The beginning of a cost: a verb, its sign, or an amount and nothing else. */
const payment = new RegExp(
  String.raw`^\s*(?:\[\p{L}{1,20}\],\s*)?(?:${paidSign}|(?:${verbs})\b|(?:\d+|X)(?:\s+\p{L}+){1,3}\s*$)|${paidSign}\s*$`,
  'iu',
);

/** The beginning of a line or clause, where an ability can begin, for a pattern. */
export const clauseBegin = String.raw`(?:(?:^|\n)\s?\(?\d{1,2}[.)]\s|^|\n[^\S\n]{0,12}|[|•;*"“‘:/]|[.!?]\s|\s'|(?:^|\s)[-–—]\s?)\s{0,2}`;

/** An arrow later in the same ability, at the beginning of a text. */
export const leadsToArrow = new RegExp(String.raw`^[^|•\n"“”]{0,200}?(?:${arrows})`);

/** In characters: how far before its effect a cost is looked for. */
export const longestCost = 200;

/** Whether a clause is a cost: `Pay 3 Force`, `[tap]`, `Discard a card`. */
export function isCost(clause: string): boolean {
  return payment.test(clause);
}

/**
 * The beginning of a sentence with a capital letter, for a pattern: words that continue in small letters, or in any
 * where no name begins with them. Within another sentence, it shows that a sign is missing. A name may end in “One”.
 */
export const sentenceStart = String.raw`(?:(?:An?|Do|Gain|Prevent|Search|The|This|You|Your|${capitalVerbs})\s+(?=[\p{Ll}\d+]|X\b)|One\s+(?=(?:more|of|other)\b)|(?:As|During|Each|Equipped|If|When|Whenever)\s+(?=[\p{L}\d+]))`;

/** Verbs that offer a choice, with the options after a colon or dashes; the space before one may be lost. */
export const asks = /(?:^|\p{Ll})(?:Choose|Reveal|Roll)\b/u;

/** Words that continue a sentence, for a pattern: `Choose a unit with`. */
export const goingOn = String.raw`(?<![\p{L}])(?:an?|and|any|as|by|each|except|for|from|gains?|gets?|had|ha(?:s|ve)|if|in|is|its?|loses?|more|no|of|on|or|other|than|th(?:at|e(?:ir|n|se)?|is|ose)|to|us(?:e[ds]?|ing)|with(?:out)?|your)`;

/** A word that continues a sentence, at the end of a text; a name after it belongs to the sentence. */
export const governs = new RegExp(`${goingOn}$`, 'iu');

/** A sign that no word of a cost has beside it, for a pattern; a bracket may be half of a picture, and `>` an arrow. */
export const straySign = String.raw`[!#$%&*+.:;=?@\\^_~–—\-]`;

/** The text since the last sign that ends an ability or a sentence, with each quotation as one letter. */
export function clauseOf(said: string): string {
  const unquoted = said.replace(/"[^"\n|]*"|“[^”\n|]*”/g, 'Q');
  return unquoted.split(clauseEnds).at(-1) ?? '';
}
