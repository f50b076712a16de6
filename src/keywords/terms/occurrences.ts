import { asTheyLastHeld, currentRevision } from '../history.ts';
import type { Keyword, Revision } from '../model.ts';
import type { Find } from '../names/name-finder.ts';
import { typeLineSpan } from '../wording/type-line.ts';
import { finderOf, type Term } from './find.ts';

/** The first occurrence of a writing in a wording. */
export interface Occurrence {
  keyword: Keyword;
  revision: string;
  /** Id of the part. */
  part: string;
}

/** A writing of a term, and the keywords that have it, from A to Z, each in one list. */
export interface WritingOccurrences {
  writing: string;
  /** Keywords whose current type line has it. */
  typeLines: Occurrence[];
  /** Keywords whose current text has it, but not in the type line. */
  texts: Occurrence[];
  /** Keywords whose current wording lacks it, each with the last wording that had it. */
  earlier: Occurrence[];
}

/** Finds where each writing of a term occurs, in current and earlier wordings. */
export function occurrencesOf(term: Term, keywords: readonly Keyword[]): WritingOccurrences[] {
  const find = finderOf(term);
  const all = new Map(
    term.writings.map((writing) => [
      writing,
      { writing, typeLines: [], texts: [], earlier: [] } as WritingOccurrences,
    ]),
  );
  for (const keyword of keywords) {
    const current = currentRevision(keyword);
    const met = new Set<string>();
    for (const revision of asTheyLastHeld(keyword).toReversed())
      for (const [writing, { part, inTypeLine }] of firstIn(revision, find)) {
        if (met.has(writing)) continue;
        met.add(writing);
        const list = revision !== current ? 'earlier' : inTypeLine ? 'typeLines' : 'texts';
        all.get(writing)?.[list].push({ keyword, revision: revision.id, part });
      }
  }
  return [...all.values()];
}

/** The writings of a term that occur in no wording: texts are read until all others are met. */
export function unwrittenOf(term: Term, keywords: readonly Keyword[]): string[] {
  const find = finderOf(term);
  const unmet = new Set(term.writings);
  for (const { revisions } of keywords)
    for (const { parts } of revisions)
      for (const { text } of parts) {
        if (unmet.size === 0) return [];
        for (const { name } of find(text)) unmet.delete(name);
      }
  return [...unmet];
}

/** The first occurrence of each writing, in the type line before anywhere else. */
function firstIn({ parts }: Revision, find: Find): Map<string, { part: string; inTypeLine: boolean }> {
  const [meaning] = parts;
  const [from, to] = typeLineSpan(meaning?.text ?? '');
  const mentions = parts.flatMap(({ id, text }) =>
    find(text).map(({ name, start, end }) => {
      const inTypeLine = id === meaning?.id && start >= from && end <= to;
      return { name, part: id, inTypeLine };
    }),
  );
  mentions.sort((a, b) => Number(b.inTypeLine) - Number(a.inTypeLine));
  return new Map(mentions.toReversed().map(({ name, ...where }) => [name, where]));
}
