import { z } from 'zod';
import { areas, changeKinds, partStatuses } from '../changes/compare.ts';
import { modes, nouns, sourceKinds, stackings, timings } from '../model.ts';
import { isIsoDate } from '../parse/date.ts';

const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'expected small letters, digits and single hyphens');
const isoDate = z.string().refine(isIsoDate, 'expected a day as 2021-12-31');
const blank = z.literal('').transform(() => null);

/** One source in the manifest. All its values arrive as strings; a blank one is one that is not known. */
export const sourceSchema = z.strictObject({
  id: slug,
  title: z.string('expected what readers call it').min(1, 'expected what readers call it'),
  kind: z.enum(sourceKinds),
  /** A file name, without folders. */
  file: z
    .string('expected the name of a file in sources/')
    .regex(/^[^/\\]+$/, 'expected the name of a file in sources/, without a folder'),
  published: z.union([blank, isoDate]).default(null),
  recorded: z.union([blank, isoDate]).default(null),
  url: z
    .union([
      blank,
      z.url({ protocol: /^https?$/, error: 'expected an address that begins with http:// or https://' }),
    ])
    .default(null),
});

/** The manifest: the sources, oldest first. */
export const manifestSchema = z.array(sourceSchema, 'expected a list of sources');

const traitsSchema = z.strictObject({
  stacking: z.enum(stackings).nullable(),
  mode: z.enum(modes).nullable(),
  noun: z.enum(nouns).nullable(),
  timing: z.enum(timings).nullable(),
});

/** The front matter of a generated entry. */
export const frontMatterSchema = z.strictObject({
  /** Hash of the rest of the file, by which the ingest knows its own work. */
  seal: z.string(),
  keyword: z.string().min(1),
  slug,
  template: z.string(),
  /** First 8 hex digits of the hash of the folded wording. */
  revision: z.string().regex(/^[0-9a-f]{8}$/),
  /** Ids of the sources that attest the wording, oldest first. */
  sources: z.array(slug).min(1),
  set: z.string().nullable(),
  publisher: z.string().nullable(),
  dateAdded: isoDate.nullable(),
  traits: traitsSchema,
  renamedTo: slug.nullable(),
  formerNames: z.array(z.string()),
});
export type FrontMatter = z.infer<typeof frontMatterSchema>;

/** What an ingest needs of an entry that an earlier one wrote, whatever else that version put there. */
export const pinSchema = z.object(frontMatterSchema.pick({ slug: true, revision: true }).shape);

/** The front matter of a ruling given outside a source, as a person writes it. */
export const givenRulingSchema = z.strictObject({
  /** Slugs of the keywords that it is about. */
  keywords: z.array(slug).min(1, 'expected at least one keyword'),
  date: isoDate,
  by: z.string().min(1, 'expected a name'),
  /** Where it was given. */
  url: z.url({ protocol: /^https?$/, error: 'expected an address that begins with http:// or https://' }),
  /** File name, without the ending, of the ruling whose place it takes. */
  supersedes: slug.nullable().default(null),
});
export type GivenFrontMatter = z.infer<typeof givenRulingSchema>;

const segmentSchema = z.strictObject({
  op: z.enum(['=', '-', '+']),
  text: z.string(),
  editorial: z.literal(true).optional(),
});

/** The changes of one keyword, as the ingest writes them beside its entries. */
export const changesSchema = z.strictObject({
  seal: z.string(),
  slug,
  changes: z.array(
    z.strictObject({
      from: z.string(),
      to: z.string(),
      kind: z.enum(changeKinds),
      touches: z.array(z.enum(areas)),
      template: z.array(segmentSchema),
      parts: z.array(
        z.strictObject({
          id: z.string(),
          status: z.enum(partStatuses),
          moved: z.boolean(),
          segments: z.array(segmentSchema),
        }),
      ),
    }),
  ),
});
