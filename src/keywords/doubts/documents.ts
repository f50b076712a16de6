import { hasErrors } from '../diagnostics/diagnostics.ts';
import { reportSource } from '../diagnostics/report.ts';
import { placeIn } from '../history.ts';
import type { Keyword } from '../model.ts';
import type { Line } from '../parse/lines/lines.ts';
import { type Rename, takeRename, toldRenames } from '../renames/told-renames.ts';
import { foldEditorial } from '../text/editorial.ts';
import type { DoubtContext, DoubtedSource } from './context.ts';

/** The keywords, by slug, that misspelt names of a source may mean, by its id. */
type Meant = ReadonlyMap<string, ReadonlySet<string>>;

/** Reports sources whose document may have been put in place of another, or leaves something out. */
export function reportDocuments(context: DoubtContext, meant: Meant): void {
  for (const source of context.sources) {
    reportReturns(source, context);
    reportTitle(source, context);
  }
  reportAllLeftOut(context, meant);
}

/** Reports, of each glossary and list, what it leaves out. */
function reportAllLeftOut(context: DoubtContext, meant: Meant): void {
  const { keywords, sources } = context;
  const told = Map.groupBy(
    toldRenames(
      keywords,
      sources.map(({ id }) => id),
    ),
    ({ source }) => source,
  );
  const inForce = new Map<string, Rename>();
  for (const source of sources) {
    for (const rename of told.get(source.id) ?? []) takeRename(inForce, rename);
    const isExplained = ({ slug, renamedTo }: Keyword) =>
      renamedTo !== null || inForce.has(slug) || meant.get(source.id)?.has(slug) === true;
    reportLeftOut(source, context, isExplained);
  }
}

/**
 * Reports keywords that the previous glossary or list has and this one lacks, where nothing says what became of them.
 * Skipped for a document with an error, since they may be where that is.
 * @param isExplained whether a keyword was renamed by then, even where a later source takes that back, or is renamed
 *   now; or may be what a misspelt name means
 */
function reportLeftOut(
  source: DoubtedSource,
  { keywords, sources }: DoubtContext,
  isExplained: (keyword: Keyword) => boolean,
): void {
  if (source.kind === 'sheet' || hasErrors([source.file])) return;
  const before = sources.slice(0, sources.indexOf(source)).findLast(({ kind }) => kind === source.kind);
  const has = ({ entries }: DoubtedSource) => new Set(entries.map(({ keyword }) => keyword.slug));
  const [then, now] = [has(before ?? source), has(source)];
  const gone = keywords.filter(
    (keyword) => then.has(keyword.slug) && !now.has(keyword.slug) && !isExplained(keyword),
  );
  if (!before || gone.length === 0) return;
  reportSource(source.file, 'keywords-left-out', undefined, {
    names: gone.map(({ name }) => name),
    title: before.title,
    kind: source.kind,
  });
}

/**
 * Reports a document whose first line is the title of another source: it may have been put in the wrong place, or,
 * where the other has this one's title, the two were swapped.
 */
function reportTitle(source: DoubtedSource, { sources }: DoubtContext): void {
  const { title, file } = source;
  const top = firstLine(source);
  const other = isSameTitle(title, top.text)
    ? undefined
    : sources.find((each) => isSameTitle(each.title, top.text));
  if (!other) return;
  const isExchanged = isSameTitle(title, firstLine(other).text);
  const rule = isExchanged ? 'documents-exchanged' : 'title-differs';
  reportSource(file, rule, top, { title: other.title, id: other.id });
}

/** The first line of a document that is not blank; empty where it belongs to an entry, as a heading does. */
function firstLine({ entries, lines }: DoubtedSource): Line {
  const index = lines.findIndex((each) => each.trim() !== '');
  const isOfEntry = entries.some(({ line }) => line === index + 1);
  return { text: isOfEntry ? '' : (lines[index] ?? ''), line: index + 1, column: 1 };
}

function isSameTitle(title: string, text: string): boolean {
  return foldEditorial(title) === foldEditorial(text);
}

/**
 * Reports wordings that were replaced in an older source and return in this one. A wording in between counts only if a
 * source without findings has it: in one with findings it may be the very slip.
 */
function reportReturns({ id, file, entries }: DoubtedSource, { keywords, sources }: DoubtContext): void {
  const isFaulty = ({ file: { messages } }: DoubtedSource) =>
    messages.some(({ fatal }) => fatal !== undefined);
  const faulty = new Set(sources.filter(isFaulty).map((source) => source.id));
  const returned = keywords.flatMap((keyword) => {
    const { history } = keyword;
    const index = placeIn(keyword, id);
    const older = history.slice(0, Math.max(index, 0));
    const before = older.findLastIndex(({ revision }) => revision === history[index]?.revision);
    const isReturn = older.slice(before + 1).some(({ source }) => !faulty.has(source));
    const to = older[before]?.source;
    return isReturn && to !== undefined ? [{ keyword, to }] : [];
  });
  const isChanged = (keyword: Keyword) => {
    const index = placeIn(keyword, id);
    return index > 0 && keyword.history[index]?.revision !== keyword.history[index - 1]?.revision;
  };
  // Where most changes of the source are new, a few keywords may really have gone back.
  if (2 * returned.length < keywords.filter(isChanged).length) return;
  const bySource = [...Map.groupBy(returned, ({ to }) => to)].sort(([, a], [, b]) => b.length - a.length);
  const [most] = bySource;
  const back = new Set(returned.map(({ keyword }) => keyword.slug));
  const first = entries.find(({ keyword }) => back.has(keyword.slug));
  if (!most || !first) return;
  const title = sources.find((each) => each.id === most[0])?.title ?? most[0];
  reportSource(file, 'wordings-return', first, {
    name: first.name,
    count: returned.length,
    title,
    more: bySource.length - 1,
  });
}
