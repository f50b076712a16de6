import { VFile } from 'vfile';
import { checkSheet, type Finding, type FindingKind } from '../checks/sheet.ts';
import { describeChange } from '../keywords/changes/describe.ts';
import { type Diagnostic, diagnosticsOf } from '../keywords/diagnostics.ts';
import { currentRevision } from '../keywords/history.ts';
import type { Keyword, Segment, SourceKind } from '../keywords/model.ts';
import { detectKind } from '../keywords/parse/detect.ts';
import { parseSource } from '../keywords/parse/index.ts';
import { partLabel, partStatusLabels } from '../site/labels.ts';
import { type CheckMessage, tellRows } from './current-check.ts';

/** What the page asks of the worker. */
export interface SheetQuestion {
  text: string;
  /** Address of all keywords with all wordings. */
  keywordsUrl: string;
}

/** What the worker finds besides its rows. */
export interface SheetAnswer {
  sourceKind: SourceKind;
  /** What could not be read. */
  errors: Diagnostic[];
}

/** What was found of an entry, ready to be shown. */
export interface SheetRow {
  kind: FindingKind;
  name: string;
  line: number;
  slug: string | null;
  now: { slug: string; name: string; revision: string } | null;
  /** The wording that the entry repeats, where it is recorded. */
  revision: string | null;
  says: string | null;
  areas: { label: string; segments: Segment[] }[];
}

/** Reads and checks a sheet apart from the page, so that a large one does not hold it up. */
self.addEventListener('message', async ({ data }: MessageEvent<SheetQuestion>) => {
  try {
    const response = await fetch(data.keywordsUrl);
    if (!response.ok) throw new Error(response.statusText);
    const { keywords } = (await response.json()) as { keywords: Keyword[] };
    const file = new VFile({ path: 'sheet', value: data.text });
    const sourceKind = detectKind(data.text);
    tellRows(checkSheet(parseSource(file, sourceKind), keywords).map(toRow));
    const errors = diagnosticsOf([file]).filter(({ severity }) => severity === 'error');
    tell({ answer: { sourceKind, errors } });
  } catch (error) {
    tell({ failed: String(error) });
  }
});

function tell(message: CheckMessage<SheetRow, SheetAnswer>): void {
  self.postMessage(message);
}

function toRow({ kind, entry, keyword, now, revision, change }: Finding): SheetRow {
  const isTemplateChanged = change?.template.some(({ op }) => op !== '=') ?? false;
  const parts = change?.parts.filter(({ status, moved }) => status !== 'same' || moved) ?? [];
  return {
    kind,
    name: entry.name,
    line: entry.line,
    slug: keyword?.slug ?? null,
    now: now && { slug: now.slug, name: now.name, revision: currentRevision(now).id },
    revision,
    says: change && describeChange(change),
    areas: [
      ...(change && isTemplateChanged ? [{ label: 'Template', segments: change.template }] : []),
      ...parts.map(({ id, status, moved, segments }) => ({
        label: `${partLabel(id)}, ${partStatusLabels[status]}${moved ? ', moved' : ''}`,
        segments,
      })),
    ],
  };
}
