import { VFile } from 'vfile';
import type { VFileMessage } from 'vfile-message';
import { type Alike, alike } from '../../keywords/diagnostics/alike.ts';
import { createReport, type FactsOf, type Rules } from '../../keywords/diagnostics/diagnostics.ts';
import { namesInWords } from '../../keywords/diagnostics/rule-words.ts';
import type { Encoding } from '../../keywords/text/signs/utf8.ts';
import {
  type DataFault,
  saysData,
  saysGenerated,
  saysManifest,
  saysNaming,
  saysRuling,
  saysTerm,
} from './content-faults.ts';

/** What can be wrong with the files of a content folder. */
export const contentRules = {
  'source-missing': {
    severity: 'error',
    says: ({ reason, near, what = 'file' }: { reason: string; near?: string; what?: 'file' | 'folder' }) =>
      `Could not read the ${what} (${reason}${near ? `, but “${near}” is there` : ''}), expected it to be there`,
    advice:
      'Put it there, or give permission to read it. If it is somewhere else, name the content folder with CONTENT_DIR, for the ingest also with --content, or the document by its `file` in `sources.yaml`.',
  },
  'source-not-utf8': {
    severity: 'error',
    says: ({ encoding }: { encoding: Encoding | null }) =>
      `Found ${encoding ? `bytes that look like ${encoding}` : 'bytes that are not UTF-8'}, expected UTF-8`,
    advice:
      'Save the document as UTF-8: “Save as”, then “Encoding: UTF-8”; in Word as “Plain text”, then “Other encoding: Unicode (UTF-8)”. Check that your editor then shows what the document says.',
  },
  'file-too-large': {
    severity: 'error',
    says: ({ size, most }: { size: number; most: number }) =>
      `Found ${inMegabytes(size)}, expected at most ${inMegabytes(most)}`,
    advice: 'Check that this is the right file: no rules document is this large.',
  },
  'entries-missing': {
    severity: 'error',
    says: ({ slug, highest }: { slug: string; highest: number }) =>
      `Found no earlier entry for “${slug}”, whose rulings up to r${highest} were published, expected the entries that give them their numbers`,
    advice:
      'Restore the folder of the keyword, for example from git, and ingest again: it has the numbers of the rulings. If the keyword was gone permanently and has come back, write ` gone` after its lines in `published.txt`.',
  },
  'ids-differ': {
    severity: 'error',
    says: ({ before, now, changes }: { before: string; now: string; changes: string }) =>
      `Found no entry for an earlier wording, whose “${before}” would now be called “${now}”, expected it to keep its id, which “${changes}” has`,
    advice:
      'Restore the folder of the keyword, for example from git, and ingest again: links to its rulings use these ids. If the links may break, remove the file of its changes too.',
  },
  'entries-lost': {
    severity: 'warning',
    says: ({ names }: { names: readonly string[] }) =>
      `Found no entry for ${namesInWords(names)}, expected what the document had when it was last ingested`,
    advice:
      'If the document was cut off, or an entry was left out by mistake, put it back: without it, the keyword loses a wording and what was published of it. No action needed if it did not belong to the document, or if its name had a typo; this is said once.',
  },
  'source-gone': {
    severity: 'warning',
    says: ({ id }: { id: string }) =>
      `Found no source “${id}”, whose page was published, expected it, or the new address of that page in redirects.yaml`,
    advice:
      'Give the source its id back, or redirect its old address: `sources/old/: sources/new/`. The site is not built while a published page is missing.',
  },
  'keywords-gone': {
    severity: 'error',
    says: ({ gone: [first, ...more], places }: { gone: readonly string[]; places: readonly string[] }) =>
      `Found no source for “${first}”${more.length > 0 ? ` and ${more.length} more` : ''}, which had entries before; without them, something else is wrong at ${places.join(' and ')}`,
    advice:
      'Bring back the source, or the name that it had. If this was never a keyword, remove its folder in `keywords/` and fix the places named.',
  },
  'merge-unfinished': {
    severity: 'error',
    says: ({ found }: { found: string }) =>
      `Found “${found}”, the mark of an unfinished merge, expected one of its sides`,
    advice:
      'Choose a side and remove the lines with the marks; in a file that the ingest writes, keep one whole side.',
  },
  'character-illegible': {
    severity: 'error',
    says: ({ code, more, last }: { code: string } & Omit<Alike, 'text'>) =>
      `Found the character ${code}${alike(more, last)}, expected letters, signs, spaces, tabs and line breaks`,
    advice: 'Remove the character; most editors can show such characters and find them by their number.',
  },
  'direction-turned': {
    severity: 'warning',
    says: ({ code, more, last }: { code: string } & Omit<Alike, 'text'>) =>
      `Found the character ${code}${alike(more, last)}, which reverses the direction of writing; readers may see other words than are written there`,
    advice: 'Remove the character, unless the words are in a language written from right to left.',
  },
  'manifest-invalid': {
    severity: 'error',
    says: saysManifest,
    advice: 'The comment at the top of `sources.yaml` says which fields a source has.',
  },
  'source-unlisted': {
    severity: 'warning',
    says: ({ name }: { name: string }) =>
      `Found sources/${name}, which no source in the manifest has as its \`file\``,
    advice: 'Add it to `sources.yaml`, or move it out of the folder; until then it is not read.',
  },
  'ruling-invalid': {
    severity: 'error',
    says: saysRuling,
    advice: 'See `content/rulings/README.md`.',
  },
  'ruling-left-over': {
    severity: 'warning',
    says: ({ name }: { name: string }) =>
      `Found rulings/${name}, which an editor or a merge seems to have left there, expected only rulings`,
    advice: 'Remove it, or give it a name that ends in `.mdx` alone; until then it is not read.',
  },
  'source-ahead': {
    severity: 'warning',
    says: saysAhead,
    advice:
      'Check the year for a typo, and the date of this computer: what is not yet published or recorded is not a source.',
  },
  'source-order': {
    severity: 'warning',
    says: ({ published, before, title }: { published: string; before: string; title: string }) =>
      `Found the date ${published}, expected none before ${before}, when “${title}”, which is listed before it, was published`,
    advice: 'List sources from oldest to newest. If both dates are right, move its lines.',
  },
  'source-undated': {
    severity: 'warning',
    says: ({ id }: { id: string }) =>
      `Found no date for the source “${id}”, expected the date on which it was recorded, as others have`,
    advice:
      'Add it to the lines of the source in `sources.yaml`, for example `recorded: 2021-12-31`: without it, the feeds date what the source brings to 1970.',
  },
  'source-titled': {
    severity: 'warning',
    says: ({ title, before }: { title: string; before: string }) =>
      `Found the title “${title}”, expected a different one from that of the source “${before}”`,
    advice:
      'Readers tell sources apart by their titles: add what sets one of the two apart, such as its year.',
  },
  'ruling-ahead': {
    severity: 'warning',
    says: saysAhead,
    advice:
      'Check the year for a typo, and the date of this computer: what has not yet been given is not a ruling.',
  },
  'ruling-undated': {
    severity: 'warning',
    says: ({ date }: { date: string }) =>
      `Found no day on which this ruling of ${date} was written down, expected it under \`recorded\``,
    advice:
      'Add it to the front matter, for example `recorded: 2026-11-23`: without it, the feeds date the ruling to the day on which it was given, which may be below what their readers look at.',
  },
  'site-invalid': {
    severity: 'error',
    says: saysNaming,
    advice: 'The comments in `content/site.yaml` explain each field; all of them are optional.',
  },
  'vocabulary-invalid': {
    severity: 'error',
    says: saysNaming,
    advice: 'The comments in `content/vocabulary.yaml` explain each part; all of them are optional.',
  },
  'terms-invalid': {
    severity: 'error',
    says: saysTerm,
    advice: 'The comments in `content/terms.yaml` explain each part; nothing is made up that no source says.',
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
      'Restore the file from version control, or delete it and run `npm run ingest`, which may give its rulings different ids.',
  },
  'generated-special': {
    severity: 'error',
    says: ({ isLink }: { isLink: boolean }) =>
      `Found ${isLink ? 'a link' : 'something other than an ordinary file'}, expected only files and folders of the ingest`,
    advice: 'Remove it: the ingest neither writes nor removes anything through it.',
  },
  'changes-spoilt': {
    severity: 'warning',
    says: () =>
      'Found nothing that can be read as changes, expected what the ingest wrote; it is written again from the sources',
    advice:
      'No action needed: the entries have everything that was in it. If you wrote something there yourself, restore it from version control and put it in a file with another name.',
  },
  'generated-edited': {
    severity: 'warning',
    says: ({ isStray }: { isStray: boolean }) =>
      isStray
        ? 'Found a file that the ingest did not write; left as it is, --force removes it'
        : 'Found a generated file that was edited by hand; left as it is, --force overwrites it',
    advice: 'A wording changes only when a source has a new one; anything else belongs in another folder.',
  },
} as const satisfies Rules;

const addMessage = createReport('ingest', contentRules);

/** The facts behind each message. */
const factsOf = new WeakMap<VFileMessage, unknown>();

/** Records on a file of a content folder that it breaks a rule. */
export const reportContent: typeof addMessage = (file, id, place, facts) => {
  const message = addMessage(file, id, place, facts);
  factsOf.set(message, facts);
  return message;
};

/** A path of a content folder, as a file of which nothing is read, with a message that it breaks a rule. */
export function fileWith<Id extends keyof typeof contentRules>(
  path: string,
  id: Id,
  facts: FactsOf<typeof contentRules, Id>,
): VFile {
  const file = new VFile({ path });
  reportContent(file, id, undefined, facts);
  return file;
}

/** The message that an expected folder does not exist. */
export function missingFolder(path: string): VFile {
  return fileWith(path, 'source-missing', { reason: 'no such folder', what: 'folder' });
}

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
  return `Found the date ${date}, which is still in the future, expected none after ${today}`;
}
