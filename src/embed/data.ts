/** What the tooltip shows of a keyword. */
export interface Told {
  template: string;
  meaning: string;
}

/** Keywords by slug, as `embed/v1.json` holds them. */
export type ToldBySlug = Record<string, Told>;
