import type { VFile } from 'vfile';
import type { Entry, Source, SourceKind } from './model.ts';

/** A source that was read: its identity, its document, which collects the messages, and its entries. */
export interface SourceDocument {
  id: string;
  title: string;
  kind: SourceKind;
  published?: Source['published'];
  file: VFile;
  entries: readonly Entry[];
}
