import type { VFile } from 'vfile';
import type { Entry } from './model.ts';

/** A source that was read: its id, its document (which takes the messages) and what it says. */
export interface ReadSource {
  id: string;
  file: VFile;
  entries: readonly Entry[];
}
