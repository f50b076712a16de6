import { asTheyLastHeld, currentRevision } from '../history.ts';
import type { Keyword, Revision } from '../model.ts';
import type { Find } from '../names/name-finder.ts';
import { typeLineSpan } from '../wording/type-line.ts';
import { createTermFinder, type Term } from './find.ts';

/** Where a writing stands first in a wording. */
export interface Occurrence {
  keyword: Keyword;
  revision: string;
  /** Id of the part. */
  part: string;
}

/** A writing of a term, and the keywords that have it, from A to Z, each in one list. */
export interface WritingOccurrences {
  writing: string;
  /** Whose type line has it now. */
  typeLines: Occurrence[];
  /** Whose text has it now, and the type line does not. */
  texts: Occurrence[];
  /** Of which the wording that holds now has it not, each with the last that had it. */
  earlier: Occurrence[];
}

/** Looks up where each writing of a term stands, in the wordings that hold and in earlier ones. */
export function occurrencesOf(term: Term, keywords: readonly Keyword[]): WritingOccurrences[] {
  const find = createTermFinder([term]);
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

/** Where each writing stands first, in the type line before all else. */
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
