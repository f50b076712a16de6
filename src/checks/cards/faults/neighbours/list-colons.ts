import { type CardFinding, finding } from '../../finding.ts';
import { foundIn } from '../../text/stretches.ts';

/**
 * The verb before a list and the star of its first line: `The Walker gets * +1 power * Armor`. A dash is one after
 * another sign alone, since it may be that of a number: `gets -1 power`.
 */
const given =
  /(?<![\p{L}\p{N}-])(gets?)(?:[.;,"”]?(?=[^\S\n]*\*[^\S\n]?["“+\-–\p{L}\p{N}])|[.;,](?=[^\S\n]*[-–—][^\S\n]?["“+\p{Lu}]))/gu;

/** Finds lists, as those of a unit that gets several things, with nothing or another sign in place of their colon. */
export function findListColons(text: string): CardFinding[] {
  return foundIn(text, given).map(({ found, captured, start, end }) =>
    finding('list-colon', { found }, start, end, `${captured}:`),
  );
}
