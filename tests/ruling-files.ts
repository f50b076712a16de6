/** The front matter of a ruling, with these fields in place of made-up ones; an empty one is left out. */
export function frontMatter(fields: Record<string, string>): string {
  const all = {
    keywords: '[armor]',
    date: '2026-01-02',
    by: 'A Judge',
    url: 'https://example.org/1',
    ...fields,
  };
  const lines = Object.entries(all).filter(([, value]) => value !== '');
  return `---\n${lines.map(([key, value]) => `${key}: ${value}`).join('\n')}\n---\n`;
}
