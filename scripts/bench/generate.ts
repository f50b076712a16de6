import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Letters for a number, so that generated names are words and not the sign of a variable. */
function letters(index: number): string {
  const low = String.fromCharCode(97 + (index % 26));
  return index < 26 ? low : letters(Math.floor(index / 26) - 1) + low;
}

/**
 * Writes a content folder with any number of made-up keywords whose texts are as long and as like as the real ones:
 * two sheets, the second of which rewords three in five.
 */
export function generateContent(folder: string, keywords: number): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'sources'), { recursive: true });
  const texts = readFileSync('content/sources/glossary.tsv', 'utf-8')
    .trimEnd()
    .split('\n')
    .filter((line) => !line.includes('former name'))
    .map((line) => line.replace(/^.*?\*\*.*?\*\*(?: \[[^\]]*\]:)? /, '').replaceAll('*', ''));
  const sheet = (title: string, reword: (text: string, index: number) => string) =>
    `${title}\n\n${Array.from({ length: keywords }, (_, index) => {
      const name = `Sample ${letters(index)}`;
      return `${name}\n\n${name}: ${reword(texts[index % texts.length] ?? '', index)}`;
    }).join('\n\n')}\n`;
  writeFileSync(
    path.join(folder, 'sources/first.txt'),
    sheet('First', (text) => text),
  );
  const reworded = (text: string, index: number) =>
    index % 5 < 3 ? text.replace(/\bunit\b/, 'card or unit') : text;
  writeFileSync(path.join(folder, 'sources/second.txt'), sheet('Second', reworded));
  const source = (id: string, title: string) =>
    `- id: ${id}\n  title: ${title}\n  kind: sheet\n  file: ${id}.txt\n`;
  writeFileSync(path.join(folder, 'sources.yaml'), source('first', 'First') + source('second', 'Second'));
}
