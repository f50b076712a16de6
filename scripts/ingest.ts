import { contentDir } from '../src/content-folder/location.ts';
import { runCommand } from './common/command.ts';
import { ingest } from './ingest/run.ts';

await runCommand({
  usage: `Usage: npm run ingest -- [--content DIR] [--check] [--force] [--json]

Reads DIR/sources.yaml and the documents in DIR/sources/, and writes DIR/keywords/ and DIR/changes/.

  --content DIR  the content folder (default: CONTENT_DIR, or content)
  --check        write nothing; exit 1 if the content does not match the sources, and name each file that differs
  --force        overwrite generated files that were edited by hand, remove files that do not belong beside them
  --json         print keywords, diagnostics and files as JSON on standard output

Exit 0 without errors (warnings do not count), 1 with errors, 2 on wrong usage.
`,
  options: {
    content: { type: 'string', default: contentDir },
    check: { type: 'boolean', default: false },
    force: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
  run: ({ values }) => ingest(values),
});
