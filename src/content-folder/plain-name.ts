/**
 * A name or a path as those systems see it that tell neither capitals nor how letters are composed, as Windows and
 * macOS: of two that are alike so, they can have one.
 */
export function plainName(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
