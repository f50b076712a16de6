import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readGenerated } from '../../../src/content-folder/generated.ts';
import { fromMdx, partsOfMdx, readPin } from '../../../src/keywords/store/read-mdx.ts';
import { isSealed, seal } from '../../../src/keywords/store/seal.ts';
import { toMdx } from '../../../src/keywords/store/write-mdx.ts';
import { sampleKeyword, sampleRevision } from '../../helpers/samples.ts';

test('what is read of the content folder is, written again, its files, byte for byte', () => {
  const { keywords } = readGenerated('content');
  const files = globSync('content/keywords/*/*.mdx');
  expect(keywords.flatMap(({ revisions }) => revisions)).toHaveLength(files.length);
  for (const keyword of keywords)
    for (const revision of keyword.revisions) {
      const name = `content/keywords/${keyword.slug}/${revision.file}.mdx`;
      expect(toMdx(keyword, revision), name).toBe(readFileSync(name, 'utf-8'));
    }
});

const revision = sampleRevision('Hop X', ['Move.', 'Not twice.']);
const written = () => toMdx(sampleKeyword('Hop', revision), revision);

test('of an entry that another version wrote, its wording is read whatever else stands there', () => {
  const document = written();
  const other = document.replace('keyword: "Hop"\n', 'title: 1\nmore: [2]\n');
  expect(readPin(other)).toEqual({ slug: 'hop', revision: '00000000', parts: revision.parts });
  expect(() => fromMdx(other)).toThrow();
  expect(() => readPin(document.replace('slug: "hop"\n', ''))).toThrow();
  expect(() => readPin('Text.')).toThrow();
});

test('a value stays a text of one line, though YAML could take it for a number or fold it', () => {
  const long = sampleRevision('word '.repeat(60).trim(), ['Move.']);
  expect(toMdx(sampleKeyword('Hop', long), long)).toContain(
    `\ntemplate: "${long.template}"\nrevision: "00000000"\n`,
  );
});

test('what has no seal, or an empty one, is no work of the ingest', () => {
  const document = written();
  expect(isSealed(document)).toBe(true);
  expect(isSealed(document.replace(/^seal: .*\n/m, ''))).toBe(false);
  expect(isSealed(document.replace(/^seal: .*/m, 'seal: ""'))).toBe(false);
  expect(isSealed(seal('{\n  "seal": ""\n}'))).toBe(true);
});

describe('nothing is read but the meaning, then rulings, each whole and with an id of its own', () => {
  const meaning = '<Meaning>Move.</Meaning>';

  test.each([
    ['words behind a part', `${meaning} More.`, 'Found paragraph, expected <Meaning> or <Ruling>'],
    ['a ruling first', '<Ruling id="r1">Move.</Ruling>', 'Found <Ruling>, expected <Meaning>'],
    [
      'another element',
      `${meaning}\n\n<Note id="r1">Move.</Note>`,
      'Found <Note>, expected <Ruling id="r1">',
    ],
    ['another attribute', `${meaning}\n\n<Ruling class="r1">x</Ruling>`, 'Found <Ruling>, expected'],
    ['an id with signs before it', `${meaning}\n\n<Ruling id="xr1">x</Ruling>`, 'Found <Ruling>, expected'],
    ['an id with signs behind it', `${meaning}\n\n<Ruling id="r1x">x</Ruling>`, 'Found <Ruling>, expected'],
    ['an element without a name', '<>Move.</>', 'Found mdxJsxTextElement, expected <Meaning>'],
    ['emphasis in a part', '<Meaning>Move *now*.</Meaning>', 'Found emphasis, expected only text in a part'],
  ])('%s is refused', (_, body, message) => expect(() => partsOfMdx(body)).toThrow(message));
});

test.each(['a\0\n ', ' \0 ', 'a \0', '\t a\u0085 \n', 'a\u0001\t\u0001 b  '])(
  'white space beside a character that nobody sees comes out as it went in: %j',
  (text) => {
    const strange = sampleRevision('Hop X', [text]);
    expect(fromMdx(toMdx(sampleKeyword('Hop', strange), strange)).parts).toEqual(strange.parts);
  },
);
