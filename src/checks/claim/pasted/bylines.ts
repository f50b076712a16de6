import { endsAsSentence } from '../../../keywords/text/sentences.ts';
import { monthsInShort } from '../words/months.ts';
import { wordsOf } from '../words/words.ts';

/** A time of day, and a day: `3:44 PM`, `Tue Mar 03, 2020`, `09/12/2021`, `yesterday`. */
const time = String.raw`\d{1,2}[:.]\d{2}(?::\d{2})?(?:\s?[ap]\.?m\b\.?)?`;
/** The name of a month, in full or not, for a pattern. */
export const month = String.raw`(?:${monthsInShort.join('|')})[a-z]{0,6}\.?`;
const weekday = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]{0,6},?';
const date = [
  String.raw`${month} \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?`,
  String.raw`\d{1,2}\.? ${month}(?:,? \d{4})?`,
  String.raw`\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}`,
  'today|yesterday',
].join('|');
const day = `(?:${weekday} )?(?:${date})|${weekday}`;

const clock = `${time},? (?:on )?(?:${day})|(?:(?:${day}),? (?:at |@ ?)?)?${time}`;
const ago = String.raw`(?:about |over )?(?:\d{1,3}|an?) ?(?:s|sec|m|min|minute|h|hr|hour|d|day|w|wk|week|mo|month|y|yr|year)s?\.? ago|just now`;
const since = String.raw`\d{1,3} ?(?:m|h|d|w|mo|y)`;
const edited = String.raw`(?:\s*[·•]?\s*\(?edited\)?)?`;

/**
 * Signs for when something was posted: at a time, at one that may stand right after a name, on a day, so long ago. With the
 * patterns of those in each, the forms of lines would take longer to compile than a claim to answer.
 */
const [atTime, atTimeAfterName, onDay, longAgo] = ['\u0001', '\u0002', '\u0003', '\u0004'];
const whenPosted = new RegExp(`(?<![a-z\\d])(?:(?<clock>${clock})|(?<ago>${ago})|${day})`, 'gi');
const afterName = /^(?:today|yesterday|\d{1,4}[/.-])/i;

/** A line with signs for each time and day in it. */
function withSigns(line: string): string {
  return line.replace(whenPosted, (found, clock: string | undefined, ago: string | undefined) => {
    if (clock) return afterName.test(found) ? atTimeAfterName : atTime;
    return ago ? longAgo : onDay;
  });
}

/** What separates a name from that. */
const [name, dash] = [String.raw`\S.{0,40}?`, String.raw`(?:\s[—–|@-]\s|\t|\s{2,}|,? \[)`];
const dot = String.raw`\s?[·•»]\s?`;

const whole = (...forms: string[]) => new RegExp(String.raw`^[\s>]*(?:${forms.join('|')})\s*$`, 'iu');

/** A line with the author of what is below it, and when that was posted: `Bob — Today at 15:44`. */
const author = whole(
  `${name}(?:(?:${dash}|${dot})[${atTime}${atTimeAfterName}]| ${atTimeAfterName})\\]?:?${edited}`,
  `${name}(?:${dash}|${dot})${longAgo}${edited}`,
  `${name}${dot}(?:${since})${edited}`,
  String.raw`\[[${atTime}${atTimeAfterName}]\] \S{1,32}`,
  String.raw`(?:posted|asked|answered|edited|submitted|written)\b.{0,60}? [${atTime}${atTimeAfterName}${longAgo}]${edited}`,
  `${name} (?:answered|commented|posted|replied)(?: on)? [${atTime}${atTimeAfterName}${onDay}${longAgo}]${edited}`,
);
/** The same of what was quoted: `Bob wrote:`. */
const quoted = whole(
  String.raw`on .{0,40}\d.{0,80} (?:wrote|writes):?`,
  String.raw`(?!no(?:body|ne)?\b|never\b|who\b)\S{2,32}(?: \S{1,32})? (?:wrote|writes): ?(?:↑.{0,60})?`,
);

/** A line with the time alone, below the author's name. */
const posted = whole(
  `(?:[${atTime}${atTimeAfterName}${longAgo}]|${since}(?: ?[·•])?)${edited}`,
  String.raw`\(edited\)`,
);

