import { slugify } from '../keywords/text/slug.ts';
import { paths } from '../publish/urls.ts';
import type { SearchData, SearchDocument } from './document.ts';
import { likenessOf } from './name-likeness.ts';
import { type Ask, fillers, readOrder } from './orders.ts';
import type { FoundPage } from './result.ts';
import * as weights from './weights.ts';

/** Something that a query can name, and the page that it has for what is asked of it; null where it has none. */
interface Thing {
  /** In the words of each of its names. */
  names: string[][];
  /** Place of a source among the sources. */
  source?: number;
  /** Name of a keyword. */
  keyword?: string;
  pageFor(ask: Ask | null): FoundPage | null;
}

/** Pages that were found. */
interface FoundPages {
  pages: FoundPage[];
  /** Whether they were ordered: by a code, or by a word that asks for such a page. */
  isOrder: boolean;
  /** What is left to find keywords by: of an order, what it names. */
  rest: string;
}

/**
 * Prepares the search for pages other than a keyword's: of a wording by its code, of a source, of a set, of a comparison
 * or of what stands for itself, by their names and by what is asked of them (`as of powerful dark`, `compare bombard`).
 * @returns a function from a query to the pages that it names; none where it says anything else besides
 */
export function createPageFinder(data: SearchData): (query: string) => FoundPages {
  const findCode = createCodeFinder(data.documents);
  const sources = data.sources.map((_, place) => toSource(data.sources, place));
  const others = [
    ...sources,
    ...[...new Map(data.documents.flatMap(({ set }) => (set ? [[slugify(set), set]] : [])))].map(toSet),
    ...data.pages.map(toPage),
  ];
  const keywords = data.documents.map((document) => toKeyword(document, data.documents));

  return (query) => {
    const words = slugify(query).split('-').filter(Boolean);
    const coded = findCode(words);
    if (coded.length > 0) return { pages: coded, isOrder: true, rest: words.length > 1 ? '' : query };
    const plain = pagesFor(null, readThings(words, others), data.sources);
    if (plain.length > 0) return { pages: plain, isOrder: false, rest: query };
    const { ask, rest } = readOrder(words);
    const pages = ask ? pagesFor(ask, readThings(rest, [...keywords, ...sources]), data.sources) : [];
    const isOrder = pages.length > 0;
    const named = rest.filter((word) => !fillers.has(word));
    return { pages, isOrder, rest: isOrder ? named.join(' ') : query };
  };
}

/** Finds the wordings that a code names: whole wherever it stands, its beginning where it is all there is and names one. */
function createCodeFinder(documents: readonly SearchDocument[]): (words: readonly string[]) => FoundPage[] {
  const codes = documents.flatMap((document) =>
    idsOf(document).map((code) => ({ name: document.name, code })),
  );
  return (words) => {
    const all = words.join('');
    const isCode = /^[0-9a-f]{4,8}$/.test(all);
    const named = codes.filter(({ code }) => words.includes(code) || (isCode && code.startsWith(all)));
    return named.length > 1 && isCode
      ? []
      : named.slice(0, weights.mostBeside).map(({ name, code }) => ({
          title: `${name}, wording ${code}`,
          path: paths.revision(slugify(name), code),
        }));
  };
}

/** Reads words as names and what may stand between them; null where something else is among them. */
function readThings(words: readonly string[], things: readonly Thing[]): Thing[][] | null {
  const longest = Math.max(...things.flatMap(({ names }) => names.map(({ length }) => length)));
  const found: Thing[][] = [];
  for (let start = 0; start < words.length; ) {
    let length = Math.min(longest, words.length - start);
    let named: Thing[] = [];
    for (; length > 0; length--) {
      const typed = words.slice(start, start + length);
      if (typed.every((word) => fillers.has(word))) continue;
      named = mostLike(typed, things);
      if (named.length > 0) break;
    }
    if (named.length > 0) found.push(named);
    else if (!fillers.has(words[start] ?? '')) return null;
    start += Math.max(1, length);
  }
  return found;
}

