import { createClaimCheck } from '../../src/checks/claim/check.ts';
import { type Sought, seek } from '../../src/checks/claim/match/sought.ts';
import { rulebookOf } from '../../src/checks/claim/rulebook.ts';
import type { TitledSource } from '../../src/checks/claim/words/source-names.ts';
import { createTextCheck } from '../../src/checks/whole-text/check.ts';
import type { Keyword } from '../../src/keywords/model.ts';

/** The sources of made-up keywords, each of which is called as its id says. */
function sourcesOf(keywords: readonly Keyword[]): TitledSource[] {
  const ids = new Set(keywords.flatMap(({ history }) => history.map(({ source }) => source)));
  return [...ids].map((id) => ({ id, title: id.replaceAll('-', ' ') }));
}

/** The check of claims against made-up keywords. */
export function claimCheckOf(keywords: readonly Keyword[]): ReturnType<typeof createClaimCheck> {
  return createClaimCheck(keywords, sourcesOf(keywords));
}

/** The check of whole texts against made-up keywords. */
export function textCheckOf(keywords: readonly Keyword[]): ReturnType<typeof createTextCheck> {
  return createTextCheck(keywords, sourcesOf(keywords));
}

/** A claim as it is looked for, where any capitalised words may be the name of a card. */
export function soughtOf(claim: string): Sought {
  return seek(
    claim,
    () => true,
    () => [],
  );
}

/** The rulebook of made-up keywords. */
export function rulebookIn(keywords: readonly Keyword[]): ReturnType<typeof rulebookOf> {
  return rulebookOf(keywords, sourcesOf(keywords));
}
