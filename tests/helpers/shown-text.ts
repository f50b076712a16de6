const signs: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' };

/** What a browser shows of markup: no tags, and the five references that the renderer writes turned back. */
export function shownText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|gt|quot|#39|amp);/g, (reference) => signs[reference] ?? reference);
}
