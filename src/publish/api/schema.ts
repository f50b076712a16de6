import { z } from 'zod';
import {
  changeSchema,
  givenRulingSchema,
  keywordSchema,
  partChangeSchema,
  partSchema,
  revisionIdSchema,
  revisionSchema,
  slugSchema,
  sourceSchema,
} from '../../keywords/model.ts';

/**
 * The shapes of the data served under `/api/v1/`, built from those in `keywords/model.ts`. Only additive changes are
 * allowed: bots, cards and other sites read them. The order of the fields is their order in the files.
 */
const path = z
  .string()
  .describe('Path on this site, with its base path: add it to the origin that served the file.');

const publishedSchema = sourceSchema.shape.published.describe(
  'Date on which the source was published; null if the document does not say.',
);
const recordedSchema = sourceSchema.shape.recorded.describe(
  'Date on which the source came into this reference; null if it was not noted.',
);

const leftOutOfSchema = slugSchema
  .nullable()
  .describe(
    'Id of the newest glossary, where it leaves out a keyword that older sources have, and that kept its name; null otherwise.',
  );

const keywordShape = {
  slug: slugSchema,
  name: z.string(),
  url: path,
  status: z.enum(['current', 'renamed']),
  renamedTo: keywordSchema.shape.renamedTo,
  formerNames: keywordSchema.shape.formerNames,
  leftOutOf: leftOutOfSchema,
  template: revisionSchema.shape.template.describe('How a card writes it, with X for a number.'),
  traits: revisionSchema.shape.traits.describe('What its type line says; null if the line does not say it.'),
  introduced: keywordSchema.shape.introduction,
  introducedAs: slugSchema.describe(
    'The keyword as which it came into the game: itself, or a former name where only that is recorded.',
  ),
  revision: revisionIdSchema.describe('Id of the current wording.'),
};

const textShape = {
  meaning: z.string(),
  rulings: z.array(partSchema),
  text: z.string().describe('Meaning and rulings, joined by single spaces.'),
};

/** A keyword as listed in `keywords.json`. */
export const apiKeywordSchema = z.object({
  ...keywordShape,
  revisions: z.array(revisionIdSchema).describe('Oldest first.'),
  ...textShape,
});
export type ApiKeyword = z.infer<typeof apiKeywordSchema>;

const comparedShape = changeSchema.pick({
  from: true,
  to: true,
  kind: true,
  touches: true,
  aspects: true,
}).shape;

/** The fields that every change has. */
const stepShape = {
  source: z
    .string()
    .describe('Id of the source that brought the new wording; for a rename, of the first that says so.'),
  summary: z.string().describe('What changed, in a sentence.'),
  url: path.describe('Page that compares the two wordings, as a path on this site.'),
  toSlug: slugSchema.describe('The keyword that `to` belongs to: a different one if the kind is `renamed`.'),
  toName: z.string(),
  toUrl: path.describe('Page of the wording `to`, as a path on this site.'),
  recorded: sourceSchema.shape.recorded.describe(
    'Date on which the first source with the new wording came into this reference; null if it was not noted.',
  ),
  published: publishedSchema,
};

/** A change in a keyword's file. */
export const apiKeywordChangeSchema = z.object({
  ...comparedShape,
  parts: z.array(partChangeSchema),
  template: changeSchema.shape.template.describe(
    '`=` and `-` joined give the old template, `=` and `+` the new one.',
  ),
  ...stepShape,
});

export type ApiKeywordChange = z.infer<typeof apiKeywordChangeSchema>;

/** A wording in a keyword's file. */
export const apiRevisionSchema = z.object({
  id: revisionSchema.shape.id,
  url: path,
  template: revisionSchema.shape.template,
  text: revisionSchema.shape.text,
  parts: revisionSchema.shape.parts,
  sources: revisionSchema.shape.sources,
});

/** A ruling given outside any source, in a keyword's file. */
export const apiGivenRulingSchema = z.object({
  id: givenRulingSchema.shape.id,
  date: givenRulingSchema.shape.date,
  by: givenRulingSchema.shape.by,
  url: givenRulingSchema.shape.url,
  supersedes: givenRulingSchema.shape.supersedes.unwrap(),
  superseded: z.boolean(),
  text: givenRulingSchema.shape.text,
  recorded: givenRulingSchema.shape.recorded
    .unwrap()
    .describe('Date on which it came into this reference; null if it was not noted.'),
});
export type ApiGivenRuling = z.infer<typeof apiGivenRulingSchema>;

/** A keyword as described in `keywords/<slug>.json`. */
const apiKeywordDetailSchema = z
  .object({
    ...keywordShape,
    revisions: z.array(apiRevisionSchema),
    ...textShape,
    changes: z.array(apiKeywordChangeSchema),
    givenRulings: z
      .array(apiGivenRulingSchema)
      .describe('Rulings that were given outside any source, also under its former names.'),
  })
  .describe('One keyword with every wording, and what changed between them.');
