import { existsSync, readFileSync } from 'node:fs';
import { patternOf } from '../../src/build/headers.ts';

/**
 * Reads the headers that a host would send, from the file for Netlify and Cloudflare Pages; none where there is no
 * such file.
 * @returns a function from an address to its header fields
 */
export function readHeaders(file: string): (address: string) => Map<string, string> {
  if (!existsSync(file)) return () => new Map();
  const rules = readFileSync(file, 'utf-8')
    .trim()
    .split('\n\n')
    .map((rule) => {
      const [address = '', ...lines] = rule.split('\n');
      const fields = lines.map(
        (line) =>
          line
            .trim()
            .split(/: (.*)/s)
            .slice(0, 2) as [string, string],
      );
      return { pattern: patternOf(address), fields };
    });
  return (address) =>
    new Map(rules.filter(({ pattern }) => pattern.test(address)).flatMap(({ fields }) => fields));
}
