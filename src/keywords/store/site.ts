import { z } from 'zod';
import { slugSchema, unbroken, wordsSchema } from '../model.ts';

const words = wordsSchema.regex(/\S/, 'expected words, or the field left out');

const address = 'expected an address that begins with https://, http:// or mailto:';

/** Where readers can write to: a web page, or a mailbox. */
const contact = unbroken(address)
  .pipe(z.url({ protocol: /^(?:https?|mailto)$/, error: address }))
  .refine((address) => !/^mailto:(?!.+@.)/i.test(address), 'expected an email address after mailto:');

/**
 * `site.yaml`: what a site calls itself and its game. Every field is optional; without them the site just speaks of
 * "keywords".
 */
export const siteSchema = z.strictObject({
  name: words.default('Keyword Reference'),
  /** The name where there is little room. */
  shortName: words.default('Keywords'),
  /** Abbreviation of the game's name, put before "keyword". */
  abbreviation: words.nullable().default(null),
  /** The game's name within a sentence: `the Star Wars Trading Card Game`. */
  game: words.nullable().default(null),
  /**
   * Prefix of the custom element, the attribute and the archive that other pages and programs name; no element name
   * begins with a digit.
   */
  prefix: slugSchema.regex(/^[a-z]/, 'expected it to begin with a letter').default('glossary'),
  /** Whose site it is and is not, for the footer of each page. */
  notice: words.nullable().default(null),
  /** Where to report an error, for the footer of each page. */
  contact: contact.nullable().default(null),
  /** The program whose files have card texts as tables. */
  cardFiles: words.nullable().default(null),
  /** An example for the pages for programs and other sites; by default the first keyword. */
  demo: z
    .strictObject({
      keyword: slugSchema,
      text: words,
      /** What players might ask a bot: a misspelt name, a word of their own. */
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
