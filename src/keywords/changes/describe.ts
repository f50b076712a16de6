import type { Change, PartChange } from '../model.ts';
import { capitalise } from '../text/capitalise.ts';

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/**
 * Says in one sentence what a change did, most important first: `Meaning reworded; one ruling added.`
 * Says only what the comparison knows; whether it matters is for the judge.
 */
export function describeChange(change: Change): string {
  const [meaning, ...rulings] = change.parts;
  const facts = [
    meaning?.status === 'reworded' && 'meaning reworded',
    change.touches.includes('template') && change.kind !== 'editorial' && 'template reworded',
    countRulings(rulings, 'reworded', ({ status }) => status === 'reworded'),
    countRulings(rulings, 'added', ({ status }) => status === 'added'),
    countRulings(rulings, 'removed', ({ status }) => status === 'removed'),
    countRulings(rulings, 'moved', ({ moved }) => moved),
  ].filter((fact) => typeof fact === 'string');
  if (facts.length === 0) return 'Spelling and punctuation only.';
  const sentence = facts.join('; ');
  return `${capitalise(sentence)}.`;
}

function countRulings(
  rulings: readonly PartChange[],
  done: string,
  test: (part: PartChange) => boolean,
): string | null {
  const count = rulings.filter(test).length;
  return count === 0 ? null : `${numbers[count] ?? count} ruling${count === 1 ? '' : 's'} ${done}`;
}
