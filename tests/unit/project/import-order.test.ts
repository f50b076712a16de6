import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** What the rooms without pages and files may import from, besides themselves. */
const allowed: Record<string, string[]> = {
  'src/general': [],
  'src/keywords': ['src/general'],
  'src/checks': ['src/general', 'src/keywords'],
  'src/search': ['src/general', 'src/keywords', 'src/addresses'],
};

const files = globSync('src/**/*.{ts,astro}').map((file) => file.replaceAll('\\', '/'));
const imports = files.flatMap((from) =>
  [...readFileSync(from, 'utf-8').matchAll(/(?:from|import)[ (]\s*'(\.[^'?]+)/g)].map(([, path = '']) => ({
    from,
    to: join(dirname(from), path).replaceAll('\\', '/'),
  })),
);

test.each(Object.entries(allowed))('%s imports only from itself and %j', (room, others) => {
  const isInside = (path: string) => [room, ...others].some((each) => path.startsWith(`${each}/`));
  expect(imports.filter(({ from, to }) => from.startsWith(`${room}/`) && !isInside(to))).toEqual([]);
});

test('no file imports one that imports it, over however many others', () => {
  expect(cycleIn(imports)).toEqual([]);
});

const folders = [...new Set(files.flatMap(foldersOf))];
test.each(folders)('among the files and folders in %s, imports run one way', (folder) => {
  const partOf = (path: string) =>
    path.startsWith(`${folder}/`) ? path.slice(folder.length + 1).split('/')[0] : undefined;
  const between = imports.flatMap(({ from: file, to: imported }) => {
    const [from, to] = [partOf(file), partOf(imported)];
    return from && to && from !== to ? { from, to } : [];
  });
  expect(cycleIn(between)).toEqual([]);
});

function foldersOf(file: string): string[] {
  const steps = file.split('/').slice(0, -1);
  return steps.map((_, index) => steps.slice(0, index + 1).join('/'));
}

/** What is left once everything is taken away that imports nothing of what is left, or is imported by none of it. */
function cycleIn(edges: readonly { from: string; to: string }[]): string[] {
  const [from, to] = [new Set(edges.map((edge) => edge.from)), new Set(edges.map((edge) => edge.to))];
  const left = edges.filter((edge) => to.has(edge.from) && from.has(edge.to));
  return left.length < edges.length ? cycleIn(left) : left.map((edge) => `${edge.from} -> ${edge.to}`);
}

const claimedOrder = readFileSync('CONTRIBUTING.md', 'utf-8')
  .split('\n')
  .filter((row) => row.includes('each folder imports only from those before it'))
  .map((row) => {
    const [, folder = '', text = ''] = /^\| `(.+?)\/` +\| (.*)$/.exec(row) ?? [];
    return [folder, [...text.matchAll(/`([^`]+)\/`/g)].map(([, name]) => `${folder}/${name}`)] as const;
  });
test.each(claimedOrder)(
  'the folders of %s import in the order in which CONTRIBUTING.md names them',
  (folder, named) => {
    const own = new Set(folders.filter((each) => dirname(each).replaceAll('\\', '/') === folder));
    const inOrder = named.filter((each) => own.has(each));
    expect(new Set(inOrder)).toEqual(own);
    // A file beside them takes along what it imports.
    const partOf = (path: string) => [...own].find((each) => path.startsWith(`${each}/`)) ?? path;
    const importedBy = (part: string, seen = new Set<string>()): Set<string> => {
      for (const to of imports.filter(({ from }) => partOf(from) === part).map((each) => partOf(each.to)))
        if (to !== part && !seen.has(to) && to.startsWith(`${folder}/`)) {
          seen.add(to);
          if (!own.has(to)) importedBy(to, seen);
        }
      return seen;
    };
    const wrong = inOrder.flatMap((part, at) =>
      [...importedBy(part)].filter((to) => inOrder.indexOf(to) > at).map((to) => `${part} -> ${to}`),
    );
    expect(wrong).toEqual([]);
  },
);
