import type { Part } from '../model.ts';

/** The meaning that a wording gives its keyword: the first of its parts; empty where it has none. */
export function meaningOf({ parts }: { parts: readonly { text: string }[] }): string {
  return parts[0]?.text ?? '';
}

/** The rulings of a wording: all of its parts but the meaning. */
export function rulingsOf<Text extends Pick<Part, 'text'>>({
  parts,
}: {
  parts: readonly Text[];
}): readonly Text[] {
  return parts.slice(1);
}
