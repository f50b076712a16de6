import { keywordNoun } from '../talk/talk-words.ts';

/** The named groups of a form in a text that has it. */
export type Groups = Partial<Record<string, string>>;

/** The name of a keyword in a form, as a named group, with words that may stand around it: `the Armor ability`. */
export function keywordAs(group: string): string {
  return `(?:the )?(?<${group}>.{2,80}?)(?: ${keywordNoun})?`;
}

/** The named groups of each form of claims in each text that has it, text by text. */
export function groupsIn(forms: readonly RegExp[], texts: readonly string[]): Groups[] {
  return texts.flatMap((text) => forms.map((form) => form.exec(text)?.groups)).filter((found) => !!found);
}
