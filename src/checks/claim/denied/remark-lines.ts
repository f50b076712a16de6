import { anyLineEnd } from '../../../keywords/text/lines.ts';
import type { KnownWords } from '../naming/known-words.ts';
import { nameIn } from '../naming/name-in.ts';
import { bylinesIn } from '../pasted/bylines.ts';
import { comparedInWords } from '../pasted/compared-lines.ts';
import { withNotes } from '../pasted/footnotes.ts';
import { withMarksBeside } from '../pasted/marks-above.ts';
import { asTypedIn, plain } from '../pasted/plain.ts';
import type { RunsOn } from '../pasted/run-on.ts';
import { withHeadingsMarked } from '../pasted/underlined.ts';
import { takenBackByPlace } from '../remarks/of-one.ts';
import { withoutSpeaker } from '../remarks/remarks.ts';
import { withAnswersEnded } from '../talk/short-answers.ts';
import { speaksOfAbove, speaksOfAll } from '../talk/taking-back.ts';
import { type Denial, denialBy, deniedIn, leadIn, stillDenies } from './denials.ts';
import { columnsInWords } from './denying-columns.ts';
import { narrowsAbove, point } from './narrowing-lines.ts';
import { ofPastAsked } from './replies.ts';
import { field, isClaim, remarkBelow, replyBelow, takingBack } from './taking-back-lines.ts';
import { changedLines, thenAndNow } from './then-and-now.ts';

/**
 * Moves remarks on lines of their own to the lines that they deny. One below a claim is put after it: `They rest.`, and
 * below it `That is wrong.`; if it is about several lines, all of them are denied. A heading (`## False`), or a line
 * that ends with a colon (`This is wrong:`), is put before what is below it. A label of a page (`Removed`) takes
 * nothing back.
 * @param runsOn whether a line continues the one directly above it, and so says nothing of it
 * @returns as many lines; those of the remarks are empty
 */
export function withRemarkLines(text: string, known: KnownWords, runsOn: RunsOn = () => false): string {
  const { isOfRules } = known;
  const copied = text.split(anyLineEnd);
  const bylines = bylinesIn(copied, {
    isOfRules,
    isName: (line) => nameIn(line, known) !== null,
    isDenial: (line) => takingBack(line, isOfRules) !== null,
  });
  const own = copied.map((line, index) => (bylines.has(index) ? '' : line));
  const said = withHeadingsMarked(withMarksBeside(own));
  const lines = columnsInWords(comparedInWords(changedLines(withNotes(said)).map(thenAndNow)), known).map(
    withAnswersEnded,
  );
  let above = -1;
  let isByOther = false;
  // The line above a quotation that no blank line has ended yet.
  let quotedBelow = -1;
  // No remark has been about all lines from here on.
  let untold = 0;
  let denial: Denial | null = null;
  for (const [index, line] of lines.entries()) {
    isByOther ||= above !== -1 && bylines.get(index)?.opens === true;
    if (bylines.get(index)?.quotes) quotedBelow = index;
    else if (line.trim() === '' && quotedBelow !== -1 && above > quotedBelow) {
      isByOther = true;
      quotedBelow = -1;
    }
    if (line.trim() === '') continue;
    const isBelowBlank = (lines[index - 1] ?? '').trim() === '';
    denial = stillDenies(denial, line, isBelowBlank) ? denial : null;
    const lead = leadIn(lines, index, above === -1, known);
    const isCut = above === index - 1 && runsOn(lines[above] ?? '', line);
    const mayRemark = lead === null && !isCut && isClaim(lines[above] ?? '');
    const isLast = above === index - 1 && (lines[index + 1] ?? '').trim() === '';
    const remark = mayRemark
      ? remarkBelow(lines[above] ?? '', line, isOfRules, isLast && field.test(line))
      : null;
    const taken = mayRemark ? takenByPlace(lines, untold, above, line) : null;
    if (lead !== null) {
      denial = denialBy(lines, index, lead);
      lines[index] = '';
    } else if (taken) {
      for (const place of taken.places) lines[place] = deniedIn(lines[place] as string, taken.lead);
      lines[index] = '';
    } else if (mayRemark && above === index - 1 && narrowsAbove(lines[above] as string, line, known)) {
      lines[above] = `${(lines[above] as string).trimEnd()} ${plain(line)}`;
      lines[index] = '';
    } else if (remark && !remark.endsWith(':')) {
      if (speaksOfAll(remark)) {
        for (const place of placesAbove(lines, untold, above, speaksOfAbove(remark)))
          lines[place] = deniedIn(lines[place] as string, remark.replace(/[.!]*$/, ':'));
        untold = above + 1;
      } else {
        const asked = (lines[above] as string).trimEnd();
        lines[above] = `${asked} ${ofPastAsked(asked, remark)}`;
      }
      lines[index] = '';
    } else {
      const reply = isCut ? null : replyBelow(lines[above] ?? '', line, isByOther, isOfRules);
      if (reply) {
        lines[above] = `${(lines[above] as string).trimEnd()} ${reply.remark}`;
        lines[index] = reply.rest;
      } else if (denial && isClaim(line) && !isWithinText(lines[index - 1] ?? '', line))
        lines[index] = deniedIn(line, denial.lead);
      if (denial) denial.isOfPoints ??= point.test(line);
      // The number of a page, or of those who liked it, is nothing to reply to.
      if (/\p{L}/u.test(line)) above = index;
    }
    isByOther = false;
  }
  return lines.join('\n');
}

/** Whether a line continues the sentence of the line directly above it. */
function isWithinText(before: string, line: string): boolean {
  return before.trim() !== '' && !point.test(line) && !/[.!?]["”’')\]*_]*\s*$/.test(before);
}

/**
 * Indices of the claims above a remark, the last one first: of all lines, or of those with no blank line between.
 */
function placesAbove(lines: readonly string[], first: number, above: number, isOfAll: boolean): number[] {
  const places: number[] = [];
  for (let place = above; place >= first && (isOfAll || lines[place]?.trim() !== ''); place--)
    if (isClaim(lines[place] as string)) places.push(place);
  return places;
}

/** How many lines somebody counts at most. */
const mostCounted = 40;

/** Which of the lines above a line takes back by naming their places, `The first is wrong.`, and in which words. */
function takenByPlace(
  lines: readonly string[],
  first: number,
  above: number,
  line: string,
): { places: number[]; lead: string } | null {
  // A sign in front would be taken off with the marks of a list.
  const said = withoutSpeaker(asTypedIn(line).trim()).replace(/^#(?=\d)/, 'Number ');
  const nearest = Math.max(first, above - mostCounted);
  const group = placesAbove(lines, nearest, above, false);
  // Of claims with blank lines between them, all are counted.
  const places = (group.length > 1 ? group : placesAbove(lines, nearest, above, true)).reverse();
  const taken = places.length > mostCounted ? null : takenBackByPlace(said, places.length);
  return taken && { places: taken.map((at) => places[at] as number), lead: said.replace(/[.!]*$/, ':') };
}
