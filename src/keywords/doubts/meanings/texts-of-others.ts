import { onceEach } from '../../../general/once.ts';
import { reportAlike, reportSource } from '../../diagnostics/report.ts';
import { currentKeyword } from '../../renames/family.ts';
import type { DoubtContext, DoubtedEntry, DoubtedSource } from '../context.ts';
import { soundEntries } from '../faulty.ts';
import { comparedMeaning, fewestWords, mostCompared } from './compared-meanings.ts';

/** Fewest to report as a shifted column; of fewer, each may be a slip of its own. */
const fewestSlipped = 5;

/** An entry, and the meaning that it gives its keyword, regardless of spelling. */
interface Said extends DoubtedEntry {
  source: string;
  said: string;
}

/**
 * Reports keywords that have another keyword's meaning here and in no other source: texts that shifted to other names,
 * as a column of a table does, or were pasted twice, or a misspelt name. The two names of a renamed keyword count as
 * one.
 */
export function reportTextsOfOthers({ bySlug, sources }: DoubtContext): void {
  const saidIn = new Map(
    sources.map((source): [DoubtedSource, Said[]] => [
      source,
      soundEntries(source).map((entry) => ({
        ...entry,
        source: source.id,
        said: comparedMeaning(entry.wording),
      })),
    ]),
  );
  const all = [...saidIn.values()].flat();
  const meanings = Map.groupBy(all, ({ said }) => said);
  const keyOf = ({ keyword, said }: Said) => `${currentKeyword(keyword, bySlug).slug} ${said}`;
  const ofKeywords = Map.groupBy(all, keyOf);
  const closenessOf = onceEach(closenessToOthers);
  const slipsOf = (entry: Said, isBelieved: (source: string) => boolean) => {
    if (entry.said.split(' ').length < fewestWords) return [];
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
    if (!first || count < fewestSlipped || 2 * count < entries.length) continue;
    throughout.add(id);
    reportSource(file, 'texts-slipped', first, { ...first, count, of: entries.length });
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
 * The rightful owner of a text that several keywords have in one source and none in another: the one of which no other
 * text is known, or whose other texts are most similar; of equals the first.
 */
function ownerOf(entries: readonly Said[], closenessOf: (entry: Said) => number): Said | undefined {
  const inOrder = entries.toSorted((a, b) => a.line - b.line);
  const closeness = inOrder.map(closenessOf);
  return inOrder[closeness.indexOf(Math.max(...closeness))];
}

/** The share of an entry's words that its keyword has in its other wordings; 1 where it has no other. */
function closenessToOthers({ keyword, wording, said }: Said): number {
  const others = keyword.revisions.filter(({ id }) => id !== wording.id);
  if (others.length === 0) return 1;
  const known = new Set(others.flatMap((other) => comparedMeaning(other).split(' ')));
  const words = said.split(' ');
  return words.filter((word) => known.has(word)).length / words.length;
}
