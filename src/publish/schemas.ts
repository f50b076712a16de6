import { z } from 'zod';
import { areas, changeKinds, partStatuses } from '../keywords/changes/compare.ts';
import { modes, nouns, sourceKinds, stackings, timings } from '../keywords/model.ts';

/**
 * The shapes of the data that the site serves under `/api/v1/`. Additive changes only: bots, cards and other sites read
 * them. The order of the fields is the order in the files.
 */
const slug = z.string().describe('Part of an address: small letters, digits, hyphens.');
const revisionId = z
  .string()
  .regex(/^[0-9a-f]{8}$/)
  .describe('First 8 hex digits of SHA-256 over the folded template, a line feed and the folded text.');
const path = z
  .string()
  .describe('Path on this site, with its base path: add it to the origin that served the file.');
const day = z.iso.date().describe('ISO day.');

const partSchema = z.object({
  id: z.string().describe('`meaning`, or `r1`, `r2`, …: lasting, and the anchor on the page.'),
  text: z.string().describe('Character for character as its source has it.'),
});

const traitsSchema = z.object({
  stacking: z.enum(stackings).nullable(),
  mode: z.enum(modes).nullable(),
  noun: z.enum(nouns).nullable(),
  timing: z.enum(timings).nullable(),
});

const keywordShape = {
  slug,
  name: z.string(),
  url: path,
  status: z.enum(['current', 'renamed']),
  renamedTo: slug.nullable().describe('The keyword that took its place.'),
  formerNames: z.array(z.string()),
  template: z.string().describe('How a card writes it: `Bombard X`.'),
  traits: traitsSchema.describe('What its type line says; null where the line does not say it.'),
  introduced: z
    .object({ set: z.string().nullable(), by: z.string().nullable(), date: day.nullable() })
    .nullable()
    .describe('Null where no source records it.'),
  revision: revisionId.describe('Id of the wording that holds now.'),
};

const textShape = {
  meaning: z.string(),
  rulings: z.array(partSchema),
  text: z.string().describe('Meaning and rulings, joined by single spaces.'),
};

const segmentSchema = z.object({
  op: z.enum(['=', '-', '+']).describe('In both texts, in the old one only, in the new one only.'),
  text: z.string(),
});

const changeShape = {
  from: revisionId,
  to: revisionId.describe('Where the kind is `renamed`, of the keyword that took its place.'),
  kind: z.enum(changeKinds),
  touches: z.array(z.enum(areas)),
};

const givenRulingSchema = z.object({
  id: z.string(),
  date: day,
  by: z.string(),
  url: z.url().describe('Where it was given.'),
  supersedes: z.string().nullable(),
  superseded: z.boolean(),
  text: z.string(),
});

const keywordsFileSchema = z
  .object({
    keywords: z.array(
      z.object({
        ...keywordShape,
        revisions: z.array(revisionId).describe('Oldest first.'),
        ...textShape,
      }),
    ),
  })
  .describe('All keywords with the text that holds now.');

const keywordFileSchema = z
  .object({
    ...keywordShape,
    revisions: z.array(
      z.object({
        id: revisionId,
        url: path,
        template: z.string(),
        text: z.string(),
        parts: z.array(partSchema),
        sources: z.array(z.string()).describe('Ids of the sources that have it, oldest first.'),
      }),
    ),
    ...textShape,
    changes: z.array(
      z.object({
        ...changeShape,
        parts: z.array(
          z.object({
            id: z.string(),
            status: z.enum(partStatuses),
            moved: z.boolean(),
            segments: z
              .array(segmentSchema)
              .describe('`=` and `-` joined give the old part, `=` and `+` the new one.'),
          }),
        ),
      }),
    ),
    givenRulings: z.array(givenRulingSchema).describe('Rulings that were given outside any source.'),
  })
  .describe('One keyword with every wording, and what changed between them.');

const sourcesFileSchema = z
  .object({
    sources: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        kind: z.enum(sourceKinds),
        published: day.nullable().describe('Null where the document does not say.'),
        url: path,
        entries: z.array(z.object({ slug, revision: revisionId, current: z.boolean() })),
      }),
    ),
  })
  .describe('The documents that the texts are taken from, oldest first.');

const linksFileSchema = z
  .record(
    z.string().describe('A name, as cards write it.'),
    z.object({ slug, url: path, renamed: z.boolean().describe('Whether the name gave way to another.') }),
  )
  .describe('Every name and former name, and the keyword that it means now.');

const changesFileSchema = z
  .object({
    changes: z.array(
      z.object({
        slug,
        name: z.string(),
        ...changeShape,
        source: z.string().describe('Id of the source that brought the new wording.'),
        summary: z.string().describe('What changed, in a sentence.'),
        url: path,
      }),
    ),
  })
  .describe('Every change from one wording of a keyword to the next, in the order of the sources.');

/** The files of the API by name, with what each holds. */
export const apiFiles = {
  keywords: keywordsFileSchema,
  keyword: keywordFileSchema,
  sources: sourcesFileSchema,
  links: linksFileSchema,
  changes: changesFileSchema,
} as const;
export type ApiFile = keyof typeof apiFiles;

/** The JSON Schema of a file of the API, in the form of 2020-12. */
export function toJsonSchema(file: ApiFile): Record<string, unknown> {
  // As input: fields may be added, and a reader that checks must not stumble over them.
  return z.toJSONSchema(apiFiles[file], { target: 'draft-2020-12', io: 'input' });
}
