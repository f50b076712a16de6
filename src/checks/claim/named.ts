import { currentRevision } from '../../keywords/history.ts';
import type { Keyword, Part } from '../../keywords/model.ts';
import { passageWith } from '../../keywords/passages.ts';

/** A wording, or a part of one, that somebody named without its words. */
export interface NamedWording {
  slug: string;
  parts: readonly Part[];
}

const code = /^[0-9a-f]{8}$/;

/**
 * A page of ours: of a keyword, of a wording, or of two, of which the older is the one that is held up; and a part of it, which
 * is cited with the ruling that it stands with.
 */
const address =
  /\/keywords\/(?<slug>[a-z0-9-]+)\/(?:(?:compare\/)?(?<revision>[0-9a-f]{8})\/)?(?:[0-9a-f]{8}\/)?(?:\?[^#\s]*)?(?:#(?<part>meaning|r\d+))?[)>\]]*$/;

/**
 * Reads the code of a wording (`de31cee9`) or a link to one.
 * @returns null where the line is neither, or names none that there is
 */
export function readNamed(line: string, keywords: readonly Keyword[]): NamedWording | null {
  if (code.test(line)) {
    const keyword = keywords.find(({ revisions }) => revisions.some(({ id }) => id === line));
    return keyword ? wordingOf(keyword, line) : null;
  }
  const { slug, revision, part } = address.exec(line)?.groups ?? {};
  const keyword = keywords.find((each) => each.slug === slug);
  const named = keyword && wordingOf(keyword, revision ?? currentRevision(keyword).id);
  if (!named || part === undefined) return named ?? null;
  return { ...named, parts: passageWith(part, named.parts)?.parts ?? [] };
}

function wordingOf({ slug, revisions }: Keyword, id: string): NamedWording | null {
  const revision = revisions.find((each) => each.id === id);
  return revision ? { slug, parts: revision.parts } : null;
}
