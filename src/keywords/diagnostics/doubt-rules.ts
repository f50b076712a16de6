import type { SourceKind } from '../model.ts';
import { countedInWords } from '../text/counted.ts';
import type { Rules } from './diagnostics.ts';
import { type Alike, alike, excerpt } from './rule-words.ts';
import { textDoubtRules } from './text-doubt-rules.ts';

/**
 * What a source says that is accepted, but that somebody should check; and what was read differently from how it is
 * written.
 */
export const doubtRules = {
  'rename-conflict': {
    severity: 'warning',
    says: ({ from, to, line }: { from: string; to: string; line: number }) =>
      `Found that “${from}” is now “${to}”, against what this source says on line ${line}; what it says first holds`,
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
    says: ({ label, text, name, before }: Record<'label' | 'text' | 'name' | 'before', string>) =>
      `Found ${excerpt(text)} as “${label}” for “${name}”, and ${excerpt(before)} in an older source; this one is shown`,
    advice: 'Compare the two entries. Where one has a slip, mend it in that source.',
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
      if (like === null) return `${found}, expected a name, or nothing where nobody knows`;
      const known = `which ${isOlder ? 'an older source has' : 'other entries have'}`;
      return of === null
        ? `${found}, nearly ${excerpt(like)}, ${known}`
        : `${found}, ${known} as “${of}”, and never as that`;
    },
    advice:
      'Look whether it has a slip: it becomes the address of a page. Where it is right, nothing is needed.',
  },
  'field-missing': {
    severity: 'warning',
    says: ({ label, name, more, last }: Omit<Alike, 'text'> & { label: string; name: string }) =>
      `Found no “${label}” for “${name}”${alike(more, last)}; where no other source has it, it is shown as not recorded`,
    advice: 'Nothing is needed where the document does not say; look whether the line was lost.',
  },
  'date-early': {
    severity: 'warning',
    says: ({ text, day, isOlder, more, last }: Alike & { day: string; isOlder: boolean }) =>
      `Found the day ${text}${alike(more, last)}, expected none before ${day}, the first that ${isOlder ? 'an older source has' : 'several other entries have'}`,
    advice: 'Look whether the year has a slip. Where the document says it so, nothing is needed.',
  },
  'date-late': {
    severity: 'warning',
    says: ({ text, day, was }: { text: string; day: string; was: 'published' | 'recorded' }) =>
      `Found the day ${text}, expected none after ${day}, on which the document was ${was}`,
    advice: 'Look whether the year has a slip. Where the document says it so, nothing is needed.',
  },
  'template-numbered': {
    severity: 'warning',
    says: ({ template, name, more, last }: Omit<Alike, 'text'> & { template: string; name: string }) =>
      `Found the template “${template}” of “${name}”${alike(more, last)}, expected X in it, as in an older source`,
    advice:
      'A card has its number there, and a template its X. Where the number is of the keyword, nothing is needed.',
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
      how: 'more' | 'near' | 'colon';
    }) => {
      const found = `Found the template “${template}” of “${name}”${alike(more, last)}, expected`;
      return {
        more: `${found} no bracket or dash that older sources have not, as in “${before}”`,
        near: `${found} “${before}”, as in an older source, from which it is one sign away`,
        colon: `${found} no colon at its end, at that of a bracket or behind a blank`,
      }[how];
    },
    advice:
      'A page or a slip may have put it there; a template is what is shown largest, and what cards are held against. Where the document has it so, nothing is needed.',
  },
  'rename-unread': {
    severity: 'warning',
    says: ({ text }: { text: string }) =>
      `Found ${excerpt(text, 100)}, expected it to say which of the known keywords is called what now, if it tells of a rename`,
    advice:
      'Read are “The "…" keyword has been renamed to "…".”, “… is now called ….”, “(Renamed to ….)”, “(Formerly ….)” and “"…" is the former name of this keyword.”, with names that a source has. Where it tells of none, nothing is needed.',
  },
  'name-doubtful': {
    severity: 'warning',
    says: ({ name, like, more = 0, last = 0 }: { name: string; like: string | null } & Partial<Alike>) =>
      like === null
        ? `Found the new keyword “${name}”, whose name says the same twice`
        : `Found the new keyword “${name}”${alike(more, last)}, nearly “${like}”, which an older source has`,
    advice: 'Look whether the name has a slip; its address would last. Where it is right, nothing is needed.',
  },
  'names-differ': {
    severity: 'warning',
    says: ({ name, before }: { name: string; before: string }) =>
      `Found “${name}”, whose address is that of “${before}”, which an older source has; they are one keyword now`,
    advice:
      'Where they are two keywords, one needs a name with other letters from a to z. Where they are one, nothing is needed.',
  },
  'name-again': {
    severity: 'warning',
    says: ({ name, now }: { name: string; now: string }) =>
      `Found an entry of “${name}”, which is “${now}” by an older source, and no word of that in its text`,
    advice:
      'It is shown under the name that gave way, which leads on to the new one. Where a new keyword has the old name, it needs another; where the rename was taken back, the source has to say so: “"…" is the former name of this keyword.”',
  },
  'keywords-left-out': {
    severity: 'warning',
    says: ({ name, more, title, kind }: { name: string; more: number; title: string; kind: SourceKind }) =>
      `Found no entry of “${name}”${more > 0 ? ` and ${countedInWords(more, 'other keyword')}` : ''}, which ${title} has, the ${kind} before this one`,
    advice:
      'Where an entry was left out by a slip, put it in. Where the keyword has another name now, the text there has to say so: “"…" is the former name of this keyword.” Where it is out of use, nothing is needed: it keeps the text that it had last.',
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
      `Found under “${name}”${alike(more, last)} what “${other}” means ${isElsewhere ? 'in another source' : 'here too'}, expected what no other keyword means`,
    advice:
      'Texts may have slipped to other names, as a column of a table does, or the name has a slip. Where two keywords mean the same, nothing is needed.',
  },
  'texts-slipped': {
    severity: 'error',
    says: ({ name, other, count, of }: { name: string; other: string; count: number; of: number }) =>
      `Found under ${count} of ${of} names what other keywords mean, as under “${name}” what “${other}” means, expected each text under its own name`,
    advice:
      'The texts slipped to other names, as where a column of a table was sorted or moved by itself. Copy the document again, or the other that has them so.',
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
      'It may have been pasted at the wrong place, and would become a ruling there. Where the document has it so, nothing is needed.',
  },
  'title-differs': {
    severity: 'warning',
    says: ({ title, id }: { title: string; id: string }) =>
      `Found “${title}” on top, the title of the source “${id}”: is this the document of this source?`,
    advice: 'Two documents may have been exchanged. Where both have that title, nothing is needed.',
  },
  'wordings-return': {
    severity: 'warning',
    says: ({ count, title, more }: { count: number; title: string; more: number }) =>
      `${count === 1 ? 'One wording returns to that' : `${count} wordings return to those`} of ${title}${more > 0 ? ` and ${countedInWords(more, 'other source')}` : ''}: is its place in the manifest right?`,
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
  'drawn-skipped': {
    severity: 'info',
    says: ({ text }: { text: string }) => `Passed over ${excerpt(text)}, which is drawn`,
    advice: 'Nothing is needed where a page draws a line there.',
  },
  'bullets-skipped': {
    severity: 'info',
    says: ({ text, more, last }: Alike) =>
      `Passed over ${excerpt(text)} in front of a line${alike(more, last)}`,
    advice:
      'Nothing is needed where a list, a mail or a page put it there; where a text begins with it, that is lost.',
  },
  'preamble-skipped': {
    severity: 'info',
    says: ({ text }: { text: string }) => `Passed over ${excerpt(text)} above the entries`,
    advice: 'Nothing is needed where it is a title or of the page around the entries.',
  },
  'print-skipped': {
    severity: 'info',
    says: ({ text }: { text: string }) => `Passed over ${excerpt(text)}, which stands on each page`,
    advice: 'Nothing is needed where a browser printed it there.',
  },
  'heading-skipped': {
    severity: 'info',
    says: ({ text }: { text: string }) => `Passed over ${excerpt(text)}, which stands there twice`,
    advice: 'Nothing is needed where it is the heading of the entry under it.',
  },
  'letter-skipped': {
    severity: 'info',
    says: ({ text }: { text: string }) => `Passed over ${excerpt(text)} above the entry that begins with it`,
    advice: 'Nothing is needed where it is a letter of an index.',
  },
  'footer-skipped': {
    severity: 'info',
    says: ({ text }: { text: string }) => `Passed over ${excerpt(text)} below the entries`,
    advice: 'Nothing is needed where it is of the page around the entries.',
  },
  ...textDoubtRules,
} as const satisfies Rules;
