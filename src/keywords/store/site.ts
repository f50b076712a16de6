import { z } from 'zod';
import { slugSchema, unbroken, wordsSchema } from '../model.ts';

const words = wordsSchema.regex(/\S/, 'expected words, or no such field');

const address = 'expected an address that begins with https://, http:// or mailto:';

/** Where readers write to: a page on the web, or a mailbox. */
const contact = unbroken(address)
  .pipe(z.url({ protocol: /^(?:https?|mailto)$/, error: address }))
  .refine((address) => !/^mailto:(?!.+@.)/i.test(address), 'expected a mailbox behind mailto:');

/**
 * `site.yaml`: what a site calls itself and its game. All of it may be left out; then the site speaks of "keywords"
 * alone.
 */
export const siteSchema = z.strictObject({
  name: words.default('Keyword Reference'),
  /** The name where there is little room. */
  shortName: words.default('Keywords'),
  /** Of the game, in front of "keyword". */
  abbreviation: words.nullable().default(null),
  /** The game as it stands inside a sentence: `the Star Wars Trading Card Game`. */
  game: words.nullable().default(null),
  /**
   * Begins the element, the attribute and the archive that other pages and programs name; no element begins with a
   * digit.
   */
  prefix: slugSchema.regex(/^[a-z]/, 'expected it to begin with a letter').default('glossary'),
  /** Whose site it is and is not, for the foot of each page. */
  notice: words.nullable().default(null),
  /** Where an error can be told, for the foot of each page. */
  contact: contact.nullable().default(null),
  /** The program in whose files card texts come as tables. */
  cardFiles: words.nullable().default(null),
  /** What the pages for programs and other sites show as an example; without it the first keyword serves. */
  demo: z
    .strictObject({
      keyword: slugSchema,
      text: words,
      /** What players ask a bot for: a name with a typing error, a word of theirs. */
      asked: z.array(words).default([]),
      byHand: z
        .strictObject({ before: words, keyword: slugSchema, words, after: words })
        .nullable()
        .default(null),
    })
    .nullable()
    .default(null),
});
export type Site = z.infer<typeof siteSchema>;
