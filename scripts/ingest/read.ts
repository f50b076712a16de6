import path from 'node:path';
import type { VFile } from 'vfile';
import { highestRulings, publishedSources, standingEntries } from '../../src/addresses/ledger.ts';
import { reportTurning } from '../../src/content-folder/disk/document.ts';
import { loadLedger } from '../../src/content-folder/ledger.ts';
import { fileWith, missesAny, reportContent } from '../../src/content-folder/messages/content-rules.ts';
import { readRedirects } from '../../src/content-folder/redirects.ts';
import { readRulings } from '../../src/content-folder/rulings.ts';
import { readSite } from '../../src/content-folder/site.ts';
import { type Input, readInput } from '../../src/content-folder/sources.ts';
import { readTerms } from '../../src/content-folder/terms.ts';
import { readVocabulary } from '../../src/content-folder/vocabulary.ts';
import type { Changes } from '../../src/keywords/changes/lookup.ts';
import { compareAll } from '../../src/keywords/changes/of-keyword.ts';
import { hasErrors } from '../../src/keywords/diagnostics/diagnostics.ts';
import { reportDoubts } from '../../src/keywords/doubts/index.ts';
import type { GivenRuling, Keyword, Source } from '../../src/keywords/model.ts';
import { reconcile } from '../../src/keywords/reconcile.ts';
import { reportOtherIds } from './known-ids.ts';
import { reportLostEntries } from './lost-entries.ts';
import { readPins } from './pins.ts';
import { entryPath } from './plan.ts';

/** Everything in a content folder, and what its sources give. */
export interface Content {
  input: Input;
  keywords: Keyword[];
  changes: Changes;
  /** Rulings recorded by hand, outside the sources. */
  givenRulings: GivenRuling[];
  /** Every document that was read, with its faults recorded. */
  files: VFile[];
}

const mostHoursAhead = 14;

/** Today's date in the time zone where it is latest. */
function latestDay(): string {
  return new Date(Date.now() + mostHoursAhead * 3_600_000).toISOString().slice(0, 10);
}

/**
 * Reads a content folder. What is missing or unreadable becomes a message, never an exception.
 * @throws {ContentError} where the ledger of what was published cannot be read
 */
export async function readContent(contentDir: string): Promise<Content> {
  const today = latestDay();
  const input = await readInput(contentDir, today);
  const { pins, files: pinFiles, strange } = readPins(contentDir, input.existing);
  const ledger = loadLedger(contentDir);
  const highest = highestRulings(ledger);
  const keywords = reconcile(input.readSources, pins, highest);
  reportDoubts(keywords, input.readSources);
  // A damaged file in the place of an entry was an entry, and had ids.
  const places = new Set(
    keywords.flatMap((keyword) =>
      keyword.revisions.map((revision) => path.join(contentDir, entryPath(keyword, revision))),
    ),
  );
  const standing = highestRulings(standingEntries(ledger));
  const missing = keywords.flatMap(({ slug }) => {
    const last = standing.get(slug);
    if (last === undefined || pins.has(slug)) return [];
    return fileWith(path.join(contentDir, 'keywords', slug), 'entries-missing', { slug, highest: last });
  });
  const otherIds = reportOtherIds(contentDir, input.existing, pins, keywords);
  const spoilt = strange.filter((file) => places.has(file.path));
  const redirects = readRedirects(contentDir);
  const given = await readRulings(contentDir, keywords, today);
  const isRead = !hasErrors(input.files);
  if (isRead) reportLostEntries(input, keywords);
  // Where a source cannot be read, these would be blamed for naming its keywords.
  const byHand = !isRead
    ? []
    : [
        ...given.files,
        readSite(contentDir, keywords).file,
        readVocabulary(contentDir, keywords).file,
        readTerms(contentDir, keywords).file,
        redirects.file,
      ];
  for (const file of [...input.files, ...byHand]) reportTurning(file);
  const [manifest] = input.files;
  if (manifest) reportGoneSources(manifest, input.sources, ledger, redirects.redirects);
  const slugs = new Set(keywords.map(({ slug }) => slug));
  const gone = [...pins.keys()].filter((slug) => !slugs.has(slug));
  if (manifest && gone.length > 0) blameGone(manifest, gone, byHand);
  return {
    input,
    keywords,
    changes: compareAll(
      keywords,
      input.sources.map(({ id }) => id),
    ),
    givenRulings: given.rulings,
    files: [...input.files, ...pinFiles, ...spoilt, ...missing, ...otherIds, ...byHand],
  };
}

/**
 * Reports sources that are gone although their pages were published and do not redirect; skipped where no source could
 * be read.
 */
function reportGoneSources(
  manifest: VFile,
  sources: readonly Source[],
  ledger: readonly string[],
  redirects: Readonly<Record<string, string>>,
): void {
  const ids = new Set(sources.map(({ id }) => id));
  const gone = publishedSources(ledger).filter(
    (id) => !ids.has(id) && redirects[`sources/${id}/`] === undefined,
  );
  for (const id of ids.size > 0 ? gone : []) reportContent(manifest, 'source-gone', undefined, { id });
}

/**
 * Moves the blame for messages that are due to missing keywords: the files written by hand are correct, and a source
 * or a name in it has changed. Reports that once, on the manifest.
 */
function blameGone(manifest: VFile, gone: readonly string[], byHand: readonly VFile[]): void {
  const places = byHand.flatMap((file) => {
    const [first, ...more] = file.messages.filter((message) => missesAny(message, gone));
    const blamed = new Set([first, ...more]);
    file.messages = file.messages.filter((message) => !blamed.has(message));
    return first ? `${file.basename}:${first.line ?? 1}` : [];
  });
  if (places.length > 0) reportContent(manifest, 'keywords-gone', undefined, { gone, places });
}
