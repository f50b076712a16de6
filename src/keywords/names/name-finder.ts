import { apostrophes, quotationMarks, straight } from '../text/typography.ts';

/** A name as texts have it: of a keyword, or of something else that begins with a keyword's name (slug null). */
export interface Name {
  slug: string | null;
  name: string;
}

/** All names that a text may have, of keywords and of other things. */
export function toNames(keywords: readonly Name[], notKeywords: readonly string[]): Name[] {
  return [
    ...keywords.map(({ slug, name }) => ({ slug, name })),
    ...notKeywords.map((name) => ({ slug: null, name })),
  ];
}

/**
 * Words that can follow a verb: a name that begins a sentence and is followed by one of these is an ordinary verb,
 * "Stack this card …", "Deflect as much damage …". `one` counts only where the sentence continues; at the end of a
 * line or of a list item it is the number of an ability, `Pilot one`.
 */
const afterVerb = /^ (?:a|an|any|as|at|each|it|on|one(?= \p{L})|that|the|them|this|those|to|up|your)\b/u;

/** A mention of a keyword in a text. */
export interface Mention {
  slug: string;
  /** The keyword's name as the list of names has it, without the plural s that the text may add. */
  name: string;
  /** Offsets in the text, in UTF-16 code units; the end is exclusive. */
  start: number;
  end: number;
}

/** Finds the keywords that a text means, in text order. */
export type Find = (text: string) => Mention[];

/** A node of a tree of names by their characters: however many names there are, a text is read once. */
interface Branch {
  next: Map<string, Branch>;
  /** The name that ends at this node. */
  name?: Name;
}

/** The ways in which texts may write a character of a name. */
const variants = new Map([
  ["'", [...apostrophes]],
  ['"', [...quotationMarks]],
  ['-', ['-', '‐', '‑']],
]);

/**
 * What precedes a match that begins inside a word: a letter or a digit, or a hyphen joined to one. Any other hyphen is
 * a list's.
 */
const wordGoesOn = String.raw`[\p{L}\p{M}\p{N}]|[\p{L}\p{M}\p{N})\]”’][‐‑-]`;

/**
 * Where a name may end, in the singular or the plural. A name that is no keyword may be followed by `-word`. A name
 * that ends in a sign may have its number directly after it: `C+2`.
 */
const wordEnd = String.raw`(?:s?(?![\p{L}\p{M}\p{N}])|(?<![\p{L}\p{M}\p{N}])(?=\p{N}))`;
const keywordEnd = new RegExp(String.raw`${wordEnd}(?![-‐‑]\p{L})`, 'uy');
const otherEnd = new RegExp(wordEnd, 'uy');

/**
 * Creates a function that finds every keyword that a text means. A keyword is meant where its name is written as on
 * cards, with its capitals, as a word of its own or with a plural s: "Focus", "Pilots", not "stacking" or "a normal
 * stack". Between the words of a name any white space may stand, such as a no-break space; apostrophes and hyphens may
 * be of any kind, and accents may be separate characters. A name that only begins with a keyword's name is skipped
 * whole.
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

/** A character as the tree has it. */
function plain(sign: string): string {
  return straight(sign).replace(/[‐‑]/, '-');
}

/** The longest name at a position of a text, and where it ends. */
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
 * What comes before the beginning of a sentence: the end of another, an opening mark, the start of a line, a separator
 * of cells or list items.
 */
const sentenceBegins = /(?:^|[.!?:]["”')]* |["“(]|[\n|•;] *)$/;
const longestBefore = 4;

function isVerb(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - longestBefore), start);
  return sentenceBegins.test(before) && afterVerb.test(text.slice(end, end + 8));
}
