/**
 * Escapes what Markdown, GitHub's or Discord's, reads as syntax inside a line or at its start. White space is looked for
 * within the line, never over its end: a text of blank lines would be read once for each.
 */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/[\\`*_[\]<>&~$|]/g, '\\$&')
    .replace(/^([^\S\n\r\u2028\u2029]*)([-+#=])/gm, '$1\\$2')
    .replace(/^([^\S\n\r\u2028\u2029]*\d+)([.)])/gm, '$1\\$2');
}

/** Escapes what HTML reads as syntax, between tags or in an attribute in double quotation marks. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
