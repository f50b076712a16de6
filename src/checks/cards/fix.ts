import type { CheckedCard } from './check-document.ts';
import type { DocumentFinding } from './document-findings.ts';

/**
 * Rules whose faults are certain, and so is what to write instead. A slip that may be another word is left to a
 * person.
 */
const certain: readonly DocumentFinding['rule'][] = [
  'keyword-case',
  'keyword-joined',
  'keyword-renamed',
  'number-misspelt',
  'arrow-broken',
  'arrow-missing',
];

/** Whether a fault of a rule can be fixed without a person, where its replacement is known. */
export function isCertain(rule: DocumentFinding['rule']): boolean {
  return certain.includes(rule);
}

/** A card to be fixed, with what was found in it. */
export type CardToMend = Pick<CheckedCard, 'card' | 'findings'>;

/** The most rounds of fixing: one fix may reveal another fault, as a name after its arrow. */
const mostRounds = 3;

/**
 * Fixes what is certain in a document of cards, and then what that reveals, for a few rounds.
 * @param found what the check found in it
 * @param check reads what the document has become, and checks it
 * @returns the document, and how many places were mended
 */
export function mendCards(
  document: string,
  found: readonly CardToMend[],
  check: (document: string) => readonly CardToMend[],
): { text: string; count: number } {
  let mended = { text: document, count: 0 };
  for (let round = 0; round < mostRounds; round++) {
    const { text, count } = fixCards(mended.text, round === 0 ? found : check(mended.text));
    if (count === 0) break;
    mended = { text, count: mended.count + count };
  }
  return mended;
}

/**
 * Writes a document of cards with everything fixed that is certain, and all else unchanged, character for character.
 * @returns the document, and how many places were mended
 */
function fixCards(document: string, checked: readonly CardToMend[]): { text: string; count: number } {
  const mended = checked
    .flatMap(({ card, findings }) =>
      findings.flatMap(({ rule, start, end, replacement }) => {
        if (replacement === null || !isCertain(rule)) return [];
        const from = card.offsetOf(start);
        const to = from + card.written(card.text.slice(start, end), start).length;
        return [{ from, to, replacement: card.written(replacement, start) }];
      }),
    )
    .sort((a, b) => a.from - b.from);
  // A byte-order mark is no part of what was read.
  const shift = document.startsWith('\ufeff') ? 1 : 0;
  let text = '';
  let passed = 0;
  let count = 0;
  for (const { from, to, replacement } of mended) {
    // Of two that overlap, the first says what to write.
    if (from + shift < passed) continue;
    text += document.slice(passed, from + shift) + replacement;
    passed = to + shift;
    count++;
  }
  return { text: text + document.slice(passed), count };
}
