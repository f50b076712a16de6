import path from 'node:path';
import type { VFile } from 'vfile';
import { createUrls } from '../../src/addresses/urls.ts';
import { indexBySlug } from '../../src/general/by-slug.ts';
import { type Diagnostic, diagnosticsOf } from '../../src/keywords/diagnostics/diagnostics.ts';
import { toApiKeywordDetail } from '../../src/publish/api/keywords.ts';
import type { ApiKeywordDetail } from '../../src/publish/api/schema.ts';
import type { Plan } from './plan.ts';
import type { Content } from './read.ts';

/** The `--json` output of an ingest. */
interface IngestJson {
  keywords: ApiKeywordDetail[];
  diagnostics: Diagnostic[];
  written: string[];
  unchanged: number;
  removed: string[];
}

/** @param files the documents with their findings, and the files that were left unchanged */
export function toJson(
  { input, keywords, changes, givenRulings }: Content,
  plan: Plan,
  files: readonly VFile[],
  contentDir: string,
): IngestJson {
  const context = {
    keywords,
    bySlug: indexBySlug(keywords),
    sources: input.sources,
    changes,
    givenRulings,
    urls: createUrls('/'),
  };
  const inContent = (filePath: string) => path.join(contentDir, filePath);
  return {
    keywords: keywords.map((keyword) => toApiKeywordDetail(keyword, context)),
    diagnostics: diagnosticsOf(files),
    written: [...plan.write.keys()].map(inContent),
    unchanged: plan.unchanged,
    removed: plan.remove.map(inContent),
  };
}
