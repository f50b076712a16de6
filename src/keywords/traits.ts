import { modes, nouns, stackings } from './kinds.ts';
import type { Timing, Traits } from './model.ts';
import { foldTypography } from './text/typography.ts';
import { splitMeaning } from './type-line.ts';

/** How the type lines of the sources name each moment; the first that fits is the one. */
const timingPhrases: [RegExp, Timing][] = [
  [/\bpending damage\b/, 'pending-damage'],
  [/\bdamage prevention\b/, 'damage-prevention'],
  [/\bdamage placement\b/, 'damage-placement'],
  [/\bunit discard\b/, 'unit-discard'],
  [/\bbattle step\b/, 'battle-step-start'],
  [/\bbuild step\b/, 'build-step'],
  [/\battack end\b/, 'attack-end'],
  [/\bdice roll\b|\bthe roll of\b/, 'dice-roll'],
  [/\battack\b/, 'attack'],
];

/**
 * Reads the traits from the type line of a text, but for what it quotes: "A layered ability activated during the damage
 * prevention POP". What it does not say stays null.
 */
export function readTraits(text: string): Traits {
  const typeLine = splitMeaning(foldTypography(text))
    .typeLine.replace(/"[^"]*"/g, ' ')
    .toLowerCase();
  return {
    stacking: firstOf(typeLine, stackings),
    mode: firstOf(typeLine, modes),
    noun: firstOf(typeLine, nouns),
    timing: timingPhrases.find(([phrase]) => phrase.test(typeLine))?.[1] ?? null,
  };
}

/** The one of the words that the line says first: Velocity's "static ability triggered at …" is static. */
function firstOf<T extends string>(line: string, words: readonly T[]): T | null {
  const said = line.split(/[^a-z]+/);
  return (said.find((candidate) => words.some((word) => word === candidate)) as T | undefined) ?? null;
}
