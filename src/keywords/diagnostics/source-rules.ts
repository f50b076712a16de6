import type { VFile } from 'vfile';
import type { VFileMessage } from 'vfile-message';
import type { SourceKind } from '../model.ts';
import { countedInWords } from '../text/counted.ts';
import type { Point } from '../text/point.ts';
import { nameKey } from '../text/slug.ts';
import { createReport, type Diagnostic, type FactsOf, type Rules } from './diagnostics.ts';
import { doubtRules } from './doubt-rules.ts';
import { type Alike, alike, excerpt, firstOfAlike, insteadOfMisread } from './rule-words.ts';

/** What can be wrong with a source, by itself or compared with others. */
export const sourceRules = {
  'source-empty': {
    severity: 'error',
    says: ({ kind }: { kind: SourceKind }) => `Found no keyword, expected a document of the kind “${kind}”`,
    advice: 'Look whether the document is whole, and whether its `kind` in `sources.yaml` is right.',
  },
  'line-unexpected': {
    severity: 'error',
    says: ({ text, within, more, last }: Alike & { within: 'list' | 'sheet' | 'preamble' }) =>
      ({
        list: `Unexpected ${excerpt(text)}${alike(more, last)}, expected a heading with “Template: …” under it`,
        sheet: `Unexpected ${excerpt(text)}${alike(more, last)}, expected a heading or a line “Template: A … ability that means, …”`,
        preamble: `Found ${excerpt(text)}${alike(more, last)} above the first entry, expected an entry`,
      })[within],
    advice:
      'Every line between entries belongs to one. Look for a heading, a template or a colon that was lost next to it; take out what is no text of a keyword.',
  },
  'text-wrapped': {
    severity: 'error',
    says: ({ text, name, more, last }: { text: string; name: string; more: number; last: number }) =>
      `Found that the text of ${excerpt(name)}${more > 0 ? ` and ${more} more` : ''} goes on with ${excerpt(text)} on a line of its own, expected each text on one line; the last such is line ${last}`,
    advice:
      'A program broke the lines; which blanks and hyphens stood there it does not say. Copy the page again without it, or join each text and compare it with the page.',
  },
  'card-form': {
    severity: 'error',
    says: ({ text, more, last }: Alike) =>
      `Found ${excerpt(text)}${alike(more, last)}, as cards have it, expected a heading and “Template: text” under it`,
    advice:
      'A reminder on a card is no wording of the rules. Copy the page of the keywords; where it has this text, write it as the other entries are.',
  },
  'name-missing': {
    severity: 'error',
    says: ({ text, more, last }: Alike) =>
      `Found the text ${excerpt(text)}${alike(more, last)} without its name, expected a heading and “Template: text” under it`,
    advice: 'Copy the page again with its headings, or write in front of each text what stands there.',
  },
  'entries-joined': {
    severity: 'error',
    says: ({ text, name }: { text: string; name: string }) =>
      `Found ${excerpt(text)} within the text of “${name}”, expected it on a line of its own`,
    advice: 'A line end was lost. Copy the page again, or put each entry on lines of its own.',
  },
  'text-quoted': {
    severity: 'error',
    says: ({ text, more, last }: Alike) =>
      `Found ${excerpt(text)}${alike(more, last)}, expected texts without the quotation marks of a table`,
    advice:
      'A program that writes tables put texts into quotation marks, and doubled those within. Copy the cells instead of the file, or take out what it put in.',
  },
  'field-unknown': {
    severity: 'error',
    says: ({ text, labels, more, last }: Alike & { labels: readonly string[] }) =>
      `Found ${excerpt(text)}${alike(more, last)} among the fields, expected ${labels.map((label) => `“${label}”`).join(', ')} or the text`,
    advice: 'An entry has these fields and no others. Look for a slip in the label, or take the line out.',
  },
  'text-labelled': {
    severity: 'error',
    says: ({ text, name, more, last }: Alike & { name: string }) =>
      `Found ${excerpt(text)} in front of the text of “${name}”${alike(more, last)}, expected the text alone`,
    advice: 'Take it out: it is no part of the wording, and would become one.',
  },
  'fields-joined': {
    severity: 'error',
    says: ({ text, more, last }: Alike) =>
      `Found another field within ${excerpt(text)}${alike(more, last)}, expected each on a line of its own`,
    advice: 'A line end was lost. Copy the page again, or put each field on a line of its own.',
  },
  'value-parted': {
    severity: 'error',
    says: ({ text, label, more, last }: Alike & { label: string }) =>
      `Found ${excerpt(text)} on the line under “${label}”${alike(more, last)}, expected each value behind its label`,
    advice: 'Copy the page as plain text, or put each value on the line of its label.',
  },
  'markup-left': {
    severity: 'error',
    says: ({ text, more, last }: Alike) =>
      `Found ${excerpt(text)}${alike(more, last)} with signs of Markdown, expected names and templates without them`,
    advice: 'Copy the page as plain text; signs around a name would become part of it.',
  },
  'line-too-long': {
    severity: 'error',
    says: ({ length, most }: { length: number; most: number }) =>
      `Found a line of ${length} characters, expected at most ${most}`,
    advice: 'Each text of a keyword is one line. Look for line ends that were lost.',
  },
  'emphasis-too-much': {
    severity: 'error',
    says: ({ marks, most, name }: { marks: number; most: number; name: string }) =>
      `Found ${marks} asterisks and underscores in the text of ${excerpt(name)}, expected at most ${most}`,
    advice: 'Markdown takes them for emphasis. Look whether the text is what the document says.',
  },
  'column-count': {
    severity: 'error',
    says: ({ columns, text, more, last }: Alike & { columns: number }) =>
      `Found ${countedInWords(columns, 'column')} in ${excerpt(text)}${alike(more, last)}, expected a name, one tab and a text`,
    advice:
      'A line of a glossary is one keyword: name, tab, text. Look for a tab that was lost, or one too many.',
  },
  'columns-exchanged': {
    severity: 'error',
    says: ({ text, name, more, last }: Alike & { name: string }) =>
      `Found ${excerpt(text)} in front of “${name}”${alike(more, last)}, expected the name, one tab and the text`,
    advice: 'Put the columns into the order that a glossary has.',
  },
  'template-missing': {
    severity: 'error',
    says: (facts: { name: string } | (Alike & { name: string })) =>
      'text' in facts
        ? `Found ${excerpt(facts.text)}${alike(facts.more, facts.last)}, expected the template in bold: ${excerpt(`**${facts.name}:** …`)}`
        : `Found no template for ${excerpt(facts.name)}, expected “Template: …”`,
    advice: 'Put the template where the other entries of the document have theirs.',
  },
  'template-long': {
    severity: 'error',
    says: ({ template, name, more, last }: Omit<Alike, 'text'> & { template: string; name: string }) =>
      `Found “${template}” as the template of “${name}”${alike(more, last)}, expected it to end where the text begins`,
    advice: 'Put the colon, or the marks of bold, behind the name and what a card has with it.',
  },
  'template-mismatch': {
    severity: 'error',
    says: ({ found, name, more, last }: { found: string; name: string } & Omit<Alike, 'text'>) =>
      `Found a template of ${excerpt(found)}${alike(more, last)}, expected one of ${excerpt(name)}${asX(found, name)}`,
    advice: 'Name and template of an entry must be of one keyword. Look which of the two has a slip.',
  },
  'text-missing': {
    severity: 'error',
    says: ({ kind, name, more = 0, last = 0 }: { kind: SourceKind; name: string } & Partial<Alike>) =>
      ({
        list: `Found no text for ${excerpt(name)}, expected it under its fields`,
        sheet: `Found the heading ${excerpt(name)}${alike(more, last)} without its text, expected a line ${excerpt(`${name}: …`)} under it`,
        glossary: `Found no text after the template of ${excerpt(name)}${alike(more, last)}, expected what it means`,
      })[kind],
    advice: 'Put the text of the entry where the other entries have theirs, or take the entry out.',
  },
  'kind-differs': {
    severity: 'error',
    says: ({ kind, looksLike }: { kind: SourceKind; looksLike: SourceKind }) =>
      `Found a document that is written as a ${looksLike}, expected a ${kind}, as the manifest has it`,
    advice: 'Write in `sources.yaml` what kind it is, or look whether it is the document that is meant.',
  },
  'documents-joined': {
    severity: 'error',
    says: ({ text, last }: Omit<Alike, 'more'>) =>
      `Found a second document as far as line ${last}, which begins with ${excerpt(text)}, expected one in each file`,
    advice:
      'Put each document into a file of its own, and its lines into `sources.yaml`; of a page that was copied twice take one away.',
  },
  'form-foreign': {
    severity: 'error',
    says: ({ text, more, last, kind, like }: Alike & { kind: SourceKind; like: SourceKind }) =>
      `Found ${excerpt(text)}${alike(more, last)}, written as in a ${like}, expected the form of a ${kind}`,
    advice: 'Write the entry as the others of the document are, or put it into a source of its own.',
  },
  'alike-in-all': {
    severity: 'error',
    says: ({ text, where, more, last }: Alike & { where: 'front' | 'template' | 'behind' }) =>
      `Found ${excerpt(text)} ${{ front: 'in front of a line', template: 'between a template and its text', behind: 'behind a text' }[where]}${alike(more, last)}, expected the texts without what is the same in all`,
    advice:
      'A program or a page put it there, and it would become part of names or texts. Take it out of all lines.',
  },
  'signs-left': {
    severity: 'error',
    says: ({ text, more, last }: Alike) =>
      `Found ${text.trim() === '' ? 'wide blanks' : excerpt(text)}${alike(more, last)}, expected the text without the signs of a program`,
    advice: 'Copy what a browser or the program shows, as plain text, not what it stores.',
  },
  'name-mixed': {
    severity: 'error',
    says: ({ name, sign, code }: { name: string; sign: string; code: string }) =>
      `Found the name “${name}” with “${sign}” (${code}) of another alphabet, expected letters of one`,
    advice:
      'A letter that only looks like the one that is meant gives the keyword another address. Type the name anew.',
  },
  'text-garbled': {
    severity: 'error',
    says: ({ text, more, last }: Alike) => `Found “${text}”${alike(more, last)}, ${insteadOfMisread}`,
    advice: 'Copy the page again, or open the document with the encoding that it has, and save it as UTF-8.',
  },
  'text-small': {
    severity: 'error',
    says: ({ text, more, last }: Alike) =>
      `Found ${excerpt(text)}${alike(more, last)} in small letters alone, expected capitals where the texts have them`,
    advice:
      'A program took the capitals away, and nobody can tell where each stood. Copy the page again without it.',
  },
  'name-invalid': {
    severity: 'error',
    says: ({ name, most, more, last }: Omit<Alike, 'text'> & { name: string; most: number }) =>
      name.length > most
        ? `Found the name ${excerpt(name)} of ${name.length} characters${alike(more, last)}, expected at most ${most}`
        : `Found the name ${excerpt(name)}${alike(more, last)}, expected one with letters a to z, without signs around it`,
    advice:
      'The name becomes the address of the keyword: it needs a letter from a to z, or a digit. A program may have put it into quotation marks, or a number in front of it.',
  },
  'field-repeated': {
    severity: 'error',
    says: ({ label }: { label: string }) => `Found “${label}” twice in one entry, expected it once`,
    advice: 'Keep the field that is right; where the second is of another entry, its heading is lost.',
  },
  'field-invalid': {
    severity: 'error',
    says: ({ label, text, meant }: { label: string; text: string; meant?: string }) =>
      `Found ${excerpt(text)} as “${label}”, expected ${meant === undefined ? 'a name with letters a to z' : `${excerpt(meant)}, without a sign in front`}`,
    advice:
      'It is shown, and becomes the address of a page: it needs a letter from a to z, or a digit. Leave the field blank where nobody knows.',
  },
  'field-runs-on': {
    severity: 'error',
    says: ({ label, text }: { label: string; text: string }) =>
      `Found ${excerpt(text)} as “${label}”, expected its value alone, and the text on the next line`,
    advice: 'A line end was lost. Put the text on a line of its own.',
  },
  'date-invalid': {
    severity: 'error',
    says: ({ text, more, last }: Alike) =>
      `Found ${excerpt(text)}${alike(more, last)}, expected a day of the calendar as month/day/year`,
    advice: 'Write the day as the list does, 5/23/2021, or leave the field blank where it is not known.',
  },
  'entry-repeated': {
    severity: 'error',
    says: ({
      name,
      before,
      line,
      more,
      last,
    }: Omit<Alike, 'text'> & { name: string; before: string; line: number }) =>
      nameKey(name) === nameKey(before)
        ? `Found “${name}” a second time${alike(more, last)}, expected once, as on line ${line}`
        : `Found “${name}”, whose address is that of “${before}” on line ${line}, expected one entry at each address`,
    advice:
      'A source says one thing of a keyword: keep one of the two entries. Where they are two keywords, one needs a name with other letters from a to z.',
  },
  'documents-exchanged': {
    severity: 'error',
    says: ({ title, id }: { title: string; id: string }) =>
      `Found “${title}” on top, the title of the source “${id}”, whose document has that of this source, expected each in its own place`,
    advice: 'Exchange the two files, or their names in `sources.yaml`.',
  },
  'revision-collision': {
    severity: 'error',
    says: ({ id }: { id: string }) => `Found two wordings with the id ${id}, expected one`,
    advice: 'Two wordings share one address by chance. Ids need more digits: this is for a programmer.',
  },
  ...doubtRules,
} as const satisfies Rules;

