import { readGenerated } from '../src/content-folder/generated.ts';
import { contentDir } from '../src/content-folder/location.ts';
import { loadRulings } from '../src/content-folder/rulings.ts';
import { loadTerms } from '../src/content-folder/terms.ts';
import { loadVocabulary } from '../src/content-folder/vocabulary.ts';
import type { SearchData } from '../src/search/base/document.ts';
import {
  type Answer,
  type Group,
  groupsOf,
  labelOf,
  type Reason,
  type SearchResult,
  sayFound,
} from '../src/search/base/result.ts';
import { mostResults } from '../src/search/base/weights.ts';
import { toSearchData } from '../src/search/data/data.ts';
import { createSearch } from '../src/search/search.ts';
import { runQueryCommand } from './common/query-command.ts';

await runQueryCommand({
  usage: `Usage: npm run lookup -- "QUERY" [--json]
       npm run lookup -- --batch

The site's search in a terminal.

  --json   print what is found as JSON
  --batch  read one query per line from standard input, print one line of JSON for each

The keywords are those of the content folder: CONTENT_DIR, or content in the current folder.
`,
  asked: ['query', 'queries'],
  async prepare() {
    const search = createSearch(await readSearchData());
    return {
      toJson: (query) => ({ query, ...toJson(search(query)) }),
      toText: (query) => toText(groupsOf(search(query))),
    };
  },
});

/**
 * The keywords, best first, those that only earlier wordings match last, ten at most; their total number; and the
 * pages.
 */
function toJson({ keywords, total, past, pages }: Answer) {
  const brief = ({ slug, name }: SearchResult) => ({ slug, name: name.text });
  return {
    results: [...keywords, ...past].slice(0, mostResults).map(brief),
    found: total,
    past: past.map(brief),
    pages,
  };
}

function toText(groups: readonly Group[]): string {
  return groups.map((group) => `${linesOf(group).join('\n')}\n`).join('\n') || sayFound(groups);
}

function linesOf({ title, count, keywords, pages }: Group): string[] {
  const found = pages
    ? pages.map((page) => `  ${page.title}\n      ${page.path}`)
    : keywords.map(({ template, reason }) => [`  ${template}`, ...linesOfReason(reason)].join('\n      '));
  return [`${title}: ${count}`, ...found];
}

function linesOfReason(reason: Reason): string[] {
  const told = 'effect' in reason ? [reason.effect.map(({ text }) => text).join('')] : [];
  if (reason.kind === 'name') return told;
  if (reason.kind === 'said') return [labelOf(reason), reason.text];
  return [labelOf(reason) + reason.text, ...told];
}

async function readSearchData(): Promise<SearchData> {
  const { keywords, sources } = readGenerated(contentDir);
  return toSearchData({
    keywords,
    sources,
    given: await loadRulings(contentDir, keywords),
    vocabulary: loadVocabulary(contentDir, keywords),
    terms: loadTerms(contentDir, keywords),
  });
}
