/**
 * White space at the start of a line, excluding line ends, so that the pattern does not rescan a run of blank lines
 * from each of them.
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
 * Escapes what Markdown, including GitHub's, reads as syntax. Addresses are escaped too, so that they stay text: in an
 * automatic link the backslashes would be visible. A final exclamation mark would turn a following link into a
 * picture, and a line that begins with `:-` the line above into the head of a table.
 */
export function escapeMarkdown(text: string): string {
  return escapeCommon(text)
    .replace(alignment, '$1\\:')
    .replace(/@|!$|(?<=(?:https?|ftp)):(?=\/\/)|(?<=www)\./gi, '\\$&');
}

/**
 * Escapes what Discord reads as syntax, and keeps it from mentioning anyone. A colon makes links, emoticons (`:)`) and
 * emoji (`:x:`); emoji are replaced before the message is sent, so their backslash must be inside. All mentions but
 * two begin with `<`, which a backslash separates from its `@`; `@everyone` and `@here` need a zero-width space, as in
 * the libraries for Discord.
 */
export function escapeDiscord(text: string): string {
  return escapeCommon(text)
    .replace(/:(?=\S)|(?<=:[^\s:]+):/g, '\\:')
    .replace(/@(?=everyone|here)/g, '@\u200b')
    .replaceAll('\\<@', '\\<\\@');
}

/**
 * Keeps text in square brackets from being read as a forum tag. BBCode has no common escape: `[noparse]`, `[nobbc]`,
 * `[plain]` and `&#91;` each work on some forums, while others show them, or end them at a tag in the text. No forum
 * knows a tag that begins with a zero-width space, and none shows that space.
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
