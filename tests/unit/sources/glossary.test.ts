import { readFileSync } from 'node:fs';
import { VFile } from 'vfile';
import { describe, expect, test } from 'vitest';
import { parseSource } from '../../../src/keywords/parse/index.ts';

const seed = readFileSync('content/sources/glossary.tsv', 'utf-8');
const read = (value: string) => parseSource(new VFile({ path: 'document', value }), 'glossary');

describe('the glossary repeats its templates in several shapes', () => {
  test.each([
    ['Bombard', 'Bombard X'],
    ['Armor', 'Armor'],
    ['Reduced Cost', 'Reduced Cost X: [condition]'],
    ['Adapt', 'Adapt: [First/Second/Third... effect]'],
    ['Switch', 'Switch: [First/Second/Third unit type effect]'],
    ['Resilience', "Resilience +/- 'X'"],
    ['Alternative Cost', 'Alternative Cost: [cost]'],
  ])('%s', (name, template) => {
    expect(read(seed).find((entry) => entry.name === name)?.template).toBe(template);
  });

  test.each([
    ['a colon outside the bold', '**Sample X**: Text.', 'Sample X', 'Text.'],
    [
      'a bracket outside, in front of a type line',
      '**Sample:** [first] A static ability.',
      'Sample: [first]',
      'A static ability.',
    ],
    [
      'the same, and the colon outside the bold',
      '**Sample**: [first]: A static ability.',
      'Sample: [first]',
      'A static ability.',
    ],
    ['a bracket that begins a sentence', '**Sample:** [first] Text.', 'Sample', '[first] Text.'],
    ['no colon', '**Sample** Text: more.', 'Sample', 'Text: more.'],
    ['no colon and no blank', '**Sample**Text: more.', 'Sample', 'Text: more.'],
    ['a blank before the bold ends', '**Sample: **Text.', 'Sample', 'Text.'],
    ['a blank there, and a bracket', '**Sample: **[first]: Text.', 'Sample: [first]', 'Text.'],
    ['a blank behind the tab', '  **Sample:** Text.', 'Sample', 'Text.'],
    ['a bracket right behind it', '**Sample:**[first] An effect.', 'Sample', '[first] An effect.'],
    ['a bracket and its colon right behind it', '**Sample:**[first]: Text.', 'Sample:[first]', 'Text.'],
    ['a bracket some blanks behind it', '**Sample:**  [first]: Text.', 'Sample:  [first]', 'Text.'],
    ['a bracket before its colon', '**Sample** [first]: Text.', 'Sample [first]', 'Text.'],
    ['a bracket right before its colon', '**Sample**[first]: Text.', 'Sample[first]', 'Text.'],
    ['bold in the text', '**Sample:** It is **not** it.', 'Sample', 'It is not it.'],
    ['bold that is slanted', '**Sample:** It is ***not*** it, *no*.', 'Sample', 'It is not it, no.'],
    ['emphasis right behind it', '**Sample:**_Now_ go.', 'Sample', 'Now go.'],
    [
      'asterisks that begin within a word',
      '**Sample:** It is un*usual* it.',
      'Sample',
      'It is un*usual* it.',
    ],
    ['asterisks within a word', '**Sample:** 2*X*3 is *not* it.', 'Sample', '2*X*3 is not it.'],
  ])('%s', (_, body, template, text) => {
    expect(read(`Sample\t${body}`)).toMatchObject([{ template, text }]);
  });

  test('emphasis marks are taken out of the text, nothing else', () => {
    const text = read(seed).find(({ name }) => name === 'Reduced Cost')?.text;
    const line = seed.split('\n').find((candidate) => candidate.startsWith('Reduced Cost\t')) ?? '';
    expect(text).toBe(line.replace(/^.*?\*\* /, '').replaceAll('*', ''));
  });
});

describe('the other bold of Markdown', () => {
  const ability = 'A static ability that means, "Move."';

  test.each([
    ['__Hop X:__', 'Hop X'],
    ['__Hop X__:', 'Hop X'],
    ['__Hop:__ [first]:', 'Hop: [first]'],
  ])('is read: %s', (bold, template) =>
    expect(read(`Hop\t${bold} ${ability} It __may__ move.`)).toMatchObject([
      { name: 'Hop', template, text: `${ability} It may move.` },
    ]),
  );

  test.each(['_Hop:_', '__Hop:**', '**Hop:__', '___Hop:___'])('and nothing else: %s', (bold) =>
    expect(read(`Hop\t${bold} ${ability}`)).toEqual([]),
  );

  test('is told where another entry runs in, or the columns are exchanged', () => {
    const rules = (value: string) => {
      const file = new VFile({ value });
      parseSource(file, 'glossary');
      return file.messages.map(({ ruleId }) => ruleId);
    };
    expect(rules(`Hop\t__Hop:__ ${ability} __Skip:__ ${ability}`)).toContain('entries-joined');
    expect(rules(`__Hop:__ ${ability}\tHop`)).toContain('columns-exchanged');
  });
});
