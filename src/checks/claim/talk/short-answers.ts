/** Verbs that stand in front of what is asked about, and alone in an answer. */
export const auxiliary =
  "(?:am|are|can|could|did|do|does|has|have|is|may|might|must|shall|should|was|were|will|would)(?:n['’]?t)?";

const shortAnswer = new RegExp(
  `^(?:(?:nah|no|nope|yeah|yep|yes)[,.!]? )?(?:he|i|it|she|that|they|this|we|you) (?:${auxiliary}|can(?:not|['’]?t)|won['’]?t)(?: not)?[.!]*$`,
  'i',
);

/** Whether a text only answers in short what was asked before it: `No, it can't.`, `It does not.` */
export function isShortAnswer(text: string): boolean {
  return shortAnswer.test(text);
}
