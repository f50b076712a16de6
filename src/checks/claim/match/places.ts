import { indexBySlug } from '../../../general/by-slug.ts';
import { asTheyLastHeld, currentRevision } from '../../../keywords/history.ts';
import type { Keyword, Part, Revision } from '../../../keywords/model.ts';
import { currentKeyword } from '../../../keywords/renames/family.ts';
import { findSaying, splitSentences } from '../../../keywords/text/sentences.ts';
import { foldTypography } from '../../../keywords/text/typography.ts';
import { phraseIn, wordsOf } from '../words/words.ts';

/** One wording of a part of a keyword's text, with all revisions that have it. */
export interface Place {
  slug: string;
  /** `meaning`, `r1`, `r2`, … */
  part: string;
  /** As spelled in the newest of them: typography may differ. */
  text: string;
  /** Ids of those revisions, in the order in which they last held, oldest first. */
  revisions: string[];
  /** Ids of the sources that have it, oldest first. */
  sources: string[];
  /**
   * Whether the wording that holds now has it; for a former name, only if the newest source of the new name still has
   * an entry under it.
   */
  isCurrent: boolean;
  /** Whether its keyword has another name now. */
  isRenamed: boolean;
  /** The text for comparison: with typography folded, and in the form of {@link phraseIn}. */
  folded: string;
  phrase: string;
  /**
   * What can be quoted by itself: the part, its sentences, the same without a lead such as `Note:`, and its quotations,
   * whole and by sentences.
   */
  statements: Statement[];
  /** What it says of X and what of -X, in the form of {@link phraseIn}; null where it does not say both. */
  signed: [ofX: string, ofMinusX: string] | null;
}

/** Something that can be quoted by itself. */
export interface Statement {
  /** The sentence as written. */
  text: string;
  /** Its words, in the form of {@link phraseIn}, with or without the lead. */
  phrase: string;
}

/** Everything that any wording of any keyword ever said, part by part; within a keyword, what held last comes first. */
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

/** The ids of the sources that have a keyword, oldest first. */
export function sourcesOf({ history }: Keyword): string[] {
  return history.map(({ source }) => source);
}

/** The sources in which a keyword had one of these wordings, oldest first. */
export function sourcesOfWordings({ history }: Keyword, revisions: readonly string[]): string[] {
  return history.flatMap(({ source, revision }) => (revisions.includes(revision) ? source : []));
}

/**
 * A lead after which a sentence means the same as without it; an example about what was named before does not:
 * `For example, it moves twice`.
 */
const lead =
  /^\(?(?:note: |however, |(?:example: |for example, )(?!(?:he|her|his|it|its|she|that|the|their|these|they|this|those|you|your)\b))/i;

function toStatement(text: string, said = text): Statement {
  return { text, phrase: phraseIn(said) };
}

/** A part of a keyword's text as a place, still without its revisions and sources. */
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

/** A template such as `Accuracy X/-X` has two effects, which its text quotes in this order. */
function signedIn(text: string): Place['signed'] {
  const [, ofX, ofMinusX] = /["“]([^"“”]+)["”] and ["“]([^"“”]+)["”] respectively/.exec(text) ?? [];
  return ofX && ofMinusX ? [phraseIn(ofX), phraseIn(ofMinusX)] : null;
}

/**
 * The quotations of a text, whole and by sentences: what a keyword does, as cards remind players. Quotations of one or
 * two words elsewhere (`natural "1"`) are only terms. Some sources never close a quotation.
 */
function quotedIn(text: string): string[] {
  const says = findSaying(text);
  const effectAt = says && says.index + says[0].length;
  return [...text.matchAll(/["“]([^"“”]+)(?:["”]|$)/g)].flatMap(({ 1: quoted = '', index }) => {
    const long = [quoted, ...splitSentences(quoted)].filter((each) => wordsOf(each).length > 2);
    return index + 1 === effectAt ? [quoted, ...long] : long;
  });
}
