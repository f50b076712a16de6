import { currentRevision } from '../history.ts';
import type { Keyword } from '../model.ts';
import { mentionsIn } from './mentions.ts';
import type { Find } from './name-finder.ts';

/** Which keyword's current text names which others, by slug. */
export interface MentionIndex {
  /** The keywords that its text names, in order of first mention. */
  mentions(slug: string): readonly string[];
  /** The keywords whose texts name it, from A to Z. */
  mentionedBy(slug: string): readonly string[];
}

/** Works out once, for keywords from A to Z, which of them name which. */
export function indexMentions(keywords: readonly Keyword[], find: Find): MentionIndex {
  const mentions = new Map<string, string[]>();
  const mentionedBy = new Map<string, string[]>(keywords.map(({ slug }) => [slug, []]));
  for (const keyword of keywords) {
    const texts = currentRevision(keyword).parts.map(({ text }) => text);
    const found = mentionsIn(texts, find, keyword.slug);
    mentions.set(keyword.slug, found);
    for (const slug of found) mentionedBy.get(slug)?.push(keyword.slug);
  }
  return {
    mentions: (slug) => mentions.get(slug) ?? [],
    mentionedBy: (slug) => mentionedBy.get(slug) ?? [],
  };
}
