import type { Ability } from '../text/ability.ts';
import type { Stretch } from '../text/stretches.ts';
import type { TemplateShape } from '../text/template-shape.ts';

/** A part of a template that a card has as it stands there. */
export interface Unfilled extends Stretch {
  found: string;
}

/** Finds templates that were copied and not filled in: `Bounty: [bonus]`. */
export function findUnfilled(
  text: string,
  abilities: readonly Ability[],
  shapeOf: (slug: string) => TemplateShape,
): Unfilled[] {
  return abilities.flatMap(({ slug, role, hasColon, argumentEnd }) => {
    const slot = /\[[^\]]+\]/.exec(shapeOf(slug).template)?.[0];
    if (slot === undefined || role === 'mentioned' || !hasColon) return [];
    const start = argumentEnd + (text[argumentEnd] === ' ' ? 1 : 0);
    const found = text.slice(start, start + slot.length);
    return found.toLowerCase() === slot.toLowerCase() ? [{ found, start, end: start + slot.length }] : [];
  });
}
