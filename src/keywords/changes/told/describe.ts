import type { Change, Keyword } from '../../model.ts';
import { numberWords } from '../../text/number-words.ts';
import { capitalise } from '../../text/said/capitalise.ts';
import { allInWords } from '../../text/said/counted.ts';
import { splitMeaning } from '../../wording/type-line.ts';
import { rewordedIn } from '../compare/aspects.ts';
import { sideOf } from '../compare/segments.ts';
import { describeTypeLine } from './describe-type-line.ts';
import { fatesOfRulings } from './ruling-fates.ts';

/**
 * Describes a change in one sentence, most important first: `Became selective; effect reworded; one ruling added.`
 * Says only what the comparison shows; whether it matters is for the judge to decide.
 */
export function describeChange(change: Change): string {
  const { aspects } = change;
  const [, ...rulings] = change.parts;
  const fates = fatesOfRulings(rulings);
  const facts = [
    ...(aspects.includes('type-line') ? describeTypeLine(change) : []),
    aspects.includes('effect') && 'effect reworded',
    ...(['reworded', 'added', 'removed'] as const).map((done) =>
      sayCount(fates.filter((fate) => fate === done).length, done),
    ),
    sayCount(rulings.filter(({ moved }) => moved).length, 'moved'),
    aspects.includes('rulings') && describeNote(change),
    aspects.includes('template') && 'template reworded',
  ].filter((fact) => typeof fact === 'string');
  if (facts.length === 0) return 'Spelling only.';
  if (aspects.includes('spelling')) facts.push('also spelling');
  return `${capitalise(facts.join('; '))}.`;
}

/**
 * Describes a change in one sentence; for a rename, with the new name in place of the old one.
 * @param keyword the keyword that changed
 * @param holder the keyword that the new wording belongs to: another one after a rename
 */
export function describeStep(change: Change, keyword: Keyword, holder: Keyword): string {
  const sentence = describeChange(change);
  return holder === keyword ? sentence : `Is now ${holder.name}. ${sentence}`;
}

/**
 * Describes the first wording of a keyword, as part of a sentence: `first recorded, as the new name of Elude`.
 * @param takenOver the names that it took the place of in the same source
 */
export function describeFirst(takenOver: readonly string[]): string {
  return takenOver.length === 0
    ? 'first recorded'
    : `first recorded, as the new name of ${allInWords(takenOver)}`;
}

function describeNote({ parts: [meaning] }: Change): string | null {
  const segments = meaning?.segments ?? [];
  if (!rewordedIn(segments).has('note')) return null;
  const isEmpty = (side: '-' | '+') => splitMeaning(sideOf(segments, side)).note === '';
  return `note before the type line ${isEmpty('-') ? 'added' : isEmpty('+') ? 'removed' : 'reworded'}`;
}

function sayCount(count: number, done: string): string | null {
  return count === 0 ? null : `${numberWords[count] ?? count} ruling${count === 1 ? '' : 's'} ${done}`;
}
