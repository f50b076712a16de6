import type { Change, Timing } from '../../model.ts';
import { readTraits } from '../../wording/traits.ts';
import { splitMeaning } from '../../wording/type-line.ts';
import { sideOf } from '../compare/segments.ts';

/** Phrases for the moment at which something is triggered or activated. */
const timingPhrases: Record<Timing, string> = {
  'build-step': 'in the build step',
  'battle-step-start': 'at the start of the battle step',
  attack: 'during the attack',
  'dice-roll': 'at the dice roll',
  'pending-damage': 'during pending damage',
  'damage-prevention': 'during damage prevention',
  'damage-placement': 'during damage placement',
  'attack-end': 'at the end of the attack',
  'unit-discard': 'at the discard of a unit',
};

/**
 * Describes how a reworded type line changed, by the traits that it names: "became layered", "now activated during
 * damage prevention". Where the traits are the same, says only that it was reworded.
 */
export function describeTypeLine({ parts: [meaning] }: Change): string[] {
  const [old, fresh] = [sideOf(meaning?.segments ?? [], '-'), sideOf(meaning?.segments ?? [], '+')];
  if (splitMeaning(old).typeLine === '') return ['type line added'];
  if (splitMeaning(fresh).typeLine === '') return ['type line removed'];
  const [from, to] = [readTraits(old), readTraits(fresh)];
  const isTimed = to.timing !== null && to.timing !== from.timing;
  const acts = to.mode === 'activated' || to.mode === 'triggered';
  const facts = [
    became(from.stacking, to.stacking),
    !(isTimed && acts) && became(from.mode, to.mode),
    became(from.noun && `an ${from.noun}`, to.noun && `an ${to.noun}`),
    isTimed && `now ${acts ? `${to.mode} ` : ''}${timingPhrases[to.timing as Timing]}`,
    from.timing !== null && to.timing === null && 'type line no longer names a moment',
  ].filter((fact) => typeof fact === 'string');
  return facts.length > 0 ? facts : ['type line reworded'];
}

function became(from: string | null, to: string | null): string | null {
  if (from === to) return null;
  if (to === null) return `no longer ${from}`;
  return from === null ? `became ${to}` : `became ${to} instead of ${from}`;
}
