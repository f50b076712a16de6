import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach } from 'vitest';
import { runIngest } from './run-ingest.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** An entry of a sheet. */
export const entry = (name: string, text = 'A static ability that means, "x."') =>
  `${name}\n\n${name}: ${text}\n`;

/** What an ingest says of a place. */
interface Finding {
  file: string;
  rule: string;
  line: number;
  column: number;
  message: string;
}

/** A content folder with one sheet for each test of a file, and what is done with it. */
export function useSheetFolder() {
  let content: string;
  beforeEach(() => {
    content = temporaryFolder();
    mkdirSync(path.join(content, 'sources'));
    writeFileSync(
      path.join(content, 'sources.yaml'),
      '- id: sheet\n  title: A Sheet\n  kind: sheet\n  file: sheet.txt\n',
    );
  });

  const ingest = (...args: string[]) => runIngest(content, ...args);
  return {
    content: () => content,
    write: (...entries: string[]) =>
      writeFileSync(path.join(content, 'sources/sheet.txt'), `A Sheet\n\n${entries.join('\n')}`),
    ingest,
    /** All that an ingest finds wrong. */
    findings: (...args: string[]): Finding[] =>
      JSON.parse(ingest('--json', ...args).out).diagnostics.filter(
        ({ severity }: { severity: string }) => severity !== 'info',
      ),
  };
}
