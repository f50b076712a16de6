import { z } from 'zod';
import { slugSchema, webAddressSchema, wordsSchema, writtenDaySchema } from '../model.ts';
import type { Definition } from '../terms/find.ts';
import { slugify } from '../text/slug.ts';

const words = wordsSchema.regex(/\S/, 'expected words');
const name = words.refine(
  (text) => slugify(text) !== '',
  'expected a name with a letter from a to z, or a digit',
);
const listOfWritings = 'expected a list of what the sources write, at least one';

const definitionSchema = z
  .strictObject(
    {
      text: words,
      source: slugSchema.optional(),
      keyword: slugSchema.optional(),
      from: z
        .strictObject(
          {
            title: words,
            url: webAddressSchema.nullable().default(null),
            date: writtenDaySchema.nullable().default(null),
          },
          'expected where it is from: `title`, and `url` and `date` if they are known',
        )
        .optional(),
    },
    'expected a definition: `text`, and where it is from',
  )
  .transform(({ text, source, keyword, from }, context): Definition => {
    if (from && !source && !keyword) return { text, from };
    if (!from && source && keyword) return { text, source, keyword };
    context.addIssue({ code: 'custom', message: 'expected `source` and `keyword`, or `from`, and not both' });
    return z.NEVER;
  });

/** `terms.yaml`: the terms of the rules that a first-time reader does not know, by what readers call them. */
export const termsSchema = z.record(
  name,
  z.strictObject(
    {
      writings: z.array(words, listOfWritings).min(1, listOfWritings),
      formerly: z.array(name).default([]),
      definition: definitionSchema.nullable().default(null),
    },
    'expected the `writings` of a term',
  ),
  'expected terms by their names',
);
