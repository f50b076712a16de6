/**
 * A script for inlining in a page.
 * @param source its file, in which comments are on lines of their own; they and the indentation are removed
 */
export const inPage = (source: string): string => source.replace(/^\s*\/\/.*\n|^\s+/gm, '');
