import { type Document, isAlias, isCollection, isNode, isScalar, visit, type YAMLParseError } from 'yaml';
import { codePointOf } from '../../keywords/text/signs/characters.ts';

/** Something in a document that is not YAML, or is YAML that our files never use. */
interface Fault {
  /** In UTF-16 code units from the start of the document. */
  offset: number;
  reason: string;
}

/** The faults of a document: the first syntax error or, where there is none, all foreign syntax. */
export function faultsOf(text: string, document: Document.Parsed): Fault[] {
  const slips = syntaxFaults(text, document);
  return slips.length > 0 ? slips : foreignParts(text, document);
}

/**
 * The first syntax error, since other messages of the library may follow from it. White space other than spaces before
 * a field is reported here: the library takes any but the tab for letters of the name, without an error.
 */
function syntaxFaults(text: string, document: Document.Parsed): Fault[] {
  const errors = [...document.errors, ...document.warnings]
    .slice(0, 1)
    .map((error) => inWords(error, text, document));
  const odd = [...text.matchAll(/^( *(?:- *)?)([^\S \r\n])[^\S\r\n]*(- |[\w-]+:|$)/gm)]
    .map(({ 1: indent = '', 2: blank = '', 3: field = '', index }) => ({
      offset: index + indent.length,
      blank,
      field: field.trim(),
    }))
    .filter(({ blank, field }) => blank !== '\t' || (field !== '' && errors.length > 0))
    .find(({ offset }) => !isWithinText(document, offset));
  if (!odd) return errors;
  const sign = odd.blank === '\t' ? 'a tab' : `an unusual space (${codePointOf(odd.blank)})`;
  const where = odd.field ? `before “${odd.field}”` : 'on an otherwise empty line';
  const reason = `Found ${sign} ${where}, expected spaces`;
  return [...errors.filter(({ offset }) => offset < odd.offset), { offset: odd.offset, reason }];
}

/** Whether an offset is inside a text of several lines, which may have any white space. */
function isWithinText(document: Document.Parsed, offset: number): boolean {
  let isWithin = false;
  visit(document, {
    Scalar: (_, { type, range }) => {
      if (type !== 'PLAIN' && range && range[0] < offset && offset < range[1]) isWithin = true;
    },
  });
  return isWithin;
}

const lineWithoutColon = 'Found a line without its colon, expected “name: value”';

/** Messages for the slips of people who do not know YAML. */
const ownWords: Partial<Record<YAMLParseError['code'], string>> = {
  MULTIPLE_DOCS: 'Found a second document, expected one',
  BLOCK_AS_IMPLICIT_KEY: 'Found a colon within a text, expected text in quotation marks',
  MULTILINE_IMPLICIT_KEY: lineWithoutColon,
  BAD_DQ_ESCAPE:
    "Found the sign \\ within quotation marks, expected \\\\ for the sign itself, or the marks ' around the text",
  UNEXPECTED_TOKEN:
    'Found something that is not a field, expected “name: value” or “- name: value”, indented like the fields around it',
};

function inWords({ code, message, pos }: YAMLParseError, text: string, document: Document.Parsed): Fault {
  const [offset] = pos;
  const open =
    code === 'MISSING_CHAR'
      ? openQuotation(document, offset)
      : message.startsWith('Flow')
        ? openBracket(text, offset)
        : null;
  const isLost = message.startsWith('Implicit map keys');
  const field =
    indentCodes.has(code) && !isLost && !message.startsWith('Flow') ? fieldBelow(text, offset) : null;
  const name = /^[^:\n]+/.exec(text.slice(offset))?.[0];
  const again = code === 'DUPLICATE_KEY' && `Found the field “${name}” a second time, expected it once`;
  const reason = isLost ? lineWithoutColon : again || (ownWords[code] ?? unreadable(text, offset));
  const beside = afterQuotation(text, offset, document) ?? firstField(text, offset, document);
  return beside ?? open ?? field ?? { offset, reason };
}

/** Text after a closing quotation mark: a mark within the text closes it, too. */
function afterQuotation(text: string, offset: number, document: Document.Parsed): Fault | null {
  const behind = /^[^\s,\]}]\S*/.exec(text.slice(offset))?.[0];
  const reason = `Found “${behind}” after a text in quotation marks, expected the other kind of marks around the whole text`;
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const end = start + text.slice(start, offset).trimEnd().length;
  return behind && openQuotation(document, end) ? { offset, reason } : null;
}

/**
 * The first field of a document, where it differs from the others: the library takes it as the standard, and reports
 * the next one.
 */
