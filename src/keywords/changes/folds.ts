import { capitalise } from '../text/capitalise.ts';
import { counted } from '../text/counted.ts';
import type { PassageChange } from './passages.ts';
import { sideOf } from './segments.ts';

/**
 * Fewer unchanged words than these, in all of a comparison, are read as soon as lines which say that they were left
 * out.
 */
const leastFolded = 20;

/** What stands at one place of a comparison: one passage, or an unchanged run of them, folded. */
export interface Shown {
  passages: PassageChange[];
  isFolded: boolean;
}

/**
 * Brings unchanged passages that stand one behind the other together, so that a long text shows its changes first. The
 * passages keep their order; the meaning stands by itself.
 */
export function foldUnchanged(passages: readonly PassageChange[]): Shown[] {
  const isLong = countWords(passages.filter(isUnchanged)) >= leastFolded;
  const shown: Shown[] = [];
  for (const passage of passages) {
    const last = shown.at(-1);
    const isFolded = isLong && isUnchanged(passage);
    if (isFolded && last?.isFolded && last.passages[0]?.name !== 'meaning') last.passages.push(passage);
    else shown.push({ passages: [passage], isFolded });
  }
  return shown;
}

/** Says what is folded, and how much it is: `Rulings 1 to 4 unchanged, 87 words`, `Ruling 2 unchanged, 31 words`. */
export function sayFolded(run: readonly PassageChange[]): string {
  const [first, last] = [run[0]?.name ?? '', run.at(-1)?.name ?? ''];
  const joint = run.length === 2 ? 'and' : 'to';
  const names =
    first === last ? first : `${first.replace(' ', 's ')} ${joint} ${last.replace('ruling ', '')}`;
  const words = countWords(run);
  return `${capitalise(names)} unchanged, ${counted(words, 'word')}`;
}

/** Whether a passage says the same as before, and at the same place among the others. */
export function isUnchanged({ status, moved }: PassageChange): boolean {
  return status === 'same' && !moved;
}

function countWords(run: readonly PassageChange[]): number {
  return run.reduce((sum, { segments }) => sum + (sideOf(segments, '+').match(/\S+/g)?.length ?? 0), 0);
}
