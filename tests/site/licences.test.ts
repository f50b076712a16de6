import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { sites } from '../helpers/build-site.ts';

const licences = readFileSync(path.join(sites.real.dist, 'licences.txt'), 'utf-8');

/** The packages that some files and all files of ours that they lead to import for more than types, by name. */
function importedBy(files: readonly string[]): Set<string> {
  const seen = new Set(files);
  const packages = new Set<string>();
  for (const file of seen) {
    const imports = readFileSync(file, 'utf-8').matchAll(
      /(?:import|export) (?!type )(?:[^'";]* from )?'([^']+)'|import\('([^']+)'\)/g,
    );
    for (const [, from, later] of imports) {
      const name = ((from ?? later) as string).replace(/\?.*$/, '');
      if (name.startsWith('.')) seen.add(path.join(path.dirname(file), name));
      else packages.add(/^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] as string);
    }
  }
  return packages;
}

test('whatever a script in a browser is made of comes with its licence', () => {
  const packages = importedBy([...globSync('src/browser/**/*.ts'), 'src/embed/index.ts']);
  expect(packages).toContain('fuse.js');
  // What they in turn are made of, of which the parser of Markdown has most.
  for (const name of [...packages, 'micromark', 'decode-named-character-reference', 'vite', 'rolldown']) {
    const folder = path.join('node_modules', name);
    const { version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf-8'));
    expect(licences).toContain(`${name} ${version} (${license})\n=`);
    const [file = ''] = globSync(`${folder}/{LICENSE,license}*`);
    expect(licences).toContain(readFileSync(file, 'utf-8').trim());
  }
});

test('the typeface comes with its licence, and the pages lead there', () => {
  expect(licences).toContain('@fontsource/literata 5.3.0 (OFL-1.1)');
  expect(licences).toContain('SIL OPEN FONT LICENSE');
  expect(readFileSync(path.join(sites.real.dist, 'index.html'), 'utf-8')).toContain(
    '<a href="/licences.txt">Licences</a>',
  );
});
