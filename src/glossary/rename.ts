import { report } from './diagnostics.ts';
import { foldTypography, slugify } from './fold.ts';
import type { Keyword } from './model.ts';
import type { Attestation } from './reconcile.ts';

/** That one keyword gave way to another, as a text says it. */
export interface RenameClaim {
  from: string;
  to: string;
}

/**
 * Reads from a text whether its keyword was renamed, or took the place of another. The sources say it in three ways:
 * `The "Elude" Keyword has been renamed to "Precision".`, `(Renamed to Precision.)` and
 * `"Elude" is the former name of this keyword.`; the last stands in Elude's own text too and then says nothing new.
 * @param name the keyword whose text it is
 */
export function readRenameClaims(name: string, text: string): RenameClaim[] {
  const folded = foldTypography(text);
  const claims = [
    ...Array.from(
      folded.matchAll(/\bThe "([^"]+)" keyword has been renamed to "([^"]+)"/gi),
      ([, from, to]) => ({
        from: from ?? '',
        to: to ?? '',
      }),
    ),
    ...Array.from(folded.matchAll(/\(Renamed to ([^.()]+)\.?\)/gi), ([, to]) => ({
      from: name,
      to: to ?? '',
    })),
    ...Array.from(folded.matchAll(/"([^"]+)" is the former name of this keyword\b/gi), ([, from]) => ({
      from: from ?? '',
      to: name,
    })),
  ];
  return claims.filter(({ from, to }) => from.toLowerCase() !== to.toLowerCase());
}

interface Rename {
  from: string;
  to: string;
  fromName: string;
}

/**
 * Marks the keywords that gave way to others, by what any of their wordings says; the newest says it last.
 * Claims about a keyword that no source holds, and contradictions, are recorded on the source that makes them.
 */
export function applyRenames(
  keywords: readonly Keyword[],
  attestations: ReadonlyMap<string, readonly Attestation[]>,
): Keyword[] {
  const known = new Set(keywords.map(({ slug }) => slug));
  const renames = new Map<string, Rename>();
  for (const { source, entry } of [...attestations.values()].flat()) {
    for (const { from, to } of readRenameClaims(entry.name, entry.text)) {
      const rename = { from: slugify(from), to: slugify(to), fromName: from };
      const earlier = renames.get(rename.from);
      if (!known.has(rename.to))
        report(
          source.file,
          'rename-unknown',
          entry,
          `Found that “${from}” is now “${to}”, which no source has`,
        );
      else if ((earlier && earlier.to !== rename.to) || leadsTo(renames, rename.to, rename.from))
        report(
          source.file,
          'rename-conflict',
          entry,
          `Found that “${from}” is now “${to}”, against an earlier rename`,
        );
      else renames.set(rename.from, rename);
    }
  }
  return keywords.map((keyword) => ({
    ...keyword,
    renamedTo: renames.get(keyword.slug)?.to ?? null,
    formerNames: [...renames.values()]
      .filter(({ from }) => leadsTo(renames, from, keyword.slug))
      .map(({ from, fromName }) => keywords.find(({ slug }) => slug === from)?.name ?? fromName)
      .sort(),
  }));
}

function leadsTo(renames: ReadonlyMap<string, Rename>, from: string, to: string): boolean {
  const next = renames.get(from)?.to;
  return next !== undefined && (next === to || leadsTo(renames, next, to));
}
