import * as nameWeights from '../base/name-weights.ts';

const vowels = 'aeiouy';

/** Groups of letters that sound alike somewhere in English. */
const alike = [vowels, 'ckqx', 'csxz', 'fvw', 'dt', 'bp', 'gj', 'mn', 'uw'];

const soundsAs = new Map(
  [...new Set(alike.join(''))].map((letter) => [
    letter,
    alike.filter((letters) => letters.includes(letter)).join(''),
  ]),
);

/** The letters by which queries and names are compared: without the characters between words, and folded by sound. */
export function lettersOf(words: readonly string[]): string {
  return words.join('').replaceAll('ph', 'f').replaceAll('gth', 't').replaceAll('gh', '');
}

/**
 * The cost of the typos by which a query differs from a name, which may be typed in part: letters missing, added,
 * replaced or swapped.
 * @param most the highest cost worth telling apart
 * @returns 0 where there is no typo; Infinity where the cost is above `most`
 */
export function weighSlips(typed: string, name: string, most: number): number {
  const { length } = name;
  let before: number[] = [];
  let last = [0];
  for (let at = 0; at < length; at++) last.push((last[at] as number) + lost(name[at] as string));
  for (let at = 0; at < typed.length; at++) {
    const letter = typed[at] as string;
    const tooMany =
      vowels.includes(letter) || letter === typed[at - 1]
        ? nameWeights.slips.sound
        : nameWeights.slips.letter;
    const row = [(last[0] as number) + tooMany];
    let least = row[0] as number;
    for (let place = 0; place < length; place++) {
      const meant = name[place] as string;
      let weight = Math.min(
        (last[place] as number) + exchanged(letter, meant),
        (last[place + 1] as number) + tooMany,
        (row[place] as number) + lost(meant),
      );
      if (letter === name[place - 1] && typed[at - 1] === meant)
        weight = Math.min(weight, (before[place - 1] as number) + nameWeights.slips.order);
      row.push(weight);
      least = Math.min(least, weight);
    }
    if (least > most) return Number.POSITIVE_INFINITY;
    before = last;
    last = row;
  }
  const slips = Math.min(...last.map((weight, end) => weight + (length - end) * nameWeights.slips.untyped));
  return slips > most ? Number.POSITIVE_INFINITY : slips;
}

function exchanged(typed: string, meant: string): number {
  if (typed === meant) return 0;
  return soundsAs.get(typed)?.includes(meant) ? nameWeights.slips.sound : nameWeights.slips.letter;
}

/** The cost of a missing letter: little for a vowel, which people leave out on purpose, as in `dmg`. */
function lost(meant: string): number {
  return vowels.includes(meant) ? nameWeights.slips.vowel : nameWeights.slips.sound;
}
