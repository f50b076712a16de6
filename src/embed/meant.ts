import type { Mention } from '../keywords/names/name-finder.ts';

/** So many characters beside a name tell. */
const near = 20;

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
  const whole = before + text + behind;
  // A name in capitals beside another says nothing of how the rest is written.
  const others = mentions.reduce(
    (left, { start, end }) =>
      left.slice(0, before.length + start) + '.'.repeat(end - start) + left.slice(before.length + end),
    whole,
  );
  return mentions.filter((mention) => {
    const [start, end] = [before.length + mention.start, before.length + mention.end];
    if (endOfWord.test(whole.slice(Math.max(0, start - near), start))) return false;
    if (beginOfWord.test(whole.slice(end, end + near))) return false;
    const written = /\S*$/.exec(whole.slice(Math.max(0, start - 200), start))?.[0] ?? '';
    if (address.test(written + whole.slice(start, end))) return false;
    const { name } = mention;
    if (name !== name.toUpperCase() || name.includes(' ')) return true;
    const isShouted =
      shoutedBefore.test(others.slice(Math.max(0, start - near), start)) ||
      shoutedBehind.test(others.slice(end, end + near));
    return !isShouted;
  });
}
