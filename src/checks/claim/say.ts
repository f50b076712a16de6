import type { Keyword } from '../../keywords/model.ts';
import type { AnsweredSentence, Verdict } from './check.ts';

/** What a judge says, in the order in which the verdicts weigh. */
export const verdictLabels: Record<Verdict, string> = {
  holds: 'Holds',
  reworded: 'Holds no longer in these words',
  removed: 'Was removed',
  near: 'No source has it; the nearest',
  unknown: 'No source has it',
};

/**
 * An answer in words, for a terminal.
 * @param titles of the sources, by id
 */
export function sayAnswer(
  { text, verdict, how, place, sources, now, also }: AnsweredSentence,
  keywords: readonly Keyword[],
  titles: ReadonlyMap<string, string>,
): string {
  const nameOf = (slug: string) => keywords.find((keyword) => keyword.slug === slug)?.name ?? slug;
  const lines = [
    `“${text}”`,
    `  ${verdictLabels[verdict]}${how === 'spelling' ? ', in another spelling' : ''}.`,
  ];
  if (place) {
    const part = place.part === 'meaning' ? 'Meaning' : `Ruling ${place.part.slice(1)}`;
    lines.push(
      `  ${part} of ${nameOf(place.slug)}, in ${sources.map((id) => titles.get(id) ?? id).join(', ')}.`,
    );
  }
  if (now && verdict !== 'holds') lines.push(`  Now, of ${nameOf(now.slug)}: ${now.part.text}`);
  if (also.length > 0)
    lines.push(`  Also: ${also.map((other) => nameOf(other.place?.slug ?? '')).join(', ')}.`);
  return lines.join('\n');
}
