import { onceEach, onceFor } from '../../../general/once.ts';
import { foldEditorial } from '../../../keywords/text/editorial.ts';
import { nameKey } from '../../../keywords/text/slug.ts';
import { nameOfTemplate, withoutNumbers } from '../../../keywords/wording/template.ts';
import type { Named } from '../claimed-sentence.ts';
import { qualifies } from '../talk/taking-back.ts';
import { phraseIn } from '../words/words.ts';
import type { KnownWords } from './known-words.ts';
import { numberInTemplate } from './number-named.ts';

/** In characters; anything longer is a sentence. */
const longestTemplate = 80;

/** The keyword that a template is of, with the number that it has in place of X; null where it is no keyword's. */
export function keywordNamed(template: string, known: KnownWords): Named | null {
  return template.length > longestTemplate ? null : nameFinderOf(known)(template);
}

/** Each beginning of a line is looked up by all that may stand there, and texts begin alike. */
const nameFinderOf = onceFor((known: KnownWords) =>
  onceEach((template: string) => findName(template, known), mostKept),
);

/** In names; as many lines are told apart while a text is read. */
const mostKept = 10_000;

function findName(template: string, known: KnownWords): Named | null {
  // Brackets are a placeholder for what a card has, and never a condition: `Armor [only when tapped]`.
  const inBrackets = template.match(/\[[^\]]*\]/g) ?? [];
  if (inBrackets.some((each) => qualifies(phraseIn(each)))) return null;
  const name = foldEditorial(nameOfTemplate(template));
  // A name may end in a number itself, `Route 7`, with that of a card after it; and a heading may run into the text
  // that repeats it.
  const bares = new Set([
    name,
    name.replace(/(?: |(?<=\p{L})_?)\d+$/u, ''),
    withoutNumbers(name),
    name.replace(/^(.+) \1$/, '$1'),
  ]);
  for (const bare of bares) {
    const slug = slugOf(bare, known) ?? known.renamed.get(bare);
    if (slug) return { slug, number: numberInTemplate(bare, foldEditorial(template)) };
  }
  return null;
}

/** The slug of the keyword with a name, however its words are joined, with or without accents and one slip. */
export function slugOf(heading: string, { slugs, slipOf }: KnownWords): string | undefined {
  if (heading.length > longestTemplate) return slugs.get(heading);
  return slugs.get(heading) ?? slugs.get(nameKey(heading)) ?? slipOf(heading);
}
