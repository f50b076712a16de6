import type { z } from 'zod';
import { createReport, type FactsOf, type Rules } from '../keywords/diagnostics.ts';
import { type Alike, alike } from '../keywords/rule-words.ts';
import type { Encoding } from '../keywords/text/utf8.ts';
import { issueInWords } from './issue-in-words.ts';

/** What can be wrong with data in a file: it cannot be parsed, or it is not what its schema asks for. */
export type DataFault =
  /** The reason is what the library that parses it says. */
  | { fault: 'syntax'; reason: string }
  /** The field that may be meant by one that is not known. */
  | { fault: 'schema'; issue: z.core.$ZodIssue; found: unknown; expected?: string | undefined };

type ManifestFault =
  | DataFault
  | { fault: 'repeated'; field: string; value: string }
  | { fault: 'late'; published: string; recorded: string };

type RulingFault =
  | DataFault
  | { fault: 'ending'; name: string; ending: string }
  | { fault: 'no-front-matter' | 'no-text' }
  | { fault: 'no-keyword'; slug: string }
  | { fault: 'no-ruling' | 'circle'; id: string };

type NamingFault = DataFault | { fault: 'no-keyword'; slug: string };

type TermFault =
  | DataFault
  /** Another term whose name makes the same address. */
  | { fault: 'same-address'; name: string; other: string }
  /** The term that has the writing already. */
  | { fault: 'repeated'; writing: string; name: string }
  | { fault: 'unwritten'; writing: string }
  | { fault: 'no-keyword'; slug: string }
  /** The sources that have the keyword. */
  | { fault: 'not-in-source'; source: string; keyword: string; sources: readonly string[] }
  | { fault: 'not-verbatim'; source: string; keyword: string };

type GeneratedFault =
  | DataFault
  | { fault: 'no-source'; id: string }
  /** Where the ingest would have put it, below the folder. */
  | { fault: 'misplaced'; expected: string }
  | { fault: 'unsealed' };

/** What can be wrong with the files of a content folder. */
export const contentRules = {
  'source-missing': {
    severity: 'error',
    says: ({ reason }: { reason: string }) => `Could not read the file (${reason}), expected it to be there`,
    advice:
      'Put the file there. Where it is somewhere else, name its folder with --content or CONTENT_DIR, a document by its `file` in `sources.yaml`.',
  },
  'source-not-utf8': {
    severity: 'error',
    says: ({ encoding }: { encoding: Encoding | null }) =>
      `Found ${encoding ? `bytes that look like ${encoding}` : 'bytes that are not UTF-8'}, expected UTF-8`,
    advice:
      'Save the document as UTF-8: “Save as”, then “Encoding: UTF-8”; in Word as “Plain text”, then “Other encoding: Unicode (UTF-8)”. What your editor shows must be what the document says.',
  },
  'file-too-large': {
    severity: 'error',
    says: ({ size, most }: { size: number; most: number }) =>
      `Found ${inMegabytes(size)}, expected at most ${inMegabytes(most)}`,
    advice: 'Look whether it is the file that you mean; no document of a game has as much text.',
  },
  'entries-missing': {
    severity: 'warning',
    says: ({ slug, highest }: { slug: string; highest: number }) =>
      `Found no entry of “${slug}” from before, of which rulings up to r${highest} were published; what it has now is counted on from there`,
    advice:
      'Take the folder of the keyword back, as from git, and ingest again: its rulings have their numbers there. Where it was gone and is back, nothing is needed here.',
  },
  'keywords-gone': {
    severity: 'error',
    says: ({ gone: [first, ...more], places }: { gone: readonly string[]; places: readonly string[] }) =>
      `Found no source of “${first}”${more.length > 0 ? ` and ${more.length} more` : ''}, which had entries before and without which something else is wrong, as at ${places.join(' and ')}`,
    advice:
      'Take the source back, or the name that it had. Where the keyword was none, remove its folder in `keywords/`, and mend what is named.',
  },
  'merge-unfinished': {
    severity: 'error',
    says: ({ found }: { found: string }) =>
      `Found “${found}”, the mark of a merge that is not finished, expected one of its sides`,
    advice:
      'Decide between the sides and take out the lines with the marks; of a file that the ingest writes, take one side whole.',
  },
  'character-illegible': {
    severity: 'error',
    says: ({ code, more, last }: { code: string } & Omit<Alike, 'text'>) =>
      `Found the character ${code}${alike(more, last)}, expected letters, signs, blanks, tabs and line ends`,
    advice: 'Take the character out; most editors can show such characters, and find them by their number.',
  },
  'direction-turned': {
    severity: 'warning',
    says: ({ code, more, last }: { code: string } & Omit<Alike, 'text'>) =>
      `Found the character ${code}${alike(more, last)}, which turns the direction of writing around; readers may see other words than stand there`,
    advice: 'Take the character out, unless the words are of a language that is written from right to left.',
  },
  'manifest-invalid': {
    severity: 'error',
    says: saysManifest,
    advice: 'The comment at the top of `sources.yaml` says which fields a source has.',
  },
  'source-unlisted': {
    severity: 'warning',
    says: ({ name }: { name: string }) =>
      `Found sources/${name}, which no source of the manifest has as its \`file\``,
    advice:
      'Add its lines to `sources.yaml`, or move it out of the folder; until then nothing of it is read.',
  },
  'ruling-invalid': {
    severity: 'error',
    says: saysRuling,
    advice: 'See `content/rulings/README.md`.',
  },
  'source-ahead': {
    severity: 'warning',
    says: saysAhead,
    advice: 'Look whether the year has a slip: what is not published or recorded yet is no source.',
  },
  'ruling-ahead': {
    severity: 'warning',
    says: saysAhead,
    advice: 'Look whether the year has a slip: what is not given yet is no ruling.',
  },
  'site-invalid': {
    severity: 'error',
    says: (facts: NamingFault) => (facts.fault === 'no-keyword' ? saysNoKeyword(facts) : saysData(facts)),
    advice: 'The comments in `content/site.yaml` say what each field is; all of them may be left out.',
  },
  'vocabulary-invalid': {
    severity: 'error',
    says: (facts: NamingFault) => (facts.fault === 'no-keyword' ? saysNoKeyword(facts) : saysData(facts)),
    advice: 'The comments in `content/vocabulary.yaml` say what each part is; all of them may be left out.',
  },
  'terms-invalid': {
    severity: 'error',
    says: saysTerm,
    advice: 'The comments in `content/terms.yaml` say what each part is; what no source says is not made up.',
  },
  'redirects-invalid': {
    severity: 'error',
    says: saysData,
    advice: 'One line for each address that moved, without the base path: `keywords/old/: keywords/new/`.',
  },
  'generated-unreadable': {
    severity: 'error',
    says: saysGenerated,
    advice:
      'Take the file back from version control, or delete it and run `npm run ingest`, which may give its rulings other ids.',
  },
  'generated-special': {
    severity: 'error',
    says: ({ isLink }: { isLink: boolean }) =>
      `Found ${isLink ? 'a link' : 'what is no ordinary file'}, expected files and folders that are the ingest’s own`,
    advice: 'Take it out: the ingest neither writes nor removes anything through it.',
  },
  'generated-edited': {
    severity: 'warning',
    says: ({ isStray }: { isStray: boolean }) =>
      isStray
        ? 'Found a file where the ingest has none; left as it is, --force removes it'
        : 'Found a generated file that a person has edited; left as it is, --force writes over it',
    advice:
      'A wording is changed by a source that has another; what is no wording belongs into another folder.',
  },
} as const satisfies Rules;

