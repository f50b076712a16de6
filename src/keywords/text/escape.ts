/** Escapes what Markdown, GitHub's or Discord's, reads as syntax inside a line or at its start. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/[\\`*_[\]<>&~$|]/g, '\\$&')
    .replace(/^(\s*)([-+#=])/gm, '$1\\$2')
    .replace(/^(\s*\d+)([.)])/gm, '$1\\$2');
}

/** Escapes what HTML reads as syntax, between tags or in an attribute in double quotation marks. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
