import { existsSync, readFileSync } from 'node:fs';
import { escapePattern } from '../src/keywords/text/pattern.ts';

/**
 * The headers that a host would send, from the file that Netlify and Cloudflare Pages read; none where there is no
 * file.
 * @returns what gives the fields of an address
 */
export function readHeaders(file: string): (address: string) => Map<string, string> {
  if (!existsSync(file)) return () => new Map();
  const rules = readFileSync(file, 'utf-8')
    .trim()
    .split('\n\n')
    .map((rule) => {
      const [address = '', ...lines] = rule.split('\n');
      const pattern = address.split('*').map(escapePattern);
      const fields = lines.map(
        (line) =>
          line
            .trim()
            .split(/: (.*)/s)
            .slice(0, 2) as [string, string],
      );
      return { pattern: new RegExp(`^${pattern.join('.*')}$`), fields };
    });
  return (address) =>
    new Map(rules.filter(({ pattern }) => pattern.test(address)).flatMap(({ fields }) => fields));
}
