import type { VFile } from 'vfile';
import type { Keyword } from '../keywords/model.ts';
import { termsSchema } from '../keywords/store/terms.ts';
import { findQuoted, sourcesWith } from '../keywords/terms/definition.ts';
import { isFormOf, type Term } from '../keywords/terms/find.ts';
import { unwrittenOf } from '../keywords/terms/occurrences.ts';
import { slugify } from '../keywords/text/slug.ts';
import { throwFirstError } from './messages/content-error.ts';
import { reportContent } from './messages/content-rules.ts';
import { noKeyword } from './messages/no-keyword.ts';
import { type OptionalYaml, readOptionalYaml } from './yaml/optional-yaml.ts';

/**
 * Reads the terms of the rules from `terms.yaml`, and checks them against the wordings; empty where there is no such
 * file.
 * @returns the file, with its faults recorded, and the terms as listed there
 */
export function readTerms(contentDir: string, keywords: readonly Keyword[]): { file: VFile; terms: Term[] } {
  const read = readOptionalYaml(contentDir, 'terms.yaml', termsSchema, 'terms-invalid');
  const terms = Object.entries(read.data).map(
    ([name, term]): Term => ({ slug: slugify(name), name, ...term }),
  );
  checkAddresses(terms, read);
  checkRepeated(terms, read);
  for (const term of terms) {
    checkWritings(term, read, keywords);
    checkDefinition(term, read, keywords);
  }
  return { file: read.file, terms };
}

/**
 * The terms of a content folder, for callers that need them to be valid.
 * @throws {ContentError} where anything in the file is wrong
 */
export function loadTerms(contentDir: string, keywords: readonly Keyword[]): Term[] {
  const { file, terms } = readTerms(contentDir, keywords);
  throwFirstError([file]);
  return terms;
}

/** Checks that no two terms share an address, whether a current or a former one. */
function checkAddresses(terms: readonly Term[], { file, pointOf, pointOfKey }: OptionalYaml<unknown>): void {
  const names = [
    ...terms.map(({ name }) => ({ name, owner: name, place: pointOfKey([name]) })),
    ...terms.flatMap((term) =>
      term.formerly.map((name, index) => {
        return { name, owner: term.name, place: pointOf([term.name, 'formerly', index]) };
      }),
    ),
  ];
  const owners = new Map<string, string>();
  for (const { name, owner, place } of names) {
    const slug = slugify(name);
    const other = owners.get(slug);
    if (other === undefined) owners.set(slug, owner);
    else reportContent(file, 'terms-invalid', place, { fault: 'same-address', name, other });
  }
}

/** Checks that no two terms share a writing. */
function checkRepeated(terms: readonly Term[], { file, pointOf }: OptionalYaml<unknown>): void {
  const met: { name: string; writing: string }[] = [];
  for (const { name, writings } of terms)
    for (const [index, writing] of writings.entries()) {
      const twice = met.find((known) => isFormOf(writing, known.writing) || isFormOf(known.writing, writing));
      if (twice) {
        const place = pointOf([name, 'writings', index]);
        reportContent(file, 'terms-invalid', place, { fault: 'repeated', writing, name: twice.name });
      }
      met.push({ name, writing });
    }
}

/**
 * Checks that each writing occurs in some wording. Wordings are never removed, so one that occurs nowhere is a slip.
 */
function checkWritings(
  term: Term,
  { file, pointOf }: OptionalYaml<unknown>,
  keywords: readonly Keyword[],
): void {
  for (const writing of unwrittenOf(term, keywords)) {
    const place = pointOf([term.name, 'writings', term.writings.indexOf(writing)]);
    reportContent(file, 'terms-invalid', place, { fault: 'unwritten', writing });
  }
}

/** Checks that a definition quoted from a source is there, word for word. */
function checkDefinition(
  { name, definition }: Term,
  { file, pointOf }: OptionalYaml<unknown>,
  keywords: readonly Keyword[],
): void {
  if (!definition || 'from' in definition) return;
  const { text, source, keyword } = definition;
  const place = (field: string) => pointOf([name, 'definition', field]);
  const sources = sourcesWith(keyword, keywords);
  if (sources.length === 0)
    reportContent(file, 'terms-invalid', place('keyword'), noKeyword(keyword, keywords));
  else if (!sources.includes(source))
    reportContent(file, 'terms-invalid', place('source'), {
      fault: 'not-in-source',
      source,
      keyword,
      sources,
    });
  else if (findQuoted(text, keyword, source, keywords) === null)
    reportContent(file, 'terms-invalid', place('text'), { fault: 'not-verbatim', source, keyword });
}
