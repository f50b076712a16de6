/** What a wording says that its keyword means: the first of its parts; empty where it has none. */
export function meaningOf({ parts }: { parts: readonly { text: string }[] }): string {
  return parts[0]?.text ?? '';
}
