import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const locks = ['package-lock.json', 'scripts/node/package-lock.json'];

for (const file of locks) {
  const { packages } = JSON.parse(readFileSync(file, 'utf-8')) as {
    packages: Record<string, { integrity?: string; resolved?: string; link?: true }>;
  };
  const fetched = Object.entries(packages).filter(([place]) => place !== '');

  test(`${file}: every package has the hash of the archive that it must be`, () => {
    expect(fetched.length).toBeGreaterThan(0);
    expect(fetched.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''))).toEqual([]);
  });

  test(`${file}: packages come from the registry that npm is set to, and no host is written down`, () => {
    expect(fetched.filter(([, { resolved, link }]) => resolved || link)).toEqual([]);
  });
}
