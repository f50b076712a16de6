/**
 * A script as it stands in a page.
 * @param source its file, in which comments have lines of their own; they and the indents are for who reads that file
 */
export const inPage = (source: string): string => source.replace(/^\s*\/\/.*\n|^\s+/gm, '');
