import type { VFile } from 'vfile';
import { isNode, LineCounter, parseDocument } from 'yaml';
import { type Place, report } from '../../src/glossary/diagnostics.ts';
import type { Source } from '../../src/glossary/model.ts';
import { manifestSchema } from '../../src/glossary/schema.ts';

/**
 * Reads the manifest. All scalars are taken as strings, so that an id `007` or `2E10` stays what was written.
 * @returns the sources, oldest first; none, with messages on the file, where anything in it is wrong
 */
export function readManifest(file: VFile): Source[] {
  const lines = new LineCounter();
  const document = parseDocument(String(file), {
    lineCounter: lines,
    schema: 'failsafe',
    prettyErrors: false,
  });
  const placeAt = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  for (const error of document.errors) report(file, 'manifest-invalid', placeAt(error.pos[0]), error.message);
  if (document.errors.length > 0) return [];

  const result = manifestSchema.safeParse(document.toJS());
  for (const issue of result.error?.issues ?? []) {
    const path = issue.path.map((key) => (typeof key === 'symbol' ? String(key) : key));
    report(
      file,
      'manifest-invalid',
      placeOf(path),
      `${path.slice(1).join('.') || 'source'}: ${issue.message}`,
    );
  }
  const sources = result.data ?? [];
  for (const [index, { id, file: name }] of sources.entries()) {
    const earlier = sources.slice(0, index);
    if (earlier.some((source) => source.id === id))
      report(
        file,
        'manifest-invalid',
        placeOf([index, 'id']),
        `Found the id “${id}” a second time, expected it once`,
      );
    if (earlier.some((source) => source.file === name))
      report(
        file,
        'manifest-invalid',
        placeOf([index, 'file']),
        `Found “${name}” a second time, expected it once`,
      );
  }
  return file.messages.length === 0 ? sources : [];

  function placeOf(path: (string | number)[]): Place {
    const node = document.getIn(path, true) ?? document.getIn(path.slice(0, -1), true);
    return placeAt(isNode(node) ? (node.range?.[0] ?? 0) : 0);
  }
}
