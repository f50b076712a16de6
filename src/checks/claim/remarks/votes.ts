import { listed } from '../talk/talk-words.ts';
import { wordsOf } from '../words/words.ts';

/** What those who vote call the two sides. */
const [inFavour, against] = [
  listed('agree agreed aye ayes favor favour for pro support supported true up yea yeas yes'),
  listed('against con contra disagree disagreed down false nay nays no noes oppose opposed'),
];

/** Words around the numbers, beside those of the sides. */
const ofVotes = listed(`
  a abstain abstained abstaining abstention abstentions all and ballot by close closed count counted final in is members of people percent poll polled result results
  somewhat strongly tally the to total undecided vote voted voters votes was were with
`);

/** In characters; anything longer says more than how many were for a text. */
const longest = 120;

/**
 * What a count of votes says became of a text: `For 2, against 5`, `(7 yes, 2 no)`, `Agree 12 %, disagree 88 %`. Where
 * both sides are equal, it was not carried.
 * @returns null for anything else, also where words are left that no count has
 */
export function countedIn(text: string): 'carried' | 'lost' | null {
  if (text.length > longest || !/\d/.test(text)) return null;
  const words = wordsOf(
    text
      .replace(/\bin favou?r\b/gi, 'for')
      .replace(/👍|:\+1:/gu, ' for ')
      .replace(/👎|:-1:/gu, ' against '),
  )
    .map(({ word }) => word)
    .filter((word) => /[\p{L}\p{N}]/u.test(word) && !ofVotes.has(word));
  const phrase = words.join(' ');
  const pair = /^\d/.test(phrase)
    ? /(?<count>\d{1,6}) (?<side>\p{L}+)/gu
    : /(?<side>\p{L}+) (?<count>\d{1,6})/gu;
  const votes = [...phrase.matchAll(pair)].map(({ groups }) => groups as { count: string; side: string });
  // Those who abstain are counted last, without a side.
  const isOnlyCount = /^\s*\d*$/.test(phrase.replace(pair, ''));
  const [carried, lost] = [inFavour, against].map((side) => votes.filter((vote) => side.has(vote.side)));
  if (!isOnlyCount || !carried?.length || !lost?.length || carried.length + lost.length < votes.length)
    return null;
  return sumOf(carried) > sumOf(lost) ? 'carried' : 'lost';
}

function sumOf(votes: readonly { count: string }[]): number {
  return votes.reduce((sum, { count }) => sum + Number(count), 0);
}
