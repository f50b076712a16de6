/**
 * White space at the start of a line. It ends with the line, so that a run of blank lines is not read anew from each of
 * them.
 */
const indent = '[^\\S\\n\\r\\u2028\\u2029]*';
const marker = new RegExp(`^(${indent})([-+#=])`, 'gm');
const numbered = new RegExp(`^(${indent}\\d+)([.)])`, 'gm');
const alignment = new RegExp(`^(${indent}):(?=-)`, 'gm');

/** Escapes what GitHub's Markdown and Discord's both read as syntax, inside a line or at its start. */
function escapeCommon(text: string): string {
  return text
    .replace(/[\\`*_[\]<>&~$|]/g, '\\$&')
    .replace(marker, '$1\\$2')
    .replace(numbered, '$1\\$2');
}

/**
 * Escapes what Markdown, also GitHub's, reads as syntax, so that a reader sees the text. An address in it stays text,
 * since in a link that nobody marked as one backslashes are shown. An exclamation mark at the end would make a picture
 * of a link behind it, a colon and a dash a table of the line before.
 */
export function escapeMarkdown(text: string): string {
  return escapeCommon(text)
    .replace(alignment, '$1\\:')
    .replace(/@|!$|(?<=(?:https?|ftp)):(?=\/\/)|(?<=www)\./gi, '\\$&');
}

/**
 * Escapes what Discord reads as syntax, so that a reader sees the text and nobody is called. A colon makes links, faces
 * (`:)`) and emoji (`:x:`), the latter before the message is sent, where the backslash must stand inside. All mentions
 * but two begin with `<`, which a backslash keeps from its `@`; `@everyone` and `@here` need what the libraries for
 * Discord put there too, a zero-width space.
 */
export function escapeDiscord(text: string): string {
  return escapeCommon(text)
    .replace(/:(?=\S)|(?<=:[^\s:]+):/g, '\\:')
    .replace(/@(?=everyone|here)/g, '@\u200b')
    .replaceAll('\\<@', '\\<\\@');
}

/**
 * Keeps what stands in square brackets from being a tag of a board. BBCode has no escape: what one board takes for one,
 * `[noparse]`, `[nobbc]`, `[plain]`, `&#91;`, the others show or end at a tag in the text. No board knows a tag whose
 * name begins with a zero-width space, and none shows it.
 */
export function escapeBbcode(text: string): string {
  return text.replace(/\[(?=[^\s\]])/g, '[\u200b');
}

/** Escapes what HTML reads as syntax, between tags or in an attribute in double quotation marks. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
