import { claimHash } from '../../addresses/claim-address.ts';
import { partId, paths } from '../../addresses/urls.ts';
import { addTo } from '../../general/lists.ts';
import { once } from '../../general/once.ts';
import { slugify } from '../../keywords/text/slug.ts';
import type { SearchData, SearchDocument } from '../base/document.ts';
import type { FoundPage } from '../base/result.ts';
import * as weights from '../base/weights.ts';
import { likenessOf } from '../names/name-likeness.ts';
import type { FoldedName } from '../names/names.ts';
import { isAskingForPage, isBesidePage, isOfOrder, type Order, readOrder } from './orders.ts';
import { between, idsOf, keywordsOf, type Nameable, type NamedThing, thingsOf } from './things.ts';

/** Pages that were found. */
interface FoundPages {
  pages: FoundPage[];
  /** Whether the query asked for them: by a code, or by a word that asks for such a page. */
  isOrder: boolean;
  /** The query for keywords that remains: of an order, only what it names. */
  rest: string;
}

/**
 * Prepares the search for pages other than a keyword's: wordings by their code, sources, sets, comparisons and pages
 * with names of their own, by their names and by what is asked of them (`as of powerful dark`, `compare bombard`).
 * @returns a function from a query, and whether it was truncated, to the pages that it names; none where it says
 *   anything else
 */
export function createPageFinder(data: Nameable): (query: string, isCut: boolean) => FoundPages {
  const findCode = createCodeFinder(data.documents);
  const { sources, others } = thingsOf(data);
  const named = [...sources, ...others];
  const readNamed = createReader(named, isBesidePage);
  // Made on demand: most queries ask for no page, and preparing and comparing names takes a while.
  const keywords = once(() => keywordsOf(data.documents));
  const readOrdered = once(() => createReader([...keywords(), ...sources], isOfOrder));

  return (query, isCut) => {
    const words = slugify(query).split('-').filter(Boolean);
    const coded = findCode(words);
    if (coded.length > 0) return { pages: coded, isOrder: true, rest: words.length > 1 ? '' : query };
    // A word that asks for a page may also be part of a name, or stand before, after or within it.
    const without = words.filter((word) => !isAskingForPage(word));
    for (const each of without.length < words.length ? [words, without] : [words]) {
      const read = readNamed(each);
      const plain = pagesFor(null, read, data.sources);
      // "what is pop" is asked of it as "pop" is.
      const asked = each.filter((word) => !read?.beside.includes(word)).join('-');
      const isCalled = ({ names }: NamedThing) => names.some(({ slug }) => slug === asked);
      // A reader who types a whole name hardly means one word of it: "powerful dark". A keyword of that name comes
      // first.
      if (plain.length > 0)
        return { pages: plain, isOrder: named.some(isCalled) && !keywords().some(isCalled), rest: query };
    }
    const ordered = readOrder(words) && readOrdered()(words);
    // A word that belongs to a name asks for nothing.
    const order = ordered && readOrder(ordered.beside);
    if (!order || ordered.things.length === 0)
      return { pages: claimOf(isCut ? '' : query, words), isOrder: false, rest: query };
    const pages = pagesFor(order, ordered, data.sources);
    return {
      pages,
      isOrder: pages.length > 0,
      rest: words.filter((word) => !ordered.beside.includes(word)).join(' '),
    };
  };
}

/**
 * The page that checks a claim, where a query is long enough to be a sentence of the rules. Of a truncated query the
 * reader pastes the text there.
 */
function claimOf(query: string, { length }: readonly string[]): FoundPage[] {
  return length < weights.leastClaimed
    ? []
    : [
        {
          title: `Does this still hold?${query && ' Check what you typed'}`,
          path: paths.sheetTool + (query && claimHash(query)),
        },
      ];
}

/**
 * Finds wordings by their code: a whole code anywhere in a query; the beginning of one where it is the whole query and
 * fits one wording alone.
 */
function createCodeFinder(documents: readonly SearchDocument[]): (words: readonly string[]) => FoundPage[] {
  const byCode = once(() => {
    const names = new Map<string, string[]>();
    for (const document of documents) for (const code of idsOf(document)) addTo(names, code, document.name);
    return names;
  });
  const pagesOf = (code: string) =>
    (byCode().get(code) ?? []).map((name) => ({
      title: `${name}, wording ${code}`,
      path: paths.revision(slugify(name), code),
    }));
  return (words) => {
    const all = words.join('');
    // A beginning without a digit is a word: "fade".
    const isCode = /^(?=.*\d)[0-9a-f]{4,8}$/.test(all);
    const begun = isCode ? [...byCode().keys()].filter((code) => code.startsWith(all)) : [];
    const codes = words.filter((word) => /^[0-9a-f]{8}$/.test(word));
    const named = [...new Set([...codes, ...begun])].flatMap(pagesOf);
    return named.length > 1 && isCode ? [] : named.slice(0, weights.mostBeside);
  };
}

