import { createClaimCheck } from '../src/checks/claim/check.ts';
import { toJson } from '../src/checks/claim/told/json.ts';
import { sayAnswer, titlesOf } from '../src/checks/claim/told/say.ts';
import { createSpeaksOf } from '../src/checks/claim/told/speaks-of.ts';
import { readGenerated } from '../src/content-folder/generated.ts';
import { contentDir } from '../src/content-folder/location.ts';
import { loadVocabulary } from '../src/content-folder/vocabulary.ts';
import { CommandError, runCommand, UsageError } from './command.ts';
import { linesOfInput } from './input.ts';

await runCommand({
  usage: `Usage: npm run claim -- "SENTENCE" [--json]
       npm run claim -- --batch

Does this still hold? Answers sentence by sentence, from every wording that any source ever had. A claim is a sentence, a
quotation, a paragraph, a whole sheet, the code of a wording, or a link to one.

  --json   print the answer as JSON
  --batch  read one claim a line on standard input, print one line of JSON for each

The keywords are those of the content folder, CONTENT_DIR, or content where the command is run.
`,
  options: { json: { type: 'boolean', default: false }, batch: { type: 'boolean', default: false } },
  allowPositionals: true,
  async run({ values, positionals }) {
    const claim = positionals.join(' ');
    if (!values.batch && claim.trim() === '') throw new UsageError('Found no claim, expected one');
    if (values.batch && claim !== '')
      throw new UsageError(`Found “${claim}” beside --batch, expected claims on standard input alone`);
    const { keywords, sources } = readGenerated(contentDir);
    const check = createClaimCheck(keywords, sources);
    const titles = titlesOf(keywords, sources);
    const { notKeywords } = loadVocabulary(contentDir, keywords);
    const speaksOf = createSpeaksOf(keywords, notKeywords);
    if (values.batch)
      for await (const line of linesOfInput()) console.log(JSON.stringify(toJson(line, check(line))));
    else if (values.json) console.log(JSON.stringify(toJson(claim, check(claim))));
    else {
      const answers = check(claim);
      if (answers.length === 0)
        throw new CommandError(
          `Found no sentence in “${claim}”, expected something that a keyword is to say. What one says tells: npm run lookup`,
        );
      for (const sentence of answers) console.log(sayAnswer(sentence, titles, speaksOf));
    }
    return true;
  },
});
