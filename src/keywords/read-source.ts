import type { VFile } from 'vfile';
import type { Entry } from './model.ts';

/** A source that was read: its id, its document (which takes the messages) and what it says. */
export interface ReadSource {
  id: string;
  /** What readers call it, where it has a title. */
  title?: string;
  file: VFile;
  entries: readonly Entry[];
}
