import { onceEach } from '../../general/once.ts';
import { report, reportAlike } from '../diagnostics/source-rules.ts';
import { currentKeyword } from '../history.ts';
import { foldEditorial } from '../text/editorial.ts';
import { meaningOf } from '../wording/meaning.ts';
import type { DoubtContext, DoubtedEntry, DoubtedSource } from './context.ts';
import { soundEntries } from './faulty.ts';

/** In words; what is shorter two keywords may well mean alike. */
const leastWords = 10;

/** Of fewer than these each may be a slip of its own. */
const leastSlipped = 5;

/** With more that mean the same none is compared, so that a column of one text takes no longer than any. */
const mostCompared = 50;

/** An entry, and what its keyword means by it, regardless of spelling. */
interface Said extends DoubtedEntry {
  source: string;
  said: string;
}

/**
 * Says on each source which keywords have there what another means, in another source or in this one, and themselves in
 * none: texts that slipped to other names, as a column of a table does, or were pasted twice, or a name with a slip. Of a
 * keyword that was renamed the two names are one.
 */
export function reportTextsOfOthers({ bySlug, sources }: DoubtContext): void {
  const saidIn = new Map(
    sources.map((source): [DoubtedSource, Said[]] => [
      source,
      soundEntries(source).map((entry) => ({
        ...entry,
        source: source.id,
        said: foldEditorial(meaningOf(entry.wording)),
      })),
    ]),
  );
  const all = [...saidIn.values()].flat();
  const meanings = Map.groupBy(all, ({ said }) => said);
  const keyOf = ({ keyword, said }: Said) => `${currentKeyword(keyword, bySlug).slug} ${said}`;
  const ofKeywords = Map.groupBy(all, keyOf);
  const closenessOf = onceEach(closenessToOthers);
  const slipsOf = (entry: Said, isBelieved: (source: string) => boolean) => {
    if (entry.said.split(' ').length < leastWords) return [];
    const isOther = (each: Said) => each !== entry && isBelieved(each.source);
    if (ofKeywords.get(keyOf(entry))?.some(isOther)) return [];
    const same = (meanings.get(entry.said) ?? []).slice(0, mostCompared).filter(isOther);
    const elsewhere = same.find(({ source }) => source !== entry.source);
    const other = elsewhere ?? ownerOf([entry, ...same], closenessOf);
    if (!other || other === entry) return [];
    return { ...entry, other: other.keyword.name, isElsewhere: other === elsewhere };
  };
  const throughout = new Set<string>();
  for (const [{ id, file }, entries] of saidIn) {
    const [first, ...more] = entries.flatMap((entry) => slipsOf(entry, () => true));
    const count = 1 + more.length;
    if (!first || count < leastSlipped || 2 * count < entries.length) continue;
    throughout.add(id);
    report(file, 'texts-slipped', first, { ...first, count, of: entries.length });
  }
  for (const [{ id, file }, entries] of saidIn)
    if (!throughout.has(id))
      reportAlike(
        file,
        'text-of-another',
        entries.flatMap((entry) => slipsOf(entry, (source) => !throughout.has(source))),
      );
}

/**
 * Whose a text is that several have in one source and none in another: of whom nothing else is said elsewhere, or what
 * is most like it; of equals who stands first.
 */
function ownerOf(entries: readonly Said[], closenessOf: (entry: Said) => number): Said | undefined {
  const inOrder = entries.toSorted((a, b) => a.line - b.line);
  const closeness = inOrder.map(closenessOf);
  return inOrder[closeness.indexOf(Math.max(...closeness))];
}

/** Which share of the words of an entry its keyword has in its other wordings; all where it has no other. */
function closenessToOthers({ keyword, wording, said }: Said): number {
  const others = keyword.revisions.filter(({ id }) => id !== wording.id);
  if (others.length === 0) return 1;
  const known = new Set(others.flatMap((other) => foldEditorial(meaningOf(other)).split(' ')));
  const words = said.split(' ');
  return words.filter((word) => known.has(word)).length / words.length;
}
