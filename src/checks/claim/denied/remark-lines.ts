import { anyLineEnd, longestLine } from '../../../keywords/text/lines.ts';
import { splitSentences } from '../../../keywords/text/sentences.ts';
import { type Headings, nameIn } from '../naming/headings.ts';
import { bylinesIn } from '../pasted/bylines.ts';
import { comparedInWords } from '../pasted/compared-lines.ts';
import { isCross } from '../pasted/crossed-out.ts';
import { withMarksBeside } from '../pasted/marks-above.ts';
import { asTypedIn, plain } from '../pasted/plain.ts';
import type { RunsOn } from '../pasted/run-on.ts';
import { withHeadingsMarked } from '../pasted/underlined.ts';
import { echoOf } from '../remarks/echoes.ts';
import { takenBackByPlace } from '../remarks/of-one.ts';
import { isOfAnother, isSpoken, remarkIn, withoutSpeaker } from '../remarks/remarks.ts';
import { withAnswersEnded } from '../talk/short-answers.ts';
import { deniesBelow, speaksOfAbove, speaksOfAll } from '../talk/taking-back.ts';
import { isWayOfPlay } from '../talk/ways-of-play.ts';
import { hasLeastWords, wordsOf } from '../words/words.ts';
import { affirms, columnsInWords } from './denying-columns.ts';
import { ahead, colonLast, takesBackBelow } from './denying-headings.ts';
import { withNotes } from './footnotes.ts';
import { narrowsAbove, point } from './narrowing-lines.ts';
import { ofPastAsked, type Reply, replyTo } from './replies.ts';
import { thenAndNow } from './then-and-now.ts';

/** In characters; anything longer says something by itself. */
const longestRemark = 80;

/** In characters; each sentence of a longer line is denied by one word. */
const longestDenied = 1_000;

