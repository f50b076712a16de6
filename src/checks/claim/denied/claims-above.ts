import { asTypedIn } from '../pasted/plain.ts';
import { takenBackByPlace } from '../remarks/of-one.ts';
import { withoutSpeaker } from '../remarks/remarks.ts';
import { isClaim } from './taking-back-lines.ts';

/**
 * Indices of the claims above a remark, the last one first: of all lines, or of those with no blank line between.
 */
export function placesAbove(
  lines: readonly string[],
  first: number,
  above: number,
  isOfAll: boolean,
): number[] {
  const places: number[] = [];
  for (let place = above; place >= first && (isOfAll || lines[place]?.trim() !== ''); place--)
    if (isClaim(lines[place] as string)) places.push(place);
  return places;
}

/** How many lines somebody counts at most. */
const mostCounted = 40;

/** Which of the lines above a line takes back by naming their places, `The first is wrong.`, and in which words. */
export function takenByPlace(
  lines: readonly string[],
  first: number,
  above: number,
  line: string,
): { places: number[]; lead: string } | null {
  // A sign in front would be taken off with the marks of a list.
  const said = withoutSpeaker(asTypedIn(line).trim()).replace(/^#(?=\d)/, 'Number ');
  const nearest = Math.max(first, above - mostCounted);
  const group = placesAbove(lines, nearest, above, false);
  // Of claims with blank lines between them, all are counted.
  const places = (group.length > 1 ? group : placesAbove(lines, nearest, above, true)).reverse();
  const taken = places.length > mostCounted ? null : takenBackByPlace(said, places.length);
  return taken && { places: taken.map((at) => places[at] as number), lead: said.replace(/[.!]*$/, ':') };
}
