import { keywordNamed } from '../naming/keyword-named.ts';
import type { KnownWords } from '../naming/known-words.ts';
import { remarkIn } from '../remarks/remarks.ts';
import { saysAdopted, withoutApart } from '../talk/set-apart.ts';
import { deniesBelow, endsBelow, isOfTexts, texts } from '../talk/taking-back.ts';
import { phraseIn, wordsOf } from '../words/words.ts';

/** A colon at the end of a line that is not the end of an emoji's code: `no :thinking:`. */
export const colonLast = /(?<!(?:^|\s):[\w+-]{1,32}):\s*$/;

/** Words that refer to what is below it. */
export const ahead = /\b(?:below|following)\b/i;

/** What is below holds now: `Changed`, `The old text is replaced by the following`. */
const isOfNew = /\bchanged?\b|\b(?:as|by|to|with) (?:the )?(?:following|\S+ below)\b/i;

/** A section that tells of the past and of what came of it: `Revision history`. */
const isOfPastAndNow = /\bhistory\W*$/i;

/**
 * Whether a heading or a line takes back what is below it: it calls that untrue, `Myths about Leap`; or as a heading in
 * the sense of {@link announces}, it says that it held once, `## Removed`, `The following rulings on Leap no longer
 * apply`.
 * @param isMarked whether HTML, Markdown or a wiki marks it as a heading
 */
export function takesBackBelow(heading: string, known: KnownWords, isMarked: boolean): boolean {
  const said = heading.replace(colonLast, '');
  const about = withoutNames(said, known);
  if (saysAdopted(phraseIn(about))) return false;
  if (deniesBelow(withoutTopic(heading, known), known.isOfRules)) return true;
  if (deniesBelow(about, known.isOfRules)) return true;
  if (!announces(heading, isMarked)) return false;
  return remarkIn(said) === 'takes back' || endsBelow(about, known.isOfRules);
}

/**
 * Whether a heading says of what is below it that it is not in force, in words of which none may name a case of the
 * game: `## Deferred motions`, `Ideas for Leap:`.
 * @param isMarked whether HTML, Markdown or a wiki marks it as a heading
 * @param isOverList whether a list is right below it; then it may also be unmarked, if it says nothing else: `Backlog`
 */
export function setsApartBelow(
  heading: string,
  known: KnownWords,
  isMarked: boolean,
  isOverList: boolean,
): boolean {
  const phrase = phraseIn(withoutNames(heading.replace(colonLast, ''), known));
  const left = withoutApart(phrase);
  if (left === phrase || !isOfTexts(wordsOf(left), known.isOfRules)) return false;
  return announces(heading, isMarked) || (isOverList && left.trim() === '');
}

/** Whether a line is a heading: it is marked as one, has a colon, or words that refer to what is below it. */
function announces(heading: string, isMarked: boolean): boolean {
  if (heading.endsWith('?') || isOfNew.test(heading.replace(colonLast, ''))) return false;
  return (isMarked && !isOfPastAndNow.test(heading)) || colonLast.test(heading) || ahead.test(heading);
}

/** A heading without the keyword at one of its ends: `Myths about Leap`, `Leap: common myths`. */
function withoutTopic(heading: string, known: KnownWords): string {
  const [, before = '', last = ''] =
    /^(.*\S) (?:about|for|of|on|with) (?:the )?(.{2,60}?)[.!:]*$/i.exec(heading) ?? [];
  if (keywordNamed(last, known)) return before;
  const [, first = '', after = ''] = /^(.{2,60}?)(?::| [–—-]|['’]s) (.*)$/.exec(heading) ?? [];
  return keywordNamed(first, known) ? after : heading;
}

/** What joins a name to the words for texts before it: `rulings on the`; and one name to another. */
const leads = /^(?:\(|about|concerning|for|of|on|regarding|to)$/i;
const joins = /^(?:and|&|or|the|,)$/i;

/** A word for texts, which a name may precede: `Former Leap rulings`. */
const textAlone = new RegExp(`^${texts}$`, 'i');

/**
 * A heading without the keywords that it is about, wherever they are: `The following rulings on Leap and Moss are
 * wrong`, `Former Leap rulings`. Others may be part of a case: `What Leap does not work against`.
 */
function withoutNames(heading: string, known: KnownWords): string {
  const words = heading.match(/[^\s,()]+|[,()]/g) ?? [];
  const left: string[] = [];
  let isLed = false;
  for (let at = 0; at < words.length; ) {
    const length = nameLengthAt(words, at, known);
    const isTopic: boolean = length > 0 && (isLed || textAlone.test(words[at + length] ?? ''));
    const word = words[at] as string;
    isLed = isTopic || leads.test(word) || (isLed && joins.test(word));
    if (!isTopic) left.push(word);
    at += isTopic ? length : 1;
  }
  return left.join(' ');
}

/** How many words from a place on are the name of a keyword, at most; 0 where none are. */
function nameLengthAt(words: readonly string[], at: number, known: KnownWords): number {
  for (let length = Math.min(known.longestName, words.length - at); length > 0; length--)
    if (keywordNamed(words.slice(at, at + length).join(' '), known)) return length;
  return 0;
}