/** The names read in a sequence of words. */
interface NamesRead {
  /** What each name may refer to. */
  things: NamedThing[][];
  /** Whether each name is given in full. */
  isWhole: boolean;
  /** The words beside the names. */
  beside: string[];
}

/**
 * Prepares the reading of words as names.
 * @param isBeside whether a word may accompany names; as part of a name, such a word must be written in full
 * @returns a function from words to the names among them; null where anything else is among them
 */
function createReader(
  things: readonly NamedThing[],
  isBeside: (word: string) => boolean,
): (words: readonly string[]) => NamesRead | null {
  const longest = Math.max(...things.flatMap(({ names }) => names.map(({ words }) => words.length)));
  return (words) => {
    const read: NamesRead = { things: [], isWhole: true, beside: [] };
    for (let start = 0; start < words.length; ) {
      let length = Math.min(longest, words.length - start);
      let named: NamedThing[] = [];
      for (; length > 0 && named.length === 0; length--) {
        const typed = words.slice(start, start + length);
        if (typed.every(isBeside)) continue;
        named = mostLike({ slug: typed.join('-'), words: typed }, typed.filter(isBeside), things);
        if (named[0]) read.isWhole &&= named[0].names.some(({ slug }) => slug === typed.join('-'));
      }
      const word = words[start] ?? '';
      // Two names of the same page count once: "download json".
      if (named.length > 0) {
        if (named[0] !== read.things.at(-1)?.[0]) read.things.push(named);
      } else if (isBeside(word)) read.beside.push(word);
      else return null;
      start += length + 1;
    }
    return read;
  };
}

/** The things whose names best match what was typed, and that have the words in `whole` in full. */
function mostLike(typed: FoldedName, whole: readonly string[], things: readonly NamedThing[]): NamedThing[] {
  let most = 1;
  let best: NamedThing[] = [];
  for (const thing of things) {
    let likeness = 0;
    for (const name of thing.names)
      if (whole.every((word) => name.words.includes(word)))
        likeness = Math.max(likeness, likenessOf(typed, name));
    if (likeness > most) best = [];
    if (likeness < most) continue;
    most = likeness;
    best.push(thing);
  }
  // Current names come before former ones.
  const isFormer = ({ names: [name] }: NamedThing) => Number(name?.slug !== typed.slug);
  return best.sort((a, b) => isFormer(a) - isFormer(b));
}

/**
 * The pages for what is asked of one thing, whichever the name may refer to, or of two; for several full names that
 * are compared, those of each.
 */
function pagesFor(order: Order | null, read: NamesRead | null, sources: SearchData['sources']): FoundPage[] {
  const { things = [], beside = [], isWhole } = read ?? {};
  const [first = [], second = [], more] = things;
  const ofBoth = more
    ? []
    : first.flatMap((a) =>
        second.flatMap((b) => pagesForTwo(order, a, b) ?? between(sources, a.source, b.source) ?? []),
      );
  const isListed = isWhole && beside.some((word) => /^(?:and|versus|vs)$/.test(word));
  const isEach = things.length === 1 || (isListed && !order && ofBoth.length === 0);
  const found = isEach ? things.flat().flatMap((thing) => thing.pagesFor(order)) : ofBoth;
  // Two names may lead to one page, as that of a keyword's rename.
  return [...new Map(found.map((page) => [page.path, page])).values()].slice(0, weights.mostBeside);
}

/**
 * The pages for two things: a keyword as of a source, what changed in it since, or the change from a keyword to its
 * successor, in whichever order they are named; null for any other two.
 */
function pagesForTwo(order: Order | null, a: NamedThing, b: NamedThing): FoundPage[] | null {
  const renamed = [a, b].find(({ next }) => next && [a.keyword, b.keyword].includes(next));
  if (renamed) return renamed.pagesFor(order);
  const keyword = [a, b].find((thing) => thing.keyword !== undefined);
  const source = [a, b].find((thing) => thing.source !== undefined);
  if (!keyword?.keyword || !source) return null;
  if (order !== 'as-of') return keyword.pagesFor(order);
  // The page itself says whether the keyword existed by then.
  const part = `#${partId(slugify(keyword.keyword))}`;
  return source.pagesFor(order).map(({ title, path }) => ({
    title: `${title}: ${keyword.keyword}`,
    path: path + part,
  }));
}
