import type { Verdict } from '../../../checks/claim/match/standing.ts';
import { inFigures } from '../../../keywords/text/said/counted.ts';
import type { AnswerRow } from '../worker/answer-rows.ts';

/** What became of a sentence, as a report shows it. */
export type AnswerKind = Verdict | 'elsewhere' | 'limited' | 'otherwise' | 'unread' | 'without';

/** What it is counted as: of what has no answer, only why. */
type CountedKind = AnswerKind | 'short' | 'asked' | 'in vain';

/** Labels for the counts of answers, most important first. */
const countLabels: readonly [readonly CountedKind[], string, string][] = [
  [['elsewhere'], 'of another keyword', 'of another keyword'],
  [['removed'], 'was removed', 'were removed'],
  [['reworded'], 'reworded since', 'reworded since'],
  [['otherwise'], 'recorded differently', 'recorded differently'],
  [['without'], 'in a source without some words', 'in a source without some words'],
  [['near', 'unknown'], 'in no source', 'in no source'],
  [['in vain'], 'names no wording', 'name no wording'],
  [['unread'], 'is not understood', 'are not understood'],
  [['asked'], 'is a question', 'are questions'],
  [['limited'], 'holds only with the rest', 'hold only with the rest'],
  [['holds'], 'holds', 'hold'],
  [['short'], 'too short to tell', 'too short to tell'],
];

/** Counts answers by kind: `1 was removed, 3 reworded since, 2 hold`. */
export function countAnswers(answers: readonly AnswerRow[]): string {
  const facts = countLabels.flatMap(([kinds, one, more]) => {
    const many = answers.filter((answer) => kinds.includes(countedAs(answer))).length;
    return many === 0 ? [] : `${inFigures(many)} ${many === 1 ? one : more}`;
  });
  return facts.join(', ');
}

function countedAs(answer: AnswerRow): CountedKind {
  if (answer.isInVain) return 'in vain';
  if (answer.isTooShort) return 'short';
  return answer.isUnanswered ? 'asked' : kindOf(answer);
}

/** What became of the sentence of an answer. */
export function kindOf({ verdict, isElsewhere, isLimited, isWithout, recorded }: AnswerRow): AnswerKind {
  if (isElsewhere) return 'elsewhere';
  if (isWithout) return 'without';
  if (recorded && verdict === 'near') return 'otherwise';
  if (recorded && verdict === 'unknown') return 'unread';
  return isLimited && verdict === 'holds' ? 'limited' : verdict;
}
