import type { Part } from '../model.ts';

/** What a wording says that its keyword means: the first of its parts; empty where it has none. */
export function meaningOf({ parts }: { parts: readonly { text: string }[] }): string {
  return parts[0]?.text ?? '';
}

/** The rulings of a wording: all of its parts but the first, which says what its keyword means. */
export function rulingsOf<Text extends Pick<Part, 'text'>>({
  parts,
}: {
  parts: readonly Text[];
}): readonly Text[] {
  return parts.slice(1);
}
