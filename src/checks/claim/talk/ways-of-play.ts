import { phraseOf, type Word } from '../words/words.ts';
import { isLabel, listed, talkWords, withoutJoints } from './talk-words.ts';

/** Ways to play any game, in each of which other rules may hold. */
const ways = listed(`
  casual competitive constructed co-op coop draft duel duels ffa free-for-all highlander limited multi-player multiplayer pvp sealed
  singleton solitaire solo team teams tournament tournaments two-headed
`);
const against = /^\d{1,2}(?:v|vs|on|x)\d{1,2}$/;
const ofPlay = listed('event events format formats game games match matches mode modes play round rounds');

/** Parts of texts, and places where people write and talk, which are no case of any game. */
const placesOfText = listed(`
  appendix archive archives article articles beginning blog board book booklet books box brackets channel chapter chapters chat class column
  comment comments detail discord discussion doc docs document documents draft e-mail edition email emails end errata faq faqs file files footer
  footnote footnotes forum forums group guide handbook header heading interview italics language letter line link lines mail mails manual
  margin message messages newsletter notebook notes number page pages paper paragraph parentheses pdf podcast post posts practice print
  q&a reddit reply response rulebook screenshot section sections sentence server short site slide slides stream subreddit summary table
  tables text texts theory thread threads title top topic transcript tweet version video website wiki wording words
`);

/** How or to whom somebody says something: `In conclusion`, `In reply to your question`. */
const waysOfSaying = listed(`
  addition answer brief closing conclusion contrast essence fairness general hindsight honesty nutshell opinion particular plain reality regard regards return
  total truth view we you your
`);
/** A reason for saying it, or an opinion: `In case you forgot`, `In my view`. */
const inCase = /^ in (?:case|my|our) /;

/** Whether words are a way to play, and nothing else: `Team games`. */
export function isWayOfPlay(words: readonly Word[]): boolean {
  const said = withoutJoints(words);
  const isWay = ({ word }: Word) => ways.has(word) || against.test(word);
  return said.some(isWay) && said.every((each) => isWay(each) || ofPlay.has(each.word));
}

/**
 * Whether words before a sentence name a way to play, in which other rules may hold, or a place that is not one of
 * texts: `Multiplayer: …`, `In team games: …`. A name may be that of any place, and has a capital letter.
 * @param text has the words
 */
export function namesPlay(text: string, words: readonly Word[]): boolean {
  return labelsIn(text, words).some((label) => isWayOfPlay(label) || isElsewhere(text, label));
}

/** Words with a colon between them are several labels: `Team games: Judge Ben: …`. */
function labelsIn(text: string, words: readonly Word[]): Word[][] {
  const labels: Word[][] = [[]];
  for (const [index, word] of words.entries()) {
    if (text.slice(words[index - 1]?.end ?? word.start, word.start).includes(':')) labels.push([]);
    labels.at(-1)?.push(word);
  }
  return labels;
}

/**
 * Whether words name a place that is not one of texts: `In the wild`. One word for texts or for speakers is enough:
 * `In bold on the website`, `At our table we argued`; but none beside a way to play.
 */
function isElsewhere(text: string, words: readonly Word[]): boolean {
  const [first, ...said] = withoutJoints(words);
  if (!/^(?:at|in)$/.test(first?.word ?? '') || inCase.test(phraseOf(words))) return false;
  const isOfPlay = said.some(({ word }) => ways.has(word) || ofPlay.has(word));
  const isOfText = said.some(({ word }) => placesOfText.has(word) || waysOfSaying.has(word));
  if (isOfText && !isOfPlay) return false;
  return said.some((each) => {
    const isName = /^[\p{Lu}\d]/u.test(text.slice(each.start, each.end));
    return !isName && !talkWords.has(each.word) && !isLabel([each]);
  });
}
