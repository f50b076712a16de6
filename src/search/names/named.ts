import { slugify } from '../../keywords/text/slug.ts';
import type { SearchDocument } from '../base/document.ts';
import { fillers } from '../base/fillers.ts';
import type { Words } from '../base/words.ts';

/** Words that ask about keywords rather than about what one does; those that stand between names are separate. */
const asking = /^(?:\d+|x|works?|against|rules?|rulings?|keywords?|same|difference)$/;

/** How a query names a keyword. */
export interface HowNamed {
  /** The name is spelled as the texts have it. */
  isWritten: boolean;
  /** The question is about this keyword, or the query names it as a card does ("gains Stealth"). */
  isSubject: boolean;
  /** The question is about this keyword ("does Retaliate …"). */
  isAsked: boolean;
}

/** The keywords that a query names. */
interface Named {
  named: Map<number, HowNamed>;
  /** Those whose name is spelled as the texts have it, whatever is asked of them. */
  written: Set<number>;
  /** Whether the query holds nothing but names and words of asking. */
  isAll: boolean;
}

/** Words that follow a verb but not a name: "redirect the attack". */
const object = /^(?:an?|the|this|that|these|those|his|her|its|their|it|them|one|another|all|each)$/;

/** Words before the subject of a question: "does Retaliate still happen". */
const auxiliary = /\b(?:do|does|did|can|could|may|will|would|should|is|are|was|were)$/;

/** Words before the name of an ability on a card: "this unit gains Stealth until end of turn". */
const giving = /\b(?:gets?|gains?|gives?|loses?|has|have|with(?:out)?)$/;

/**
 * Words before something that the reader wants a counter to: "what stops Ferocity". `counters` may also be a noun:
 * "damage counters Resilience".
 */
const opposing =
  /(?:\b(?:stops?|beats?|ignores?|bypass|cancels?|prevents?|avoids?|around|past|(?:counter|answer|immune) to|cant use)|(?:^|\b(?:what|which|who|that|to|i|you|can) )counters?)$/;

/**
 * Finds the keywords that a query names, in any form ("is he stunned"), which of them are spelled as the texts have
 * them ("does Overkill ignore Shields"), and whether the query holds nothing else ("how does Stealth work", "Stealth
 * vs Bombard"). A keyword that the reader wants a counter to is not counted, except where the question is whether
 * another one counters it ("can Armor stop Overkill").
 */
export function createNamedFinder(
  documents: readonly SearchDocument[],
  { split, toTerm }: Words,
): (asked: readonly string[]) => Named {
  // The tilde keeps keys of stems apart from those of written names, which never contain it.
  const stemsOf = (words: readonly string[]) => `~${words.map(toTerm).join(' ')}`;
  const ids = new Map<string, number>();
  let longest = 0;
  const add = (words: readonly string[], id: number) => {
    const telling = words.filter(toTerm);
    longest = Math.max(longest, telling.length);
    // Two names may have the same stems.
    for (const form of [telling.join(' '), stemsOf(telling)]) if (!ids.has(form)) ids.set(form, id);
  };
  // Each name is added as written, then with its hyphens and spaces exchanged, then with neither. A name as written is
  // never displaced by another form of a different name.
  const apart: [string[], number][] = [];
  const joined: [string[], number][] = [];
  const addName = (name: string, id: number) => {
    const written = split(name).map(({ word }) => word);
    const slug = slugify(name);
    add(written, id);
    if (written.join('-') !== slug) apart.push([slug.split('-'), id]);
    if (slug.includes('-')) joined.push([[slug.replaceAll('-', '')], id]);
  };
  for (const [id, { name }] of documents.entries()) addName(name, id);
  // A former name that has a document of its own is found there.
  for (const [id, { formerNames = [] }] of documents.entries())
    for (const name of formerNames) addName(name, id);
  for (const [words, id] of [...apart, ...joined]) add(words, id);
  return (asked) => {
    const places = [...asked.keys()].filter((place) => toTerm(asked[place] as string));
    const words = places.map((place) => asked[place] as string);
    const named = new Map<number, HowNamed>();
    const inFull = new Set<number>();
    let isAll = true;
    let afterOpposed = 0;
    for (let at = 0; at < words.length; ) {
      let length = Math.min(longest, words.length - at);
      let id: number | undefined;
      for (; length > 0; length--) {
        const part = words.slice(at, at + length);
        const written = ids.get(part.join(' '));
        id = written ?? ids.get(stemsOf(part));
        if (id === undefined) continue;
        if (written !== undefined) inFull.add(id);
        const before = asked.slice(0, places[at]).join(' ');
        const behind = asked[(places[at + length - 1] as number) + 1] ?? '';
        const isBeside =
          afterOpposed > 0 &&
          asked.slice(afterOpposed, places[at]).every((word) => /^(?:and|or)$/.test(word));
        if (isBeside || (opposing.test(before) && !(named.size > 0 && auxiliary.test(asked[0] ?? '')))) {
          afterOpposed = (places[at + length - 1] as number) + 1;
          break;
        }
        const isWritten = written !== undefined && !object.test(behind);
        const isAsked = isWritten && auxiliary.test(before);
        const isSubject = isAsked || (isWritten && giving.test(before));
        if (isSubject || isWritten || !named.has(id)) named.set(id, { isWritten, isSubject, isAsked });
        break;
      }
      const word = words[at] as string;
      isAll &&= length > 0 || asking.test(word) || fillers.has(word);
      at += length || 1;
    }
    return { named, written: inFull, isAll };
  };
}
