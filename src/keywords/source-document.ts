import type { VFile } from 'vfile';
import type { Entry, SourceKind } from './model.ts';

/** A source that was read: what it is called, its document (which takes the messages) and what it says. */
export interface SourceDocument {
  id: string;
  title: string;
  kind: SourceKind;
  file: VFile;
  entries: readonly Entry[];
}
