import path from 'node:path';
import { VFile } from 'vfile';
import type { z } from 'zod';
import { isThere, readDocument } from '../disk/document.ts';
import type { DataRule } from '../messages/content-rules.ts';
import { type ReadYaml, readYaml } from './yaml.ts';

/** A data file that a content folder may have. */
export interface OptionalYaml<T> extends ReadYaml<T> {
  /** The file, with its faults recorded. */
  file: VFile;
}

/**
 * Reads a data file that a content folder may have.
 * @param name name of the file
 * @param schema must also accept `{}`, the content of a file that is missing or wrong
 */
export function readOptionalYaml<T>(
  contentDir: string,
  name: string,
  schema: z.ZodType<T>,
  rule: DataRule,
): OptionalYaml<T> {
  const filePath = path.join(contentDir, name);
  const file = isThere(filePath) ? readDocument(filePath) : new VFile({ path: filePath, value: '' });
  const read =
    isEmpty(String(file)) || file.messages.length > 0 ? null : readYaml(file, String(file), schema, rule);
  const top = () => ({ line: 1, column: 1 });
  return { file, ...(read ?? { data: schema.parse({}), pointOf: top, pointOfKey: top }) };
}

/** Whether a YAML document has nothing but comments. */
function isEmpty(value: string): boolean {
  return value.replace(/^[ \t]*#.*$/gm, '').trim() === '';
}
