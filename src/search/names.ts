import { slugify } from '../keywords/text/slug.ts';
import type { SearchDocument } from './document.ts';
import { splitWords, toTerm } from './words.ts';

/** How cards write the keyword. */
export function templateOf({ name, afterName = '', template = name + afterName }: SearchDocument): string {
  return template;
}

/** The names of a keyword in the form in which they are compared. */
export interface Names {
  own: string;
  former: string[];
  template: string;
  set: string;
}

/** What a query is held against to find a keyword by its name. */
export function namesOf(document: SearchDocument): Names {
  return {
    own: slugify(document.name),
    former: (document.formerNames ?? []).map(slugify),
    template: slugify(templateOf(document)),
    set: splitWords(document.set ?? '').join(' '),
  };
}

/** Exact name or alias first, then a prefix of the name, then a prefix of one of its words, or the name as a card has it: `Bounty: …`. */
export function nameScore({ own, former, template }: Names, query: string): number {
  const asked = slugify(query.replace(/(?<=\S\s+)[+\-–]?(?:x|\d+)\b.*$/i, ''));
  if (asked === '') return 0;
  if (former.includes(asked)) return 110;
  if (own === asked || template === slugify(query)) return 120;
  if (beginsAs(own, asked)) return 40 - own.length / 10;
  if (former.some((name) => beginsAs(name, asked))) return 30;
  if (asked.length > 1 && own.split('-').some((word) => word.startsWith(asked))) return 12;
  if (query.includes(':') && asked.startsWith(`${own}-`)) return 12;
  return 0;
}

/** Whether each word of a name begins as it was asked for: `ion can`, `hid cost`. */
function beginsAs(name: string, asked: string): boolean {
  const words = name.split('-');
  return asked.split('-').every((start, index) => words[index]?.startsWith(start));
}

/** Words that ask about keywords, not what one does. */
const asking =
  /^(?:\d+|x|works?|rules?|rulings?|vs|versus|means?|meaning|keywords?|same|difference|between)$/;

/** The keywords in a query that holds nothing but names: "how does Stealth work", "Stealth vs Bombard". */
export function namedAlone(names: readonly Names[], words: readonly string[]): number[] {
  let rest = `-${words.filter((word) => toTerm(word) !== null && !asking.test(word)).join('-')}-`;
  const named = names.flatMap(({ own }, id) => {
    const without = rest.replace(`-${own}-`, '-');
    const isNamed = without !== rest;
    rest = without;
    return isNamed ? id : [];
  });
  return rest === '-' ? named : [];
}

/** The name of a set, typed whole or as far as it goes, finds the keywords that came with it. */
export function setScore({ set }: Names, words: readonly string[]): number {
  const asked = words.join(' ');
  return set === asked ? 20 : asked.length > 3 && set.startsWith(asked) ? 3 : 0;
}
