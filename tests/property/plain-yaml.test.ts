import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { splitFrontMatter } from '../../src/keywords/store/front-matter.ts';
import { readPlainYaml } from '../../src/keywords/store/plain-yaml.ts';
import { toMdx } from '../../src/keywords/store/write-mdx.ts';
import { hostileText } from '../helpers/hostile.ts';
import { sampleKeyword, sampleRevision } from '../helpers/samples.ts';

const yamlOf = (document: string) => splitFrontMatter(document)?.yaml ?? '';

test('the front matter of every entry is read, and as the library reads it', () => {
  const names = readdirSync('content/keywords', { recursive: true, encoding: 'utf-8' });
  const entries = names.filter((name) => name.endsWith('.mdx'));
  expect(entries.length).toBeGreaterThanOrEqual(100);
  for (const name of entries) {
    const yaml = yamlOf(readFileSync(`content/keywords/${name}`, 'utf-8'));
    expect(readPlainYaml(yaml), name).toEqual(parse(yaml));
  }
});

test('of any name it is read so, or not at all', () => {
  fc.assert(
    fc.property(hostileText, (name) => {
      const revision = sampleRevision(name, ['A text.']);
      const yaml = yamlOf(toMdx({ ...sampleKeyword('A', revision), name, formerNames: [name] }, revision));
      expect([parse(yaml), null]).toContainEqual(readPlainYaml(yaml));
    }),
  );
});

test('and so is whatever else may stand there', () => {
  const some = (weight: number, ...values: string[]) => ({ weight, arbitrary: fc.constantFrom(...values) });
  const indent = fc.oneof(some(8, '', '  '), some(1, ' ', '    ', '\t'));
  const key = fc.oneof(some(8, 'a:', 'b:', 'c:', '-'), some(1, 'a :', '"a":', '__proto__:', '#', ''));
  const value = fc.oneof(
    some(8, ' "a"', ' "\\n"', ' null', ' []', ''),
    some(1, ' "\\x41"', ' "a\tb"', " 'a'", ' ~', ' 1', ' a', ' {}', ' "a" # b', ' "', '  "a"', '"a"'),
  );
  const line = fc.tuple(indent, key, value).map((parts) => parts.join(''));
  let read = 0;
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), (lines) => {
      const yaml = lines.join('\n');
      const plain = readPlainYaml(yaml);
      if (plain === null) return;
      read++;
      expect(plain, yaml).toEqual(parse(yaml));
    }),
    { numRuns: 20_000 },
  );
  expect(read).toBeGreaterThan(500);
});

test('strings, nulls, lists and maps are read as they were written', () => {
  const value = { a: 'x: "y" # z', b: null, c: [], d: ['1', 'null'], e: { f: '', g: null } };
  const yaml = stringify(value, { defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN', lineWidth: 0 });
  expect(readPlainYaml(yaml)).toEqual(value);
});
