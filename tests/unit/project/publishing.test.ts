import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { builtIn } from '../../helpers/build-site.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';

interface Job {
  permissions?: Record<string, string>;
  steps: { uses?: string; run?: string; with?: Record<string, unknown> }[];
}

const text = readFileSync('.github/workflows/publish.yml', 'utf-8');
const workflow = parse(text) as { permissions: object; jobs: Record<string, Job> };
const jobs = Object.entries(workflow.jobs);

describe('the publishing workflow', () => {
  test('names each action by its commit, with the version beside it', () => {
    const uses = [...text.matchAll(/uses: (.*)/g)].map(([, action]) => action);
    expect(uses.length).toBe(jobs.flatMap(([, { steps }]) => steps.filter((step) => step.uses)).length);
    for (const action of uses) expect(action).toMatch(/^actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test('gives no job that installs packages a right to write, nor a credential to keep', () => {
    expect(workflow.permissions).toEqual({});
    const writes = jobs.filter(([, { permissions = {} }]) => Object.values(permissions).includes('write'));
    expect(writes.map(([name, { permissions }]) => [name, permissions])).toEqual([
      ['deploy', { pages: 'write', 'id-token': 'write' }],
      ['ledger', { contents: 'write' }],
    ]);
    for (const [, { steps }] of writes)
      expect(steps.map(({ run }) => run ?? '').join()).not.toMatch(/\bnp[mx]\b|\.ci\/run/);
    const reads = jobs.filter((job) => !writes.includes(job)).flatMap(([, { steps }]) => steps);
    const checkouts = reads.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkouts.length).toBe(4);
    for (const step of checkouts) expect(step.with?.['persist-credentials']).toBe(false);
  });

  test('holds what it builds against all that was published by then, though its commit is older', () => {
    const steps = workflow.jobs.build?.steps ?? [];
    const [ledger, move, build] = [
      steps.findIndex((step) => step.with?.['sparse-checkout'] === 'content/published.txt'),
      steps.findIndex(({ run }) => run?.startsWith('mv .now/content/published.txt content/')),
      steps.findIndex(({ run }) => run?.includes('npm run build')),
    ];
    expect(steps[ledger]?.with).toMatchObject({ ref: 'main', path: '.now' });
    expect([ledger, move, build]).toEqual([1, 2, build]);
    expect(build).toBeGreaterThan(move);
  });
});

test('updates are proposed for every place that pins something', () => {
  const { updates } = parse(readFileSync('.github/dependabot.yml', 'utf-8'));
  expect(
    updates.map((update: Record<string, unknown>) => [
      update['package-ecosystem'],
      update.directories ?? update.directory,
    ]),
  ).toEqual([
    ['npm', ['/', '/scripts/node']],
    ['github-actions', '/'],
    ['docker', '/.github/deploy'],
  ]);
});

test('the container names each image by its digest, and runs neither its build nor its server as root', () => {
  const [, ...stages] = readFileSync('.github/deploy/Containerfile', 'utf-8').split(/^FROM /m);
  expect(stages.length).toBe(2);
  for (const stage of stages) {
    expect(stage).toMatch(/^\S+:\d+\.\d+\.\d+[\w.-]*@sha256:[0-9a-f]{64}\s/);
    expect(stage).toMatch(/^USER (?!root|0)/m);
  }
});

const hasGit = spawnSync('git', ['--version']).status === 0;

describe.skipIf(!hasGit)('the commit of the ledger', () => {
  /** A repository with one commit, and two clones of it. */
  const repository = () => {
    // Hooks are run, which a folder in memory may forbid.
    const root = path.resolve(temporaryFolder(builtIn));
    const git = (clone: string, ...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args], {
        cwd: path.join(root, clone),
        encoding: 'utf-8',
        stdio: ['ignore', 'pipe', 'ignore'],
      });
    git('.', 'init', '--bare', '--initial-branch=main', 'origin');
    git('.', 'clone', 'origin', 'other');
    mkdirSync(path.join(root, 'other/content'));
    writeFileSync(path.join(root, 'other/content/published.txt'), '/\n/b/\n');
    git('other', 'add', '.');
    git('other', 'commit', '-m', 'One');
    git('other', 'push', 'origin', 'HEAD:main');
    git('.', 'clone', '--branch=main', 'origin', 'runner');
    return { root, git };
  };
  const commitLedger = (root: string, lines: string) => {
    writeFileSync(path.join(root, 'new.txt'), lines);
    execFileSync(path.resolve('.github/deploy/commit-ledger'), [path.join(root, 'new.txt')], {
      cwd: path.join(root, 'runner'),
      stdio: 'ignore',
    });
  };

  test('loses nothing where main moves in the very moment of the push', () => {
    const { root, git } = repository();
    writeFileSync(path.join(root, 'other/content/published.txt'), '/\n/b/\n/c/\n');
    git('other', 'commit', '-am', 'Two');
    // The other clone pushes first, once.
    const hook = path.join(root, 'runner/.git/hooks/pre-push');
    writeFileSync(
      hook,
      `#!/bin/sh\nunset GIT_DIR\n[ -e ../pushed ] || { touch ../pushed; cd ../other && git push -q origin HEAD:main; }\n`,
    );
    chmodSync(hook, 0o755);
    commitLedger(root, '/\n/a/\n/b/\n');
    expect(git('origin', 'show', 'main:content/published.txt')).toBe('/\n/a/\n/b/\n/c/\n');
    expect(git('origin', 'log', '--format=%s', 'main').split('\n').slice(0, 3)).toEqual([
      'Written down: what was published',
      'Two',
      'One',
    ]);
  });

  test('commits nothing where all is written down', () => {
    const { root, git } = repository();
    commitLedger(root, '/\n/b/\n');
    expect(git('origin', 'log', '--format=%s', 'main')).toBe('One\n');
  });
});