/** The things whose names are most like some words. */
function mostLike(typed: readonly string[], things: readonly Thing[]): Thing[] {
  let most = 1;
  let best: Thing[] = [];
  for (const thing of things) {
    const likeness = Math.max(...thing.names.map((name) => likenessOf(typed, name)));
    if (likeness > most) best = [];
    if (likeness < most) continue;
    most = likeness;
    best.push(thing);
  }
  return best;
}

/** The pages for what is asked of one thing, whichever may be meant, or of two. */
function pagesFor(ask: Ask | null, named: Thing[][] | null, sources: SearchData['sources']): FoundPage[] {
  const [first = [], second, more] = named ?? [];
  if (more) return [];
  const found = second
    ? first.flatMap((a) => second.map((b) => inSource(ask, a, b) ?? between(sources, a.source, b.source)))
    : first.map((thing) => thing.pageFor(ask));
  return found.filter((page) => page !== null).slice(0, weights.mostBeside);
}

/** Where a keyword stands as of a source, whichever of the two is named first. */
function inSource(ask: Ask | null, a: Thing, b: Thing): FoundPage | null {
  const keyword = a.keyword ?? b.keyword;
  const page =
    ask === 'as-of' && keyword ? [a, b].find(({ source }) => source !== undefined)?.pageFor(ask) : null;
  return page ? { title: `${page.title}: ${keyword}`, path: `${page.path}#${slugify(keyword ?? '')}` } : null;
}

function between(sources: SearchData['sources'], a = -1, b = -1): FoundPage | null {
  const older = sources[Math.min(a, b)];
  const newer = sources[Math.max(a, b)];
  if (!older || !newer || older === newer) return null;
  return { title: `From ${older.title} to ${newer.title}`, path: paths.changesBetween(older.id, newer.id) };
}

function toSource(sources: SearchData['sources'], place: number): Thing {
  const { id, title } = sources[place] as SearchData['sources'][number];
  const changes = { title: `Changes in ${title}`, path: paths.changesIn(id) };
  return {
    names: [wordsOf(title), id.split('-')],
    source: place,
    pageFor: (ask) => {
      if (ask === 'as-of') return { title: `As of ${title}`, path: paths.asOf(id) };
      if (ask === 'since') return between(sources, place, sources.length - 1) ?? changes;
      return ask ? changes : { title, path: paths.source(id) };
    },
  };
}

function toSet([slug = '', name = '']: readonly string[]): Thing {
  const page = { title: `${name} (set)`, path: paths.set(slug) };
  return { names: [wordsOf(name)], pageFor: () => page };
}

function toPage({ title, names, path }: SearchData['pages'][number]): Thing {
  return { names: [title, ...names].map(wordsOf), pageFor: () => ({ title, path }) };
}

/** A keyword has a page for its last change: between its last two wordings, or from a name to the one that took its place. */
function toKeyword(document: SearchDocument, documents: readonly SearchDocument[]): Thing {
  const { name, formerNames = [], nowName } = document;
  const now = documents.find((other) => other.name === nowName) ?? document;
  const isFirst = idsOf(now).length === 1;
  const old = now === document && isFirst ? documents.find((other) => other.nowName === name) : document;
  const from = old && idsOf(old).at(old === now ? -2 : -1);
  const page = old &&
    from && {
      title: `What changed in ${old === now ? name : `${old.name} and ${now.name}`}`,
      path: paths.compare(slugify(old.name), from, idsOf(now).at(-1) ?? ''),
    };
  return {
    names: [name, ...formerNames].map(wordsOf),
    keyword: name,
    pageFor: (ask) => (ask !== 'as-of' && page) || null,
  };
}

/** The wordings of a keyword, the one that holds now last. */
function idsOf({ wordings }: SearchDocument): string[] {
  return wordings.split(' ');
}

function wordsOf(name: string): string[] {
  return slugify(name).split('-');
}
