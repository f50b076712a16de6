import { VFile } from 'vfile';
import { type Diagnostic, diagnosticsOf } from '../../src/keywords/diagnostics/diagnostics.ts';
import { reportDoubts } from '../../src/keywords/doubts/index.ts';
import type { SourceKind } from '../../src/keywords/model.ts';
import { parseSource } from '../../src/keywords/parse/index.ts';
import { reconcile } from '../../src/keywords/reconcile.ts';
import { slugify } from '../../src/keywords/text/slug.ts';

/** What is said of a document behind older ones, which are sheets. */
export function foundBehind(older: readonly string[], kind: SourceKind, value: string): Diagnostic[] {
  return foundIn('newer', older, kind, value);
}

/** The same of one of the older ones, which are called `older-0` and so on. */
export function foundIn(
  name: string,
  older: readonly string[],
  kind: SourceKind,
  value: string,
): Diagnostic[] {
  const sources = [
    ...older.map((value, index) => ({ id: `older-${index}`, kind: 'sheet' as const, value })),
    { id: 'newer', kind, value },
  ].map(({ id, kind, value }) => ({ id, title: id, kind, file: new VFile({ path: id, value }) }));
  const known = new Set<string>();
  const read = sources.map((source) => {
    const entries = parseSource(source.file, source.kind, { knows: (slug) => known.has(slug) });
    for (const { name } of entries) known.add(slugify(name));
    return { ...source, entries };
  });
  reportDoubts(reconcile(read), read);
  return diagnosticsOf(read.map(({ file }) => file)).filter(
    ({ file, severity }) => file === name && severity !== 'info',
  );
}
