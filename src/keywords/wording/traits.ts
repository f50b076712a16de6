import { modes, nouns, stackings } from '../kinds.ts';
import type { Timing, Traits } from '../model.ts';
import { loosely } from '../text/pattern.ts';
import { foldTypography, straight } from '../text/typography.ts';
import { splitMeaning } from './type-line.ts';

/**
 * How the type lines of the sources name each moment. Patterns are tried in this order; where two match at one place,
 * the first counts.
 */
const timingPatterns: Record<Timing, string> = {
  'pending-damage': 'pending damage',
  'damage-prevention': 'damage prevention',
  'damage-placement': 'damage placement',
  'unit-discard': 'unit discard',
  'battle-step-start': 'battle step',
  'build-step': 'build step',
  'attack-end': 'attack end',
  'dice-roll': 'dice roll|the roll of',
  attack: 'attack',
};

/** The timings, in the order of the groups of {@link anyTiming}. */
const namedTimings = Object.keys(timingPatterns) as Timing[];

const timingGroups = Object.values(timingPatterns).map((phrase) => `(${phrase})`);
const anyTiming = loosely(`\\b(?:${timingGroups.join('|')})\\b`);

/** What a type line says, every word in order: Velocity's says both "static" and "triggered". */
interface TypeLine {
  stacking: NonNullable<Traits['stacking']>[];
  mode: NonNullable<Traits['mode']>[];
  noun: NonNullable<Traits['noun']>[];
  timing: Timing[];
  /** The words that name the moments, as written: "activated during the attack POP"; null where none is named. */
  when: string | null;
}

/** How a type line begins to say when. */
const whenItIs = loosely('\\b(?:activated|triggered|played) (?:after|at|by|during|when)\\b');

/**
 * Reads a type line: "A layered ability activated during the damage prevention POP that means". Quotations in it are
 * ignored.
 */
export function readTypeLine(typeLine: string): TypeLine {
  const own = straight(typeLine).replace(/"[^"]*"/g, (quotation) => ' '.repeat(quotation.length));
  const words = own.toLowerCase().split(/[^a-z]+/);
  const said = <T extends string>(listed: readonly T[]) =>
    [...new Set(words)].filter((word): word is T => listed.includes(word as T));
  const timing = [...own.matchAll(anyTiming)].map(
    ([, ...phrases]) => namedTimings[phrases.findIndex((phrase) => phrase !== undefined)] as Timing,
  );
  const [named = ''] = own.split(/\bthat\s+means\b/);
  const from = named.search(whenItIs);
  const when = typeLine.slice(Math.max(from, 0), named.length);
  return {
    stacking: said(stackings),
    mode: said(modes),
    noun: said(nouns),
    timing: [...new Set(timing)],
    when: timing.length > 0 ? when.trim() : null,
  };
}

/**
 * The traits as stored and published, one value each: the first that the type line of a text says, null where it says
 * none.
 */
export function readTraits(text: string): Traits {
  const { stacking, mode, noun, timing } = readTypeLine(splitMeaning(foldTypography(text)).typeLine);
  return {
    stacking: stacking[0] ?? null,
    mode: mode[0] ?? null,
    noun: noun[0] ?? null,
    timing: timing[0] ?? null,
  };
}
