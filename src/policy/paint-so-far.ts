/**
 * An empty script for a place in a page: a browser that reaches it waits for the style sheet, and then paints what is
 * above before it reads on, so that the content is visible before the whole page is loaded.
 */
export const paintSoFar = '0';
