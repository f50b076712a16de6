import { findSaying, splitSentences } from '../text/sentences.ts';

/**
 * Longest text, in characters: five times the longest of any card game looked at. A longer one is neither cut into
 * parts nor compared word by word: all of it is the meaning.
 */
export const longestText = 100_000;

/**
 * Splits a text into its meaning and its rulings. The meaning runs up to and including the sentence that says
 * "that means, …" (the first sentence where none does); each later sentence, parenthesis, note or example is a ruling.
 * @returns the parts in order; joined by single spaces they give back the text exactly
 */
export function splitParts(text: string): string[] {
  if (text.length > longestText) return [text];
  const sentences = splitSentences(text);
  const says = findSaying(text)?.index ?? 0;
  let rest = 1;
  for (let end = sentences[0]?.length ?? 0; end < says; rest++) end += 1 + (sentences[rest]?.length ?? 0);
  return [sentences.slice(0, rest).join(' '), ...joinLabelled(sentences.slice(rest))];
}

/** The label that begins a note or an example. */
export const noteLabel = /^(?:Note|Example)s?:/;

/**
 * Joins the sentences of a note or an example, which lasts until the next label, however many sentences that takes.
 */
function joinLabelled(sentences: readonly string[]): string[] {
  const rulings: string[] = [];
  let labelled = false;
  for (const sentence of sentences) {
    const startsLabel = noteLabel.test(sentence);
    if (labelled && !startsLabel) rulings.push(`${rulings.pop()} ${sentence}`);
    else rulings.push(sentence);
    labelled ||= startsLabel;
  }
  return rulings;
}
