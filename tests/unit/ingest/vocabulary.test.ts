import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { loadVocabulary, readVocabulary } from '../../../src/content-folder/vocabulary.ts';
import { ingestErrors } from '../../helpers/ingest-errors.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';

let content: string;
beforeEach(() => {
  content = temporaryFolder();
});

const read = (text: string | Buffer) => {
  writeFileSync(path.join(content, 'vocabulary.yaml'), text);
  return readVocabulary(content, [{ slug: 'armor' }, { slug: 'constructor' }]);
};

test('a content folder without a vocabulary has an empty one', () => {
  const { file, vocabulary } = readVocabulary(content, []);
  expect(file.messages).toEqual([]);
  expect(vocabulary).toEqual({ stopWords: [], readings: [], synonyms: [], keywords: {}, notKeywords: [] });
});

test('what it has is read, what it has not is empty, and a keyword may have any name', () => {
  const { file, vocabulary } = read('keywords:\n  armor: [tough]\n  constructor: [builds]\n');
  expect(file.messages).toEqual([]);
  expect(vocabulary).toMatchObject({ keywords: { armor: ['tough'], constructor: ['builds'] }, synonyms: [] });
});

test.each([
  ['a keyword that is not there', 'keywords:\n  armour: [tough]\n', '2:3', 'Found the keyword “armour”'],
  [
    'one whose words stand below it',
    'keywords:\n  armour:\n    - tough\n',
    '2:3',
    'Found the keyword “armour”',
  ],
  ['an empty phrase', 'keywords:\n  armor: [tough, ""]\n', '2:18', 'expected a word'],
  ['a phrase of blanks', 'keywords:\n  armor: [tough, " "]\n', '2:18', 'expected a word'],
  [
    'a phrase that stands there twice',
    'keywords:\n  armor: [tough, hard, tough]\n',
    '2:24',
    'found “tough”, expected each phrase once',
  ],
  ['a name of blanks', 'notKeywords: [" "]\n', '1:15', 'expected a name'],
  [
    'a synonym that means a blank',
    'synonyms:\n  - say: [a]\n    mean: " "\n',
    '3:11',
    'the words of the rules',
  ],
  ['a synonym that means nothing', 'synonyms:\n  - say: [a]\n', '2:5', 'synonyms.mean: found nothing'],
  ['no list', 'synonyms:\n  - say: a\n    mean: b\n', '2:10', 'expected a list of words'],
  ['two stop words in one', 'stopWords: [unit units, card]\n', '1:13', 'expected one word'],
  [
    'a reading in signs',
    'readings:\n  - say: [a-b]\n    mean: c\n',
    '2:11',
    'expected lower-case letters and digits',
  ],
  [
    'a keyword that is said to be none',
    'notKeywords: [Armour, ARMOR]\n',
    '1:23',
    'Found “ARMOR”, which is a keyword',
  ],
  ['a part that nobody knows', 'words: 1\n', '1:1', 'Found the field “words”'],
  ['a keyword twice', 'keywords:\n  armor: [a]\n  armor: [b]\n', '3:3', 'a second time'],
  [
    'a quotation without an end',
    'keywords:\n  armor: ["tough]\nstopWords: []\n',
    '2:11',
    'mark that is never closed',
  ],
  ['fields without a value', 'keywords:\n', '1:10', 'keywords: found nothing, expected keywords'],
  [
    'a word in place of fields',
    'synonyms: [a]\n',
    '1:12',
    'synonyms: found “a”, expected fields, “name: value”',
  ],
  [
    'a comma that was lost at the end of a line',
    'keywords:\n  armor:\n    [\n      tough\n      thick,\n    ]\n',
    '4:7',
    'Found “tough” and the line below as one text of a list, expected a comma between them',
  ],
  [
    'a full stop for it',
    'keywords:\n  armor: [tough.\n    thick]\n',
    '2:11',
    'Found “tough.” and the line below',
  ],
  [
    'a semicolon for it',
    'keywords:\n  armor: [tough;\n    thick]\n',
    '2:11',
    'Found “tough;” and the line below',
  ],
  ['a name without its colon above all', 'stopWords:[a]\n\nsynonyms: []\n', '1:1', 'without its colon'],
  ['a list in place of a word', 'keywords:\n  armor: [[a]]\n', '2:11', 'expected a list of words'],
  ['a list of nothing', '[]\n', '1:1', 'expected the parts of a vocabulary'],
])('%s is said with its place, and loading it fails', (_, text, place, message) => {
  const { file, vocabulary } = read(text);
  expect(file.messages[0]).toMatchObject({ ruleId: 'vocabulary-invalid', fatal: true });
  expect(`${file.messages[0]?.line}:${file.messages[0]?.column}`).toBe(place);
  expect(file.messages[0]?.reason).toContain(message);
  expect(vocabulary.synonyms).toEqual([]);
  expect(() => loadVocabulary(content, [{ slug: 'armor' }])).toThrow(`vocabulary.yaml:${place}: `);
});

test('one of comments alone has nothing in it', () => {
  const { file, vocabulary } = read('# keywords:\n#   armor: [tough]\n');
  expect(file.messages).toEqual([]);
  expect(vocabulary).toEqual(read('').vocabulary);
});

test('a phrase may go on in the next line in quotation marks, and outside of a list in brackets', () => {
  const { file, vocabulary } = read(
    'keywords:\n  armor: ["tough\n    thick", null and void]\nsynonyms:\n  - say: [a]\n    mean: b\n      c\n',
  );
  expect(file.messages).toEqual([]);
  expect(vocabulary.keywords).toEqual({ armor: ['tough thick', 'null and void'] });
});

test('the ingest stops at what is wrong in it', () => {
  writeFileSync(path.join(content, 'vocabulary.yaml'), 'keywords:\n  armour: [tough]\n');
  expect(ingestErrors(content)).toMatchObject([
    { file: path.join(content, 'vocabulary.yaml'), line: 2, rule: 'vocabulary-invalid' },
  ]);
});

test('bytes that are no text are said', () => {
  const { file } = read(Buffer.from([0x41, 0xff]));
  expect(file.messages).toMatchObject([{ ruleId: 'source-not-utf8' }]);
});
