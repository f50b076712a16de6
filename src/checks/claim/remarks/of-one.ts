import { noWords } from '../talk/short-answers.ts';
import { remarkIn } from './remarks.ts';

/** The places of claims that are counted in words; the last ones are counted from the end. */
const places = new Map(
  Object.entries({ first: 0, former: 0, second: 1, third: 2, fourth: 3, fifth: 4, last: -1, latter: -1 }),
);

const thing = '(?:claim|item|line|one|part|point|quote|ruling|sentence|statement)';

/** One of several claims, and what is said of it: `The first one is false`, `#2 is`, `Number 2 was`, `Point 3:`. */
const ofOne = new RegExp(
  `^(?:(?:the )?(?<place>${[...places.keys()].join('|')})(?: ${thing})?|(?:#|(?:no\\.|nr\\.|number|${thing}) ?#?)(?<number>\\d{1,2}))(?:\\s?[:–—-])? (?<said>\\S.*)$`,
  'i',
);

/** Words before such a remark that say nothing themselves. */
const lead = new RegExp(`^(?:(?:actually|also|and|but|so|well|yes|${noWords}),? )+`, 'i');

/** What separates the remarks on two claims: `The first is true, but the second is not.` */
const between = /[,;.]? (?:and|but|while) |[,;] /;

/** In characters; anything longer says something by itself. */
const longestRemark = 120;

/**
 * Which of several claims a sentence takes back by naming their places: `The first is wrong.`, `#2 is not true.`
 * @param count how many claims there are
 * @returns their indices; null where the sentence says anything else
 */
export function takenBackByPlace(text: string, count: number): number[] | null {
  if (text.length > longestRemark) return null;
  const indices: number[] = [];
  for (const each of text
    .replace(/[.!]+$/, '')
    .replace(lead, '')
    .split(between)) {
    const { place, number, said } = ofOne.exec(each.trim())?.groups ?? {};
    const remark = said === undefined ? null : remarkIn(`That ${said}.`);
    if (remark === null) return null;
    const index = place ? places.get(place.toLowerCase()) : Number(number) - 1;
    const found = index === -1 ? count - 1 : (index ?? count);
    if (found < 0 || found >= count) return null;
    if (remark === 'takes back') indices.push(found);
  }
  return indices.length > 0 ? indices : null;
}
