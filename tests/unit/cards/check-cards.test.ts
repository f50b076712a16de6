import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { runCommand } from '../../helpers/run-command.ts';
import { temporaryFolderOfAll } from '../../helpers/temporary-folder.ts';

const folder = temporaryFolderOfAll();

function write(name: string, text: string | Buffer): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

const run = (...args: string[]) => runCommand('check-cards', args);

test('errors are said with file, line and column, and exit 1', () => {
  const file = write('table.txt', 'Name\tText\nOne\tElude. Bombard\nTwo\n');
  const { code, err } = run(file);
  expect(code).toBe(1);
  expect(err).toContain(file);
  expect(err).toMatch(
    /2:5 +error +One: Found “Elude”, expected “Precision”: the keyword was renamed +keyword-renamed/,
  );
  expect(err).toMatch(
    /2:12 +error +One: Found “Bombard” without a number, expected it as “Bombard X” +number-missing/,
  );
  expect(err).toMatch(/3:1 +warning Found one column, expected 2 as in the header +row-ragged/);
});

test('as JSON, with nothing else on standard output', () => {
  const file = write('plain.txt', 'Armor.\n\nEvade 2 (Prevent 2 damage to this unit.)\n');
  const { code, out } = run(file, '--json');
  expect(code).toBe(0);
  expect(JSON.parse(out).diagnostics).toEqual([
    expect.objectContaining({
      file,
      line: 3,
      column: 10,
      severity: 'warning',
      rule: 'reminder-differs',
      card: null,
      field: null,
    }),
  ]);
  expect(JSON.parse(out).diagnostics[0].message).toContain('Prevent{+ up to+} 2 damage to this unit.');
});

test('what cannot be read is an error, and wrong usage exits 2', () => {
  expect(run(path.join(folder, 'nothing.txt')).code).toBe(1);
  const bytes = write('bytes.txt', Buffer.from([0xff, 0xfe, 0x41]));
  expect(run(bytes).err).toMatch(/look like UTF-16, not UTF-8 +cards-unreadable/);
  const broken = write('broken.txt', Buffer.from([0xc3, 0xa9, 0x92]));
  expect(run(broken).err).toMatch(/its bytes are not UTF-8 +cards-unreadable/);
  const missing = run(write('table2.txt', 'Name\tText\nOne\tArmor\n'), '--column', 'Body');
  expect(missing.code).toBe(1);
  expect(missing.err).toContain('Found no column “Body”, expected one of Name, Text');
  const below = run(write('table3.txt', 'sep=;\nName;Text\nOne;Armor\n'), '--column', 'Body');
  expect(below.err).toMatch(/2:1 +error +Found no column “Body”/);
  expect(run().code).toBe(2);
  expect(run('--nonsense').code).toBe(2);
});

const set =
  'Name,Type,Text\nOne,Unit,"critical hit 2 | Pay 1 Force => Evade 2, Over Kill"\nName,Type,Text\nTwo,Unit,Armor\n';

test('a table with commas is read as one, its column in any case, and a header within it is no card', () => {
  const file = write('set.csv', set);
  const { out, err } = run(file, '--column', 'text', '--json');
  const { diagnostics } = JSON.parse(out);
  expect(
    diagnostics.map(({ rule, line, column, card, field }: Record<string, unknown>) => [
      rule,
      line,
      column,
      card,
      field,
    ]),
  ).toEqual([
    ['keyword-case', 2, 11, 'One', 'Text'],
    ['arrow-broken', 2, 40, 'One', 'Text'],
    ['keyword-joined', 2, 52, 'One', 'Text'],
  ]);
  expect(err).toContain('In 2 cards of 1 file, from the column “Text”: 0 errors, 2 warnings, 1 hint.');
});

test('hints can be switched off, and several files have one total', () => {
  const first = write('hints.txt', 'critical hit 2\n');
  const second = write('errors.txt', 'Armor 2\n\nBombard\n');
  expect(run(first, second).err).toContain('In 3 cards of 2 files: 2 errors, 0 warnings, 1 hint.');
  // In JSON, which is a contract, the severity of a hint is info.
  expect(run(first).err).toMatch(/^1:1 hint +Found “critical hit”/m);
  expect(JSON.parse(run(first, '--json').out).diagnostics).toMatchObject([{ severity: 'info' }]);
  const { err } = run(first, second, '--no-hints');
  expect(err).toContain('In 3 cards of 2 files: 2 errors, 0 warnings, 0 hints.');
  expect(err).not.toContain('critical hit');
});

