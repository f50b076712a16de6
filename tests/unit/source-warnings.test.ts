import { VFile } from 'vfile';
import { describe, expect, test } from 'vitest';
import { diagnosticsOf, hasErrors } from '../../src/keywords/diagnostics.ts';
import type { SourceKind } from '../../src/keywords/model.ts';
import { parseSource } from '../../src/keywords/parse/index.ts';
import { ability, said, sheet } from '../said-of-sources.ts';

type Case = [what: string, kind: SourceKind, text: string, said: string];

describe('of what is read all the same it is said what may be amiss', () => {
  test.each<Case>([
    [
      'a text that stops in its quotation',
      'sheet',
      sheet('Hop', 'A static ability that means, "Move.'),
      'text-cut-off 2:41 Found that the text of “Hop” stops at “…tic ability that means, "Move.”, expected the end of the quotation',
    ],
    [
      'a text that stops behind its quotation',
      'sheet',
      sheet('Hop', `${ability} Then. And so`),
      'text-cut-off 2:55 Found that the text of “Hop” stops at “…at means, "Move." Then. And so”, expected the end of a sentence',
    ],
    [
      'a heading that runs into its text',
      'sheet',
      `Hop Hop: ${ability}`,
      `heading-run-in 1:1 Read “Hop Hop: ${ability}” as Hop, its heading runs into its text`,
    ],
    [
      'a heading that is lost',
      'sheet',
      `Hop: ${ability}`,
      `heading-lost 1:1 Read “Hop: ${ability}” as Hop, its heading is lost`,
    ],
    [
      'what stands above the entries',
      'sheet',
      `Our page\n${sheet('Hop')}`,
      'preamble-skipped 1:1 Passed over “Our page” above the entries',
    ],
    [
      'what stands below them',
      'sheet',
      `${sheet('Hop')}\nBack to top`,
      'footer-skipped 3:1 Passed over “Back to top” below the entries',
    ],
  ])('%s', (_, kind, text, only) => expect(said(kind, text)).toEqual([only]));

  test('which is no error, and comes with what to do', () => {
    const [fine, faulty] = [`Our page\n${sheet('Hop')}`, ''].map((value) => new VFile({ value }));
    for (const file of [fine, faulty]) if (file) parseSource(file, 'sheet');
    expect(fine && diagnosticsOf([fine])).toMatchObject([
      { severity: 'info', advice: expect.stringContaining('Nothing is needed') },
    ]);
    expect([[fine], [faulty], [fine, faulty]].map((files) => hasErrors(files as VFile[]))).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('and nothing of a text that only begins as two entries would', () => {
    expect(said('sheet', sheet('Hop', `Act as: ${ability}`))).toEqual([]);
  });
});