/** The name of somebody, and no sentence. */
const person = /^[\s>]*@?[\p{L}\p{N}_][^\s.!?:]{0,31}(?: [^\s.!?:]{1,20}){0,2}\s*$/u;

/** A line with nothing but buttons, or how many pressed one: `Reply Share`, `12 comments`, `👍 4`. */
const button =
  'comments?|copy|delete|delivered|edit|embed|follow|give award|hide|likes?|link|permalink|pin|quote|react|replies|reply|report|repost|retweets?|save|see more|share|subscribe|thread|translate|upvotes?|views?';
const buttons = whole(
  String.raw`(?:\d{1,6} )?(?:${button})(?:(?:\s*[·•|,]\s*|\s+)(?:\d{1,6} )?(?:${button})){0,12}`,
  String.raw`(?:(?:[👍✅❤😂🎉🙏👀💯➕💬🔁🔥]\ufe0f?|:\+1:|:\w{2,20}:) ?\d{1,5}\s*){1,12}`,
  String.raw`sent from my .{2,30}|get outlook for \w+`,
  // What a screen reader says around a list or a table.
  String.raw`(?:list|table) with \d{1,4} (?:columns?|items?|rows?)(?: and \d{1,4} columns?)?|(?:end|out) of (?:block quote|list|table)|\w{4,15} landmark`,
);

/** The head of a mail. The subject may name a keyword, and is no such line. */
const address = whole('(?:b?cc|from|reply-to|to): .{0,120}');
const mailed = whole(`(?:date|sent): .{0,40}${time}.{0,20}`);
const subject = /^[\s>]*subject: /i;

/** A line that a mail, a forum or a chat put around what somebody said; `opens` where that is below it. */
export interface Byline {
  opens: boolean;
  /** Whether a blank line ends what somebody said, and the answer follows it. */
  quotes?: boolean;
}

/** A line before a quotation: `Bob wrote:`. */
const quoting = / (?:wrote|writes): ?(?:↑.{0,60})?$/i;

/** In words of the rules: a line with as many may be what somebody said. */
const leastSaid = 3;

/** What makes a line one that somebody said, whatever it looks like. */
interface Saying {
  /** Whether the rules have a word. */
  isOfRules(word: string): boolean;
  /** Whether a line is the name of a keyword. */
  isName(line: string): boolean;
  /** Whether a line takes something back. */
  isDenial(line: string): boolean;
}

/** Such lines of a text, by their index. */
export function bylinesIn(lines: readonly string[], saying: Saying): Map<number, Byline> {
  const { isOfRules, isName, isDenial } = saying;
  const found = new Map<number, Byline>();
  const ofRules = (line: string) => wordsOf(line).filter(({ word }) => isOfRules(word)).length;
  const isPerson = (line = '') =>
    person.test(line) && ofRules(line) === 0 && !isName(line) && !isDenial(line);
  const isOfHead = (line = '') => [address, mailed, subject].some((form) => form.test(line));
  for (const [index, line] of lines.entries()) {
    if (line.length > longestByline || line.trim() === '') continue;
    const signed = withSigns(line);
    // The digits of a day are no words, though the rules have numbers too.
    if ((author.test(signed) || quoted.test(line)) && ofRules(signed) < leastSaid)
      found.set(index, { opens: true, quotes: quoting.test(line.trimEnd()) });
    else if (posted.test(signed)) {
      found.set(index, { opens: true });
      if (isPerson(lines[index - 1])) found.set(index - 1, { opens: true });
    } else if (buttons.test(line) && !isName(line)) found.set(index, { opens: false });
    else if ([address, mailed].some((form) => form.test(line))) {
      const isHead = isOfHead(lines[index - 1]) || isOfHead(lines[index + 1]);
      // An erratum may say from what to what a text is changed.
      if (isHead && !(endsAsSentence(line) && ofRules(line) >= leastSaid)) found.set(index, { opens: true });
    }
  }
  return found;
}

/** In characters; anything longer says something by itself. */
const longestByline = 160;
