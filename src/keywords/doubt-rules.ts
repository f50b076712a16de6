import type { Rules } from './diagnostics.ts';
import { type Alike, alike, ending, excerpt } from './rule-words.ts';
import { numberOf } from './text/characters.ts';

/**
 * What a source says that is read, and that somebody should look at; and what was read otherwise than it stands there.
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
    says: ({ name }: { name: string }) =>
      `Found another set, publisher or date for “${name}” than an older source has; this one is shown`,
    advice: 'Compare the two entries. Where one has a slip, mend it in that source.',
  },
  'field-missing': {
    severity: 'warning',
    says: ({ label, name, more, last }: Omit<Alike, 'text'> & { label: string; name: string }) =>
      `Found no “${label}” for “${name}”${alike(more, last)}; it will be shown as not recorded`,
    advice: 'Nothing is needed where the document does not say; look whether the line was lost.',
  },
  'date-late': {
    severity: 'warning',
    says: ({ text, day, was }: { text: string; day: string; was: 'published' | 'recorded' }) =>
      `Found the day ${text}, expected none after ${day}, on which the document was ${was}`,
    advice: 'Look whether the year has a slip. Where the document says it so, nothing is needed.',
  },
  'template-unclear': {
    severity: 'warning',
    says: ({ text, name, more, last }: Alike & { name: string }) =>
      `Found that the text of “${name}” begins with ${excerpt(text)}${alike(more, last)}, expected “A … ability” or “An … effect” there`,
    advice:
      'A part of the template, a label or a sign of the page may have come into the text, or its first letters were lost. Where it is the text, nothing is needed.',
  },
  'type-line-missing': {
    severity: 'warning',
    says: ({ text, name, more, last }: Alike & { name: string }) =>
      `Found ${excerpt(text)} as the text of “${name}”${alike(more, last)}, expected “A … ability” or “An … effect” in it, as in an older source`,
    advice:
      'A note, a link or an error of a table may stand in place of the text, and is the wording that holds now. Where it is the text, nothing is needed.',
  },
  'template-numbered': {
    severity: 'warning',
    says: ({ template, name, more, last }: Omit<Alike, 'text'> & { template: string; name: string }) =>
      `Found the template “${template}” of “${name}”${alike(more, last)}, expected X in it, as in an older source`,
    advice:
      'A card has its number there, and a template its X. Where the number is of the keyword, nothing is needed.',
  },
  'blank-missing': {
    severity: 'warning',
    says: ({ text, more, last }: Alike) =>
      `Found ${excerpt(text)}${alike(more, last)}, expected a blank between two sentences`,
    advice: 'Where it stays, the ruling behind it is told as one with what stands before it.',
  },
  'stop-missing': {
    severity: 'warning',
    says: ({ text, more, last }: Alike) =>
      `Found ${excerpt(text)}${alike(more, last)}, expected a full stop where the quotation ends`,
    advice:
      'Where it stays, the sentence behind it is told as one with what stands before it. Where that goes on, nothing is needed.',
  },
  'sentence-repeated': {
    severity: 'warning',
    says: ({ text, more, last }: Alike) =>
      `Found ${excerpt(text)} twice in one text${alike(more, last)}, expected it once`,
    advice: 'Where it was pasted once more, take the second out; else it becomes a ruling of its own.',
  },
  'bracket-alone': {
    severity: 'warning',
    says: ({ text, more, last }: Alike) =>
      `Found “${text}”${alike(more, last)}, expected brackets in pairs, none within another`,
    advice:
      'Look whether the other was lost: a template ends with its bracket, and cards are held against it. Where the document has it so, nothing is needed.',
  },
  'blank-odd': {
    severity: 'warning',
    says: ({ text, more, last }: Alike) =>
      `Found a blank that is no space (${numberOf(text)})${alike(more, last)}, expected a space between two sentences`,
    advice:
      'A page or a program put it there. Where it stays, the ruling behind it is told as one with what stands before it.',
  },
  'ligature-left': {
    severity: 'warning',
    says: ({ text, more, last }: Alike) =>
      `Found “${text}”${alike(more, last)}, one sign for several letters (${numberOf(text)}), expected the letters`,
    advice:
      'A program put it there for the looks, as in a PDF; where it stays, this is a wording of its own.',
  },
  'signs-disguised': {
    severity: 'warning',
    says: ({ text, more, last }: Alike) =>
      `Found ${excerpt(text)}${/^(?!\p{Script=Latin})\p{L}$/u.test(text) ? ` (${numberOf(text)})` : ''}${alike(more, last)}, expected the signs as one types them`,
    advice:
      'A program put it there, for Markdown or for the looks; where it stays, this is a wording of its own.',
  },
  'html-left': {
    severity: 'warning',
    says: ({ text, more, last }: Alike) =>
      `Found ${excerpt(text)}${alike(more, last)}, expected the sign or the text that a browser makes of it`,
    advice:
      'Copy what a browser shows, not the code of the page; it stands in the texts as it is. Where a text has it, nothing is needed.',
  },
  'page-left': {
    severity: 'warning',
    says: ({ text, more, last }: Alike) =>
      `Found ${excerpt(text)}${alike(more, last)} in a text, expected what the keyword does`,
    advice:
      'A page or a printer may have it beside the text, of which it is a part as it stands. Put it on a line of its own, or take it out; where the text has it, nothing is needed.',
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
    says: ({ name, text, isQuoted, more, last }: Alike & { name: string; isQuoted: boolean }) =>
      `Found that the text of “${name}” stops at “…${ending(text, 30)}”${alike(more, last)}, expected ${isQuoted ? 'the end of the quotation' : 'the end of a sentence'}`,
    advice:
      'Look whether the document is whole: a text that was cut off becomes a wording of its own. Where it stops there, nothing is needed.',
  },
  'text-capitals': {
    severity: 'warning',
    says: ({ name, more, last }: Omit<Alike, 'text'> & { name: string }) =>
      `Found the text of “${name}”${alike(more, last)} in capitals alone, expected small letters where a sentence has them`,
    advice:
      'A program may have put them there, and each text becomes a wording of its own. Where the document has it so, nothing is needed.',
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
  'text-of-another': {
    severity: 'warning',
    says: ({ name, other, more, last }: Omit<Alike, 'text'> & { name: string; other: string }) =>
      `Found under “${name}”${alike(more, last)} what “${other}” means in another source, expected what no other keyword means`,
    advice:
      'Texts may have slipped to other names, as a column of a table does, or the name has a slip. Where two keywords mean the same, nothing is needed.',
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
} as const satisfies Rules;
