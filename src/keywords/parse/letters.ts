import { firstOfAlike } from '../rule-words.ts';
import { report } from '../source-rules.ts';
import { saysWhatEntriesSay } from './around.ts';
import { contentLines } from './lines.ts';
import type { Cause } from './reading.ts';

/** Fewer texts may each have a slip. */
const fewest = 3;

/**
 * Says that a program put a whole document into small letters: then no name, no X and no sentence begins where it did.
 * One in capitals alone is read as it stands.
 */
export const reportSmallLetters: Cause = (file, _kind, _context, { errors }) => {
  const texts = contentLines(String(file)).filter(({ text }) => saysWhatEntriesSay(text));
  const isSmall = texts.every(({ text }) => !/\p{Lu}/u.test(text));
  if (errors === 0 || texts.length < fewest || !isSmall) return null;
  for (const each of firstOfAlike(texts)) report(file, 'text-garbled', each, { ...each, isSmall });
  return { entries: [], messages: [] };
};
