import { reportSource, ruleOf } from '../../diagnostics/report.ts';
import { endsAsSentence } from '../../text/sentences.ts';
import { slugify } from '../../text/slug.ts';
import { reportDrawn } from '../dropped.ts';
import type { Context } from '../lines/context.ts';
import { repeats, saysWhatEntriesSay } from '../lines/entry-like.ts';
import { isField } from '../lines/labels.ts';
import type { Line } from '../lines/lines.ts';
import { lostHeadings } from '../outside/stray-headings.ts';
import { strayRules } from './joined-documents.ts';
import type { Cause } from './reading.ts';

/**
 * Reports a document without entries in which no line resembles one, or is about a known keyword: then the document is
 * the wrong one, not its lines. If it has a sentence, somebody may have sent that in place of the document.
 */
export const reportEmpty: Cause = ({ file, kind, context, content, reading: { entries, messages } }) => {
  const isStray = messages.every((each) => each.fatal === undefined || strayRules.has(ruleOf(each)));
  const isLike = content.some(
    (line, index) =>
      isField(line.text) || saysWhatEntriesSay(line.text) || repeats(content[index - 1]?.text ?? '', line),
  );
  if (entries.length > 0 || !isStray || isLike || isAboutKnown(content, context)) return null;
  const sentence = content.find(({ text }) => endsAsSentence(text));
  reportSource(file, 'source-empty', sentence, { kind, sentence: sentence?.text });
  for (const line of content) reportSource(file, 'preamble-skipped', line, { text: line.text });
  reportDrawn(file);
  return { entries: [], messages: [] };
};

/** Longest name in front of a sentence, in words. */
const mostWords = 6;

/** Whether a document has headings of known keywords, or sentences that all begin with the name of one. */
function isAboutKnown(content: readonly Line[], context: Context): boolean {
  const { knows, had } = context;
  if (content.some(lostHeadings([], context))) return true;
  const sentences = content.filter(({ text }) => endsAsSentence(text));
  const beginsWithName = ({ text }: Line) =>
    beginningsOf(text.split(' ', mostWords).map(slugify)).some((slug) => knows?.(slug) || had?.(slug));
  return sentences.length > 0 && sentences.every(beginsWithName);
}

/** The first of some words, the first two, and so on. */
function beginningsOf(words: readonly string[]): string[] {
  return words.map((_, index) => words.slice(0, index + 1).join('-'));
}
