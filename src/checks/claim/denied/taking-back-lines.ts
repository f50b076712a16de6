import { longestLine } from '../../../keywords/text/lines.ts';
import { capitalise } from '../../../keywords/text/said/capitalise.ts';
import { splitSentences } from '../../../keywords/text/sentences.ts';
import { inWords } from '../pasted/cells.ts';
import { answerLabel } from '../pasted/chosen.ts';
import { isCross } from '../pasted/crossed-out.ts';
import { isListItem } from '../pasted/list-item.ts';
import { asTypedIn, plain } from '../pasted/plain.ts';
import { echoOf } from '../remarks/echoes.ts';
import { isProcedure, isUndone } from '../remarks/outcomes.ts';
import { isOfAnother, isSpoken, remarkIn, remarkInOtherWords, withoutSpeaker } from '../remarks/remarks.ts';
import { countedIn } from '../remarks/votes.ts';
import { noWords } from '../talk/short-answers.ts';
import { deniesBelow, isOfTalk, saysUntrue, speaksOfAll } from '../talk/taking-back.ts';
import { hasLeastWords, phraseIn, wordsOf } from '../words/words.ts';
import { bracketed } from './narrowing-lines.ts';
import { type Reply, replyTo } from './replies.ts';

/** In characters; anything longer says something by itself. */
export const longestRemark = 80;

/** A hesitant "no", which is an answer in spite of its question mark. */
const hesitantNo = new RegExp(String.raw`^((?:er+m?|uh+m?|um+)[,.…]{0,3} ${noWords})\?+$`, 'i');

/** What points at the line above, so that what follows is said of that: `^ wrong`, `— rejected`. */
const pointer = /^(?:[→↳⤷]|[└╰]─*|\^+|—|--)\s*(?=\p{L})/u;

/** What a count of votes says that was lost. */
const votedDown = 'Voted down.';

/** A field of a record, which need not end as a sentence: `Status: rejected`. */
export const field = /^\s*\p{L}[\p{L} ]{1,20}: \S/u;

/** A field of data whose name is said of a record, or is not: `"deprecated": true`. */
const flag = /^\s*"?(\p{L}[\p{L}_ ]{1,20})"?: (?:true|yes),?$/iu;

/**
 * The words of a line that take back what is above or below; null where a line does not.
 * @param isField whether it is the last field of a record that the line above begins
 */
export function takingBack(
  line: string,
  isOfRules: (word: string) => boolean,
  isField = false,
): string | null {
  if (line.length > longestRemark) return null;
  const written = withoutSpeaker(asTypedIn(line));
  if (isCross(written)) return written.trim();
  // The sign at the beginning of `👍 2 👎 9` would be taken for the mark of a list.
  if (countedIn(written) === 'lost') return votedDown;
  const [, flagged = ''] = flag.exec(line) ?? [];
  if (flagged && remarkIn(inWords(flagged)) === 'takes back') return `${inWords(flagged)}.`;
  const own = withoutSpeaker(plain(line)).replace(pointer, '').replace(hesitantNo, '$1.');
  const said = remarkIn(own) === null ? noAlone(own, isOfRules) : own;
  const isDenial = remarkIn(said) === 'takes back' || (speaksOfAll(said) && deniesBelow(said, isOfRules));
  const isDecided = !isDenial && (isUndone(said, isOfRules) || callsUntrue(said, isOfRules));
  const isOfAbove = isField || pointer.test(written.trim()) || bracketed.test(written.trim());
  if (!(isDenial || isDecided) || !(isOfAbove || isSpoken(said))) return null;
  // In small letters it would be read as a part of the sentence above.
  return isDecided && isField ? `${capitalise(said)}.` : said;
}

/** A "no" after one or two words, as chats have them for pictures: `LUL nope`. */
const noLast = new RegExp(String.raw`^(?:[\p{L}\p{N}:_]{1,30} ){1,2}(${noWords})[.!]*$`, 'iu');

/** The "no" alone at the end of a text whose other words the rules do not have; any other text as it is. */
function noAlone(text: string, isOfRules: (word: string) => boolean): string {
  const [, no] = noLast.exec(text) ?? [];
  return no && wordsOf(text).every(({ word }) => !isOfRules(word) || isOfTalk(word)) ? `${no}.` : text;
}

/** Whether a sentence calls what it refers to untrue, in words that no list has: `This turned out to be false.` */
function callsUntrue(text: string, isOfRules: (word: string) => boolean): boolean {
  return saysUntrue(phraseIn(text)) && remarkInOtherWords(text, isOfRules) === 'takes back';
}

/** The words of a line that take back the one above, by themselves or by repeating the verb that it denies. */
export function remarkBelow(
  above: string,
  line: string,
  isOfRules: (word: string) => boolean,
  isField: boolean,
): string | null {
  const said = withoutSpeaker(plain(line));
  const echo = echoOf(plain(above), said, isOfRules);
  if (echo !== null) return echo === 'takes back' ? said : null;
  return (
    takingBack(line, isOfRules, isField) ?? outcomeIn(plain(line), isOfRules) ?? outcomeIn(said, isOfRules)
  );
}

/** In characters; anything longer says more than what became of a text. */
const longestMinutes = 200;

/**
 * What several sentences of minutes say, of which none says anything else, and one that a text was not adopted: `Moved by
 * Kim. For 2, against 5. Motion defeated.`
 */
function outcomeIn(text: string, isOfRules: (word: string) => boolean): string | null {
  if (text.length > longestMinutes) return null;
  // A number with a full stop ends a sentence here: `Against: 4. Motion lost.`
  const sentences = text.split(/(?<=[.;!])\s{1,9}/);
  const undone = sentences.filter((sentence) => isUndone(sentence, isOfRules));
  const isSaidAlone = sentences.every(
    (sentence) => undone.includes(sentence) || isProcedure(sentence) || remarkIn(sentence) !== null,
  );
  if (sentences.length < 2 || !isSaidAlone) return null;
  if (undone.length > 0) return undone.join(' ');
  // Each side of a vote may be a sentence.
  const votes = sentences.filter((sentence) => /\d/.test(sentence)).join(' ');
  return countedIn(votes) === 'lost' ? votedDown : null;
}

/** Whether a line is a quotation in a mail, a chat or a forum. */
function isQuoted(line: string): boolean {
  return /^\s*(?:>|\[quote\b.*\[\/quote\]\s*$)/i.test(line);
}

/** The label of an answer, which is about the line above. */
const answer = new RegExp(String.raw`^\s*${answerLabel}`, 'i');

/** What a line says of the one above, which it quotes, which is a question or which has another speaker. */
export function replyBelow(
  above: string,
  line: string,
  isByOther: boolean,
  isOfRules: (word: string) => boolean,
): Reply | null {
  if (above.length > longestLine || line.length > longestLine) return null;
  const isToQuotation = isClaim(above) && (answer.test(line) || (isQuoted(above) && !isQuoted(line)));
  const [remark = '', ...rest] = isToQuotation ? splitSentences(plain(line)) : [];
  if (rest.length > 0 && takingBack(remark, isOfRules)) return { remark, rest: rest.join(' ') };
  return isClaim(above) && !isListItem(line)
    ? replyTo(plain(above), plain(line), isByOther || isToQuotation || isOfAnother(above, line))
    : null;
}

/** Whether a line makes a statement: it is no name, no row of a table, and no longer than any line of a source. */
export function isClaim(line: string): boolean {
  return line.length <= longestLine && hasLeastWords(line.trim()) && !line.trimEnd().endsWith('|');
}
