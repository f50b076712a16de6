import { currentRevision } from '../../../../keywords/history.ts';
import type { Introduction, Keyword } from '../../../../keywords/model.ts';
import { anyLabel, labelOfField } from '../../../../keywords/parse/lines/labels.ts';
import { nameKey } from '../../../../keywords/text/slug.ts';
import type { ClaimedSentence } from '../../claimed-sentence.ts';
import type { Rulebook } from '../../rulebook.ts';
import { type AnsweredSentence, recordedAnswer } from '../answered.ts';
import { isOnDay, sayOrigin, takeDay } from './origin.ts';
import { type Called, namesOf, takeNames } from './recorded-names.ts';
import { sourcesWith, templateLike } from './recorded-templates.ts';

/** A field of a keyword list, with something as its value. */
const field = new RegExp(`^(?<label>${anyLabel})\\s*:\\s*(?<value>.*[\\p{L}\\p{N}].*)$`, 'iu');

/**
 * Prepares the answer to the fields of an entry that is copied from a keyword list: a set, a publisher, a date or a
 * template is on record or recorded differently. There is none where nothing is recorded for it.
 */
export function createFieldAnswer({
  keywords,
  bySlug,
  originOf,
}: Rulebook): (sentence: ClaimedSentence) => AnsweredSentence[] {
  const names = { set: namesOf('set', keywords), by: namesOf('by', keywords) };
  return (sentence) => {
    const { label = '', value = '' } = field.exec(sentence.text)?.groups ?? {};
    const keyword = bySlug.get(sentence.slug ?? '');
    if (!keyword) return [];
    const told = ofTemplate(label, value, keyword) ?? ofIntroduction(label, value, originOf(keyword), names);
    return told ? [recordedAnswer(sentence, keyword.slug, told.isSo, told.said, told.sources)] : [];
  };
}

/** What is recorded for a field, and whether the claimed value is that. */
interface FieldTold {
  isSo: boolean;
  said: string;
  sources?: string[];
}

/** The template that is spelled like the claimed one, or else the newest; null where the label is not that of a template. */
function ofTemplate(label: string, value: string, keyword: Keyword): FieldTold | null {
  if (!/^template$/i.test(label)) return null;
  const known = templateLike(value, keyword);
  const template = known ?? currentRevision(keyword).template;
  return {
    isSo: known !== undefined,
    said: `${keyword.name} has the template “${template}”`,
    sources: sourcesWith(template, keyword),
  };
}

function ofIntroduction(
  label: string,
  value: string,
  keyword: Keyword,
  names: Record<'set' | 'by', readonly Called[]>,
): FieldTold | null {
  const [of] =
    Object.entries(labelOfField).find(([, each]) => each.toLowerCase() === label.toLowerCase()) ?? [];
  const name = of as keyof Introduction | undefined;
  const recorded = name && keyword.introduction?.[name];
  if (!recorded) return null;
  const only = { set: null, by: null, date: null, [name]: recorded };
  const isSo =
    name === 'date'
      ? isDate(value, recorded)
      : isName(value, recorded, names[name], keyword.introduction?.date ?? null);
  return { isSo, said: sayOrigin(keyword, only) };
}

/** Whether a value is the recorded name or its initials, maybe with a date that is recorded too: `Moss (2021)`. */
function isName(value: string, recorded: string, names: readonly Called[], date: string | null): boolean {
  if (nameKey(value) === nameKey(recorded)) return true;
  const [day, withoutDay] = takeDay(value);
  const [[name, other], rest] = takeNames(withoutDay, names);
  const isDated = day === null || (date !== null && isOnDay(day, date));
  return isDated && name === recorded && other === undefined && rest.trim() === '';
}

/** Whether a value is the recorded day, or its month or year, and nothing else. */
function isDate(value: string, recorded: string): boolean {
  const [day, rest] = takeDay(value);
  return day !== null && !/[\p{L}\p{N}]/u.test(rest) && isOnDay(day, recorded);
}
