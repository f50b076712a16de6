import type { VFile } from 'vfile';
import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { insteadOfMisread } from '../../keywords/diagnostics/rule-words.ts';
import type { Point } from '../../keywords/text/point.ts';
import { misreadSigns } from '../../keywords/text/signs/characters.ts';
import { type DataRule, reportContent } from '../messages/content-rules.ts';
import { knownFields } from './known-fields.ts';
import { faultsOf } from './yaml-faults.ts';

/** A YAML document that fits its schema. */
export interface ReadYaml<T> {
  data: T;
  /** The place of the value at a path in the file; where there is none, of the nearest value that would contain it. */
  pointOf(path: readonly (string | number)[]): Point;
  /** The place of the name of the field at a path, since its value may begin on a later line. */
  pointOfKey(path: readonly (string | number)[]): Point;
}

/**
 * Reads YAML and checks it against a schema. All scalars are strings, so that an id `007` or `2E10` stays as written.
 * Faults are recorded on the file.
 * @returns null where anything is wrong
 */
export function readYaml<T>(
  file: VFile,
  value: string,
  schema: z.ZodType<T>,
  rule: DataRule,
): ReadYaml<T> | null {
  // Line ends of old Macs, which the library takes for spaces.
  const text = value.replace(/\r(?!\n)/g, '\n');
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, schema: 'failsafe', prettyErrors: false });
  const pointAt = (offset: number): Point => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  const pointOf = (path: readonly (string | number)[]): Point => {
    const node = document.getIn(path, true);
    if (isNode(node)) return pointAt(node.range?.[0] ?? 0);
    return path.length > 0 ? pointOf(path.slice(0, -1)) : pointAt(0);
  };
  const pointOfKey = (path: readonly (string | number)[]): Point => {
    const parent = document.getIn(path.slice(0, -1), true);
    const pairs = isMap(parent) ? parent.items : [];
    const key = pairs.map((pair) => pair.key).find((each) => isScalar(each) && each.value === path.at(-1));
    return isNode(key) ? pointAt(key.range?.[0] ?? 0) : pointOf(path);
  };
  for (const { offset, reason } of faultsOf(text, document))
    reportContent(file, rule, pointAt(offset), { fault: 'syntax', reason });
  for (const { text: found, ...place } of misreadSigns(String(file)).slice(0, 1))
    reportContent(file, rule, place, { fault: 'syntax', reason: `Found “${found}”, ${insteadOfMisread}` });
  if (file.messages.length > 0) return null;
  const result = schema.safeParse(document.toJS());
  if (result.success) return { data: result.data, pointOf, pointOfKey };
  const { issues } = result.error;
  const missing = new Map(issues.map((issue) => [issue, missingBeside(issue, issues, document)]));
  const told = new Set(missing.values());
  const places = new Set<string>();
  for (const issue of issues) {
    // A misspelt name makes its field unknown and another one missing; only one of the two is reported.
    if (told.has(issue)) continue;
    const path = issue.path.map((key) => (typeof key === 'symbol' ? String(key) : key));
    // Only the first fault of a value is reported: the others follow from it.
    const spot = JSON.stringify([path, issue.code === 'unrecognized_keys' && issue.keys]);
    if (places.has(spot)) continue;
    places.add(spot);
    const place =
      issue.code === 'invalid_key'
        ? pointOfKey(path)
        : issue.code === 'unrecognized_keys'
          ? pointOfKey([...path, issue.keys[0] ?? ''])
          : pointOf(path);
    const meant = missing.get(issue)?.path.at(-1);
    const expected = meant === undefined ? undefined : String(meant);
    const known = knownFields(schema, path);
    reportContent(file, rule, place, {
      fault: 'schema',
      issue,
      found: document.getIn(path),
      expected,
      known,
    });
  }
  return null;
}

/** The only missing field beside an unknown one. */
function missingBeside(
  issue: z.core.$ZodIssue,
  issues: readonly z.core.$ZodIssue[],
  document: Document.Parsed,
): z.core.$ZodIssue | null {
  if (issue.code !== 'unrecognized_keys' || issue.keys.length > 1) return null;
  const isBeside = ({ path }: z.core.$ZodIssue) =>
    path.length === issue.path.length + 1 && issue.path.every((key, index) => path[index] === key);
  const [missing = null, ...more] = issues.filter((each) => isBeside(each) && !document.hasIn(each.path));
  return more.length === 0 ? missing : null;
}
