import { moments } from '../kinds.ts';
import type { Moment } from '../model.ts';
import { loosely } from '../text/pattern.ts';
import { quotationMarks } from '../text/typography.ts';
import { readTypeLine } from './traits.ts';
import { splitMeaning } from './type-line.ts';

/** A moment at which a keyword acts, and where it is named. */
export interface NamedMoment {
  moment: Moment;
  by: 'type line' | 'text';
  /** The words that name it, character for character. */
  words: string;
}

/** A character of a clause, which ends at a stop, a comma or a quotation mark. */
const inClause = `[^.,;:${quotationMarks}]`;

/** The beginning of a clause about an event. The longest in the sources has 90 characters before the event. */
const onceThat = `\\b(?:when|whenever|each time|if)\\b${inClause}{0,120}?`;

/**
 * How effects name a moment, each with a keyword that says so. Nothing is inferred: what happened before ("if you
 * rolled …"), what is true for a while ("as long as …", "when this card is the top card") and how long something lasts
 * ("for its next attack", "until end of turn") name none.
 */
const phrases: [Moment, string][] = [
  // Damage Control: "When your build step starts"; Bounty: "when your next build step starts"
  ['build-step', `${onceThat}\\bbuild step starts\\b${inClause}*`],
  // Pilot: "once during the build step"; Equip: "only during your build step"
  ['build-step', '\\bduring (?:the|your) build step\\b'],
  // Deploy: "When you deploy this unit"
  ['deployment', `${onceThat}\\byou deploy\\b${inClause}*`],
  // Ambush: "If your opponent deploys, moves, or puts a unit into this arena"
  ['deployment', `${onceThat}\\bopponent deploys(?:, moves, or puts)?\\b${inClause}*`],
  // Adapt: "When this arena's battle step starts"
  ['battle-step-start', `${onceThat}\\bbattle step starts\\b${inClause}*`],
  // Overload: "When this unit attacks"; Lucky: "Each time this unit attacks or is attacked"
  // Redirect: "If this unit is attacked"; Intercept: "is being attacked"; Retaliate: "is attacking this unit"
  [
    'attack',
    `${onceThat}\\b(?:unit attacks\\b(?: or is attacked\\b)?|is (?:attacked|being attacked|attacking)\\b${inClause}*)`,
  ],
  // Focus: "When you roll at least one natural five with this unit's attack dice before reroll"
  ['dice-roll', `${onceThat}\\byou roll\\b${inClause}*`],
  // Cunning: "after damage prevention"
  ['damage-prevention', '\\bafter damage prevention\\b'],
  // Riposte: "when the attack ends"
  ['attack-end', `${onceThat}\\bthe attack ends\\b${inClause}*`],
  // Last Stand: "When this unit is discarded from any arena"; Area Damage: "causes a unit to be discarded", and before
  // "causes a unit in this arena to be discarded"
  ['unit-discard', `${onceThat}\\bunit (?:in this arena )?(?:is|to be) discarded\\b${inClause}*`],
];

const readers = phrases.map(([moment, phrase]) => ({ moment, phrase: loosely(phrase) }));

/**
 * When a keyword acts, as far as its meaning says: in the type line ("triggered during a unit discard") and in the
 * effect ("when the attack ends").
 * @returns in the order of a turn; at each moment the type line before the effect
 */
export function momentsOf(meaning: string): NamedMoment[] {
  const { typeLine, effect } = splitMeaning(meaning);
  const { timing, when } = readTypeLine(typeLine);
  const byLine = timing.map((moment) => ({ moment, by: 'type line' as const, words: when ?? '' }));
  const byText = readers.flatMap(({ moment, phrase }) =>
    [...effect.matchAll(phrase)].map(([words]) => ({ moment, by: 'text' as const, words: words.trim() })),
  );
  return [...byLine, ...byText].sort((a, b) => moments.indexOf(a.moment) - moments.indexOf(b.moment));
}
