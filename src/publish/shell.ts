/** Quotes words as a single argument of a command line; a shell passes them on unchanged. */
export function quoteForShell(words: string): string {
  return `'${words.replaceAll("'", "'\\''")}'`;
}
