import type { VFileMessage } from 'vfile-message';
import { createReport, type FactsOf, type Rules } from '../keywords/diagnostics/diagnostics.ts';
import { type Alike, alike } from '../keywords/diagnostics/rule-words.ts';
import type { Encoding } from '../keywords/text/utf8.ts';
import {
  type DataFault,
  saysData,
  saysGenerated,
  saysManifest,
  saysNaming,
  saysRuling,
  saysTerm,
} from './content-faults.ts';

/** Most names in one line that a person would read. */
const mostNamed = 5;

/** What can be wrong with the files of a content folder. */
export const contentRules = {
  'source-missing': {
    severity: 'error',
    says: ({ reason, near, what = 'file' }: { reason: string; near?: string; what?: 'file' | 'folder' }) =>
      `Could not read the ${what} (${reason}${near ? `, but “${near}” is there` : ''}), expected it to be there`,
    advice:
      'Put the file there, or give the right to read it. Where it is somewhere else, name its folder with --content or CONTENT_DIR, a document by its `file` in `sources.yaml`.',
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
    severity: 'error',
    says: ({ slug, highest }: { slug: string; highest: number }) =>
      `Found no entry of “${slug}” from before, of which rulings up to r${highest} were published, expected the entries that give them their numbers`,
    advice:
      'Take the folder of the keyword back, as from git, and ingest again: its rulings have their numbers there. Where it was gone for good and is back, write ` gone` behind its lines in `published.txt`.',
  },
  'ids-differ': {
    severity: 'error',
    says: ({ before, now, changes }: { before: string; now: string; changes: string }) =>
      `Found no entry of a wording from before, whose “${before}” would be called “${now}” now, expected it to keep its id, which “${changes}” has`,
    advice:
      'Take the folder of the keyword back, as from git, and ingest again: links lead to its rulings by these ids. Where they may go, remove the file of its changes too.',
  },
  'entries-lost': {
    severity: 'warning',
    says: ({ names }: { names: readonly string[] }) => {
      const more = names.length - mostNamed;
      const named = names.slice(0, mostNamed).map((name) => `“${name}”`);
      return `Found no entry of ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}, expected what the document had when it was ingested last`;
    },
    advice:
      'Where the document was cut off, or an entry was left out by a slip, put it back: without it the keyword loses a wording, and what was published of it. Where it was none of the document, or its name had a slip, nothing is needed; it is told once.',
  },
  'source-gone': {
    severity: 'warning',
    says: ({ id }: { id: string }) =>
      `Found no source “${id}”, whose page was published, expected it, or where its address leads now in redirects.yaml`,
    advice:
      'Give the source its id back, or lead its old address on: `sources/old/: sources/new/`. No site is built from which a published page is gone.',
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
  'ruling-left-over': {
    severity: 'warning',
    says: ({ name }: { name: string }) =>
      `Found rulings/${name}, which an editor or a merge seems to have left, expected no file there but rulings`,
    advice: 'Remove it, or give it a name that ends in `.mdx` alone; until then nothing of it is read.',
  },
  'source-ahead': {
    severity: 'warning',
    says: saysAhead,
    advice: 'Look whether the year has a slip: what is not published or recorded yet is no source.',
  },
  'source-order': {
    severity: 'warning',
    says: ({ published, before, title }: { published: string; before: string; title: string }) =>
      `Found the day ${published}, expected none before ${before}, on which “${title}” was published, which stands in front of it`,
    advice:
      'Sources stand in the order of their age, oldest first. Where both days are right, move its lines.',
  },
  'source-undated': {
    severity: 'warning',
    says: ({ id }: { id: string }) =>
      `Found no day of the source “${id}”, expected the day on which it came in, as others have it`,
    advice:
      'Write it as `recorded:` among its lines in `sources.yaml`, as `recorded: 2021-12-31`: without it the feeds put what it brings into the year 1970.',
  },
  'source-titled': {
    severity: 'warning',
    says: ({ title, before }: { title: string; before: string }) =>
      `Found the title “${title}”, expected another than that of the source “${before}”`,
    advice:
      'Readers tell sources by their titles: write into one of the two what it has of its own, as its year.',
  },
  'ruling-ahead': {
    severity: 'warning',
    says: saysAhead,
    advice: 'Look whether the year has a slip: what is not given yet is no ruling.',
  },
  'site-invalid': {
    severity: 'error',
    says: saysNaming,
    advice: 'The comments in `content/site.yaml` say what each field is; all of them may be left out.',
  },
  'vocabulary-invalid': {
    severity: 'error',
    says: saysNaming,
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
  'changes-spoilt': {
    severity: 'warning',
    says: () =>
      'Found nothing that can be read as changes, expected what the ingest wrote; it is written anew from the sources',
    advice:
      'Nothing is needed: all that it holds the entries have. Where you have written something there, take it back from version control, and put it into a file of another name.',
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

const record = createReport('ingest', contentRules);

/** The facts behind each message. */
const factsOf = new WeakMap<VFileMessage, unknown>();

/** Records on a file of a content folder that it breaks a rule. */
export const report: typeof record = (file, id, place, facts) => {
  record(file, id, place, facts);
  factsOf.set(file.messages.at(-1) as VFileMessage, facts);
};

/**
 * Whether a message may be due to keywords that are gone: it names one of them, or misses words that may have been in
 * one, or a source that may have gone with them. Faults of the file itself are not.
 */
export function missesAny(message: VFileMessage, slugs: readonly string[]): boolean {
  const facts = (factsOf.get(message) ?? {}) as { fault?: string; slug?: string };
  if (facts.fault === 'no-keyword') return slugs.includes(facts.slug ?? '');
  return facts.fault === 'unwritten' || facts.fault === 'not-in-source';
}

/** The rules for data files that a person writes. */
export type DataRule = {
  [Id in keyof typeof contentRules]: DataFault extends FactsOf<typeof contentRules, Id> ? Id : never;
}[keyof typeof contentRules];

/** Rounded up, so that a size above a limit is never reported as the limit. */
function inMegabytes(bytes: number): string {
  return `${Math.ceil(bytes / 1e5) / 10} MB`;
}

function saysAhead({ date, today }: { date: string; today: string }): string {
  return `Found the day ${date}, expected none after ${today}, the latest day that it is anywhere`;
}
