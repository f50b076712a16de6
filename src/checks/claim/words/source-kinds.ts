import type { SourceKind } from '../../../keywords/model.ts';
import { type SourceName, sourceCalled, sourceNames, type TitledSource } from './source-names.ts';
import { phraseIn } from './words.ts';

/** The sources of one kind, which somebody may name by that: `the list`, `the keyword sheets`. */
export interface SourcesOfKind {
  kind: SourceKind;
  ids: readonly string[];
  /** Their names in words, in the same order. */
  phrases: readonly string[];
  /** Finds such words in a phrase. */
  named: RegExp;
}

const adjectives =
  '(?: (?:actual|earlier|early|1st|first|keyword|old|older|oldest|original|other|printed|published|[23]))*';

/** The sources by their kind; one whose kind is not known is in none. */
export function sourcesByKind(sources: readonly TitledSource[]): SourcesOfKind[] {
  const known = sources.flatMap(({ kind, ...source }) => (kind ? [{ kind, ...source }] : []));
  return [...Map.groupBy(known, ({ kind }) => kind)].map(([kind, of]) => {
    const each =
      of.length > 1
        ? `(?:(?:all|both|the)(?: of)?(?: the)?${adjectives} ${kind}s|(?:any|each|every) ${kind})`
        : '';
    const one = `(?:any|each|every|the)${adjectives} ${kind}(?: of keywords)?`;
    return {
      kind,
      ids: of.map(({ id }) => id),
      phrases: of.map(({ title }) => phraseIn(title).trim()),
      named: new RegExp(` ${each || one} `, 'g'),
    };
  });
}

/** The names of all sources, and for a kind with only one, that kind: `list`; longest first. */
export function sourcesAsCalled(sources: readonly TitledSource[]): SourceName[] {
  const kinds = sourcesByKind(sources).flatMap(({ kind, ids: [id = '', other] }): SourceName[] =>
    other === undefined ? [{ id, slug: kind, phrase: kind }] : [],
  );
  return [...sourceNames(sources), ...kinds].sort((a, b) => b.phrase.length - a.phrase.length);
}

/**
 * A phrase (see {@link phraseIn}) in which each kind of source is replaced by the names of the sources: `the sheets` by
 * `the Moss and the Fern`.
 * @param had ids of the sources that have the keyword; if some of a kind have it, only those are meant
 */
export function kindsByName(phrase: string, kinds: readonly SourcesOfKind[], had: readonly string[]): string {
  return kinds.reduce((left, { ids, phrases, named }) => {
    const having = phrases.filter((_, index) => had.includes(ids[index] ?? ''));
    const names = having.length > 0 ? having : phrases;
    return left.replace(named, ` the ${names.join(' and ')} `);
  }, phrase);
}

/** The ids of the sources that are called by a name or by their kind; none where none is. */
export function sourcesMeant(
  name: string,
  sources: readonly SourceName[],
  kinds: readonly SourcesOfKind[],
): readonly string[] {
  const called = sourceCalled(name, sources);
  if (called) return [called];
  const phrase = phraseIn(/^(?:all|both|each|every|the) /i.test(name) ? name : `the ${name}`);
  return kinds.find(({ named }) => phrase.replace(named, '') === '')?.ids ?? [];
}
