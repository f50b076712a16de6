import { z } from 'zod';
import {
  changeSchema,
  givenRulingSchema,
  introductionSchema,
  keywordSchema,
  partChangeSchema,
  revisionSchema,
  segmentSchema,
  sourceSchema,
  traitsSchema,
  webAddressSchema,
  wordsSchema,
  writtenDaySchema,
} from '../model.ts';
import { eachOnce } from './each-once.ts';

/**
 * The files of a content folder, built from the shapes in `model.ts`. All are strict: an unknown field is a slip that
 * nobody would notice otherwise.
 */

const blank = z.literal('').transform(() => null);

/** The manifest: the sources, oldest first. All values arrive as strings; a blank one is unknown. */
export const manifestSchema = z
  .array(
    z.strictObject({
      ...sourceSchema.shape,
      title: z
        .string('expected what readers call it')
        .regex(/\S/, 'expected what readers call it')
        .pipe(wordsSchema),
      file: z
        .string('expected the name of a file in sources/')
        .regex(/^[^/\\]+$/, 'expected the name of a file in sources/, without a folder'),
      published: z.union([blank, writtenDaySchema]).default(null),
      recorded: z.union([blank, writtenDaySchema]).default(null),
      url: z.union([blank, webAddressSchema]).default(null),
    }),
    'expected a list of sources',
  )
  .min(1, 'expected at least one source');

const seal = z.string().describe('Hash of the rest of the file, by which the ingest knows its own work.');

/** The front matter of a generated entry: one revision, and facts on its keyword. */
export const frontMatterSchema = z.strictObject({
  seal,
  keyword: keywordSchema.shape.name,
  slug: keywordSchema.shape.slug,
  template: revisionSchema.shape.template,
  revision: revisionSchema.shape.id,
  sources: revisionSchema.shape.sources,
  set: introductionSchema.shape.set,
  publisher: introductionSchema.shape.by,
  dateAdded: introductionSchema.shape.date,
  traits: traitsSchema.strict(),
  renamedTo: keywordSchema.shape.renamedTo,
  formerNames: keywordSchema.shape.formerNames,
});
export type FrontMatter = z.infer<typeof frontMatterSchema>;

/** The fields of an earlier ingest's entry that a later one needs, whatever else that version wrote. */
export const pinSchema = z.object(frontMatterSchema.pick({ slug: true, revision: true }).shape);

/** The fields that tell which keyword an entry belongs to, and which sources have it. */
export const attestationSchema = z.object(
  frontMatterSchema.pick({ keyword: true, slug: true, sources: true }).shape,
);

/** The front matter of a ruling given outside a source, as a person writes it. */
export const givenFrontMatterSchema = givenRulingSchema
  .omit({ id: true, text: true })
  .extend({
    date: writtenDaySchema,
    recorded: writtenDaySchema.nullable().default(null),
    by: givenRulingSchema.shape.by.regex(/\S/, 'expected a name').pipe(wordsSchema),
    keywords: givenRulingSchema.shape.keywords.superRefine(eachOnce('expected each keyword once')),
  })
  .strict();
export type GivenFrontMatter = z.infer<typeof givenFrontMatterSchema>;

const segmentsSchema = z.array(segmentSchema.strict());

/** The changes of one keyword, as the ingest writes them beside its entries. */
export const changesSchema = z.strictObject({
  seal,
  slug: keywordSchema.shape.slug,
  changes: z.array(
    changeSchema
      .extend({
        template: segmentsSchema,
        parts: z.array(partChangeSchema.extend({ segments: segmentsSchema }).strict()),
      })
      .strict(),
  ),
});
export type ChangesFile = z.infer<typeof changesSchema>;
