import type { Introduction, Keyword } from '../../../keywords/model.ts';
import { dateInWords } from '../../../keywords/text/day.ts';

const monthNames = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'.split('|');
const months = `January|February|March|April|May|June|July|August|September|October|November|December|Sept|${monthNames.join('|')}`;

/** A day, a month or a year, as people write it; in figures the month goes first, as in the keyword list, or the day. */
const days = [
  String.raw`(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)`,
  String.raw`(?<month>\d{1,2})(?<slash>/)(?<day>\d{1,2})/(?<year>\d{4})`,
  String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)? (?<month>${months})\.?,? (?<year>\d{4})`,
  String.raw`(?<month>${months})\.?(?: (?<day>\d{1,2})(?:st|nd|rd|th)?)?,? (?<year>\d{4})`,
  String.raw`(?<year>\d{4})`,
].map((form) => new RegExp(`(?<![\\d/-])${form}(?![\\d/-])`, 'i'));

/** A day that somebody says, or a month or a year alone, in its parts. */
export type DaySaid = Record<string, string>;

/** The first day that a text says, and the text without it. */
export function takeDay(text: string): [day: DaySaid | null, rest: string] {
  const form = days.find((each) => each.test(text));
  return form ? [form.exec(text)?.groups ?? null, text.replace(form, ' ')] : [null, text];
}

/** Whether a recorded day is one that somebody says, or is in that month or year. */
export function isOnDay({ year, month, slash, day }: DaySaid, recorded: string): boolean {
  const [ofYear, ofMonth, ofDay] = recorded.split('-').map(Number);
  const number = monthOf(month);
  const isMonth = number === undefined || number === ofMonth;
  const isDay = day === undefined || Number(day) === ofDay;
  // Some write the day first.
  const isSwapped = slash !== undefined && number === ofDay && Number(day) === ofMonth;
  return Number(year) === ofYear && ((isMonth && isDay) || isSwapped);
}

/**
 * Whether a recorded day is before one that somebody says (below 0), or before that month or year, on it (0), or after
 * it (above 0); null where the month and the day may be either.
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
    : monthNames.indexOf(month.slice(0, 3).toLowerCase()) + 1 || Number(month);
}

/** Where, by whom and when a keyword was added, in words. */
export function sayOrigin({ name }: Keyword, { set, by, date }: Introduction): string {
  const facts = [set && `in ${set}`, by && `by ${by}`, date && `on ${dateInWords(date)}`];
  return `${name} was added ${facts.filter(Boolean).join(', ')}`;
}
