import type { Mention } from '../keywords/names/name-finder.ts';

/** How many characters beside a name are considered. */
const near = 20;

/** How far before a name an address may begin, in characters. */
const longestAddress = 80;

/** Characters between words of one sentence. */
const between = String.raw`[\s,;:()"'“”‘’–—-]*`;

/** A word in capitals on either side, possibly with a single letter between. */
const shoutedBefore = new RegExp(String.raw`\p{Lu}{2}${between}(?:(?<!\p{L})\p{Lu}${between})?$`, 'u');
const shoutedBehind = new RegExp(String.raw`^${between}(?:\p{Lu}(?!\p{L})${between})?\p{Lu}{2}`, 'u');

/** The end or the beginning of a word, across invisible characters. */
const [endOfWord, beginOfWord] = [
  /[\p{L}\p{N}_][\u00ad\u200b-\u200d\u2060]*$/u,
  /^[\u00ad\u200b-\u200d\u2060]*(?:[\p{L}\p{N}]|_)/u,
];

/** An address, a chat handle or a hashtag rather than words. */
const address = /^[("'“‘]*(?:https?:\/\/|www\.|[@#])|\S@\S/;

/**
 * The mentions in a text that really mean a keyword. A single word in capitals means nothing among others in capitals:
 * `PUT IT ON A NORMAL STACK`. A name of several words does, as does one by itself or among other names; part of a word
 * or of an address does not.
 * @param context the text before and after, where the page has split it
 */
export function namesMeant(
  text: string,
  mentions: readonly Mention[],
  [before, behind]: readonly [before: string, behind: string],
): Mention[] {
  const front = before.slice(-near);
  const whole = front + text + behind.slice(0, near);
  // A name in capitals next to another says nothing of how the rest is written.
  const others = withoutNames(whole, mentions, front.length);
  return mentions.filter((mention) => {
    const [start, end] = [front.length + mention.start, front.length + mention.end];
    if (endOfWord.test(whole.slice(Math.max(0, start - near), start))) return false;
    if (beginOfWord.test(whole.slice(end, end + near))) return false;
    const written =
      whole
        .slice(Math.max(0, start - longestAddress), start)
        .split(/\s/)
        .at(-1) ?? '';
    if (address.test(written + whole.slice(start, end))) return false;
    const { name } = mention;
    if (name !== name.toUpperCase() || name.includes(' ')) return true;
    const isShouted =
      shoutedBefore.test(others.slice(Math.max(0, start - near), start)) ||
      shoutedBehind.test(others.slice(end, end + near));
    return !isShouted;
  });
}

/** A text with each character of its names replaced by a full stop. */
function withoutNames(text: string, mentions: readonly Mention[], offset: number): string {
  const pieces: string[] = [];
  let from = 0;
  for (const { start, end } of mentions) {
    pieces.push(text.slice(from, offset + start), '.'.repeat(end - start));
    from = offset + end;
  }
  return pieces.join('') + text.slice(from);
}
