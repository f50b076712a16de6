/** A line drawn under a heading. */
const drawn = /^\s*(?:={3,}|-{3,}|~{3,})\s*$/;

/**
 * Marks headings as Markdown does, `## Myths`, where a line is drawn under them, which two lines with blank ones around
 * show; what ends as a sentence is no heading.
 * @returns as many lines; those drawn under headings are empty
 */
export function withHeadingsMarked(lines: readonly string[]): string[] {
  const isBlank = (line = '') => line.trim() === '' || drawn.test(line);
  const isHeading = (index: number) => {
    const [above, line = '', below = ''] = [lines[index - 1], lines[index], lines[index + 1]];
    return drawn.test(below) && isBlank(above) && !isBlank(line) && !/[.!?]["”’)\]*_]*\s*$/.test(line);
  };
  return lines.map((line, index) => {
    if (isHeading(index)) return `## ${line.trim()}`;
    return isHeading(index - 1) ? '' : line;
  });
}
