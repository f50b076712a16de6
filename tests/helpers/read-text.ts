import { VFile } from 'vfile';
import type { SourceKind } from '../../src/keywords/model.ts';
import { parseSource } from '../../src/keywords/parse/index.ts';
import type { SourceDocument } from '../../src/keywords/source-document.ts';

/** A document as an ingest reads it of a source. */
export function readText(kind: SourceKind, id: string, text: string, title = id): SourceDocument {
  const file = new VFile({ path: id, value: text });
  return { id, title, kind, file, entries: parseSource(file, kind) };
}
