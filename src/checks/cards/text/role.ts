import { clauseOf, endsInArrow, governs, longestClause } from './clause.ts';
import { textBefore } from './stretches.ts';

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
