import type { SourceKind } from '../model.ts';
import { countedInWords } from '../text/said/counted.ts';
import { nameKey } from '../text/slug.ts';
import { type Alike, alike } from './alike.ts';
import type { Rules } from './diagnostics.ts';
import { doubtRules } from './doubt-rules.ts';
import { excerpt, insteadOfMisread } from './rule-words.ts';

/** What can be wrong with a source, by itself or compared with others. */
export const sourceRules = {
  'source-empty': {
    severity: 'error',
    says: ({ kind, sentence }: { kind: SourceKind; sentence?: string | undefined }) =>
      `Found ${sentence === undefined ? '' : `${excerpt(sentence)} and `}no keyword, expected a document of the kind “${kind}”`,
    advice:
      'Check that the document is complete and that its `kind` in `sources.yaml` is right. A sentence on a keyword is no document: “What has happened, and what to do” in `CONTRIBUTING.md` says where an erratum, a new name or a ruling belongs.',
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
      'Every line must belong to an entry. Look for a lost heading, template or colon nearby; remove anything that is not keyword text.',
  },
  'text-wrapped': {
    severity: 'error',
    says: ({ text, name, more, last }: { text: string; name: string; more: number; last: number }) =>
      `Found that the text of ${excerpt(name)}${more > 0 ? ` and ${more} more` : ''} continues with ${excerpt(text)} on a line of its own, expected each text on one line; the last such line is ${last}`,
    advice:
      'A program wrapped the lines, and whether a space or a hyphen stood at each break is lost. Copy the page again without that program, or join each text and compare it with the page.',
  },
  'card-form': {
    severity: 'error',
    says: ({ text, more, last }: Alike) =>
      `Found ${excerpt(text)}${alike(more, last)}, written as on a card, expected a heading and “Template: text” under it`,
    advice:
      'Reminder text on a card is not a wording of the rules. Copy the page of the keywords; if that page has this text, write it like the other entries.',
  },
  'name-missing': {
    severity: 'error',
    says: ({ text, more, last }: Alike) =>
      `Found the text ${excerpt(text)}${alike(more, last)} without its name, expected a heading and “Template: text” under it`,
    advice: 'Copy the page again with its headings, or add the missing heading before each text.',
  },
  'entries-joined': {
    severity: 'error',
    says: ({ text, name }: { text: string; name: string }) =>
      `Found ${excerpt(text)} within the text of “${name}”, expected it on a line of its own`,
    advice: 'A line break was lost. Copy the page again, or put each entry on lines of its own.',
  },
  'text-quoted': {
    severity: 'error',
    says: ({ text, more, last }: Alike) =>
      `Found ${excerpt(text)}${alike(more, last)}, expected texts without the quotation marks of a table`,
    advice:
      'A program that writes tables put the texts in quotation marks and doubled those inside. Copy the cells instead of the file, or remove what it added.',
  },
  'field-unknown': {
    severity: 'error',
    says: ({ text, labels, more, last }: Alike & { labels: readonly string[] }) =>
      `Found ${excerpt(text)}${alike(more, last)} among the fields, expected ${labels.map((label) => `“${label}”`).join(', ')} or the text`,
    advice: 'An entry has only these fields. Check the label for a typo, or remove the line.',
  },
  'text-labelled': {
    severity: 'error',
    says: ({ text, name, more, last }: Alike & { name: string }) =>
      `Found ${excerpt(text)} before the text of “${name}”${alike(more, last)}, expected the text alone`,
    advice: 'Remove it: it is not part of the wording, but would become part of it.',
  },
  'fields-joined': {
    severity: 'error',
    says: ({ text, more, last }: Alike) =>
      `Found another field within ${excerpt(text)}${alike(more, last)}, expected each on a line of its own`,
    advice: 'A line break was lost. Copy the page again, or put each field on a line of its own.',
  },
  'value-parted': {
    severity: 'error',
    says: ({ text, label, more, last }: Alike & { label: string }) =>
      `Found ${excerpt(text)} on the line under “${label}”${alike(more, last)}, expected each value after its label`,
    advice: 'Copy the page as plain text, or put each value on the same line as its label.',
  },
  'markup-left': {
    severity: 'error',
    says: ({ text, more, last }: Alike) =>
      `Found ${excerpt(text)}${alike(more, last)} with Markdown syntax, expected names and templates without it`,
    advice: 'Copy the page as plain text; Markdown characters around a name would become part of it.',
  },
  'line-too-long': {
    severity: 'error',
    says: ({ length, most }: { length: number; most: number }) =>
      `Found a line of ${length} characters, expected at most ${most}`,
    advice: 'The text of each keyword is one line. Look for lost line breaks.',
  },
  'emphasis-too-much': {
    severity: 'error',
    says: ({ marks, most, name }: { marks: number; most: number; name: string }) =>
      `Found ${marks} asterisks and underscores in the text of ${excerpt(name)}, expected at most ${most}`,
    advice: 'Markdown reads them as emphasis. Check that the text is what the document says.',
  },
  'column-count': {
    severity: 'error',
    says: ({ columns, text, more, last }: Alike & { columns: number }) =>
      `Found ${countedInWords(columns, 'column')} in ${excerpt(text)}${alike(more, last)}, expected a name, one tab and a text`,
    advice: 'Each line of a glossary is one keyword: name, tab, text. Look for a missing or extra tab.',
  },
  'columns-exchanged': {
    severity: 'error',
    says: ({ text, name, more, last }: Alike & { name: string }) =>
      `Found ${excerpt(text)} before “${name}”${alike(more, last)}, expected the name, one tab and the text`,
    advice: 'Put the columns in the order of a glossary: the name, then the text.',
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
    advice:
      'Put the colon, or the end of the bold text, right after the name and what a card writes with it.',
  },
  'template-mismatch': {
    severity: 'error',
    says: ({ found, name, more, last }: { found: string; name: string } & Omit<Alike, 'text'>) =>
      `Found a template of ${excerpt(found)}${alike(more, last)}, expected one of ${excerpt(name)}${asX(found, name)}`,
    advice:
      'The name and the template of an entry must belong to the same keyword. Check which of the two has the typo.',
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
      `Found a document that is written as a ${looksLike}, expected a ${kind}, as the manifest says`,
    advice: 'Correct its `kind` in `sources.yaml`, or check that this is the right document.',
  },
  'documents-joined': {
    severity: 'error',
    says: ({ text, last }: Omit<Alike, 'more'>) =>
      `Found a second document up to line ${last}, which begins with ${excerpt(text)}, expected one document per file`,
    advice:
      'Give each document its own file and its own lines in `sources.yaml`; if a page was copied twice, remove one copy.',
  },
  'form-foreign': {
    severity: 'error',
    says: ({ text, more, last, kind, like }: Alike & { kind: SourceKind; like: SourceKind }) =>
      `Found ${excerpt(text)}${alike(more, last)}, written as in a ${like}, expected the form of a ${kind}`,
    advice: 'Write the entry like the others in the document, or put it in a source of its own.',
  },
  'alike-in-all': {
    severity: 'error',
    says: ({ text, where, more, last }: Alike & { where: 'front' | 'template' | 'behind' }) =>
      `Found ${excerpt(text)} ${{ front: 'at the start of a line', template: 'between a template and its text', behind: 'at the end of a text' }[where]}${alike(more, last)}, expected the texts without what is repeated in all of them`,
    advice:
      'A program or a web page put it there, and it would become part of names or texts. Remove it from all lines.',
  },
  'signs-left': {
    severity: 'error',
    says: ({ text, more, last }: Alike) =>
      `Found ${text.trim() === '' ? 'wide spaces' : excerpt(text)}${alike(more, last)}, expected the text without characters that a program uses for itself`,
    advice: 'Copy what a browser or the program shows, as plain text, not what it stores.',
  },
  'name-mixed': {
    severity: 'error',
    says: ({ name, sign, code }: { name: string; sign: string; code: string }) =>
      `Found the name “${name}” with “${sign}” (${code}) from another alphabet, expected letters of one alphabet`,
    advice: 'A lookalike letter would give the keyword a different address. Retype the name.',
  },
  'text-garbled': {
    severity: 'error',
    says: ({ text, more, last }: Alike) => `Found “${text}”${alike(more, last)}, ${insteadOfMisread}`,
    advice: 'Copy the page again, or open the document in its real encoding and save it as UTF-8.',
  },
  'text-small': {
    severity: 'error',
    says: ({ text, more, last }: Alike) =>
      `Found ${excerpt(text)}${alike(more, last)} in lower case only, expected capitals where the texts have them`,
    advice:
      'A program removed the capitals, and nobody can tell where they were. Copy the page again without that program.',
  },
  'name-invalid': {
    severity: 'error',
    says: ({ name, most, more, last }: Omit<Alike, 'text'> & { name: string; most: number }) =>
      name.length > most
        ? `Found the name ${excerpt(name)} of ${name.length} characters${alike(more, last)}, expected at most ${most}`
        : `Found the name ${excerpt(name)}${alike(more, last)}, expected letters from a to z, with no signs around them`,
    advice:
      'The name becomes the address of the keyword: it needs a letter from a to z, or a digit. A program may have added quotation marks around it, or a number before it.',
  },
  'field-repeated': {
    severity: 'error',
    says: ({ label }: { label: string }) => `Found “${label}” twice in one entry, expected it once`,
    advice: 'Keep the right one; if the second belongs to another entry, the heading of that entry was lost.',
  },
  'field-invalid': {
    severity: 'error',
    says: ({ label, text, meant }: { label: string; text: string; meant?: string }) =>
      `Found ${excerpt(text)} as “${label}”, expected ${meant === undefined ? 'a name with letters from a to z' : `${excerpt(meant)}, without a sign before it`}`,
    advice:
      'It is shown and becomes the address of a page: it needs a letter from a to z, or a digit. Leave the field empty if the value is not known.',
  },
  'field-runs-on': {
    severity: 'error',
    says: ({ label, text }: { label: string; text: string }) =>
      `Found ${excerpt(text)} as “${label}”, expected only its value, with the text on the next line`,
    advice: 'A line break was lost. Put the text on a line of its own.',
  },
  'date-invalid': {
    severity: 'error',
    says: ({ text, more, last }: Alike) =>
      `Found ${excerpt(text)}${alike(more, last)}, expected a calendar date as month/day/year`,
    advice: 'Write the date as the list does, 5/23/2021, or leave the field empty if it is not known.',
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
        ? `Found “${name}” a second time${alike(more, last)}, expected it once; the first is on line ${line}`
        : `Found “${name}”, which has the same address as “${before}” on line ${line}, expected one entry per address`,
    advice:
      'A source has one entry per keyword: keep one of the two. If they are two keywords, one needs a name with different letters from a to z.',
  },
  'documents-exchanged': {
    severity: 'error',
    says: ({ title, id }: { title: string; id: string }) =>
      `Found “${title}” at the top, the title of the source “${id}”, whose document has the title of this one, expected each in its own place`,
    advice: 'Swap the two files, or their names in `sources.yaml`.',
  },
  'revision-collision': {
    severity: 'error',
    says: ({ id }: { id: string }) => `Found two wordings with the id ${id}, expected one`,
    advice: 'By chance, two wordings share one address. Ids need more digits: ask a programmer.',
  },
  ...doubtRules,
} as const satisfies Rules;

/** The id of a source rule. */
export type SourceRule = keyof typeof sourceRules;

/** The clause for a template that has another letter in place of its X, or beside it; empty where it has none. */
function asX(found: string, name: string): string {
  const rest = found.startsWith(`${name} `) ? found.slice(name.length + 1) : '';
  if (!/^\p{L}(?:[^\p{L}]+\p{L})*$/u.test(rest)) return '';
  return `; if “${rest}” stands for a number, write X: only X is read as one`;
}