/** The id of a source rule. */
export type SourceRule = keyof typeof sourceRules;

/** Records on a source that it breaks a rule. */
export const report = createReport('ingest', sourceRules);

/**
 * Records that lines of a source break a rule, once for all with the same fault, at the first of them.
 * @param lines each with the facts for the message, except how many more there are
 * @param wayOf the fault of a line; without it, all lines have the same one
 */
export function reportAlike<
  Id extends SourceRule,
  Line extends Point & Omit<FactsOf<typeof sourceRules, Id>, 'more' | 'last'>,
>(file: VFile, id: Id, lines: readonly Line[], wayOf?: (line: Line) => unknown): void {
  for (const each of firstOfAlike(lines, wayOf))
    report(file, id, each, each as unknown as FactsOf<typeof sourceRules, Id>);
}

/** The rule behind a finding in a source. */
export function ruleOf(found: Pick<VFileMessage, 'ruleId'> | Pick<Diagnostic, 'rule'>): SourceRule {
  return ('rule' in found ? found.rule : found.ruleId) as SourceRule;
}

/** The clause for a template that has another letter in place of its X, or beside it; empty where it has none. */
function asX(found: string, name: string): string {
  const rest = found.startsWith(`${name} `) ? found.slice(name.length + 1) : '';
  if (!/^\p{L}(?:[^\p{L}]+\p{L})*$/u.test(rest)) return '';
  return `; where “${rest}” stands for a number, only X is read as that`;
}
