import type { Mention } from '../keywords/names/name-finder.ts';

/** So many characters beside a name tell. */
const near = 20;

/** In characters: so far in front of a name an address may begin. */
const longestAddress = 80;

/** Signs between words of one sentence. */
const between = String.raw`[\s,;:()"'“”‘’–—-]*`;

/** A word in capitals on either side, or one behind a single letter. */
const shoutedBefore = new RegExp(String.raw`\p{Lu}{2}${between}(?:(?<!\p{L})\p{Lu}${between})?$`, 'u');
const shoutedBehind = new RegExp(String.raw`^${between}(?:\p{Lu}(?!\p{L})${between})?\p{Lu}{2}`, 'u');

/** The beginning or the end of a word, of whose signs none is seen. */
const [endOfWord, beginOfWord] = [
  /[\p{L}\p{N}_][\u00ad\u200b-\u200d\u2060]*$/u,
  /^[\u00ad\u200b-\u200d\u2060]*(?:[\p{L}\p{N}]|_)/u,
];

/** What is an address, a name in a chat or a tag of one, and no words. */
const address = /^[("'“‘]*(?:https?:\/\/|www\.|[@#])|\S@\S/;

/**
 * The names in a text that are meant where they stand. One word in capitals says nothing among others: `PUT IT ON A
 * NORMAL STACK`. A name of several words does, and so does one that stands by itself or among other names; a piece of a
 * word or of an address is none.
 * @param before what stands in front of the text, where a page has cut it into several, and `behind` what stands behind
 */
export function namesMeant(
  text: string,
  mentions: readonly Mention[],
  [before, behind]: readonly [before: string, behind: string],
): Mention[] {
  const front = before.slice(-near);
  const whole = front + text + behind.slice(0, near);
  // A name in capitals beside another says nothing of how the rest is written.
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

/** A text with a full stop for each sign of a name. */
function withoutNames(text: string, mentions: readonly Mention[], offset: number): string {
  const pieces: string[] = [];
  let from = 0;
  for (const { start, end } of mentions) {
    pieces.push(text.slice(from, offset + start), '.'.repeat(end - start));
    from = offset + end;
  }
  return pieces.join('') + text.slice(from);
}
