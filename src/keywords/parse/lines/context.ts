/** What is known of a document besides its text. */
export interface Context {
  /** The title in the manifest: up to it, all lines belong to the page and not to entries. */
  title?: string;
  /** The day of publication that the document states: what it reports is older. */
  published?: string | null;
  /** The day on which it was added to the reference, by which everything that it reports existed. */
  recorded?: string | null;
  /** Whether an older source has a keyword with this slug: alone on a line, its name is a heading whose text is lost. */
  knows?: (slug: string) => boolean;
  /**
   * Whether the document itself had a keyword with this slug when it was last ingested. This may only show that a text
   * is lost; how an entry is read must not depend on it, or a document would be read differently the second time.
   */
  had?: (slug: string) => boolean;
}