/** Records on a file of a content folder that it breaks a rule. */
export const report = createReport('ingest', contentRules);

/** The rules for files of data that a person writes. */
export type DataRule = {
  [Id in keyof typeof contentRules]: DataFault extends FactsOf<typeof contentRules, Id> ? Id : never;
}[keyof typeof contentRules];

function inMegabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1).replace('.0', '')} MB`;
}

function saysAhead({ date, today }: { date: string; today: string }): string {
  return `Found the day ${date}, expected none after ${today}, which is today`;
}

function saysData(facts: DataFault): string {
  return facts.fault === 'syntax' ? facts.reason : issueInWords(facts.issue, facts.found, facts.expected);
}

function saysNoKeyword({ slug }: { slug: string }): string {
  return `Found the keyword “${slug}”, expected the slug of a keyword, as it stands in its address`;
}

function saysTerm(facts: TermFault): string {
  switch (facts.fault) {
    case 'same-address':
      return `Found the term “${facts.name}”, expected a name whose address is not that of “${facts.other}”`;
    case 'repeated':
      return `Found “${facts.writing}” a second time, expected it once; “${facts.name}” has it`;
    case 'unwritten':
      return `Found “${facts.writing}”, expected what stands in a wording of a keyword, by itself`;
    case 'no-keyword':
      return saysNoKeyword(facts);
    case 'not-in-source':
      return `Found the source “${facts.source}”, expected one that has ${facts.keyword}: ${facts.sources.join(', ')}`;
    case 'not-verbatim':
      return `Found a text that ${facts.source} does not have of ${facts.keyword}, expected its words as they stand there`;
    default:
      return saysData(facts);
  }
}

function saysGenerated(facts: GeneratedFault): string {
  switch (facts.fault) {
    case 'no-source':
      return `Found the source “${facts.id}”, expected one that sources.yaml names`;
    case 'misplaced':
      return `Found an entry that belongs into ${facts.expected}, expected it there`;
    case 'unsealed':
      return 'Found a generated file that a person has edited, expected it as the ingest wrote it';
    default:
      return saysData(facts);
  }
}

function saysManifest(facts: ManifestFault): string {
  if (facts.fault === 'repeated')
    return `Found the ${facts.field} “${facts.value}” a second time, expected it once`;
  if (facts.fault === 'late')
    return `Found the day ${facts.published} of publication, expected none after the ${facts.recorded} on which it was recorded`;
  return saysData(facts);
}

function saysRuling(facts: RulingFault): string {
  switch (facts.fault) {
    case 'ending':
      return `Found “${facts.name}”, expected a name that ends in ${facts.ending}`;
    case 'no-front-matter':
      return 'Found no front matter, expected front matter between two lines “---” and the text under it';
    case 'no-text':
      return 'Found no text, expected the ruling';
    case 'no-keyword':
      return saysNoKeyword(facts);
    case 'no-ruling':
      return `Found “${facts.id}”, expected the name of another file in rulings/, without its ending`;
    case 'circle':
      return `Found “${facts.id}”, expected a ruling that does not take the place of this one`;
    default:
      return saysData(facts);
  }
}
