/** Words as one word of a command line: whatever stands in them, a shell hands it on as it is. */
export function quoteForShell(words: string): string {
  return `'${words.replaceAll("'", "'\\''")}'`;
}
