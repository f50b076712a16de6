import { capitalise } from '../../text/said/capitalise.ts';
import { counted } from '../../text/said/counted.ts';
import { sideOf } from '../compare/segments.ts';
import type { PassageChange } from './passages.ts';

/**
 * Fewest unchanged words of a comparison worth folding: fewer are read as quickly as the lines that would replace
 * them.
 */
const fewestFolded = 20;

/** One item of a comparison: a passage, or a folded run of unchanged ones. */
export interface Shown {
  passages: PassageChange[];
  isFolded: boolean;
}

/**
 * Groups consecutive unchanged passages, so that a long text shows its changes first. The passages keep their order;
 * the meaning is never grouped.
 */
export function foldUnchanged(passages: readonly PassageChange[]): Shown[] {
  const isLong = countWords(passages.filter(isUnchanged)) >= fewestFolded;
  const shown: Shown[] = [];
  for (const passage of passages) {
    const last = shown.at(-1);
    const isFolded = isLong && isUnchanged(passage);
    if (isFolded && last?.isFolded && last.passages[0]?.name !== 'meaning') last.passages.push(passage);
    else shown.push({ passages: [passage], isFolded });
  }
  return shown;
}

/** Summarises what is folded: `Rulings 1 to 4 unchanged, 87 words`, `Ruling 2 unchanged, 31 words`. */
export function sayFolded(run: readonly PassageChange[]): string {
  const [first, last] = [run[0]?.name ?? '', run.at(-1)?.name ?? ''];
  const joint = run.length === 2 ? 'and' : 'to';
  const names =
    first === last ? first : `${first.replace(' ', 's ')} ${joint} ${last.replace('ruling ', '')}`;
  const words = countWords(run);
  return `${capitalise(names)} unchanged, ${counted(words, 'word')}`;
}

/** Whether a passage is unchanged, in its words and in its place among the others. */
export function isUnchanged({ status, moved }: PassageChange): boolean {
  return status === 'same' && !moved;
}

function countWords(run: readonly PassageChange[]): number {
  return run.reduce((sum, { segments }) => sum + (sideOf(segments, '+').match(/\S+/g)?.length ?? 0), 0);
}
