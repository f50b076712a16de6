import { createClaimCheck } from '../src/checks/claim/check.ts';
import { toJson } from '../src/checks/claim/told/json.ts';
import { sayAnswer, titlesOf } from '../src/checks/claim/told/say.ts';
import { createSpeaksOf } from '../src/checks/claim/told/speaks-of.ts';
import { readGenerated } from '../src/content-folder/generated.ts';
import { contentDir } from '../src/content-folder/location.ts';
import { loadRulings } from '../src/content-folder/rulings.ts';
import { loadVocabulary } from '../src/content-folder/vocabulary.ts';
import { CommandError } from './common/command.ts';
import { runQueryCommand } from './common/query-command.ts';

await runQueryCommand({
  usage: `Usage: npm run claim -- "SENTENCE" [--json]
       npm run claim -- --batch

Does this still hold? Answers sentence by sentence, from every wording that any source ever had. A claim is a sentence, a
quotation, a paragraph, a whole sheet, the code of a wording, or a link to one.

  --json   print the answer as JSON
  --batch  read one claim per line from standard input, print one line of JSON for each

The keywords are those of the content folder: CONTENT_DIR, or content in the current folder.
`,
  asked: ['claim', 'claims'],
  async prepare() {
    const { keywords, sources } = readGenerated(contentDir);
    const check = createClaimCheck(keywords, sources);
    const titles = titlesOf(keywords, sources);
    const { notKeywords } = loadVocabulary(contentDir, keywords);
    const speaksOf = createSpeaksOf(keywords, notKeywords, await loadRulings(contentDir, keywords));
    return {
      toJson: (claim) => toJson(claim, check(claim), speaksOf),
      toText(claim) {
        const answers = check(claim);
        if (answers.length === 0)
          throw new CommandError(
            `Found no sentence in “${claim}”, expected a claim about a keyword. To look a keyword up: npm run lookup`,
          );
        return answers.map((sentence) => sayAnswer(sentence, titles, speaksOf)).join('\n');
      },
    };
  },
});
