import { z } from 'zod';
import * as kinds from './kinds.ts';

/**
 * The shapes of the whole project, each defined once: what is stored (`store/`) and what is published (`publish/`) is
 * built from these, and every type is inferred from its schema. The terms are those of the whole project; each thing
 * has one name.
 */

/** The name of a keyword, a source or a set as part of an address. */
export const slugSchema = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'expected lower-case letters, digits and single hyphens')
  .describe('Part of an address: lower-case letters, digits, hyphens.');

/** Text in a data file: YAML escapes can produce control characters that the file itself does not have. */
export const wordsSchema = z.string().regex(/^\P{Cc}*$/u, 'expected only letters, signs and spaces');

/** A calendar day; 30 February is none. */
const daySchema = z.iso.date('expected a date like 2021-12-31').describe('ISO day.');

/** A day as a person enters it; one before anything was printed is a slip. */
export const writtenDaySchema = daySchema.refine(
  (day) => day >= '1500',
  'expected a date like 2021-12-31, in a year since printing began',
);

/** Text without spaces, as an address must be; for other text, that is the only error reported. */
export const unbroken = (error: string) =>
  z.string(error).regex(/^(?!\w+:.*\s)/s, 'expected an address without spaces');

const webAddress = 'expected an address that begins with http:// or https://';

/** A web address that may be used in a link. */
export const webAddressSchema = unbroken(webAddress).pipe(z.url({ protocol: /^https?$/, error: webAddress }));

/** The id of a wording. */
export const revisionIdSchema = z
  .string()
  .regex(/^[0-9a-f]{8}$/)
  .describe('First 8 hex digits of SHA-256 over the folded template, a line feed and the folded text.');

/** One document, as the manifest names it. */
export const sourceSchema = z.object({
  /** Part of its URL, and the name of the files that it is first to attest. */
  id: slugSchema,
  title: z.string(),
  kind: z.enum(kinds.sourceKinds),
  /** Name of the file in `sources/`. */
  file: z.string(),
  /** Null where the document does not say. */
  published: daySchema.nullable(),
  /** The day on which it was added to this reference; null where nobody noted it. */
  recorded: daySchema.nullable(),
  url: webAddressSchema.nullable(),
});
export type Source = z.infer<typeof sourceSchema>;
export type SourceKind = Source['kind'];

/** When and by whom a keyword was introduced. */
export const introductionSchema = z.object({
  set: z.string().nullable(),
  by: z.string().nullable(),
  date: daySchema.nullable(),
});
export type Introduction = z.infer<typeof introductionSchema>;

/** What one source says of one keyword, and where. Never stored: an entry becomes part of a revision. */
export interface Entry {
  name: string;
  /** How a card writes the keyword: `Bombard X`. */
  template: string;
  /** The rules text, character for character, without the template before it. */
  text: string;
  introduction: Introduction | null;
  /** Line number, counted from 1 as in editors. */
  line: number;
  column: number;
  /** Number of the line that has its text, the last of its lines. */
  textLine: number;
}

/** The meaning or one ruling of a text. */
export const partSchema = z.object({
  id: z.string().describe('`meaning`, or `r1`, `r2`, …: permanent, and the anchor on the page.'),
  text: z.string().describe('Character for character as its source has it.'),
});
export type Part = z.infer<typeof partSchema>;

/** What the type line says of a keyword, the first value of each kind; null where it says nothing. */
export const traitsSchema = z.object({
  stacking: z.enum(kinds.stackings).nullable(),
  mode: z.enum(kinds.modes).nullable(),
  noun: z.enum(kinds.nouns).nullable(),
  timing: z.enum(kinds.timings).nullable(),
});
export type Traits = z.infer<typeof traitsSchema>;
export type Timing = (typeof kinds.timings)[number];
export type Moment = (typeof kinds.moments)[number];

/** One distinct wording of a keyword. */
export const revisionSchema = z.object({
  id: revisionIdSchema,
  template: z.string(),
  text: z.string(),
  parts: z.array(partSchema),
  traits: traitsSchema,
  sources: z.array(slugSchema).min(1).describe('Ids of the sources that have it, oldest first.'),
  /** Id of the source after which its generated file is named. */
  file: slugSchema,
});
export type Revision = z.infer<typeof revisionSchema>;

/** A keyword with every wording that it ever had. */
export const keywordSchema = z.object({
  slug: slugSchema,
  name: z.string().min(1),
  introduction: introductionSchema.nullable().describe('Null if no source records it.'),
  /** In the order in which the sources first attest them. */
  revisions: z.array(revisionSchema),
  /** The wording of each source that has the keyword, oldest source first. */
  history: z.array(z.object({ source: slugSchema, revision: revisionIdSchema })),
  renamedTo: slugSchema.nullable().describe('The keyword that took its place.'),
  formerNames: z.array(z.string()),
});
export type Keyword = z.infer<typeof keywordSchema>;

/** A stretch of a comparison. */
export const segmentSchema = z.object({
  op: z.enum(kinds.segmentOps).describe('In both texts, in the old one only, in the new one only.'),
  text: z.string(),
  editorial: z
    .literal(true)
    .optional()
    .describe('Present where old and new differ only in spelling, case, punctuation or symbols.'),
});
export type Segment = z.infer<typeof segmentSchema>;

/**
 * What became of one part of a text. Its id is that in the new text or, where it was removed, in the old one: across a
 * rename a removed ruling and an added one may have the same id.
 */
export const partChangeSchema = z.object({
  id: partSchema.shape.id,
  status: z.enum(kinds.partStatuses),
  /** Whether its place among the rulings changed. */
  moved: z.boolean(),
  segments: z.array(segmentSchema).describe('`=` and `-` joined give the old part, `=` and `+` the new one.'),
});
export type PartChange = z.infer<typeof partChangeSchema>;
export type PartStatus = PartChange['status'];

/** The difference between two revisions of a keyword, or of two keywords in one rename. */
export const changeSchema = z.object({
  from: revisionIdSchema,
  to: revisionIdSchema.describe('If the kind is `renamed`, of the keyword that took its place.'),
  kind: z.enum(kinds.changeKinds),
  /** Where the words changed; for an editorial change, where the spelling did. */
  touches: z.array(z.enum(kinds.areas)),
  aspects: z
    .array(z.enum(kinds.aspects))
    .describe(
      'What it alters, most important first: `type-line` is the words up to "that means", `effect` the rest of the meaning.',
    ),
  template: z.array(segmentSchema),
  /** In the order of the new text; a removed part comes before its replacement. */
  parts: z.array(partChangeSchema),
});
export type Change = z.infer<typeof changeSchema>;
export type Aspect = Change['aspects'][number];

/** A ruling that somebody gave outside any source, recorded by hand. */
export const givenRulingSchema = z.object({
  /** Name of its file, without the extension. */
  id: z.string(),
  /** The keywords that it is about. */
  keywords: z.array(slugSchema).min(1, 'expected at least one keyword'),
  /** The day on which it was given. */
  date: daySchema,
  /** The day on which it was added to this reference; null where nobody noted it. */
  recorded: daySchema.nullable().default(null),
  by: z.string().min(1, 'expected a name'),
  url: webAddressSchema.describe('Where it was given.'),
  /** Id of the earlier ruling that it supersedes. */
  supersedes: slugSchema.nullable().default(null),
  text: z.string(),
});
export type GivenRuling = z.infer<typeof givenRulingSchema>;
