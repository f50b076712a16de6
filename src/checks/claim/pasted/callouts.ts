/** The first lines of boxes that pages set apart, with the title of each: `> [!warning] Outdated`, `:::danger Outdated`. */
const openings = [
  /^(?<before>[\s>]*)\[![\w-]{1,20}\][-+]?(?<title>.*)$/,
  /^(?<before>[\s>]*):{3,9} ?[a-z]{1,20}(?: ?\[(?<title>[^\]]*)\]| (?<named>\p{L}.*)|)$/u,
  /^(?<before>\s*)(?:!!!|\?{3}\+?) [\w -]{1,40} "(?<title>[^"]*)"\s*$/,
  /^(?<before>\s*)\{\{(?<title>\p{L}[\p{L} ]{0,40})\}\}\s*$/u,
];
const closing = /^[\s>]*:{3,9}\s*$/;

/** The title of what a page shows when somebody asks for it, which may be at the end of its line. */
const summary = /(?:<details\b[^<>]{0,200}>\s{0,9})?<summary\b[^<>]{0,200}>([^<>]{1,100})(?:<\/summary>|$)/gi;

/**
 * Puts the titles of boxes on pages as lines that precede others: `Outdated:` in place of `!!! warning "Outdated"`, of
 * `{{Outdated}}` and of `<summary>Outdated</summary>`.
 * @returns as many lines; those that only begin or end a box are empty
 */
export function calloutsInWords(lines: readonly string[]): string[] {
  return lines.map((line) => {
    if (closing.test(line)) return '';
    const box = openings.map((opening) => opening.exec(line)?.groups).find((found) => found);
    if (!box) return line.replace(summary, (_, title: string) => `${asLead(title)} `);
    const title = asLead(box.title ?? box.named ?? '');
    return title === ':' ? '' : `${box.before}${title}`;
  });
}

function asLead(title: string): string {
  return `${title.trim().replace(/:$/, '')}:`;
}
