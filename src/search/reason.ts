import { fillIn, takesNumber, toldAlone } from '../keywords/wording/filled-in.ts';
import type { SearchDocument } from './base/document.ts';
import type { HitOf, Hits } from './base/hits.ts';
import { excerptOf, type Marked, type MarkHits, markWhole } from './base/marks.ts';
import type { Candidate, Reason, Told } from './base/result.ts';
import { namesOf, templateOf } from './names/names.ts';

/** How a keyword was found by its names, and by what players say. */
export interface Grounds {
  /** Whether one was typed, whole or as far as it goes. */
  isTyped: boolean;
  /** The name that is like what was typed. */
  similar: string | undefined;
  /** Whether its set was typed, which may be by the first letters of its words. */
  isOfSet: boolean;
  /** The number that was typed behind it. */
  number: string | undefined;
  /** Whether players say any of the words that were asked of it. */
  isSaid: boolean;
}

/**
 * Tells why a keyword is among the results: the name or text that holds most of what was asked, names before texts and
 * the meaning before rulings, what holds before what held once. What is shown is marked; where none of it can be,
 * what players say, its set or its name in another form has led there.
 * @param past an earlier text of it that may tell as well
 * @returns the name with what was found in it, and the reason
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
  const byName = doesIt(document, number);
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
    // Who types a name looks for it, whatever else stands in the texts.
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

/** The first of those that hold most; null where none holds anything. */
function best(candidates: readonly Candidate[]): Reason | null {
  const most = candidates.reduce((a, b) => (b.weight > a.weight ? b : a));
  return most.weight > 0 ? most.tell() : null;
}

/** What a keyword does, in the words of its effect, and how its type line begins. */
function doesIt(document: SearchDocument, number: string | undefined): { kind: 'name' } & Told {
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
