import { indexBySlug } from '../../../general/by-slug.ts';
import { asTheyLastHeld, currentKeyword, currentRevision } from '../../../keywords/history.ts';
import type { Keyword, Part, Revision } from '../../../keywords/model.ts';
import { findSaying, splitSentences } from '../../../keywords/text/sentences.ts';
import { foldTypography } from '../../../keywords/text/typography.ts';
import { phraseIn, wordsOf } from '../words/words.ts';

/** A part of a keyword's text in one wording of that part, and all revisions that have it so. */
export interface Place {
  slug: string;
  /** `meaning`, `r1`, `r2`, … */
  part: string;
  /** As the newest of them has it: typography may differ. */
  text: string;
  /** As they last held, the newest at the end. */
  revisions: string[];
  /** Ids of the sources that have it, oldest first. */
  sources: string[];
  /** Whether the wording that holds now has it; of a former name, where no newer source has the name of today alone. */
  isCurrent: boolean;
  /** Whether its keyword has another name now. */
  isRenamed: boolean;
  /** The text for comparing: typography folded, and as words alone. */
  folded: string;
  phrase: string;
  /** What can be said by itself: the part, its sentences, these without `Note:` and its like, what it has in quotation marks and the sentences of that. */
  statements: Statement[];
  /** What it says of X and what of -X, as words alone; null where it does not say both, one behind the other. */
  signed: [ofX: string, ofMinusX: string] | null;
}

/** Something that can be said by itself. */
export interface Statement {
  /** The sentence as it stands there. */
  text: string;
  /** What it says as words alone, with or without those that only lead to it. */
  phrase: string;
}

/** Everything that any wording of any keyword ever said, part by part; of a keyword what held last goes first. */
export function placesOf(keywords: readonly Keyword[]): Place[] {
  const bySlug = indexBySlug(keywords);
  return keywords.flatMap((keyword) => {
    const newest = currentKeyword(keyword, bySlug).history.at(-1)?.source;
    const holds = keyword.history.some(({ source }) => source === newest);
    const current = holds ? currentRevision(keyword) : null;
    const places = new Map<string, Place>();
    for (const revision of asTheyLastHeld(keyword).reverse())
      for (const part of revision.parts) {
        const key = `${part.id} ${foldTypography(part.text)}`;
        const place = places.get(key) ?? toPlace(keyword, part);
        places.set(key, place);
        add(place, revision, revision === current);
      }
    for (const place of places.values()) place.sources = sourcesOfWordings(keyword, place.revisions);
    return [...places.values()];
  });
}

function add(place: Place, { id }: Revision, isCurrent: boolean): void {
  place.revisions.unshift(id);
  place.isCurrent ||= isCurrent;
}

/** The sources in which a keyword had one of these wordings, oldest first. */
export function sourcesOfWordings({ history }: Keyword, revisions: readonly string[]): string[] {
  return history.flatMap(({ source, revision }) => (revisions.includes(revision) ? source : []));
}

/**
 * Words with which a text leads to a sentence that says the same without them; an example that is about what was named
 * before it does not: `For example, it moves twice`.
 */
const lead =
  /^\(?(?:note: |however, |(?:example: |for example, )(?!(?:he|her|his|it|its|she|that|the|their|these|they|this|those|you|your)\b))/i;

function toStatement(text: string, said = text): Statement {
  return { text, phrase: phraseIn(said) };
}

/** A part of a keyword's text as a place, of which nothing is known yet but what it says. */
export function toPlace({ slug, renamedTo }: Keyword, { id: part, text }: Part): Place {
  const sentences = splitSentences(text);
  const statements = [
    ...[...new Set([text, ...sentences, ...quotedIn(text)])].map((each) => toStatement(each)),
    ...sentences.filter((each) => lead.test(each)).map((each) => toStatement(each, each.replace(lead, ''))),
  ];
  const [{ phrase } = { phrase: '' }] = statements;
  const folded = foldTypography(text);
  const isRenamed = renamedTo !== null;
  return {
    slug,
    part,
    text,
    revisions: [],
    sources: [],
    isCurrent: false,
    isRenamed,
    folded,
    phrase,
    statements,
    signed: signedIn(text),
  };
}

/** A template as `Accuracy X/-X` has two effects, which its text has in this order. */
function signedIn(text: string): Place['signed'] {
  const [, ofX, ofMinusX] = /["“]([^"“”]+)["”] and ["“]([^"“”]+)["”] respectively/.exec(text) ?? [];
  return ofX && ofMinusX ? [phraseIn(ofX), phraseIn(ofMinusX)] : null;
}

/**
 * What stands in quotation marks, whole and sentence by sentence: what a keyword does, as cards remind of it. Elsewhere
 * a word or two in quotation marks (`natural "1"`) are only spoken of. Some sources have the marks opened and never
 * closed.
 */
function quotedIn(text: string): string[] {
  const says = findSaying(text);
  const effectAt = says && says.index + says[0].length;
  return [...text.matchAll(/["“]([^"“”]+)(?:["”]|$)/g)].flatMap(({ 1: quoted = '', index }) => {
    const long = [quoted, ...splitSentences(quoted)].filter((each) => wordsOf(each).length > 2);
    return index + 1 === effectAt ? [quoted, ...long] : long;
  });
}
