import type { Keyword } from '../../keywords/model.ts';
import { createAnswer } from './answers/answer.ts';
import type { AnsweredSentence } from './answers/answered.ts';
import { withOneNumber } from './answers/one-number.ts';
import { readClaim } from './reading/read.ts';
import { rulebookOf } from './rulebook.ts';
import type { TitledSource } from './words/source-names.ts';

/**
 * Prepares the check of claims against all wordings that the keywords ever had.
 *
 * A claim is whatever somebody pasted, and becomes answers in five steps; each folder has a step, or what a step is made
 * of, and imports only from those named before it in CONTRIBUTING.md.
 *
 * 1. `pasted/` takes off what copying added: it decodes the text, and gives records, columns and paragraphs lines of
 *    their own. Its `plain` reads a line without bullets, tags and times, for all steps.
 * 2. `denied/` goes through the lines and puts what one says of others into these: `They rest.`, and below it
 *    `That is wrong.`, become one line, and `Myths:` is put before every line below it. Nothing after it has to look at
 *    another line to know that a sentence is denied.
 * 3. `reading/` makes one line of those into which a program broke a sentence, and sentences of each line: `naming/`
 *    tells which keyword a line names, so that its sentences, or those below it, are claimed of that one; `remarks/`
 *    tells which sentences only speak of another, and are joined to it or left out.
 * 4. `answers/` asks one way to answer after the other, the first that has an answer gives it: the words of a text,
 *    which `match/` finds, the same in other words, what is on record, and then the pieces of a sentence that
 *    `joined/` cuts. What a source never had, or no longer has, is no reason to leave a sentence out.
 * 5. `told/` puts an answer into words, and names what to read where no source has the sentence.
 *
 * What the words of people mean, whichever game they play, is in `talk/`; what the texts of this one say, and what its
 * keywords are called, is prepared once as the rulebook. A whole text, which may have entries of a sheet, takes
 * the same steps, and then `whole-text/` tells what is an entry.
 * @param sources all of them, oldest first
 * @returns a function from a claim to its answers, in the order of the sentences; one that joins several has one each
 */
export function createClaimCheck(
  keywords: readonly Keyword[],
  sources: readonly TitledSource[],
): (claim: string) => AnsweredSentence[] {
  const rulebook = rulebookOf(keywords, sources);
  const answer = createAnswer(rulebook);
  return (claim) => withOneNumber(readClaim(claim, rulebook), answer, rulebook);
}
