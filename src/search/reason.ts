import { fillIn, takesNumber, toldAlone } from '../keywords/wording/filled-in.ts';
import { namesOf, type SearchDocument, templateOf } from './base/document.ts';
import type { HitOf, Hits } from './base/hits.ts';
import { excerptOf, type Marked, type MarkHits, markWhole } from './base/marks.ts';
import type { Candidate, Reason, Told } from './base/result.ts';

/** How a keyword was found by its names, and by what players say. */
export interface Grounds {
  /** Whether a name was typed, in full or in part. */
  isTyped: boolean;
  /** The name that resembles what was typed. */
  similar: string | undefined;
  /** Whether its set was typed, possibly by its initials. */
  isOfSet: boolean;
  /** The number that was typed after the name. */
  number: string | undefined;
  /** Whether players use any of the query's words for the keyword. */
  isSaid: boolean;
}

/**
 * Explains why a keyword is among the results: the name or text that matches most of the query; names before texts,
 * the meaning before rulings, current texts before former ones. Matches in it are marked; where there are none, the
 * keyword was found by what players say, by its set or by another form of its name.
 * @param past a text of an earlier wording that may explain it as well
 * @returns the name with the matches in it, and the reason
 */
export function explain(
  document: SearchDocument,
  { isTyped, similar, isOfSet, number, isSaid }: Grounds,
  past: Candidate | undefined,
  hits: Hits,
  markHits: MarkHits,
): { name: Marked; reason: Reason } {
  const { name, nowName, set = '', parts, effectAt, given = [] } = document;
  const candidate = (text: string, hitOf: HitOf, toReason: (marked: Marked) => Reason): Candidate => {
    const { marked, weight } = markHits(text, hitOf);
    return { weight, tell: () => toReason(marked) };
  };
  const texts = (hitOf: HitOf) =>
    [...parts, ...given].map((text, index) => {
      const part = index === 0 ? 'meaning' : index < parts.length ? 'ruling' : 'given';
      return candidate(text, hitOf, (marked) => ({
        kind: 'text',
        part,
        excerpt: excerptOf(marked, index === 0 ? effectAt : 0),
        ...marked,
      }));
    });
  const byName = effectOf(document, number);
  const inName = isTyped ? hits.inTypedName : similar === undefined ? hits.inWords : hits.inSimilarName;
  const byNameOf = (called: string, marked: Marked): Reason =>
    called === name ? byName : { ...byName, kind: 'former', ...marked };
  const names = namesOf(document).map((each) => candidate(each, inName, (marked) => byNameOf(each, marked)));
  const likeness = similar === undefined ? null : byNameOf(similar, markWhole(similar));
  const meaning: Marked = { text: parts[0] ?? '', marks: [] };
  const players = {
    kind: 'said' as const,
    excerpt: excerptOf(meaning, effectAt),
    ...meaning,
  };

  const reason =
    (nowName === undefined ? null : { kind: 'now' as const, ...markHits(nowName, hits.inWords).marked }) ??
    // A reader who types a name is looking for that, whatever else the texts match.
    (isTyped ? best(names) : null) ??
    best([
      ...names,
      ...texts(hits.inText),
      candidate(set, hits.inWords, (marked) => ({ kind: 'set', ...marked })),
      ...(past ? [past] : []),
    ]) ??
    (isSaid ? players : null) ??
    likeness ??
    (isOfSet ? { kind: 'set' as const, ...markWhole(set) } : null) ??
    best(texts(hits.inPassing)) ??
    byName;
  const own = markHits(name, inName).marked;
  return { name: reason.kind === 'name' && own.marks.length === 0 ? markWhole(name) : own, reason };
}

/** The first of those that match most; null where none matches anything. */
function best(candidates: readonly Candidate[]): Reason | null {
  const most = candidates.reduce((a, b) => (b.weight > a.weight ? b : a));
  return most.weight > 0 ? most.tell() : null;
}

/** The keyword's effect, with the typed number filled in, and the beginning of its type line. */
function effectOf(document: SearchDocument, number: string | undefined): { kind: 'name' } & Told {
  const {
    name,
    parts: [meaning = ''],
    effectAt,
  } = document;
  const told = toldAlone(meaning.slice(effectAt));
  const isFilled = number !== undefined && takesNumber(templateOf(document), name);
  return {
    kind: 'name',
    effect: isFilled ? fillIn(told, number) : [{ text: told, isPutIn: false }],
    typeLine: meaning.slice(0, effectAt).replace(/ that means\b.*/s, ''),
  };
}
