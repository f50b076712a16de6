import type { RowKind } from './changes/changelog.ts';
import type { EventKind } from './changes/last-events.ts';
import type { SinceKind } from './changes/since.ts';
import type { Facet } from './facets.ts';
import type { Aspect, Moment, PartStatus, SourceKind } from './model.ts';

/** What each moment of a turn is called, within a line. */
export const momentLabels: Record<Moment, string> = {
  'build-step': 'build step',
  deployment: 'deployment',
  'battle-step-start': 'start of the battle step',
  attack: 'attack',
  'dice-roll': 'dice roll',
  'pending-damage': 'pending damage',
  'damage-prevention': 'damage prevention',
  'damage-placement': 'damage placement',
  'attack-end': 'end of the attack',
  'unit-discard': 'unit discard',
};

/** What each kind of source is called, at the beginning of a line. */
export const sourceKindLabels: Record<SourceKind, string> = {
  list: 'Keyword list',
  sheet: 'Keyword sheet',
  glossary: 'Glossary',
};

/** What a source did to a keyword, on its row. */
export const rowKindLabels: Record<RowKind, string> = {
  new: 'First recorded',
  renamed: 'Renamed',
  reworded: 'Reworded',
  editorial: 'Spelling only',
  unchanged: 'Unchanged',
};

/** What became of a wording since, on a badge. */
export const sinceLabels: Record<SinceKind, string> = {
  changed: 'changed since',
  renamed: 'renamed',
  'left-out': 'left out since',
  spelling: 'holds, spelling only',
  same: 'current',
};

/** What last happened to a keyword. */
export const eventKindLabels: Record<EventKind, string> = {
  renamed: 'Renamed',
  'type-line': 'Type line',
  effect: 'Effect',
  rulings: 'Rulings',
  template: 'Template',
  spelling: 'Spelling only',
  new: 'First recorded',
};

/** What a change alters, within a line. */
export const aspectLabels: Record<Aspect, string> = {
  'type-line': 'type line',
  effect: 'effect',
  rulings: 'rulings',
  template: 'template',
  spelling: 'spelling',
};

/** The name of each facet. */
export const facetLabels: Record<Facet, string> = {
  stacking: 'Stacking',
  mode: 'Mode',
  timing: 'Moment',
  publisher: 'Publisher',
  set: 'Set',
};

/** What became of a part, within a line. */
export const partStatusLabels: Record<PartStatus, string> = {
  same: 'unchanged',
  reworded: 'reworded',
  editorial: 'spelling only',
  added: 'added',
  removed: 'removed',
};

/** What became of a passage of an old wording, as a remark after it: `reworded since`; none where its words hold. */
export function sayPassageSince(became: 'reworded' | 'removed' | null): string | undefined {
  return became ? `${partStatusLabels[became]} since` : undefined;
}

/** What became of a part: `reworded, moved`; just `moved` where only its place changed. */
export function sayPartStatus(status: PartStatus, moved: boolean, labels = partStatusLabels): string {
  if (!moved) return labels[status];
  return status === 'same' ? 'moved' : `${labels[status]}, moved`;
}

/** The label of a facet's value: a phrase for moments, otherwise the source's own words. */
export function facetValueLabel(facet: Facet, label: string): string {
  return facet === 'timing' ? momentLabels[label as Moment] : label;
}
