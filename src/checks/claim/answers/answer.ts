import { once } from '../../../general/once.ts';
import type { ClaimedSentence } from '../claimed-sentence.ts';
import { citedLast } from '../naming/citing.ts';
import type { Rulebook } from '../rulebook.ts';
import { type AnsweredSentence, type AnswerWay, anyWay } from './answered.ts';
import { withinFrame } from './frame.ts';
import { createFieldAnswer } from './record/field-claimed.ts';
import { createHistoryAnswer } from './record/history-claimed.ts';
import { createListedAnswer } from './record/listed-claimed.ts';
import { createNameKeptAnswer } from './record/name-kept.ts';
import { createOriginsAnswer } from './record/origins-compared.ts';
import { createRecordBesideAnswer } from './record/record-beside.ts';
import { createRecordAnswer } from './record/record-claimed.ts';
import { createRecordShown } from './record/record-shown.ts';
import { createRenameAnswer } from './record/rename-claimed.ts';
import { createReplacedAnswer } from './record/replaced-claimed.ts';
import { createTemplateAnswer } from './record/template-claimed.ts';
import { createSourceAnswer } from './source/in-source.ts';
import { createNewAnswer } from './source/new-claimed.ts';
import { ofSeveral, ofSource } from './source/of-source.ts';
import { createOnlyAnswer } from './source/only-in.ts';
import { createItAnswer } from './text/as-it.ts';
import { createKindAnswer } from './text/kind-claimed.ts';
import { createOrderAnswer } from './text/order-claimed.ts';
import { createPiecesAnswer } from './text/pieces-claimed.ts';
import { createNamedAnswer } from './text/said-of.ts';
import { createSeveralAnswer } from './text/several-named.ts';
import { createTextAnswer } from './text/text-claimed.ts';
import { createUnitAnswer } from './text/unit-claimed.ts';
import { createWithout } from './text/without.ts';

/** In characters; a longer sentence says more around what it claims of a keyword. */
const longestSaid = 1_000;

/**
 * Prepares the answers to claimed sentences.
 * @returns a function from a sentence to its answer, or one each for several that the author joined
 */
export function createAnswer(rulebook: Rulebook): (sentence: ClaimedSentence) => AnsweredSentence[] {
  const { sourcesAsCalled } = rulebook.known;
  const answerText = createTextAnswer(rulebook);
  const answerRename = createRenameAnswer(rulebook);
  const answerOrder = createOrderAnswer(rulebook);
  const answerPieces = createPiecesAnswer(rulebook, answerText);
  const inSource = createSourceAnswer(rulebook);
  const answerField = createFieldAnswer(rulebook);
  const showRecord = createRecordShown(rulebook);
  const answerRecord = anyWay([
    createRecordAnswer(rulebook),
    createOriginsAnswer(rulebook),
    createHistoryAnswer(rulebook),
    createNameKeptAnswer(rulebook),
    createTemplateAnswer(rulebook),
  ]);
  const toldWithout = createWithout(rulebook);
  const answerInAnyOrder = (sentence: ClaimedSentence): AnsweredSentence => {
    const asText = answerText(sentence);
    const isPiece = asText.how === null || asText.isLimited;
    return (isPiece && answerOrder(sentence, () => [sentence.text])) || asText;
  };
  const ofText = anyWay([
    answerOrder,
    createNamedAnswer(rulebook, answerInAnyOrder),
    createUnitAnswer(rulebook, answerInAnyOrder),
    createItAnswer(rulebook, answerText),
    createKindAnswer(rulebook),
  ]);
  /** What is on record about a source is read with its name. */
  const ofTextInSource: AnswerWay = (sentence, framed) => {
    const inSources = (text: string) =>
      ofSeveral(text, sourcesAsCalled) ?? ofSource(text, sourcesAsCalled)?.said ?? [];
    return ofText(
      sentence,
      once(() => [...framed(), ...framed().flatMap(inSources)]),
    );
  };
  const answerOtherwise = anyWay([
    createReplacedAnswer(rulebook),
    createSeveralAnswer(rulebook, answerText),
    ofTextInSource,
    answerRecord,
    createListedAnswer(rulebook, answerRecord),
  ]);

  const answerAlone = (sentence: ClaimedSentence, asText: AnsweredSentence): AnsweredSentence | null => {
    const framed = once(() => withinFrame(sentence.text, rulebook.known));
    // A sentence that only lacks its article is no piece of one.
    if (asText.verdict === 'holds') return (asText.isLimited && answerOrder(sentence, framed)) || asText;
    // What a source said about a rename holds as long as another says the same in its own words.
    const asRename = answerRename(sentence, framed);
    if (asRename) return asRename;
    if (asText.how !== null) return asText;
    return sentence.text.length <= longestSaid ? answerOtherwise(sentence, framed) : null;
  };
  /** What is said in other words before the keyword that is cited; null where that does not hold. */
  const answerCited = (sentence: ClaimedSentence): AnsweredSentence | null => {
    const cited = sentence.slug === null ? citedLast(sentence.text, rulebook.known) : null;
    if (!cited) return null;
    const claimed = { ...sentence, ...cited.named, text: cited.said };
    const alone = answerAlone(claimed, answerText(claimed));
    return alone?.how && !alone.isElsewhere ? { ...alone, text: sentence.text } : null;
  };
  const answersTo = (sentence: ClaimedSentence): AnsweredSentence[] => {
    const asText = answerText(sentence);
    const alone = answerAlone(sentence, asText);
    const withCited = [sentence.text, sentence.cited].join(' ');
    if (alone) return inSource(withCited, [alone]);
    // A source that is named with what is on record is not claimed to have the text beside that.
    const beside = sentence.text.length <= longestSaid ? answerBeside(sentence) : null;
    if (beside) return beside;
    const pieces = answerPieces(sentence);
    if (pieces) return inSource(withCited, pieces);
    return [answerCited(sentence) ?? showRecord(sentence) ?? asText];
  };
  const answerBeside = createRecordBesideAnswer(rulebook, answerRecord, answersTo);
  const answerFact = anyWay([createKindAnswer(rulebook), answerRecord]);
  const answerAside = (sentence: ClaimedSentence): AnsweredSentence[] => {
    const fact = answerFact(sentence, () => [sentence.text]);
    return answerBeside(sentence) ?? (fact ? [fact] : []);
  };
  const answerNew = createNewAnswer(rulebook, answersTo);
  const answerOnly = createOnlyAnswer(rulebook, answersTo);
  return (sentence) => {
    if (sentence.role === 'field') return answerField(sentence);
    if (sentence.role === 'aside')
      return answerAside(sentence).filter(({ verdict }) => verdict !== 'holds' && verdict !== 'unknown');
    return (answerNew(sentence) ?? answerOnly(sentence) ?? answersTo(sentence)).map(toldWithout);
  };
}
