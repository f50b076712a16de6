import type { SourceKind } from '../model.ts';
import { countedInWords } from '../text/said/counted.ts';
import { type Alike, alike } from './alike.ts';
import type { Rules } from './diagnostics.ts';
import { excerpt, namesInWords } from './rule-words.ts';
import { textDoubtRules } from './text-doubt-rules.ts';

/**
 * What a source says that is accepted, but that somebody should check; and what was read differently from how it is
 * written.
 */
export const doubtRules = {
  'rename-conflict': {
    severity: 'warning',
    says: ({ from, to, line }: { from: string; to: string; line: number }) =>
      `Found that “${from}” is now “${to}”, which contradicts line ${line} of this source; the line that comes first is followed`,
    advice:
      'Check every sentence of the source about a rename of these keywords. No action needed if the document really says both: each stays in its text.',
  },
  'rename-unknown': {
    severity: 'warning',
    says: ({ from, to }: { from: string; to: string }) =>
      `Found that “${from}” is now “${to}”, which no source has`,
    advice: 'Add the source that has the new name. Until then, the keyword keeps its old name.',
  },
  'introduction-differs': {
    severity: 'warning',
    says: ({ label, text, name, before, more, last }: Alike & Record<'label' | 'name' | 'before', string>) =>
      `Found ${excerpt(text)} as “${label}” for “${name}”${alike(more, last)}, and ${excerpt(before)} in an older source; this one is shown`,
    advice: 'Compare the two entries. If one has a typo, fix it in that source.',
  },
  'field-doubtful': {
    severity: 'warning',
    says: ({
      label,
      text,
      like,
      of,
      isOlder,
      more,
      last,
    }: Alike & { label: string; like: string | null; of: string | null; isOlder: boolean }) => {
      const found = `Found ${excerpt(text)} as “${label}”${alike(more, last)}`;
      if (like === null) return `${found}, expected a name, or nothing if it is not known`;
      const known = `which ${isOlder ? 'an older source has' : 'other entries have'}`;
      return of === null
        ? `${found}, close to ${excerpt(like)}, ${known}`
        : `${found}, ${known} as “${of}”, but never as “${label}”`;
    },
    advice: 'Check it for a typo: it becomes the address of a page. No action needed if it is right.',
  },
  'field-missing': {
    severity: 'warning',
    says: ({ label, name, more, last }: Omit<Alike, 'text'> & { label: string; name: string }) =>
      `Found no “${label}” for “${name}”${alike(more, last)}; unless another source has it, it is shown as not recorded`,
    advice: 'Check whether the line was lost. No action needed if the document does not say.',
  },
  'date-early': {
    severity: 'warning',
    says: ({ text, day, isOlder, more, last }: Alike & { day: string; isOlder: boolean }) =>
      `Found the date ${text}${alike(more, last)}, expected none before ${day}, the earliest that ${isOlder ? 'an older source has' : 'several other entries have'}`,
    advice: 'Check the year for a typo. No action needed if the document really says this.',
  },
  'date-late': {
    severity: 'warning',
    says: ({
      text,
      of,
      day,
      was,
    }: {
      text: string;
      of?: string;
      day: string;
      was: 'published' | 'recorded';
    }) =>
      `Found the date ${text}${of ? `, when “${of}” was added according to another source` : ''}, expected none after ${day}, when the document was ${was}`,
    advice:
      'Check the year for a typo, here and in `sources.yaml`. No action needed if the document really says this.',
  },
  'template-numbered': {
    severity: 'warning',
    says: ({ template, name, more, last }: Omit<Alike, 'text'> & { template: string; name: string }) =>
      `Found the template “${template}” of “${name}”${alike(more, last)}, expected X in it, as in an older source`,
    advice:
      'A card has a number there, a template has X. No action needed if the number belongs to the keyword itself.',
  },
  'template-differs': {
    severity: 'warning',
    says: ({
      template,
      before,
      name,
      how,
      more,
      last,
    }: Omit<Alike, 'text'> & {
      template: string;
      before: string | null;
      name: string;
      how: 'more' | 'less' | 'near' | 'colon' | 'spelling' | 'unsaid' | 'behind';
    }) => {
      const found = `Found the template “${template}” of “${name}”${alike(more, last)}, expected`;
      return {
        more: `${found} no bracket, dash or number that older sources lack, as in “${before}”`,
        less: `${found} “${before}”, as in an older source, where it means the same`,
        near: `${found} “${before}”, as in an older source, from which it differs by one character`,
        spelling: `${found} “${before}”, as in an older source and as its heading spells it`,
        unsaid: `${found} “${before}”, as in an older source: its text says nothing of the rest`,
        behind: `${found} nothing but brackets behind its colon, as in “${before}” of an older source`,
        colon: `${found} no colon at its end, at the end of a bracket or after a space`,
      }[how];
    },
    advice:
      'A web page or a typo may have put it there. The template is what readers see first, and cards are checked against it. No action needed if the document really says this.',
  },
  'rename-unread': {
    severity: 'warning',
    says: ({ text }: { text: string }) =>
      `Found ${excerpt(text, 100)}, expected it to say which known keyword has which new name, if it is about a rename`,
    advice:
      'These are understood: “The "…" keyword has been renamed to "…".”, “… is now called ….”, “(Renamed to ….)”, “(Formerly ….)” and “"…" is the former name of this keyword.”, with names that a source has. No action needed if it is not about a rename.',
  },
  'former-name-doubtful': {
    severity: 'warning',
    says: ({ from, to, like }: Record<'from' | 'to' | 'like', string>) =>
      `Found “${from}” as a former name of “${to}”, close to “${like}”, and no source that has it`,
    advice:
      'Check it for a typo: the keyword that is meant keeps its name until then. No action needed if it is right.',
  },
  'name-doubtful': {
    severity: 'warning',
    says: ({ name, like, more = 0, last = 0 }: { name: string; like: string | null } & Partial<Alike>) =>
      like === null
        ? `Found the new keyword “${name}”, whose name repeats itself`
        : `Found the new keyword “${name}”${alike(more, last)}, close to “${like}”, which an older source has`,
    advice: 'Check the name for a typo: its address will be permanent. No action needed if it is right.',
  },
  'name-unheaded': {
    severity: 'warning',
    says: ({ name, more, last }: Alike & { name: string }) =>
      `Found the new keyword “${name}”${alike(more, last)} without a heading, expected the name of a known keyword, or the name on a line of its own above`,
    advice:
      'A label, or whoever speaks, may stand there in place of a name, and the address of a name is permanent. Write the name of the keyword that the text belongs to. No action needed if it is a new keyword.',
  },
  'names-differ': {
    severity: 'warning',
    says: ({ name, before }: { name: string; before: string }) =>
      `Found “${name}”, which has the same address as “${before}” in an older source; they are treated as one keyword`,
    advice:
      'If they are two keywords, one needs a name with different letters from a to z. No action needed if they are one.',
  },
  'name-respelled': {
    severity: 'warning',
    says: ({ name, before, more, last }: Omit<Alike, 'text'> & { name: string; before: string }) =>
      `Found the name “${name}”${alike(more, last)}, expected “${before}”, as an older source spells it`,
    advice:
      'The newest spelling is the one that every page shows. Check the capitals, the accents and the hyphen. No action needed if the document really says this.',
  },
  'name-again': {
    severity: 'warning',
    says: ({ name, now }: { name: string; now: string }) =>
      `Found an entry for “${name}”, which an older source renamed to “${now}”, and no mention of that in its text`,
    advice:
      'It is shown under the old name, which leads to the new one. If a new keyword has the old name, it needs a different one; if the rename was undone, the source has to say so: “"…" is the former name of this keyword.”',
  },
  'keywords-left-out': {
    severity: 'warning',
    says: ({ names, title, kind }: { names: readonly string[]; title: string; kind: SourceKind }) =>
      `Found no entry for ${namesInWords(names)}, which ${title}, the previous ${kind}, has`,
    advice:
      'Add what was left out by mistake. If a keyword was renamed, the text under its new name has to say so: “"…" is the former name of this keyword.” No action needed if it is out of use, or this is a list of one set: it keeps its last text.',
  },
  'text-of-another': {
    severity: 'warning',
    says: ({
      name,
      other,
      isElsewhere,
      more,
      last,
    }: Omit<Alike, 'text'> & { name: string; other: string; isElsewhere: boolean }) =>
      `Found under “${name}”${alike(more, last)} what “${other}” means ${isElsewhere ? 'in another source' : 'here too'}, expected a meaning of its own`,
    advice:
      'Texts may have shifted to other names, as when a column of a table moves, or the name has a typo. No action needed if two keywords mean the same.',
  },
  'meaning-near': {
    severity: 'warning',
    says: ({ name, other, more, last }: Omit<Alike, 'text'> & { name: string; other: string }) =>
      `Found under the new keyword “${name}”${alike(more, last)} what “${other}” means in an older source, but for one word, expected a meaning of its own`,
    advice:
      'The name may be a label over the new text of the other keyword: then write that name. If the keyword was renamed, its text has to say so: “"…" is the former name of this keyword.” No action needed if it is a new keyword that is nearly the same.',
  },
  'texts-slipped': {
    severity: 'error',
    says: ({ name, other, count, of }: { name: string; other: string; count: number; of: number }) =>
      `Found under ${count} of ${of} names what other keywords mean, for example under “${name}” what “${other}” means, expected each text under its own name`,
    advice:
      'The texts shifted to other names, as when a column of a table was sorted or moved on its own. Copy this document again, or the other one if they shifted there.',
  },
  'ruling-of-another': {
    severity: 'warning',
    says: ({
      text,
      name,
      other,
      isElsewhere,
      more,
      last,
    }: Alike & { name: string; other: string; isElsewhere: boolean }) =>
      `Found ${excerpt(text)} under “${name}”${alike(more, last)}, which ${isElsewhere ? 'another source' : 'this source too'} says of “${other}”, expected a ruling on “${name}”`,
    advice:
      'It may have been pasted in the wrong place, and would become a ruling there. No action needed if the document really says this.',
  },
  'title-differs': {
    severity: 'warning',
    says: ({ title, id }: { title: string; id: string }) =>
      `Found “${title}” at the top, the title of the source “${id}”: is this the document of this source?`,
    advice: 'Two documents may have been swapped. No action needed if both have that title.',
  },
  'wordings-return': {
    severity: 'warning',
    says: ({ count, name, title, more }: { count: number; name: string; title: string; more: number }) =>
      `${count === 1 ? `The wording of “${name}” returns to that` : `${count} wordings, the first that of “${name}”, return to those`} of ${title}${more > 0 ? ` and ${countedInWords(more, 'other source')}` : ''}: is this source in the right place in the manifest?`,
    advice:
      'List sources from oldest to newest. No action needed if the game went back to an earlier wording.',
  },
  'heading-run-in': {
    severity: 'info',
    says: ({ text, name }: { text: string; name: string }) =>
      `Read ${excerpt(text)} as ${name}, whose heading runs into its text`,
    advice: 'No action needed if that is its name.',
  },
  'heading-lost': {
    severity: 'info',
    says: ({ text, name }: { text: string; name: string }) =>
      `Read ${excerpt(text)} as ${name}, whose heading was lost`,
    advice: 'No action needed if that is its name.',
  },
  'drawn-skipped': {
    severity: 'info',
    says: ({ text }: { text: string }) => `Skipped ${excerpt(text)}, a drawn line`,
    advice: 'No action needed if a page draws a line there.',
  },
  'bullets-skipped': {
    severity: 'info',
    says: ({ text, more, last }: Alike) =>
      `Skipped ${excerpt(text)} at the start of a line${alike(more, last)}`,
    advice:
      'No action needed if a list, an email or a web page put it there; if a text begins with it, it is lost.',
  },
  'preamble-skipped': {
    severity: 'info',
    says: ({ text }: { text: string }) => `Skipped ${excerpt(text)} above the entries`,
    advice: 'No action needed if it is a title or belongs to the page around the entries.',
  },
  'print-skipped': {
    severity: 'info',
    says: ({ text }: { text: string }) => `Skipped ${excerpt(text)}, which is on every page`,
    advice: 'No action needed if a browser printed it there.',
  },
  'heading-skipped': {
    severity: 'info',
    says: ({ text }: { text: string }) => `Skipped ${excerpt(text)}, which is there twice`,
    advice: 'No action needed if it is the heading of the entry below it.',
  },
  'letter-skipped': {
    severity: 'info',
    says: ({ text }: { text: string }) => `Skipped ${excerpt(text)} above the entry that begins with it`,
    advice: 'No action needed if it is a letter of an index.',
  },
  'footer-skipped': {
    severity: 'info',
    says: ({ text }: { text: string }) => `Skipped ${excerpt(text)} below the entries`,
    advice: 'No action needed if it belongs to the page around the entries.',
  },
  ...textDoubtRules,
} as const satisfies Rules;
