/**
 * A name or a path as seen by systems such as Windows and macOS that ignore case and the composition of letters: of
 * two names that are equal then, only one can exist.
 */
export function foldFileName(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