export type ApiKeywordDetail = z.infer<typeof apiKeywordDetailSchema>;

/** A source as listed in `sources.json`. */
export const apiSourceSchema = z.object({
  id: sourceSchema.shape.id,
  title: sourceSchema.shape.title,
  kind: sourceSchema.shape.kind,
  published: publishedSchema,
  url: path,
  entries: z.array(z.object({ slug: slugSchema, revision: revisionIdSchema, current: z.boolean() })),
  recorded: recordedSchema,
});
export type ApiSource = z.infer<typeof apiSourceSchema>;

/** Where a name leads, in `links.json`. */
export const linkSchema = z.object({
  slug: slugSchema,
  url: path,
  renamed: z.boolean().describe('Whether the name was replaced by another.'),
});
export type Link = z.infer<typeof linkSchema>;

/** A step from one wording of a keyword to the next, as listed in `changes.json`. */
export const apiChangeSchema = z.object({
  slug: slugSchema,
  name: z.string(),
  ...comparedShape,
  ...stepShape,
});
export type ApiChange = z.infer<typeof apiChangeSchema>;

/** A keyword that is new, as listed in `changes.json`. */
export const apiAddedSchema = z.object({
  slug: slugSchema,
  name: z.string(),
  revision: revisionIdSchema.describe('Id of its first wording.'),
  source: z.string().describe('Id of the oldest source that has it.'),
  summary: stepShape.summary,
  url: path.describe('Page of its first wording, as a path on this site.'),
  recorded: stepShape.recorded,
  published: publishedSchema,
});
export type ApiAdded = z.infer<typeof apiAddedSchema>;

/** A keyword that a glossary leaves out, as listed in `changes.json`. */
export const apiLeftOutSchema = apiAddedSchema.extend({
  revision: revisionIdSchema.describe('Id of the wording that was in force by then.'),
  source: z.string().describe('Id of the first glossary that leaves it out.'),
  url: path.describe('Page of that wording, as a path on this site.'),
  recorded: recordedSchema,
});
export type ApiLeftOut = z.infer<typeof apiLeftOutSchema>;

/** A ruling given outside any source, as listed in `changes.json`. */
export const apiRulingNewsSchema = z.object({
  slugs: z.array(slugSchema).describe('The keywords that it is about.'),
  name: z.string().describe('Their names.'),
  summary: stepShape.summary,
  page: path.describe('Where it stands on the page of the first of them.'),
  ...apiGivenRulingSchema.shape,
});
export type ApiRulingNews = z.infer<typeof apiRulingNewsSchema>;

/** A keyword as listed in `search.json`. */
export const apiSearchedSchema = z.object({
  slug: slugSchema,
  name: z.string(),
  url: path,
  renamedTo: keywordSchema.shape.renamedTo,
  formerNames: keywordSchema.shape.formerNames,
  leftOutOf: leftOutOfSchema,
  aliases: z.array(z.string()).describe('What players call it, or how they would describe what it does.'),
  template: keywordShape.template,
  meaning: z.string(),
});
export type ApiSearched = z.infer<typeof apiSearchedSchema>;

/** The files of the API by name, with the schema of each. */
export const apiFiles = {
  keywords: z
    .object({ keywords: z.array(apiKeywordSchema) })
    .describe('All keywords with their current text.'),
  keyword: apiKeywordDetailSchema,
  sources: z
    .object({ sources: z.array(apiSourceSchema) })
    .describe('The documents that the texts are taken from, oldest first.'),
  links: z
    .record(z.string().describe('A name, as cards write it.'), linkSchema)
    .describe('Every name and former name, and the keyword that it means now.'),
  changes: z
    .object({
      changes: z.array(apiChangeSchema),
      added: z.array(apiAddedSchema),
      givenRulings: z.array(apiRulingNewsSchema),
      leftOut: z.array(apiLeftOutSchema),
    })
    .describe(
      'Every change from one wording of a keyword to the next, and every rename, in the order of the sources; every keyword as it was new; the rulings that were given outside any source; and the keywords that a glossary is the first to leave out.',
    ),
  search: z
    .object({ keywords: z.array(apiSearchedSchema) })
    .describe(
      'What a program needs to find a keyword by the words of a player: names, former names and what players say, in plain words.',
    ),
} as const;
/** The name of an API file, without the extension. */
export type ApiFile = keyof typeof apiFiles;

/** The names of all API files, in the order of the documentation. */
export const apiFileNames = Object.keys(apiFiles) as ApiFile[];

/** The JSON Schema (2020-12) of an API file. */
export function toJsonSchema(file: ApiFile): Record<string, unknown> {
  // As input: fields may be added, and readers that validate must not reject them.
  return z.toJSONSchema(apiFiles[file], { target: 'draft-2020-12', io: 'input' });
}
