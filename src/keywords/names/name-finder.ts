import { apostrophes, quotationMarks, straight } from '../text/typography.ts';

/** A name as texts have it: of a keyword, or one that only begins as a keyword does and is none (slug null). */
export interface Name {
  slug: string | null;
  name: string;
}

/** All names that a text may hold, of keywords and of what is none. */
export function toNames(keywords: readonly Name[], notKeywords: readonly string[]): Name[] {
  return [
    ...keywords.map(({ slug, name }) => ({ slug, name })),
    ...notKeywords.map((name) => ({ slug: null, name })),
  ];
}

/**
 * Words that can follow a verb: a name at the start of a sentence with one of these behind it is an ordinary verb,
 * "Stack this card …", "Deflect as much damage …". `one` counts only where the sentence goes on; at the end of a line
 * or an item of a list it is the number of an ability, `Pilot one`.
 */
const afterVerb = /^ (?:a|an|any|as|at|each|it|on|one(?= \p{L})|that|the|them|this|those|to|up|your)\b/u;

/** Where a text names a keyword. */
export interface Mention {
  slug: string;
  /** The keyword's name, as the list of names has it: without the plural s that the text may add. */
  name: string;
  /** Offsets in the text, in UTF-16 code units; the end is behind the last one. */
  start: number;
  end: number;
}

/** Finds the keywords that a text means, in the order in which they stand. */
export type Find = (text: string) => Mention[];

/** Names by what they begin with, sign by sign: however many there are, a text is read once. */
interface Branch {
  next: Map<string, Branch>;
  /** The name that ends here. */
  name?: Name;
}

/** How texts may write a sign of a name. */
const variants = new Map([
  ["'", [...apostrophes]],
  ['"', [...quotationMarks]],
  ['-', ['-', '‐', '‑']],
]);

/**
 * What stands before a match that begins inside a word: a letter or a digit, or a hyphen joined to one. Any other
 * hyphen is of a list.
 */
const wordGoesOn = String.raw`[\p{L}\p{M}\p{N}]|[\p{L}\p{M}\p{N})\]”’][‐‑-]`;

/**
 * Where a name may end, itself or in its plural. A name that is no keyword may be followed by `-word`. A name that ends
 * in a sign may have its number right behind it: `C+2`.
 */
const wordEnd = String.raw`(?:s?(?![\p{L}\p{M}\p{N}])|(?<![\p{L}\p{M}\p{N}])(?=\p{N}))`;
const keywordEnd = new RegExp(String.raw`${wordEnd}(?![-‐‑]\p{L})`, 'uy');
const otherEnd = new RegExp(wordEnd, 'uy');

/**
 * Makes a function that finds every keyword which a text means. One is meant where its name stands as cards write it,
 * capital letters and all, as a word of its own or with a plural s: "Focus", "Pilots", not "stacking" or "a normal
 * stack". Between the words of a name any white space may stand, such as one that does not break; an apostrophe may be
 * either, so may a hyphen, and an accent may be a sign of its own. A name that only begins as a keyword does is passed
 * over whole.
 */
export function createFinder(names: readonly Name[]): Find {
  const root: Branch = { next: new Map() };
  for (const name of names)
    for (const form of ['NFC', 'NFD']) branchOf(root, name.name.normalize(form)).name = name;
  const signs = [...root.next.keys()].flatMap((sign) => variants.get(sign) ?? sign);
  const starts = signs.map((sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`).join('');
  if (starts === '') return () => [];
  const start = new RegExp(`(?<!${wordGoesOn})[${starts}]`, 'gu');
  return (text) => {
    const mentions: Mention[] = [];
    start.lastIndex = 0;
    for (let match = start.exec(text); match; match = start.exec(text)) {
      const found = longestNameAt(root, text, match.index);
      if (!found) continue;
      start.lastIndex = found.end;
      const { slug, name } = found.name;
      if (slug !== null && !isVerb(text, match.index, found.end))
        mentions.push({ slug, name, start: match.index, end: found.end });
    }
    return mentions;
  };
}

function branchOf(root: Branch, name: string): Branch {
  let branch = root;
  for (const each of name) {
    const sign = plain(each);
    const next = branch.next.get(sign) ?? { next: new Map() };
    branch.next.set(sign, next);
    branch = next;
  }
  return branch;
}

/** A sign as the branches have it. */
function plain(sign: string): string {
  return straight(sign).replace(/[‐‑]/, '-');
}

/** The longest name that stands at a place of a text, and where it ends there. */
function longestNameAt(root: Branch, text: string, start: number): { name: Name; end: number } | null {
  let found: { name: Name; end: number } | null = null;
  let at = start;
  let branch: Branch | undefined = root;
  while (branch) {
    if (branch.name) {
      const end = branch.name.slug === null ? otherEnd : keywordEnd;
      end.lastIndex = at;
      if (end.test(text)) found = { name: branch.name, end: end.lastIndex };
    }
    const sign = String.fromCodePoint(text.codePointAt(at) ?? 0);
    if (/\s/.test(sign)) {
      branch = branch.next.get(' ');
      while (/\s/.test(text[at] ?? '')) at += 1;
    } else {
      branch = branch.next.get(plain(sign));
      at += sign.length;
    }
  }
  return found;
}

/**
 * What a sentence begins behind: the end of another, a mark that opens, a line's beginning, a sign between cells or
 * points.
 */
const sentenceBegins = /(?:^|[.!?:]["”')]* |["“(]|[\n|•;] *)$/;
const longestBefore = 4;

function isVerb(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - longestBefore), start);
  return sentenceBegins.test(before) && afterVerb.test(text.slice(end, end + 8));
}
