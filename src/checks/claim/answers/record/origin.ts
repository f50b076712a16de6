import type { Introduction, Keyword } from '../../../../keywords/model.ts';
import { dateInWords } from '../../../../keywords/text/said/day.ts';
import { months, monthsInShort } from '../../words/months.ts';

/** A month, in full or in short. */
const month = `(?<month>${[...months, 'Sept', ...monthsInShort].join('|')})`;
const inOrder = monthsInShort.map((each) => each.toLowerCase());

/** Forms of a day, a month or a year; in figures, either the month comes first, as in the keyword list, or the day. */
const days = [
  String.raw`(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)`,
  String.raw`(?<month>\d{1,2})(?<slash>[/.])(?<day>\d{1,2})\k<slash>(?<year>\d{4})`,
  String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?(?: of)? ${month}\.?,? (?<year>\d{4})`,
  String.raw`${month}\.?(?: (?<day>\d{1,2})(?:st|nd|rd|th)?)?,? (?<year>\d{4})`,
  String.raw`(?<year>\d{4})`,
].map((form) => new RegExp(`(?<![\\d/-])${form}(?![\\d/-])`, 'i'));

/** A claimed day, month or year, as the named groups of its form. */
export type DaySaid = Record<string, string>;

/** The first date in a text, and the text without it. */
export function takeDay(text: string): [day: DaySaid | null, rest: string] {
  const form = days.find((each) => each.test(text));
  return form ? [form.exec(text)?.groups ?? null, text.replace(form, ' ')] : [null, text];
}

/**
 * Whether a recorded day is the claimed one, or in the claimed month or year.
 * @param recorded in ISO form
 */
export function isOnDay({ year, month, slash, day }: DaySaid, recorded: string): boolean {
  const [ofYear, ofMonth, ofDay] = recorded.split('-').map(Number);
  const number = monthOf(month);
  const isMonth = number === undefined || number === ofMonth;
  const isDay = day === undefined || Number(day) === ofDay;
  // Some people write the day first.
  const isSwapped = slash !== undefined && number === ofDay && Number(day) === ofMonth;
  return Number(year) === ofYear && ((isMonth && isDay) || isSwapped);
}

/**
 * Compares a recorded day with a claimed day, month or year.
 * @param recorded in ISO form
 * @returns below 0 if the recorded day is earlier, 0 if it is the same or in that month or year, above 0 if it is
 * later; null where month and day of the claim may be swapped
 */
export function orderBeside({ year, month, slash, day }: DaySaid, recorded: string): number | null {
  if (slash !== undefined) return null;
  const said = [Number(year), monthOf(month), day === undefined ? undefined : Number(day)];
  const differences = recorded.split('-').map((part, at) => Number(part) - (said[at] ?? Number(part)));
  return differences.find((difference) => difference !== 0) ?? 0;
}

function monthOf(month: string | undefined): number | undefined {
  return month === undefined
    ? undefined
    : inOrder.indexOf(month.slice(0, 3).toLowerCase()) + 1 || Number(month);
}

/** The set, the publisher and the date with which a keyword was added, in words. */
export function sayOrigin({ name }: Keyword, { set, by, date }: Introduction): string {
  const facts = [set && `in ${set}`, by && `by ${by}`, date && `on ${dateInWords(date)}`];
  return `${name} was added ${facts.filter(Boolean).join(', ')}`;
}
