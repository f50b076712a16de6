import { inIndex } from '../../../general/by-slug.ts';
import type { Keyword, Source } from '../../model.ts';
import type { Event } from '../last-events.ts';
import { type Changes, renameOf } from '../lookup.ts';

/**
 * Says which source brought an event, for a list that says of all others that the newest did: its title, and of a
 * keyword that was reworded in another source than the one that renamed it, or that was renamed to a name which gave
 * way in its turn, also where it was renamed: `Glossary; renamed to Precision in Keyword list`.
 * @param sources oldest first
 * @returns undefined where the newest source brought all of it
 */
export function sayEventSource(
  { slug, source, change }: Event,
  bySlug: ReadonlyMap<string, Keyword>,
  changes: Changes,
  sources: readonly Pick<Source, 'id' | 'title'>[],
): string | undefined {
  const titleOf = (id: string) => sources.find((each) => each.id === id)?.title ?? id;
  const brought = source === sources.at(-1)?.id ? undefined : titleOf(source);
  const rename = renameOf(inIndex(bySlug, slug), changes);
  const next = rename && inIndex(bySlug, rename.to);
  if (!next) return brought;
  const isLast = next.renamedTo === null;
  if (isLast && rename.source === source) return brought;
  const told = `renamed ${isLast ? '' : `to ${next.name} `}in ${titleOf(rename.source)}`;
  return brought && change && rename.source !== source ? `${brought}; ${told}` : told;
}
