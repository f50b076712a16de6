import { endsAsSentence } from '../../../keywords/text/sentences.ts';
import { changeVerbs } from '../talk/record-verbs.ts';
import { auxiliary } from '../talk/short-answers.ts';
import { qualifies } from '../talk/taking-back.ts';
import { hasLeastWords, leastWords, phraseIn, wordsOf } from '../words/words.ts';

/** Labels, or heads of columns, of which the first has what the second replaced. */
const pairs = [/^from$/i, /^to$/i, /^was$/i, /^(?:is|is now|now)$/i] as const;

/** The labels of one thing that was changed, with `Before` and `After` in place of any such pair: `From`, `To`. */
export function inTime(labels: readonly string[]): string[] {
  const said = [...labels];
  for (const first of [0, 2]) {
    const [then, now] = [first, first + 1].map((at) => said.findIndex((label) => pairs[at]?.test(label)));
    if (then === undefined || now === undefined || then === -1 || now === -1) continue;
    [said[then], said[now]] = ['Before', 'After'];
  }
  return said;
}

/** A line with a short label. */
const labelled =
  /^(?<mark>[\s>*_•-]*)(?<label>\p{L}[\p{L} ]{1,7})[*_]{0,2}(?::[*_]{0,2}\s*|\s+(?=["“]))(?<text>.+)$/u;

/** Says of two neighbouring lines with such labels which was and which is: `From: …`, and below it `To: …`. */
export function changedLines(lines: readonly string[]): string[] {
  const said = [...lines];
  let above = -1;
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const [then, now] = [lines[above] ?? '', line].map((each) => labelled.exec(each)?.groups ?? {});
    const isText = [then, now].every(
      (each) => hasLeastWords(each?.text ?? '') && endsAsSentence(each?.text ?? ''),
    );
    const labels = [then?.label ?? '', now?.label ?? ''];
    const told = isText ? inTime(labels) : labels;
    if (told[0] !== labels[0])
      for (const [at, place] of [above, index].entries())
        said[place] = `${[then, now][at]?.mark}${told[at]}: ${[then, now][at]?.text}`;
    above = index;
  }
  return said;
}

/** In characters; no two quotations of a source are longer. */
const longestCompared = 2_000;

const change = `(?:${changeVerbs}|replaced|swapped|turned)`;

/** The same as an instruction, as of an erratum: `Replace “…” with “…”`, `Leap: change “…” to “…”`. */
const instruction =
  '(?:^|[,.:–—-] )(?:please )?(?:alter|amend|change|correct|replace|revise|reword|swap|turn|update)(?= |$)';

/** Two quotations, and the words before the first and between them. */
const quotations = /^([^"“”]{0,100})["“]([^"“”]{10,900})["”]([^"“”]{2,40})["“]([^"“”]{10,900})["”][.!]?$/;

/**
 * Words between them where the second replaced the first: `, but now it is`; `into`, where a verb of changing precedes.
 */
const isNow =
  /^[,;]?(?: and| but)?(?: (?:it|that|this))?(?: became| should (?:now )?(?:be|mean|read|say)| (?:(?:is|reads|says) )?now(?: it)?(?: (?:is|means|reads|says))?)[:,]? $/i;

/** A list of corrections: `Page 12: for “…” read “…”`. */
const isCorrected = /^,? (?:please )?(?:now )?read:? $/i;
const ofCorrection = /(?:^|[\s:.,–—-])for:? $/i;

/** The place of a correction: `Page 12, line 3`. */
const placeOfCorrection =
  /\b(?:for|on)\b|(?:\b(?:column|line|p\.|page|section)|§) ?\d{1,4}|\b(?:corrections?|corrigend(?:a|um)|errat(?:a|um))\b/gi;

/** An arrow between them; behind a name, what it claims may be on record. */
const isArrow = /^ (?:→|⇒|[-=]{1,2}>) $/;
const isInto = new RegExp(
  `^,?(?: (?:and|got|has been|is|it|was))*(?: ${change})? (?:by|into|to|with):? $`,
  'i',
);
const isOfChange = new RegExp(`\\b${change}\\b|\\bfrom $|${instruction}`, 'i');

/** Words about either quotation that do not name their keyword. */
const tellsOfThem = new RegExp(
  `${instruction}|\\b(?:be|been|formerly|from|had|has|have|in|it|lines?|means?|meant|of|once|originally|previously|reads?|rule|said|says?|sentence|texts?|that|the|they|to|used|was|went|were|wordings?|${change})\\b|['’]s\\b|[:,]`,
  'gi',
);

/** The version in which something was changed: `v2.3 - Leap: …`. */
const ofVersion = /^v?\d+(?:\.\d+){0,3}\s?[:–—-]\s/i;

/** The name that is left of them; anything else may deny the change: `They never changed …`. */
const isName = /^(?:\p{Lu}[\p{L}\p{M}\p{N}'’-]*(?: (?=\p{Lu})|$))*$/u;

/** The beginning of a question or supposition: `Had they changed …`. */
const asks = new RegExp(`^(?:had|${auxiliary}) `, 'i');

/**
 * Turns a line with two wordings, of which the second replaced the first, into two sentences that name their keyword:
 * `They changed Leap from “…” to “…”` and `Leap used to say “…”, but now it says “…”` become
 * `Leap used to say “…” Leap says “…”`.
 */
export function thenAndNow(line: string): string {
  if (line.length > longestCompared) return line;
  const [, lead = '', before, between = '', after = ''] = quotations.exec(line.trim()) ?? [];
  const isChange = isInto.test(between) && [lead, between].some((said) => isOfChange.test(said));
  const isSentence = [before, after].every((quoted) => wordsOf(quoted ?? '').length >= leastWords);
  const isForRead = isCorrected.test(between) && ofCorrection.test(lead);
  const isArrowAlone = isArrow.test(between) && lead.trim() === '';
  if (!before || !isSentence || !(isNow.test(between) || isChange || isForRead || isArrowAlone)) return line;
  const placed = isForRead ? lead.replace(placeOfCorrection, ' ') : lead;
  const of = placed.replace(ofVersion, '').replace(tellsOfThem, ' ').trim().replace(/\s+/g, ' ');
  if (asks.test(lead) || !isName.test(of) || qualifies(phraseIn(of))) return line;
  const [then, now] = of ? [`${of} used to say`, `${of} says`] : ['Before:', 'After:'];
  return `${then} “${ended(before)}” ${now} “${ended(after)}”`;
}

function ended(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
