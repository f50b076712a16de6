import type { Source } from '../../keywords/model.ts';
import type { Vocabulary } from '../../keywords/store/vocabulary.ts';
import type { SentSynonym } from './sent-synonyms.ts';

/**
 * What the search knows of one keyword. There is one document per keyword, so that none is found twice. Empty fields
 * are left out, since a reader who opens the search waits for every byte.
 */
export interface SearchDocument {
  name: string;
  formerNames?: string[] | undefined;
  /**
   * The keyword's current name where it was renamed, and the current name of its successor, which may have been
   * renamed too.
   */
  nowName?: string | undefined;
  nextName?: string | undefined;
  /** What follows the name in the template: ` X`. */
  afterName?: string | undefined;
  /** The whole template, where it does not begin with the name. */
  template?: string | undefined;
  set?: string | undefined;
  /** The meaning first, then the rulings, each together with the parts that mean nothing without it. */
  parts: string[];
  /** Offset in the meaning where its type line ends and the effect begins. */
  effectAt: number;
  /** Rulings on the keyword given outside any source that still apply. */
  given?: string[] | undefined;
  /** Terms of what players say for the keyword: those said once, those said twice, and so on. */
  said?: string[] | undefined;
  /** Ids of its wordings, in the order in which each was last in force; the last is the current one. */
  wordings: string;
  /** Parts of its earlier wordings that are no longer in force. */
  past?: PastText[] | undefined;
}

/** The template: how cards write the keyword. */
export function templateOf({ name, afterName = '', template = name + afterName }: SearchDocument): string {
  return template;
}

/** The keyword's name, then its former names. */
export function namesOf({ name, formerNames = [] }: Pick<SearchDocument, 'name' | 'formerNames'>): string[] {
  return [name, ...formerNames];
}

/** A template, meaning or ruling of earlier wordings with words that the current wording has nowhere. */
export interface PastText {
  text: string;
  /** The wordings that have it, as positions among the keyword's wordings. */
  wordings: number[];
}

/** Fields that are sent separately from the documents. */
type Apart = 'parts' | 'effectAt' | 'given' | 'past' | 'said' | 'wordings';

/** Documents as sent to a reader. Texts are encoded with a lexicon; those of one document are separated by spaces. */
export interface PackedDocuments {
  /** `effectAt` is sent only where the effect is not the first thing that the meaning quotes. */
  documents: (Omit<SearchDocument, Apart> & { effectAt?: number | undefined })[];
  /** The entries of the lexicon; the last is a text of many. */
  lexicon: string[];
  // The remaining fields of each document, in document order.
  /**
   * Terms said once, then after a comma those said twice, and so on: first the characters of terms in the lexicon,
   * then each other term after a space. Documents are separated by slashes.
   */
  said: string;
  parts: string[];
  given: string[];
  past: (PastText[] | null)[];
  /** Ids of the wordings, separated by spaces within a document; documents are separated by commas. */
  wordings: string;
}

/** A page as sent: its address relative to the first page, its title, and other names by which it is found. */
export type SentPage = [path: string, title: string, ...names: string[]];

/** Everything that the search needs, as the build writes it. */
export interface SearchData extends PackedDocuments, Pick<Vocabulary, 'stopWords'> {
  readings: SentSynonym[];
  synonyms: SentSynonym[];
  /** Oldest first. */
  sources: Pick<Source, 'id' | 'title'>[];
  pages: SentPage[];
  /** Terms of the rules that have a page, each with the other names by which it is found. */
  words?: string[][] | undefined;
}
