import type { Source } from '../../keywords/model.ts';
import type { Vocabulary } from '../../keywords/store/vocabulary.ts';

/**
 * What the search knows of one keyword: one document each, so that no keyword is found twice. What is empty is left
 * out, since a reader who goes for the search waits for every byte of it.
 */
export interface SearchDocument {
  name: string;
  formerNames?: string[] | undefined;
  /**
   * Name of the keyword that stands for it now, and of the one that took its place, which may have been renamed since.
   */
  nowName?: string | undefined;
  nextName?: string | undefined;
  /** What stands behind the name in the template: ` X`. */
  afterName?: string | undefined;
  /** The template whole, where it does not begin with the name. */
  template?: string | undefined;
  set?: string | undefined;
  /** The meaning first, then the rulings, each with what means nothing without it. */
  parts: string[];
  /** Where in the meaning its type line ends and the effect begins. */
  effectAt: number;
  /** Rulings on it that were given outside a source and still hold. */
  given?: string[] | undefined;
  /** The terms of what players say of it: those that are said once, those that are said twice, and so on. */
  said?: string[] | undefined;
  /** Ids of its wordings, in the order in which they last held: the last is the one that holds now. */
  wordings: string;
  /** What its earlier wordings have that holds no more. */
  past?: PastText[] | undefined;
}

/** A template, a meaning or a ruling that earlier wordings have, with words that the one that holds now has nowhere. */
export interface PastText {
  text: string;
  /** Which wordings have it, by their place among the keyword's. */
  wordings: number[];
}

/** What of documents is sent apart. */
type Apart = 'parts' | 'effectAt' | 'given' | 'past' | 'said' | 'wordings';

/**
 * Documents as they are sent to a reader. The texts are written in a lexicon, those of one document with a blank
 * between them.
 */
export interface PackedDocuments {
  /** Where the effect begins is sent of those alone whose effect is not what the meaning quotes first. */
  documents: (Omit<SearchDocument, Apart> & { effectAt?: number | undefined })[];
  /** The entries of the lexicon. */
  lexicon: string[];
  // The rest of each document, in their order.
  /**
   * The terms that are said once, behind a comma those that are said twice, and so on: those that the lexicon has in
   * its characters, and behind a blank each of the others. Those of documents have a slash between them.
   */
  said: string;
  parts: string[];
  given: string[];
  past: (PastText[] | null)[];
  /** Their ids, those of one document with a blank between them, those of documents with a comma. */
  wordings: string;
}

/** A page as it is sent: its address, from the first page, its title, and the other names by which it is found. */
export type SentPage = [path: string, title: string, ...names: string[]];

/** A synonym or a reading as it is sent: what it means and, each behind a comma, the ways of saying it. */
export type SentSynonym = string;

/** Everything that the search needs, as the build writes it. */
export interface SearchData extends PackedDocuments, Pick<Vocabulary, 'stopWords'> {
  readings: SentSynonym[];
  synonyms: SentSynonym[];
  /** Oldest first. */
  sources: Pick<Source, 'id' | 'title'>[];
  pages: SentPage[];
  /** The words of the rules that have a page, each with the other names by which it is found. */
  words?: string[][] | undefined;
}
