import { existsSync, readFileSync } from 'node:fs';
import { cardRules } from '../src/checks/cards/card-rules.ts';
import { writeWhole } from '../src/content-folder/disk/write-whole.ts';
import { contentRules } from '../src/content-folder/messages/content-rules.ts';
import type { Rules } from '../src/keywords/diagnostics/diagnostics.ts';
import { sourceRules } from '../src/keywords/diagnostics/source-rules.ts';
import { CommandError, runCommand } from './common/command.ts';

const file = '.github/RULES.md';

const head = `# Rules

What the ingest and the check of cards may find wrong, and what to do about it. \`npm run rules\` writes this list;
[CONTRIBUTING.md](../CONTRIBUTING.md#messages) says where each rule comes from.
`;

/** The tables of rules, in the order in which a contributor meets them. */
const areas: [string, Rules][] = [
  ['The files of a content folder', contentRules],
  ['What the sources say', sourceRules],
  ['Cards', cardRules],
];

await runCommand({
  usage: `Usage: npm run rules -- [--check]

Writes the list of all rules into ${file}, from the tables of rules.

  --check  write nothing; exit 1 if the list is out of date
`,
  options: { check: { type: 'boolean', default: false } },
  run({ values: { check } }) {
    const text = existsSync(file) ? readFileSync(file, 'utf-8') : '';
    const fresh = [head, ...areas.map(toTable)].join('\n');
    if (!check) writeWhole(file, fresh);
    else if (fresh !== text) throw new CommandError(`${file} is out of date. Run: npm run rules`);
    return true;
  },
});

/** A table formatted as by Prettier and Biome: columns are as wide as their widest cell. */
function toTable([title, rules]: [string, Rules]): string {
  const rows = [
    ['rule', 'severity', 'what to do'],
    ...Object.entries(rules).map(([id, { severity, advice }]) => [
      `\`${id}\``,
      severity,
      // A pipe would end the cell.
      advice.replaceAll('|', '\\|'),
    ]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const toLine = (cells: string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |\n`;
  const [heads = [], ...body] = rows.map(toLine);
  const rule = toLine(widths.map((width) => '-'.repeat(width)));
  return `## ${title}\n\n${heads}${rule}${body.join('')}`;
}
