/** The named groups of a form in a text that has it. */
export type Groups = Partial<Record<string, string>>;

/** The named groups of each form of claims in each text that has it, text by text. */
export function groupsIn(forms: readonly RegExp[], texts: readonly string[]): Groups[] {
  return texts.flatMap((text) => forms.map((form) => form.exec(text)?.groups)).filter((found) => !!found);
}
