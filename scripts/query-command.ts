import { runCommand, UsageError } from './command.ts';
import { linesOfInput } from './input.ts';

/** How a command answers what it is asked. */
interface Answers {
  /** The answer as JSON has it. */
  toJson(query: string): object;
  /**
   * The answer as a person reads it.
   * @throws {CommandError} where there is nothing to say
   */
  toText(query: string): string;
}

/** A command line that is asked something: by its arguments, or, with `--batch`, line by line. */
export interface QueryCommand {
  usage: string;
  /** What it is asked, one and several: `['claim', 'claims']`. */
  asked: [string, string];
  /** Reads what its answers need; called once, when it is clear what is asked. */
  prepare(): Answers | Promise<Answers>;
}

/**
 * Runs a command line that is asked something, and prints the answer: as text; as JSON with `--json`; with `--batch` as
 * a line of JSON for each line of standard input. What is asked of it is one or the other.
 */
export function runQueryCommand({ usage, asked: [one, several], prepare }: QueryCommand): Promise<void> {
  return runCommand({
    usage,
    options: { json: { type: 'boolean', default: false }, batch: { type: 'boolean', default: false } },
    allowPositionals: true,
    async run({ values, positionals }) {
      const query = positionals.join(' ');
      if (!values.batch && query.trim() === '') throw new UsageError(`Found no ${one}, expected one`);
      if (values.batch && query !== '')
        throw new UsageError(`Found “${query}” beside --batch, expected ${several} on standard input alone`);
      const { toJson, toText } = await prepare();
      if (values.batch) for await (const line of linesOfInput()) console.log(JSON.stringify(toJson(line)));
      else console.log(values.json ? JSON.stringify(toJson(query)) : toText(query));
      return true;
    },
  });
}
