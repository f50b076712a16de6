import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { putAside } from './aside.ts';

/** Letters for a number, so that generated names are words rather than values of X. */
export function letters(index: number): string {
  const low = String.fromCharCode(97 + (index % 26));
  return index < 26 ? low : letters(Math.floor(index / 26) - 1) + low;
}

/** A generator of the same numbers in every run, from 0 to below 1. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/**
 * Creates texts from the words of others, each as long as one of them and with the same beginning: every word follows
 * one that it follows there, and the quoted meaning is one sentence. No two are alike, so that caching texts gains
 * nothing.
 */
function createWriter(texts: readonly string[]): (index: number) => string {
  const random = createRandom(1);
  const pick = (from: readonly string[]) => from[Math.floor(random() * from.length)] ?? '';
  const followers = new Map<string, string[]>();
  for (const words of texts.map((text) => text.split(' ')))
    for (const [index, word] of words.entries())
      followers.set(word, [...(followers.get(word) ?? []), words[index + 1] ?? words[0] ?? '']);
  return (index) => {
    const model = (texts[index % texts.length] ?? '').split(' ');
    const written = model.slice(0, 6);
    while (written.length < model.length) written.push(pick(followers.get(written.at(-1) ?? '') ?? model));
    const text = written.join(' ').replace(/[^\p{L}\p{N}]*$/u, '.');
    return text.replace(/(that means,?) (.*?\.)/, '$1 "$2"');
  };
}

/**
 * Writes a content folder with any number of made-up keywords whose texts have the length and the words of the real
 * ones: two sheets, the second of which rewords three in five.
 */
export function generateContent(folder: string, keywords: number): void {
  putAside(folder);
  mkdirSync(path.join(folder, 'sources'), { recursive: true });
  const real = readFileSync('content/sources/glossary.tsv', 'utf-8')
    .trimEnd()
    .split('\n')
    .filter((line) => !line.includes('former name'))
    .map((line) => line.replace(/^.*?\*\*.*?\*\*(?: \[[^\]]*\]:)? /, '').replace(/[*:"“”]/g, ''));
  const texts = Array.from({ length: keywords }, (_, index) => index).map(createWriter(real));
  const sheet = (title: string, reword: (text: string, index: number) => string) =>
    `${title}\n\n${texts
      .map((text, index) => {
        const name = `Sample ${letters(index)}`;
        return `${name}\n\n${name}: ${reword(text, index)}`;
      })
      .join('\n\n')}\n`;
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
