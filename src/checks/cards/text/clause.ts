import { alwaysPaid, costUnits, currency, verbs } from './game-words.ts';
import { textBefore } from './stretches.ts';

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

/** An item of a list, for a pattern: a name with its number, or a bonus: `Fury 3`, `+1 power`. */
const item = String.raw`(?:\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]*){0,2}(?: [+\-–]?\d+)?|[+\-–−]\d+ \p{L}+)`;

/** A list up to its next item, where it is not part of a sentence: `Cunning, Fury 3,`, `+10 speed and`. */
const listed = new RegExp(
  String.raw`(?:^|[:/])\s*${item}(?:\s*,\s*${item})*(?:\s*,\s*(?:and|or)?|(?<=[\p{Ll}\d]) and)$`,
  'u',
);

/** A list with semicolons, up to its last item, where it is not part of a sentence: `Cunning; Fury 3; or`. */
const lastListed = new RegExp(
  String.raw`(?:^|[:;|•])\s*${item}(?:(?:,|,? and)\s${item})*\s?;\s(?:and|or)$`,
  'u',
);

/** The role of a keyword on a card, by what stands before its name. */
export type Role =
  /** An ability of the card's own: at its beginning, after a cost, in a list, within quotation marks. */
  | 'own'
  /** An ability that a sentence gives to a unit: "gets …". */
  | 'granted'
  /** No ability: a word of a sentence, "with …", "loses …", "each … ability". */
  | 'mentioned';

/**
 * The role that a keyword at an offset of a card's text has.
 * @param begin offset at which the text proper begins, after the card's head
 */
export function roleAt(text: string, offset: number, begin = 0): Role {
  const near = textBefore(text, offset, Math.min(longestClause, offset - begin));
  const said = near.trimEnd();
  const gap = near.slice(said.length);
  // After a word that continues a sentence, or a possessive, two spaces mean one.
  const isLost = gap.length > 1 && !governs.test(said) && !/['’]s?$/.test(said);
  if (said === '' || gap.includes('\n') || isLost || endsInArrow.test(said)) return 'own';
  if (/["“]$|(?<![\p{L}\p{N}])'$/u.test(said)) return opensAbility(said) ? 'own' : 'mentioned';
  if (/[.!?;:)|•*/]$/.test(said) || /(?:^|[\s:])[-–—>]$/.test(said)) return 'own';
  const clause = clauseOf(said);
  if (listed.test(clause) || lastListed.test(said)) return 'own';
  return isGranted(clause) ? 'granted' : 'mentioned';
}

/** The text since the last sign that ends an ability or a sentence, with each quotation as one letter. */
export function clauseOf(said: string): string {
  const unquoted = said.replace(/"[^"\n|]*"|“[^”\n|]*”/g, 'Q');
  return unquoted.split(clauseEnds).at(-1) ?? '';
}

/** Whether a quotation mark opens an ability that is given, rather than a word that is spoken of. */
function opensAbility(said: string): boolean {
  const before = said.slice(0, -1).trimEnd();
  const isOpening = said.length > before.length + 1 || before.endsWith('(');
  const beginsAbility = before === '' || /[.!?|:•*]$/.test(before) || endsInArrow.test(before);
  return !isOpening || beginsAbility || isGranted(clauseOf(before));
}

/** Words after "gets" that show a name to be something else than one more thing that is got. */
const somethingElse =
  /\b(?:is|are|was|were|may|can|would|do|does|costs?|loses?|attacks?|when|if|unless|that|which|with|without|than)\b/;

/** Words before things that a unit gets, or is made with: `Take 1 30/1/1 Quokka with …`. */
const given =
  /\b(?<!(?:n['’]?t|not|never|no longer)\s{1,2})(?:gets?|gains?|receives?)\b(?: (?:also|both|either))?:?|\d\/\d[^/]{0,60}?\bwith\b|\bha(?:s|ve)\b(?: (?:also|both|either))?:?/gi;

/** Words after which “gets” or “has” is a condition, and gives nothing: “if it has Armor”. */
const when = 'as long as|each time|if|no|unless|until|when|whenever|while';

/** The text before “gets” where that is a condition. */
const conditional = new RegExp(String.raw`\b(?:${when})\b[^,:]*$|\b(?:that|which|who)\s+$`, 'i');

/** The text before “has” where that is a condition, or says nothing of now: “can have”, “never had”. */
const conditionalOwner = new RegExp(
  String.raw`(?:\b(?:${when}|can|may|might|must|only|that|to|which|who|would)|n['’]?t|\bnot|\bnever)\b[^,:]*$`,
  'i',
);

function isGranted(clause: string): boolean {
  if (/\b(?:gives?|grants?)(?: (?:her|him|it|them))?$/i.test(clause)) return true;
  if (/\b(?:gives?|grants?)\b/i.test(clause) && !governs.test(clause) && /\p{L}$/u.test(clause)) return true;
  const gets = [...clause.matchAll(given)].at(-1);
  if (!gets) return false;
  const condition = /^ha/i.test(gets[0]) ? conditionalOwner : conditional;
  if (condition.test(clause.slice(0, gets.index))) return false;
  const got = clause.slice(gets.index + gets[0].length);
  return got === '' || (/(?:[,/]|\b(?:and|or|also))$/i.test(got) && !somethingElse.test(got));
}
