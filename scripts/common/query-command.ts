import { runCommand, UsageError } from './command.ts';
import { linesOfInput } from './input.ts';

/** How a command answers queries. */
interface Answers {
  /** The answer as JSON. */
  toJson(query: string): object;
  /**
   * The answer as text for people.
   * @throws {CommandError} where there is nothing to say
   */
  toText(query: string): string;
}

/** A command line that answers queries: its arguments, or, with `--batch`, each line of standard input. */
export interface QueryCommand {
  usage: string;
  /** The name of a query, singular and plural: `['claim', 'claims']`. */
  asked: [string, string];
  /** Loads what the answers need; called once, after the arguments are read. */
  prepare(): Answers | Promise<Answers>;
}

/**
 * Runs a command line that answers queries, and prints the answer: as text; as JSON with `--json`; with `--batch`, one
 * line of JSON for each line of standard input. The query is given in one of these ways only.
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
        throw new UsageError(`Found “${query}” beside --batch, expected ${several} only on standard input`);
      const { toJson, toText } = await prepare();
      if (values.batch) for await (const line of linesOfInput()) console.log(JSON.stringify(toJson(line)));
      else console.log(values.json ? JSON.stringify(toJson(query)) : toText(query));
      return true;
    },
  });
}
