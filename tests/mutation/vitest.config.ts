import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Most mutants are found by many tests: the first to find one ends its run, so the quick ones go first. */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    return (await super.sort(files)).reverse();
  }
}

// Left out is what takes long and finds no more: tests that start command lines, where a mutant is not, or that
// run whole ingests, and those of quoting, which is not mutated.
const slow = [
  'tests/unit/{project,cards/check-cards,claims/batch,sources/hostile-sources}{/**,.test.ts}',
  'tests/unit/ingest/{failed-*,generated-files,hostile-folder,ingest,killed-*,published-*,refused-*,rulings,told-*}.test.ts',
  'tests/property/quote.test.ts',
];

export default defineConfig({
  test: {
    include: ['tests/{unit,property}/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...slow],
    testTimeout: 20_000,
    setupFiles: 'tests/mutation/setup.ts',
    // Constants of modules are not mutated, so that modules need not be loaded anew for each file.
    isolate: false,
    reporters: ['dot'],
    sequence: { sequencer: QuickFirst },
  },
});
