/** The lines of a text, with whichever of the three line ends it has; one more than it has line ends. */
export function splitLines(text: string): string[] {
  return text.split(/\r\n|\n|\r/);
}