function firstField(text: string, offset: number, document: Document.Parsed): Fault | null {
  const { contents } = document;
  const [start = 0, end = 0] = contents?.range ?? [];
  const isField = /^[\w-]+:(?=\s)/.test(text.slice(offset)) && text[offset - 1] === '\n';
  if (!contents || end > offset || !isField || /^- /m.test(text.slice(offset))) return null;
  if (isScalar(contents)) return { offset: start, reason: lineWithoutColon };
  const [name] = /^(?:- )?[\w-]+:/.exec(text.slice(start)) ?? [];
  return name && isCollection(contents) && contents.items.length === 1
    ? indentedDifferently(name, start)
    : null;
}

/** The message for any other syntax error; the library's own is in terms of YAML alone. */
function unreadable(text: string, offset: number): string {
  const found = /\S/.exec(text.slice(offset, text.indexOf('\n', offset) + 1 || undefined))?.[0];
  const what = found
    ? `Found something that cannot be read from “${found}” on`
    : 'Found something that cannot be read';
  return `${what}, expected “name: value”, with text in quotation marks if it begins or ends with a sign`;
}

/** Error codes for a line with the wrong indentation, and for unclosed brackets. */
const indentCodes: ReadonlySet<string> = new Set(['BAD_INDENT', 'BLOCK_AS_IMPLICIT_KEY', 'MISSING_CHAR']);

/**
 * A field that is indented differently from those around it: the library takes it for part of the text above, and
 * reports where that begins, or for the end of a list.
 */
function fieldBelow(text: string, offset: number): Fault | null {
  const [front = '', field] = /^(?:[^:\n]*\n)?[^\S\n]*((?:- )?[\w-]+:)(?=\s)/.exec(text.slice(offset)) ?? [];
  const before = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  const isLineStart = front.includes('\n') || before.trim() === '';
  if (!field || !isLineStart) return null;
  return indentedDifferently(field, offset + front.length - field.length);
}

function indentedDifferently(field: string, offset: number): Fault {
  const reason = `Found “${field}” indented differently from the fields around it, expected all of them in one column, or text in quotation marks`;
  return { offset, reason };
}

/**
 * The opening mark of an unclosed quotation: the library reports where its text ends, which may be the end of the
 * file.
 */
function openQuotation(document: Document.Parsed, end: number): Fault | null {
  let open: Fault | null = null;
  const reason = 'Found a quotation mark that is never closed, expected another after the text';
  visit(document, {
    Scalar: (_, { type, range }) => {
      if (type?.startsWith('QUOTE') && range?.[1] === end) open = { offset: range[0], reason };
    },
  });
  return open;
}

/** The unclosed bracket before an offset: the library reports where it misses the closing one. */
function openBracket(text: string, end: number): Fault | null {
  const open: number[] = [];
  for (const { 0: sign, index } of text.slice(0, end).matchAll(/#.*|"[^"\n]*"|[[\]{}]/g)) {
    if (sign === '[' || sign === '{') open.push(index);
    else if (sign.length === 1) open.pop();
  }
  const offset = open.at(-1);
  if (offset === undefined) return null;
  const [sign, other] = text[offset] === '[' ? ['[', ']'] : ['{', '}'];
  return { offset, reason: `Found “${sign}” that is never closed, expected “${other}” after the list` };
}

/**
 * YAML syntax that our files never use: aliases and anchors (`*`, `&`), comments after text (` #`), `null` and `~`,
 * and lists as field names. People who write that mean text. In a list in brackets, a text that continues on the next
 * line has lost a comma.
 */
function foreignParts(text: string, document: Document.Parsed): Fault[] {
  const faults: Fault[] = [];
  visit(document, (key, node, path) => {
    if (!isNode(node)) return;
    const parent = path.at(-1);
    const quoted = 'expected text in quotation marks';
    const say = (reason: string) => faults.push({ offset: node.range?.[0] ?? 0, reason });
    if (isAlias(node)) say(`Found the sign * before “${node.source}”, ${quoted}`);
    else if (node.anchor) say(`Found the sign & before “${node.anchor}”, ${quoted}`);
    else if (key === 'key' && !isScalar(node)) say('Found a list or fields, expected the name of a field');
    // Programs drop this name silently, since it is special in JavaScript.
    else if (key === 'key' && isScalar(node) && node.value === '__proto__')
      say('Found “__proto__”, expected another name');
    else if (!isScalar(node) || node.type !== 'PLAIN' || !node.source || !node.range) return;
    else if (node.comment)
      say(`Found the sign # before “${node.comment.trim()}”, ${quoted}, or a comment on a line of its own`);
    else if (key !== 'key' && /^(?:~|null)$/i.test(node.source))
      say(`Found “${node.source}”, which programs read as nothing, ${quoted}, or no such field`);
    else if (isCollection(parent) && parent.flow) {
      const [first = '', ...more] = text.slice(node.range[0], node.range[1]).split('\n');
      if (more.length > 0)
        say(
          `Found “${first.trim()}” and the line below as one text of a list, expected a comma between them, or text in quotation marks`,
        );
    }
  });
  return faults;
}