/** A heading in HTML, Markdown or a wiki. */
const marked =
  /^\s*(?:(?:<\/\w{1,10}>\s*){0,9}<h[1-6]\b|#{1,6}\s|={2,6}[^=]+={2,6}\s*$|(\*\*|__)[^*_]+:?\1:?\s*$)/i;

/** A line that denies those below it, and which of them it denies. */
interface Denial {
  lead: string;
  /**
   * Whether it is a marked heading, which denies all up to the next one; any other denies one list or group of lines.
   */
  isMarked: boolean;
  /** Whether the lines that it denies are items of a list; null before the first. */
  isOfPoints: boolean | null;
}

/**
 * Moves remarks on lines of their own to the lines that they deny. One below a claim is put after it: `They rest.`, and
 * below it `That is wrong.`; if it is about several lines, all of them are denied. A heading (`## False`), or a line
 * that ends with a colon (`This is wrong:`), is put before what is below it. A label of a page (`Removed`) takes
 * nothing back.
 * @param runsOn whether a line continues the one directly above it, and so says nothing of it
 * @returns as many lines; those of the remarks are empty
 */
export function withRemarkLines(text: string, headings: Headings, runsOn: RunsOn = () => false): string {
  const { isOfRules } = headings;
  const copied = text.split(anyLineEnd);
  const bylines = bylinesIn(copied, {
    isOfRules,
    isName: (line) => nameIn(line, headings) !== null,
    isDenial: (line) => takingBack(line, isOfRules) !== null,
  });
  const own = copied.map((line, index) => (bylines.has(index) ? '' : line));
  const said = withHeadingsMarked(withMarksBeside(own));
  const lines = columnsInWords(comparedInWords(withNotes(said).map(thenAndNow)), headings).map(
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
    const lead = leadIn(lines, index, above === -1, headings);
    const isCut = above === index - 1 && runsOn(lines[above] ?? '', line);
    const mayRemark = lead === null && !isCut && isClaim(lines[above] ?? '');
    const isLast = above === index - 1 && (lines[index + 1] ?? '').trim() === '';
    const remark = mayRemark
      ? remarkBelow(lines[above] ?? '', line, isOfRules, isLast && field.test(line))
      : null;
    const taken = mayRemark ? takenByPlace(lines, untold, above, line) : null;
    if (lead !== null) {
      denial = { lead, isMarked: marked.test(line), isOfPoints: null };
      lines[index] = '';
    } else if (taken) {
      for (const place of taken.places) lines[place] = deniedIn(lines[place] as string, taken.lead);
      lines[index] = '';
    } else if (mayRemark && above === index - 1 && narrowsAbove(lines[above] as string, line, headings)) {
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

/** Whether a line is a quotation in a mail, a chat or a forum. */
function isQuoted(line: string): boolean {
  return /^\s*(?:>|\[quote\b.*\[\/quote\]\s*$)/i.test(line);
}

/** What a line says of the one above, which it quotes, which is a question or which has another speaker. */
function replyBelow(
  above: string,
  line: string,
  isByOther: boolean,
  isOfRules: (word: string) => boolean,
): Reply | null {
  if (above.length > longestLine || line.length > longestLine) return null;
  const isToQuotation = isQuoted(above) && !isQuoted(line);
  const [remark = '', ...rest] = isToQuotation ? splitSentences(plain(line)) : [];
  if (rest.length > 0 && takingBack(remark, isOfRules)) return { remark, rest: rest.join(' ') };
  return isClaim(above) && !point.test(line)
    ? replyTo(plain(above), plain(line), isByOther || isToQuotation || isOfAnother(above, line))
    : null;
}

/** Whether a heading or a line still denies this line. */
function stillDenies(denial: Denial | null, line: string, isBelowBlank: boolean): boolean {
  if (!denial || marked.test(line)) return false;
  const { isMarked, isOfPoints } = denial;
  if (isMarked || isOfPoints === null) return true;
  const isPoint = point.test(line);
  if (isOfPoints) return isPoint || (!isBelowBlank && /^\s/.test(line));
  return !isPoint && !isBelowBlank && !affirms.test(line);
}

/** Whether a line continues the sentence of the line directly above it. */
function isWithinText(before: string, line: string): boolean {
  return before.trim() !== '' && !point.test(line) && !/[.!?]["”’')\]*_]*\s*$/.test(before);
}

/** The words that deny the lines below, with a colon; null where a line denies none. */
function leadIn(
  lines: readonly string[],
  index: number,
  isFirst: boolean,
  headings: Headings,
): string | null {
  const { isOfRules } = headings;
  const line = lines[index] as string;
  if (line.length > longestRemark) return null;
  const below = lines.slice(index + 1, index + 3).find((next) => next.trim() !== '') ?? '';
  if (!isClaim(below)) return null;
  const hasColon = colonLast.test(line);
  const isPlaced = isFirst || ((lines[index - 1] ?? '').trim() === '' && lines[index + 1]?.trim() !== '');
  const isTitle = isPlaced && !/[.!]\W*$/.test(line);
  if (!hasColon && !marked.test(line) && !ahead.test(line) && !isTitle) return null;
  const said = withoutSpeaker(plain(line));
  // The heads of a table deny no more than their columns, which is done already.
  const heads = said.split(/\s*[\t|]\s*/);
  if (heads.length > 1 && heads.some((head) => head && below.includes(`${head}: `))) return null;
  const taken = hasColon ? takingBack(line, isOfRules) : null;
  if (taken) return taken;
  const denies = takesBackBelow(said, headings);
  // A way to play narrows what is below it.
  const way = said.replace(/^(?:at|during|for|in) /i, '');
  return denies || isWayOfPlay(wordsOf(way)) ? said.replace(/[.!:]*$/, ':') : null;
}

/** A label before a sentence: `Fact: …`. */
const labelled = /^[^:]{1,40}:(?=\s)/;

/** A line with each of its sentences denied, up to one whose own label says that it is so: `Fact: …`. */
function deniedIn(line: string, lead: string): string {
  // Before very many sentences the denial is kept short.
  const denies = line.length > longestDenied ? 'False:' : lead;
  const sentences = splitSentences(plain(line));
  const isSo = sentences.findIndex((sentence) => affirms.test(labelled.exec(sentence)?.[0] ?? ''));
  return sentences
    .map((sentence, index) => (isSo !== -1 && index >= isSo ? sentence : `${denies} ${sentence}`))
    .join(' ');
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

/** A hesitant "no", which is an answer in spite of its question mark. */
const hesitantNo = /^((?:er+m?|uh+m?|um+)[,.…]{0,3} (?:nah|no|nope))\?+$/i;

/** What points at the line above, so that what follows is said of that: `^ wrong`, `— rejected`. */
const pointer = /^(?:→|\^+|—|--)\s*(?=\p{L})/u;

/** A field of a record, which need not end as a sentence: `Status: rejected`. */
const field = /^\s*\p{L}[\p{L} ]{1,20}: \S/u;

/**
 * The words of a line that take back what is above or below; null where a line does not.
 * @param isField whether it is the last field of a record that the line above begins
 */
function takingBack(line: string, isOfRules: (word: string) => boolean, isField = false): string | null {
  if (line.length > longestRemark) return null;
  const written = withoutSpeaker(asTypedIn(line));
  if (isCross(written)) return written.trim();
  const said = withoutSpeaker(plain(line)).replace(pointer, '').replace(hesitantNo, '$1.');
  const isDenial = remarkIn(said) === 'takes back' || (speaksOfAll(said) && deniesBelow(said, isOfRules));
  return isDenial && (isField || isSpoken(said) || pointer.test(written.trim())) ? said : null;
}

/** The words of a line that take back the one above, by themselves or by repeating the verb that it denies. */
function remarkBelow(
  above: string,
  line: string,
  isOfRules: (word: string) => boolean,
  isField: boolean,
): string | null {
  const said = withoutSpeaker(plain(line));
  const echo = line.length > longestRemark ? null : echoOf(plain(above), said);
  return echo === null ? takingBack(line, isOfRules, isField) : echo === 'takes back' ? said : null;
}

/** Whether a line makes a statement: it is no name, no row of a table, and no longer than any line of a source. */
function isClaim(line: string): boolean {
  return line.length <= longestLine && hasLeastWords(line.trim()) && !line.trimEnd().endsWith('|');
}
