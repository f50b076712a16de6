import { once } from '../../../general/once.ts';
import type { ClaimedSentence } from '../claimed-sentence.ts';
import { citedLast } from '../naming/citing.ts';
import type { Rulebook } from '../rulebook.ts';
import { type Answer, type AnsweredSentence, type AnswerWay, firstOf } from './answered.ts';
import { withinFrame } from './frame.ts';
import { createFieldAnswer } from './record/field-claimed.ts';
import { createHistoryAnswer } from './record/history-claimed.ts';
import { createNameKeptAnswer } from './record/name-kept.ts';
import { createOriginsAnswer } from './record/origins-compared.ts';
import { createRecordBesideAnswer } from './record/record-beside.ts';
import { createRecordAnswer } from './record/record-claimed.ts';
import { createRecordShown } from './record/record-shown.ts';
import { createTemplateAnswer } from './record/template-claimed.ts';
import { createSourceAnswer } from './source/in-source.ts';
import { createNewAnswer } from './source/new-claimed.ts';
import { createOnlyAnswer } from './source/only-in.ts';
import { createKindAnswer } from './text/kind-claimed.ts';
import { createPiecesAnswer } from './text/pieces-claimed.ts';
import { createTextAnswer } from './text/text-claimed.ts';
import { createWithout } from './text/without.ts';
import { type Claim, createWholeAnswer, isShort } from './whole-claimed.ts';

/**
 * Prepares the answers to claimed sentences. Every way to answer is a function that gives null where a sentence is not of
 * its kind, and the first that does not is asked no further: here those by the role of a sentence and by how many things
 * it says, in {@link createWholeAnswer} those by what one thing it says.
 * @returns a function from a sentence to its answer, or one each for several that the author joined
 */
export function createAnswer(rulebook: Rulebook): Answer {
  const { known } = rulebook;
  const answerText = createTextAnswer(rulebook);
  const answerKind = createKindAnswer(rulebook);
  const answerRecord: AnswerWay = firstOf([
    createRecordAnswer(rulebook),
    createOriginsAnswer(rulebook),
    createHistoryAnswer(rulebook),
    createNameKeptAnswer(rulebook),
    createTemplateAnswer(rulebook),
  ]);
  const answerWhole = createWholeAnswer(rulebook, answerText, answerKind, answerRecord);
  const answerPieces = createPiecesAnswer(rulebook, answerText);
  const inSource = createSourceAnswer(rulebook);
  const showRecord = createRecordShown(rulebook);

  const claimOf = (sentence: ClaimedSentence): Claim => ({
    sentence,
    asText: answerText(sentence),
    framed: once(() => withinFrame(sentence.text, known)),
  });

  const ways = firstOf<[Claim], readonly AnsweredSentence[]>([
    function whole(claim) {
      const told = answerWhole(claim);
      return told && inSource(withCited(claim), [told]);
    },
    // A source that is named with what is on record is not claimed to have the text beside that.
    function recordBesideText({ sentence }) {
      return isShort(sentence) ? answerBeside(sentence) : null;
    },
    function pieces(claim) {
      const told = answerPieces(claim.sentence);
      return told && inSource(withCited(claim), told);
    },
    function beforeCitation({ sentence }) {
      const cited = sentence.slug === null ? citedLast(sentence.text, known) : null;
      const told = cited && answerWhole(claimOf({ ...sentence, ...cited.named, text: cited.said }));
      return told?.how && !told.isElsewhere ? [{ ...told, text: sentence.text }] : null;
    },
    function recordWithoutVerdict({ sentence }) {
      const shown = showRecord(sentence);
      return shown && [shown];
    },
    function nearest({ asText }) {
      return [asText];
    },
  ]);

  const answerClaim: Answer = (sentence) => ways(claimOf(sentence)) ?? [];
  const answerBeside = createRecordBesideAnswer(rulebook, answerRecord, answerClaim);
  // What they say of a text they say of one that would hold by itself.
  const answerWhereSaid = firstOf([
    createNewAnswer(rulebook, answerClaim),
    createOnlyAnswer(rulebook, answerClaim),
  ]);
  const toldWithout = createWithout(rulebook);

  const answerField = createFieldAnswer(rulebook);
  const answerFact: AnswerWay = firstOf([answerKind, answerRecord]);
  const answerAside: Answer = (sentence) => {
    const fact = answerFact(sentence, () => [sentence.text]);
    const told = answerBeside(sentence) ?? (fact ? [fact] : []);
    return told.filter(({ verdict }) => verdict !== 'holds' && verdict !== 'unknown');
  };

  return (sentence) => {
    if (sentence.role === 'field') return answerField(sentence);
    if (sentence.role === 'aside') return answerAside(sentence);
    return (answerWhereSaid(sentence) ?? answerClaim(sentence)).map(toldWithout);
  };
}

/** A claim with the words after it that cite its source. */
function withCited({ sentence: { text, cited } }: Claim): string {
  return [text, cited].join(' ');
}
