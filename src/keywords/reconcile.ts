import { fromAToZ } from '../general/order.ts';
import { reportSource } from './diagnostics/report.ts';
import type { Entry, Introduction, Keyword, Revision } from './model.ts';
import { applyRenames } from './renames/rename.ts';
import type { SourceDocument } from './source-document.ts';
import { slugify } from './text/slug.ts';
import { identifyParts, type Pins } from './wording/identify.ts';
import { revisionId } from './wording/revision.ts';
import { isSameWording } from './wording/same-wording.ts';
import { readTraits } from './wording/traits.ts';

/** An entry, and the source that has it. */
interface Attestation {
  source: SourceDocument;
  entry: Entry;
  /** Id of the wording. */
  revision: string;
}

/**
 * Reconciles the entries of all sources: one keyword for each slug, one revision for each wording.
 *
 * Documents become keywords with a history in five steps, of which this is the second and asks for the third and the
 * fourth.
 *
 * 1. `parse/` reads a document into entries, each with the name, the template and the text that it gives a keyword, and
 *    accounts for every line that is in none. Where much is wrong, `causes/` look for one reason, by reading on trial
 *    what the document would be without it; no text is ever taken from there.
 * 2. Entries whose names have one slug are of one keyword; those of them that are equal but for typography attest one
 *    revision, whose id hangs on nothing else (`wording/revision.ts`). Which source has which is the history.
 * 3. `wording/` cuts each text into its meaning and its rulings, gives these the ids that they had or new ones, from
 *    wording to wording, and reads the type line.
 * 4. `renames/` reads in the texts which keyword another has become; the newest source that says so counts.
 * 5. `changes/` compares wordings, any two of a keyword (`compare/`), and says what became of one (`told/`).
 *
 * Beside them, `doubts/` hold each source against the others, to tell a slip from a new wording, and alter nothing;
 * `store/` writes each revision into a file and reads it back as it was. None of this knows where a file lies.
 * @param sources oldest first; contradictions are recorded on their files as messages
 * @param pins what an earlier ingest gave to the wordings of a keyword, by slug
 * @param highest the highest ruling number ever published for a keyword, by slug
 * @returns the keywords from A to Z, every entry placed in exactly one revision
 */
export function reconcile(
  sources: readonly SourceDocument[],
  pins: ReadonlyMap<string, Pins> = new Map(),
  highest: ReadonlyMap<string, number> = new Map(),
): Keyword[] {
  const attestations = sources.flatMap((source) =>
    source.entries.map(
      (entry): Attestation => ({
        source,
        entry,
        revision: revisionId(entry.template, entry.text),
      }),
    ),
  );
  const bySlug = Map.groupBy(attestations, ({ entry }) => slugify(entry.name));
  const keywords = [...bySlug].map(([slug, ofKeyword]) =>
    toKeyword(slug, ofKeyword, pins.get(slug) ?? new Map(), highest.get(slug) ?? 0),
  );
  return applyRenames(keywords.sort(fromAToZ), sources);
}

function toKeyword(slug: string, attestations: Attestation[], pins: Pins, highest: number): Keyword {
  const byId = Map.groupBy(attestations, ({ revision }) => revision);
  const wordings = [...byId].map(([id, attesting]) => ({
    id,
    ...newest(attesting, id),
    sources: attesting.map(({ source }) => source.id),
  }));
  const parts = identifyParts(wordings, pins, highest);
  const revisions = wordings.map(({ id, template, text, sources }, index): Revision => {
    const pinned = pins.get(id)?.file;
    const file = pinned && sources.includes(pinned) ? pinned : (sources[0] ?? '');
    return { id, template, text, parts: parts[index] ?? [], traits: readTraits(text), sources, file };
  });
  const history = attestations.map(({ source, revision }) => ({ source: source.id, revision }));
  const name = attestations.at(-1)?.entry.name ?? slug;
  const introduction = readIntroduction(attestations);
  return { slug, name, introduction, revisions, history, renamedTo: null, formerNames: [] };
}

/**
 * The newest spelling of a wording, preferring those with plain spaces: other kinds of space prevent sentences, and so
 * rulings, from being told apart. Reports two wordings that share an id, which 32 bits make all but impossible.
 */
function newest(attesting: readonly Attestation[], id: string): { template: string; text: string } {
  const { entry, source } = attesting.at(-1) as Attestation;
  const clash = attesting.some((other) => !isSameWording(other.entry, entry));
  if (clash) reportSource(source.file, 'revision-collision', entry, { id });
  const spelling = attesting.findLast((each) => !/[^\S ]/.test(each.entry.text))?.entry ?? entry;
  return { template: spelling.template, text: spelling.text };
}

/**
 * What the sources together say about a keyword's introduction; an older one may tell what a newer one leaves blank.
 */
function readIntroduction(attestations: readonly Attestation[]): Introduction | null {
  const known: Introduction = { set: null, by: null, date: null };
  const fields = Object.keys(known) as (keyof Introduction)[];
  for (const { entry } of attestations)
    for (const field of fields) known[field] = entry.introduction?.[field] ?? known[field];
  return fields.some((field) => known[field] !== null) ? known : null;
}
