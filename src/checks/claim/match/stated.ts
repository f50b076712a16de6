import { divisionsOf } from '../words/words.ts';

/** A question for yes or no, with its verb first: `Does Leap end the turn?`, `Can a unit rest?` */
const asked = /^(?<verb>can|do|does|is|are|may|must|will) (?<rest>[^?]+)\?[\s"”’')]*$/i;

/** In words; no sentence of the rules that may be asked like this has a longer subject. */
const longestSubject = 8;

/** In characters; a longer question has more than a sentence of the rules. */
const longestAsked = 400;

/** What the rules say where somebody asks whether something can be done. */
const written: Record<string, readonly string[]> = { can: ['can', 'may'] };

/**
 * The statements that a question may ask about, one for each of the first words as its subject: `Leap ends the turn`,
 * `A unit may rest`. Only one of them is in the words of the rules, if any is.
 */
export function statedOf(question: string): string[] {
  const { verb = '', rest = '' } = asked.exec(question.slice(0, longestAsked + 1))?.groups ?? {};
  const said = verb.toLowerCase();
  return divisionsOf(rest, longestSubject).flatMap(([subject, others]) => {
    const [next = '', ...last] = others.split(' ');
    // Somebody who asks whether it may not rest may mean that it may.
    if (next === 'not') return [];
    if (said === 'do') return [`${subject} ${others}`];
    if (said === 'does') return [`${subject} ${[next === 'have' ? 'has' : `${next}s`, ...last].join(' ')}`];
    return (written[said] ?? [said]).map((each) => `${subject} ${each} ${others}`);
  });
}
