import type { VFile } from 'vfile';
import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type YAMLParseError,
} from 'yaml';
import type { z } from 'zod';
import type { Point } from '../keywords/diagnostics.ts';
import { insteadOfMisread } from '../keywords/rule-words.ts';
import { misreadSigns, numberOf } from '../keywords/text/characters.ts';
import { type DataRule, report } from './content-rules.ts';

/** A YAML document that holds what its schema asks for. */
export interface ReadYaml<T> {
  data: T;
  /** Where the value at a path stands in the file; where there is none, the nearest that would hold it. */
  pointOf(path: readonly (string | number)[]): Point;
  /** Where the name of the field at a path stands: its value may begin on a line below. */
  pointOfKey(path: readonly (string | number)[]): Point;
}

/**
 * Reads YAML and holds it against a schema. All scalars are taken as strings, so that an id `007` or `2E10` stays what was
 * written. What is wrong is recorded on the file.
 * @returns null where anything is wrong
 */
export function readYaml<T>(
  file: VFile,
  text: string,
  schema: z.ZodType<T>,
  rule: DataRule,
): ReadYaml<T> | null {
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
  const slips = syntaxFaults(text, document);
  const faults = slips.length > 0 ? slips : foreignParts(document);
  for (const { offset, reason } of faults) report(file, rule, pointAt(offset), { fault: 'syntax', reason });
  for (const { text: found, place } of misreadSigns(String(file)).slice(0, 1))
    report(file, rule, place, { fault: 'syntax', reason: `Found “${found}”, ${insteadOfMisread}` });
  if (file.messages.length > 0) return null;
  const result = schema.safeParse(document.toJS());
  if (result.success) return { data: result.data, pointOf, pointOfKey };
  const { issues } = result.error;
  const missing = new Map(issues.map((issue) => [issue, missingBeside(issue, issues, document)]));
  const told = new Set(missing.values());
  for (const issue of issues) {
    // Where a name has a slip, its field is not known and another is missing; of both one thing is to be said.
    if (told.has(issue)) continue;
    const path = issue.path.map((key) => (typeof key === 'symbol' ? String(key) : key));
    const place =
      issue.code === 'invalid_key'
        ? pointOfKey(path)
        : issue.code === 'unrecognized_keys'
          ? pointOfKey([...path, issue.keys[0] ?? ''])
          : pointOf(path);
    const meant = missing.get(issue)?.path.at(-1);
    const expected = meant === undefined ? undefined : String(meant);
    report(file, rule, place, { fault: 'schema', issue, found: document.getIn(path), expected });
  }
  return null;
}

/** The one field that is missing beside the one that is not known. */
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

interface Fault {
  /** In UTF-16 code units from the start of the document. */
  offset: number;
  reason: string;
}

/**
 * What is no YAML: the first place, since all else that the library says may follow from that. A blank in front of a field which is no
 * space is said in own words: other blanks than the tab the library takes for letters of the name, and says nothing.
 */
function syntaxFaults(text: string, document: Document.Parsed): Fault[] {
  const errors = [...document.errors, ...document.warnings]
    .slice(0, 1)
    .map((error) => inWords(error, document));
  const odd = [...text.matchAll(/^( *)([^\S \r\n])[^\S\r\n]*(- |[\w-]+:)/gm)]
    .map(({ 1: indent = '', 2: blank = '', 3: field = '', index }) => ({
      offset: index + indent.length,
      blank,
      field: field.trim(),
    }))
    .find(({ offset }) => !isWithinText(document, offset));
  if (!odd || (odd.blank === '\t' && errors.length === 0)) return errors;
  const sign = odd.blank === '\t' ? 'a tab' : `a blank that is no space (${numberOf(odd.blank)})`;
  const reason = `Found ${sign} in front of “${odd.field}”, expected spaces`;
  return [...errors.filter(({ offset }) => offset < odd.offset), { offset: odd.offset, reason }];
}

/** Whether a place is within a text of several lines, which may hold any blanks. */
function isWithinText(document: Document.Parsed, offset: number): boolean {
  let isWithin = false;
  visit(document, {
    Scalar: (_, { type, range }) => {
      if (type !== 'PLAIN' && range && range[0] < offset && offset < range[1]) isWithin = true;
    },
  });
  return isWithin;
}

/** The slips of people who do not know YAML, in words for them; of others it says what the library does. */
const ownWords: Partial<Record<YAMLParseError['code'], string>> = {
  MULTIPLE_DOCS: 'Found a second document, expected one',
  DUPLICATE_KEY: 'Found a field a second time, expected it once',
  BLOCK_AS_IMPLICIT_KEY: 'Found a colon within a text, expected text in quotation marks',
  MULTILINE_IMPLICIT_KEY: 'Found a line without its colon, expected “name: value”',
  UNEXPECTED_TOKEN:
    'Found what is no field, expected “name: value” or “- name: value”, set in as the fields around it',
};

function inWords({ code, message, pos }: YAMLParseError, document: Document.Parsed): Fault {
  const open = code === 'MISSING_CHAR' ? openQuotation(document, pos[0]) : null;
  return open ?? { offset: pos[0], reason: ownWords[code] ?? message };
}

/** Where a quotation begins that nothing closes: the library tells where its text ends, which may be that of the file. */
function openQuotation(document: Document.Parsed, end: number): Fault | null {
  let open: Fault | null = null;
  const reason = 'Found a quotation mark that nothing closes, expected another behind the text';
  visit(document, {
    Scalar: (_, { type, range }) => {
      if (type?.startsWith('QUOTE') && range?.[1] === end) open = { offset: range[0], reason };
    },
  });
  return open;
}

/**
 * What YAML knows and no file of ours has: what begins with `*` or `&` is for it a sign of its own, what stands behind ` #` is not
 * said, and a list may be the name of a field. Whoever writes so means text.
 */
function foreignParts(document: Document.Parsed): Fault[] {
  const faults: Fault[] = [];
  visit(document, (key, node) => {
    if (!isNode(node)) return;
    const quoted = 'expected text in quotation marks';
    const say = (reason: string) => faults.push({ offset: node.range?.[0] ?? 0, reason });
    if (isAlias(node)) say(`Found the sign * before “${node.source}”, ${quoted}`);
    else if (node.anchor) say(`Found the sign & before “${node.anchor}”, ${quoted}`);
    else if (key === 'key' && !isScalar(node)) say('Found a list or fields, expected the name of a field');
    else if (isScalar(node) && node.type === 'PLAIN' && node.comment)
      say(`Found the sign # before “${node.comment.trim()}”, ${quoted}, or a comment on a line of its own`);
  });
  return faults;
}
