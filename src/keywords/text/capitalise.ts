/** The text with a capital letter in front, as at the start of a sentence. */
export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The text with a small letter in front, as within a sentence. */
export function decapitalise(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
