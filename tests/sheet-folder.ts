import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach } from 'vitest';

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
    content = mkdtempSync(path.join(tmpdir(), 'sheet-'));
    mkdirSync(path.join(content, 'sources'));
    writeFileSync(
      path.join(content, 'sources.yaml'),
      '- id: sheet\n  title: A Sheet\n  kind: sheet\n  file: sheet.txt\n',
    );
  });
  afterEach(() => rmSync(content, { recursive: true }));

  function ingest(...args: string[]) {
    const script = ['scripts/ingest.ts', '--content', content, ...args];
    const { status, stdout, stderr } = spawnSync(process.execPath, script, { encoding: 'utf-8' });
    return { code: status, out: stdout, err: stderr };
  }

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
