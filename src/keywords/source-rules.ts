import { createReport, type Rules } from './diagnostics.ts';
import type { SourceKind } from './model.ts';
import { numberOf } from './text/characters.ts';
import { countedInWords } from './text/counted.ts';
import { nameKey } from './text/slug.ts';

/** What can be wrong with what a source says, by itself or against the others. */
export const sourceRules = {
  'source-empty': {
    severity: 'error',
    says: ({ kind }: { kind: SourceKind }) => `Found no keyword, expected a document of the kind “${kind}”`,
    advice: 'Look whether the document is whole, and whether its `kind` in `sources.yaml` is right.',
  },
  'line-unexpected': {
    severity: 'error',
    says: ({ text, within }: { text: string; within: 'list' | 'sheet' | 'preamble' }) =>
      ({
        list: `Unexpected ${excerpt(text)}, expected a heading with “Template: …” under it`,
        sheet: `Unexpected ${excerpt(text)}, expected a heading or a line “Template: A … ability that means, …”`,
        preamble: `Found ${excerpt(text)} above the first entry, expected an entry`,
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
    says: ({ text, labels }: { text: string; labels: readonly string[] }) =>
      `Found ${excerpt(text)} among the fields, expected ${labels.map((label) => `“${label}”`).join(', ')} or the text`,
    advice: 'An entry has these fields and no others. Look for a slip in the label, or take the line out.',
  },
  'fields-joined': {
    severity: 'error',
    says: ({ text }: { text: string }) =>
      `Found another field within ${excerpt(text)}, expected each on a line of its own`,
    advice: 'A line end was lost. Copy the page again, or put each field on a line of its own.',
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
      `Found ${marks} asterisks and underscores in the text of “${name}”, expected at most ${most}`,
    advice: 'Markdown takes them for emphasis. Look whether the text is what the document says.',
  },
  'column-count': {
    severity: 'error',
    says: ({ columns, text }: { columns: number; text: string }) =>
      `Found ${countedInWords(columns, 'column')} in ${excerpt(text)}, expected a name, one tab and a text`,
    advice:
      'A line of a glossary is one keyword: name, tab, text. Look for a tab that was lost, or one too many.',
  },
  'template-missing': {
    severity: 'error',
    says: ({ name, body }: { name: string; body?: string }) =>
      body === undefined
        ? `Found no template for ${excerpt(name)}, expected “Template: …”`
        : `Found ${excerpt(body)}, expected the template in bold: “**${name}:** …”`,
    advice: 'Put the template where the other entries of the document have theirs.',
  },
  'template-mismatch': {
    severity: 'error',
    says: ({ found, name }: { found: string; name: string }) =>
      `Found a template of “${found}”, expected one of “${name}”`,
    advice: 'Name and template of an entry must be of one keyword. Look which of the two has a slip.',
  },
  'text-missing': {
    severity: 'error',
    says: ({ kind, name }: { kind: SourceKind; name: string }) =>
      ({
        list: `Found no text for ${excerpt(name)}, expected it under its fields`,
        sheet: `Found the heading ${excerpt(name)} without its text, expected a line “${name}: …” under it`,
        glossary: `Found no text after the template of “${name}”, expected what it means`,
      })[kind],
    advice: 'Put the text of the entry where the other entries have theirs, or take the entry out.',
  },
  'kind-differs': {
    severity: 'error',
    says: ({ kind, looksLike }: { kind: SourceKind; looksLike: SourceKind }) =>
      `Found a document that is written as a ${looksLike}, expected a ${kind}, as the manifest has it`,
    advice: 'Write in `sources.yaml` what kind it is, or look whether it is the document that is meant.',
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
    says: ({ text, more, last }: Alike) =>
      `Found “${text}”${alike(more, last)}, expected one sign, which a program read in another encoding than it was written in`,
    advice: 'Copy the page again, or open the document with the encoding that it has, and save it as UTF-8.',
  },
  'name-invalid': {
    severity: 'error',
    says: ({ name, most }: { name: string; most: number }) =>
      name.length > most
        ? `Found the name ${excerpt(name)} of ${name.length} characters, expected at most ${most}`
        : `Found the name ${excerpt(name)}, expected one with letters a to z, without signs around it`,
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
    says: ({ label, text }: { label: string; text: string }) =>
      `Found ${excerpt(text)} as “${label}”, expected a name with letters a to z, and no text`,
    advice:
      'It becomes the address of a page: it needs a letter from a to z, or a digit. Leave the field blank where nobody knows.',
  },
  'date-invalid': {
    severity: 'error',
    says: ({ text }: { text: string }) =>
      `Found ${excerpt(text)}, expected a day of the calendar as month/day/year`,
    advice: 'Write the day as the list does, 5/23/2021, or leave the field blank where it is not known.',
  },
  'entry-repeated': {
    severity: 'error',
    says: ({ name, before, line }: { name: string; before: string; line: number }) =>
      nameKey(name) === nameKey(before)
        ? `Found “${name}” a second time, expected once, as on line ${line}`
        : `Found “${name}”, whose address is that of “${before}” on line ${line}, expected one entry at each address`,
    advice:
      'A source says one thing of a keyword: keep one of the two entries. Where they are two keywords, one needs a name with other letters from a to z.',
  },
  'revision-collision': {
    severity: 'error',
    says: ({ id }: { id: string }) => `Found two wordings with the id ${id}, expected one`,
    advice: 'Two wordings share one address by chance. Ids need more digits: this is for a programmer.',
  },
  'rename-conflict': {
    severity: 'warning',
    says: ({ from, to }: { from: string; to: string }) =>
      `Found that “${from}” is now “${to}”, against what this source says before; what it says first holds`,
    advice:
      'Look at every sentence of the source that tells of a rename of these keywords. Where the document itself has both, nothing is needed: each stands in its text.',
  },
  'rename-unknown': {
    severity: 'warning',
    says: ({ from, to }: { from: string; to: string }) =>
      `Found that “${from}” is now “${to}”, which no source has`,
    advice: 'Add the source that has the new name. Until then the old name stands as it is.',
  },
  'introduction-differs': {
    severity: 'warning',
    says: ({ name }: { name: string }) =>
      `Found another set, publisher or date for “${name}” than an older source has; this one is shown`,
    advice: 'Compare the two entries. Where one has a slip, mend it in that source.',
  },
  'field-missing': {
    severity: 'warning',
    says: ({ label, name }: { label: string; name: string }) =>
      `Found no “${label}” for “${name}”; it will be shown as not recorded`,
    advice: 'Nothing is needed where the document does not say; look whether the line was lost.',
  },
  'template-unclear': {
    severity: 'warning',
    says: ({ text, name }: { text: string; name: string }) =>
      `Found that the text of “${name}” begins with ${excerpt(text)}, expected its template to end in front of it`,
    advice:
      'A part of the template may have come into the text. Write the template as the other entries have theirs; where it is the text, nothing is needed.',
  },
  'blank-odd': {
    severity: 'warning',
    says: ({ text, more, last }: Alike) =>
      `Found a blank that is no space (${numberOf(text)})${alike(more, last)}, expected a space between two sentences`,
    advice:
      'A page or a program put it there. Where it stays, the ruling behind it is told as one with what stands before it.',
  },
  'html-left': {
    severity: 'warning',
    says: ({ text, more, last }: Alike) =>
      `Found ${excerpt(text)}${alike(more, last)}, expected the sign or the text that a browser makes of it`,
    advice:
      'Copy what a browser shows, not the code of the page; it stands in the texts as it is. Where a text has it, nothing is needed.',
  },
  'rename-unread': {
    severity: 'warning',
    says: ({ text }: { text: string }) =>
      `Found ${excerpt(text, 100)}, expected it to say which of the known keywords is called what now, if it tells of a rename`,
    advice:
      'Read are “The "…" keyword has been renamed to "…".”, “… is now called ….”, “(Renamed to ….)”, “(Formerly ….)” and “"…" is the former name of this keyword.”, with names that a source has. Where it tells of none, nothing is needed.',
  },
  'text-cut-off': {
    severity: 'warning',
    says: ({ name, text, isQuoted }: { name: string; text: string; isQuoted: boolean }) =>
      `Found that the text of “${name}” stops at “…${text.slice(-30).trimStart()}”, expected ${isQuoted ? 'the end of the quotation' : 'the end of a sentence'}`,
    advice:
      'Look whether the document is whole: a text that was cut off becomes a wording of its own. Where it stops there, nothing is needed.',
  },
  'name-doubtful': {
    severity: 'warning',
    says: ({ name, like }: { name: string; like: string | null }) =>
      like === null
        ? `Found the new keyword “${name}”, whose name says the same twice`
        : `Found the new keyword “${name}”, nearly “${like}”, which an older source has`,
    advice: 'Look whether the name has a slip; its address would last. Where it is right, nothing is needed.',
  },
  'names-differ': {
    severity: 'warning',
    says: ({ name, before }: { name: string; before: string }) =>
      `Found “${name}”, whose address is that of “${before}”, which an older source has; they are one keyword now`,
    advice:
      'Where they are two keywords, one needs a name with other letters from a to z. Where they are one, nothing is needed.',
  },
  'title-differs': {
    severity: 'warning',
    says: ({ title, id }: { title: string; id: string }) =>
      `Found “${title}” on top, the title of the source “${id}”: is this the document of this source?`,
    advice: 'Two documents may have been exchanged. Where both have that title, nothing is needed.',
  },
  'wordings-return': {
    severity: 'warning',
    says: ({ count, title }: { count: number; title: string }) =>
      `${count === 1 ? 'One wording returns to that' : `${count} wordings return to those`} of ${title}: is its place in the manifest right?`,
    advice:
      'Sources stand in the order of their age, oldest first. Where the game went back, nothing is needed.',
  },
  'heading-run-in': {
    severity: 'info',
    says: ({ text, name }: { text: string; name: string }) =>
      `Read ${excerpt(text)} as ${name}, its heading runs into its text`,
    advice: 'Nothing is needed where that is its name.',
  },
  'heading-lost': {
    severity: 'info',
    says: ({ text, name }: { text: string; name: string }) =>
      `Read ${excerpt(text)} as ${name}, its heading is lost`,
    advice: 'Nothing is needed where that is its name.',
  },
  'preamble-skipped': {
    severity: 'info',
    says: ({ text }: { text: string }) => `Passed over ${excerpt(text)} above the entries`,
    advice: 'Nothing is needed where it is a title or of the page around the entries.',
  },
  'footer-skipped': {
    severity: 'info',
    says: ({ text }: { text: string }) => `Passed over ${excerpt(text)} below the entries`,
    advice: 'Nothing is needed where it is of the page around the entries.',
  },
} as const satisfies Rules;

/** Records on a source that it breaks a rule. */
export const report = createReport('ingest', sourceRules);

/** Of lines that are wrong in the same way: the first, how many more there are, and the number of the last. */
interface Alike {
  text: string;
  more: number;
  last: number;
}

function alike(more: number, last: number): string {
  return more === 0 ? '' : ` and ${more} more as far as line ${last}`;
}

/** Shortens what a message quotes, so that a whole paragraph never hides the sentence around it. */
function excerpt(text: string, length = 60): string {
  return text.length <= length ? `“${text}”` : `“${text.slice(0, length).trimEnd()}…”`;
}
