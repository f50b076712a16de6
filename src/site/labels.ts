import type { RowKind } from '../glossary/changelog.ts';
import type { PartStatus } from '../glossary/compare.ts';
import type { SourceKind, Timing } from '../glossary/model.ts';

/** The words in which the interface speaks of what the data calls by short ids. */
export const timingLabels: Record<Timing, string> = {
  'build-step': 'build step',
  'battle-step-start': 'start of the battle step',
  attack: 'attack',
  'dice-roll': 'dice roll',
  'pending-damage': 'pending damage',
  'damage-prevention': 'damage prevention',
  'damage-placement': 'damage placement',
  'attack-end': 'end of the attack',
  'unit-discard': 'unit discard',
};

export const sourceKindLabels: Record<SourceKind, string> = {
  list: 'Keyword list',
  sheet: 'Keyword sheet',
  glossary: 'Glossary',
};

export const rowKindLabels: Record<RowKind, string> = {
  new: 'First recorded',
  renamed: 'Renamed',
  reworded: 'Reworded',
  editorial: 'Editorial',
  unchanged: 'Unchanged',
};

export const partStatusLabels: Record<PartStatus, string> = {
  same: 'unchanged',
  reworded: 'reworded',
  editorial: 'spelling only',
  added: 'added',
  removed: 'removed',
};

/** `meaning` → `Meaning`, `r3` → `Ruling 3`. */
export function partLabel(id: string): string {
  return id === 'meaning' ? 'Meaning' : `Ruling ${id.slice(1)}`;
}

/** An ISO date in words, `23 May 2021`. */
export function dateInWords(iso: string): string {
  const date = new Date(`${iso}T00:00:00Z`);
  return date.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
