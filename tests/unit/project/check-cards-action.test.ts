import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { temporaryFolderOfAll } from '../../helpers/temporary-folder.ts';

const folder = temporaryFolderOfAll();

const action = parse(readFileSync('.github/actions/check-cards/action.yml', 'utf-8'));
const check = action.runs.steps.find(({ name }: { name: string }) => name === 'Check');

/** Runs the step that checks as a runner does, in a folder of cards; what it takes is installed here. */
function run(inputs: Record<string, string>) {
  const given = (value: string) =>
    value

      .replace(/\$\{\{ github\.action_path \}\}/, path.resolve('.github/actions/check-cards'))
      .replace(
        /\$\{\{ inputs\.(\w+) \}\}/,
        (_, name: string) => inputs[name] ?? action.inputs[name].default ?? '',
      );
  const env = Object.fromEntries(
    Object.entries<string>(check.env).map(([name, value]) => [name, given(value)]),
  );
  const { status, stdout } = spawnSync('bash', ['-e', '-o', 'pipefail', '-c', check.run], {
    cwd: folder,
    env: { ...process.env, ...env },
    encoding: 'utf-8',
  });
  return { code: status, lines: stdout.trim().split('\n').filter(Boolean) };
}

test('the action marks the line of each card that is wrong, and fails where there are errors', () => {
  writeFileSync(path.join(folder, 'first set.txt'), 'Name\tText\nOne\tArmor 2\nTwo\tcritical hit 2\n');
  writeFileSync(path.join(folder, 'second.txt'), 'Name\tText\nThree\tArmor\n');
  expect(run({ files: '*.txt' })).toEqual({
    code: 1,
    lines: [
      '::error file=first set.txt,line=2,col=5,title=One (number-unexpected)::Found “Armor 2”, expected it as “Armor”, without a number',
      '::notice file=first set.txt,line=3,col=5,title=Two (keyword-case)::Found “critical hit”, expected “Critical Hit”',
    ],
  });
  expect(run({ files: 'second.txt\n', column: 'text' })).toEqual({ code: 0, lines: [] });
  expect(run({ files: 'first set.txt\nsecond.txt', hints: 'false' }).lines).toHaveLength(1);
});

test('the patterns of files: folders are passed over, and each that finds nothing is told', () => {
  mkdirSync(path.join(folder, 'sets', 'old'), { recursive: true });
  writeFileSync(path.join(folder, 'sets', 'new.txt'), 'Armor 2\n');
  writeFileSync(path.join(folder, 'sets', 'old', 'old set.txt'), 'Armor 3\n');
  const filesIn = (files: string) =>
    run({ files }).lines.map((line) => /^::error (?:file=([^,]*))?/.exec(line)?.[1]);
  expect(filesIn('sets/**')).toEqual(['sets/new.txt', 'sets/old/old set.txt']);
  expect(filesIn('\n  sets/*.txt \r\n\nsets/old/old set.txt\n')).toEqual([
    'sets/new.txt',
    'sets/old/old set.txt',
  ]);
  writeFileSync(path.join(folder, 'sets', '[x] set.txt'), 'Armor 4\n');
  expect(filesIn('sets/[x] set.txt')).toEqual(['sets/[x] set.txt']);
  for (const files of ['none/*.txt', 'none.txt', 'sets', 'sets/new.txt\nnone.*'])
    expect(run({ files })).toEqual({
      code: 1,
      lines: [`::error::Found no file for “${files.split('\n').at(-1)}”, expected at least one`],
    });
  for (const files of ['', ' \n\r\n'])
    expect(run({ files })).toEqual({
      code: 1,
      lines: ['::error::Found no name in “files”, expected that of at least one file of cards'],
    });
});

test('every input of the action is one that its steps take', () => {
  expect(Object.keys(action.inputs).sort()).toEqual(
    Object.values<string>(check.env)
      .flatMap((value) => /inputs\.(\w+)/.exec(value)?.[1] ?? [])
      .sort(),
  );
});
