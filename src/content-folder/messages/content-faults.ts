import type { z } from 'zod';
import { issueInWords } from './issue-in-words.ts';
import type { NoKeyword } from './no-keyword.ts';

/** What can be wrong with data in a file: it cannot be parsed, or does not fit its schema. */
export type DataFault =
  /** The reason in our own words, or as given by the parser. */
  | { fault: 'syntax'; reason: string }
  /** `expected` is the field that an unknown one probably stands for, `known` are the allowed ones. */
  | {
      fault: 'schema';
      issue: z.core.$ZodIssue;
      found: unknown;
      expected?: string | undefined;
      known?: readonly string[];
    };

type ManifestFault =
  | DataFault
  | { fault: 'repeated'; field: string; value: string }
  /** Equal apart from capitals or the composition of letters. */
  | { fault: 'alike'; field: string; value: string; before: string }
  | { fault: 'late'; published: string; recorded: string };

type RulingFault =
  | DataFault
  | { fault: 'folder' | 'ending' | 'name'; name: string; ending: string }
  | { fault: 'no-text' | 'ends-elsewhere' }
  /** The other dashes that the first line has, if it has any, and whether it has the right ones. */
  | { fault: 'no-front-matter'; dashes: string | null; isOpen: boolean }
  | NoKeyword
  | { fault: 'no-ruling' | 'circle'; id: string }
  | { fault: 'newer'; id: string; date: string }
  | { fault: 'of-others'; id: string; keywords: readonly string[] }
  | { fault: 'late'; date: string; recorded: string };

type NamingFault =
  | DataFault
  | NoKeyword
  /** A keyword in the list of names that are not keywords. */
  | { fault: 'is-keyword'; name: string };

type TermFault =
  | DataFault
  /** Another term whose name makes the same address. */
  | { fault: 'same-address'; name: string; other: string }
  /** The term that already has the writing. */
  | { fault: 'repeated'; writing: string; name: string }
  | { fault: 'unwritten'; writing: string }
  | NoKeyword
  /** The sources that have the keyword. */
  | { fault: 'not-in-source'; source: string; keyword: string; sources: readonly string[] }
  | { fault: 'not-verbatim'; source: string; keyword: string };

type GeneratedFault =
  | DataFault
  | { fault: 'no-source'; id: string }
  /** Where the ingest would have put it, inside the folder. */
  | { fault: 'misplaced'; expected: string }
  | { fault: 'unsealed' };

/** The message for invalid data: it cannot be read, or is not what was expected. */
export function saysData(facts: DataFault): string {
  return facts.fault === 'syntax'
    ? facts.reason
    : issueInWords(facts.issue, facts.found, facts.expected ? [facts.expected] : facts.known);
}

function saysNoKeyword({ slug, near }: NoKeyword): string {
  return `Found the keyword “${slug}”, expected the slug of a keyword, as in its address${near ? `: “${near}” is one` : ''}`;
}

/** The message for a wrong name in the vocabulary. */
export function saysNaming(facts: NamingFault): string {
  if (facts.fault === 'is-keyword')
    return `Found “${facts.name}”, which is a keyword, expected a name that begins like a keyword and is not one`;
  return facts.fault === 'no-keyword' ? saysNoKeyword(facts) : saysData(facts);
}

/** The message for a wrong term. */
export function saysTerm(facts: TermFault): string {
  switch (facts.fault) {
    case 'same-address':
      return `Found the term “${facts.name}”, expected a name with a different address from that of “${facts.other}”`;
    case 'repeated':
      return `Found “${facts.writing}” a second time, expected it once; “${facts.name}” has it`;
    case 'unwritten':
      return `Found “${facts.writing}”, expected whole words from the wording of a keyword`;
    case 'no-keyword':
      return saysNoKeyword(facts);
    case 'not-in-source':
      return `Found the source “${facts.source}”, expected one that has ${facts.keyword}: ${facts.sources.join(', ')}`;
    case 'not-verbatim':
      return `Found a text that ${facts.source} does not have for ${facts.keyword}, expected its words exactly as they are there`;
    default:
      return saysData(facts);
  }
}

/** The message for a wrong generated file. */
export function saysGenerated(facts: GeneratedFault): string {
  switch (facts.fault) {
    case 'no-source':
      return `Found the source “${facts.id}”, expected one that sources.yaml names`;
    case 'misplaced':
      return `Found an entry that belongs in ${facts.expected}, expected it there`;
    case 'unsealed':
      return 'Found a generated file that was edited by hand, expected it as the ingest wrote it';
    default:
      return saysData(facts);
  }
}

/** The message for a wrong list of sources. */
export function saysManifest(facts: ManifestFault): string {
  if (facts.fault === 'repeated')
    return `Found the ${facts.field} “${facts.value}” a second time, expected it once`;
  if (facts.fault === 'alike')
    return `Found the ${facts.field} “${facts.value}”, expected one that differs from “${facts.before}” in more than capitals or the way its accents are stored: to many systems the two are one file`;
  if (facts.fault === 'late')
    return `Found the publication date ${facts.published}, expected none after ${facts.recorded}, when it was recorded`;
  return saysData(facts);
}

/** The message for a wrong ruling given by hand. */
export function saysRuling(facts: RulingFault): string {
  switch (facts.fault) {
    case 'folder':
      return `Found the folder “${facts.name}”, expected files alone, each with a name that ends in ${facts.ending}`;
    case 'ending':
      return `Found “${facts.name}”, expected a name that ends in ${facts.ending}`;
    case 'name':
      return `Found “${facts.name}”, expected lower-case letters, digits and single hyphens before ${facts.ending}, since it becomes part of an address`;
    case 'no-front-matter': {
      const none = facts.isOpen ? 'no “---” line below the fields' : 'no front matter';
      return `Found ${facts.dashes ? `“${facts.dashes}” as the first line` : none}, expected front matter between two “---” lines and the text below it`;
    }
    case 'no-text':
      return 'Found no text, expected the ruling';
    case 'ends-elsewhere':
      return 'Found a line in the front matter that begins with “---” or “+++”, or the line end of an old Mac, expected neither: the site would be built as if the front matter ended there';
    case 'no-keyword':
      return saysNoKeyword(facts);
    case 'no-ruling':
      return `Found “${facts.id}”, expected the name of another file in rulings/, without its ending`;
    case 'newer':
      return `Found “${facts.id}”, which is dated ${facts.date}, expected a ruling that is no newer than this one`;
    case 'of-others':
      return `Found “${facts.id}”, which is about ${facts.keywords.join(' and ')}, expected a ruling on a keyword of this one`;
    case 'late':
      return `Found the date ${facts.date}, expected none after ${facts.recorded}, when it was recorded`;
    case 'circle':
      return `Found “${facts.id}”, expected a ruling that does not itself replace this one`;
    default:
      return saysData(facts);
  }
}