test('a file that is named twice is checked once, however its path is spelt', () => {
  const file = write('twice.txt', 'Armor 2\n');
  const again = path.relative('.', file);
  expect(run(file, file, again).err).toContain('In 1 card of 1 file: 1 error, 0 warnings, 0 hints.');
});

test('columns of one name are read together, and named once', () => {
  const file = write('columns.txt', 'Name\tBody\tBody\nOne\tArmor 2\tBombard\n');
  expect(run(file).err).toContain(
    'In 1 card of 1 file, from the column “Body”: 2 errors, 0 warnings, 0 hints.',
  );
});

test('what is certain is mended in a copy, all else stays as it is, and no copy is written over', () => {
  const mixed = '\ufeffName\tText\r\nOne\t"Elude ""x"" | critical hit 2"\r\nTwo\tArmor 2 Critcal Hit 2\r\n';
  const file = write('mend.txt', mixed);
  expect(run(file, '--fix').err).toContain('2 places fixed in');
  const copy = path.join(folder, 'mend.fixed.txt');
  expect(readFileSync(copy, 'utf-8')).toBe(
    mixed.replace('Elude', 'Precision').replace('critical hit', 'Critical Hit'),
  );
  expect(readFileSync(file, 'utf-8')).toBe(mixed);
  const again = run(file, '--fix');
  expect(again.code).toBe(1);
  expect(again.err).toContain('expected no such file');
  const sound = write('sound.txt', 'Armor\n');
  expect(run(sound, '--fix').err).toContain('nothing certain to fix');
  expect(existsSync(path.join(folder, 'sound.fixed.txt'))).toBe(false);
});

test('as SARIF, each result has its rule, its level and its place', () => {
  const file = write('sarif set #1.txt', 'Name\tText\nOne\tArmor 2 | critical hit 2\n');
  const { version, runs } = JSON.parse(run(file, '--sarif').out);
  const [{ tool, results }] = runs;
  expect(version).toBe('2.1.0');
  const known = tool.driver.rules.map(({ id }: { id: string }) => id);
  for (const { ruleId } of results) expect(known).toContain(ruleId);
  expect(results[0]).toMatchObject({
    ruleId: 'number-unexpected',
    level: 'error',
    locations: [{ physicalLocation: { region: { startLine: 2, startColumn: 5 } } }],
  });
  expect(results[1].level).toBe('note');
  expect(results[0].locations[0].physicalLocation.artifactLocation.uri).toMatch(/sarif%20set%20%231\.txt$/);
});

test('what a set uses is told: each keyword, how often, and with which numbers', () => {
  const file = write(
    'uses.txt',
    'Name\tText\nOne\tEvade 2 | Armor\nTwo\tEvade 10 | Evade 2\nThree\tUnits with Armor.\n',
  );
  expect(run(file, '--uses', '--tsv').out).toBe(
    'Keyword\tCards\tMentions\tNumbers\nArmor\t2\t2\t\nEvade\t2\t3\t2 (2), 10\n',
  );
  expect(run(file, '--uses').out).toContain('Evade');
  expect(run(file, '--uses', '--json').code).toBe(2);
  const faulty = write('faulty.txt', 'Evade');
  expect(run(faulty).code).toBe(1);
  expect(run(faulty, '--uses')).toMatchObject({ code: 0, err: '' });
  const bare = write('bare.txt', 'Name\tText\nOne\tDraws.\nTwo\tTurns.\n');
  expect(run(bare, '--uses')).toEqual({ code: 0, out: '', err: 'Found no keyword in 2 cards.\n' });
  expect(run(bare, '--uses', '--tsv').out).toBe('Keyword\tCards\tMentions\tNumbers\n');
  expect(run(file, `${file}.gone`, '--uses')).toMatchObject({
    code: 1,
    err: expect.stringContaining('uses.txt.gone'),
  });
});
