import { codePointOf } from '../text/characters.ts';
import type { Rules } from './diagnostics.ts';
import { type Alike, alike, ending, excerpt } from './rule-words.ts';

/** What the texts of a source say that is accepted, but that somebody should check. */
export const textDoubtRules = {
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
      `Found a blank that is no space (${codePointOf(text)})${alike(more, last)}, expected a space between two sentences`,
    advice:
      'A page or a program put it there. Where it stays, the ruling behind it is told as one with what stands before it.',
  },
  'ligature-left': {
    severity: 'warning',
    says: ({ text, more, last }: Alike) =>
      `Found “${text}”${alike(more, last)}, one sign for several letters (${codePointOf(text)}), expected the letters`,
    advice:
      'A program put it there for the looks, as in a PDF; where it stays, this is a wording of its own.',
  },
  'signs-disguised': {
    severity: 'warning',
    says: ({ text, more, last }: Alike) =>
      `Found ${excerpt(text)}${/^(?!\p{Script=Latin})\p{L}$/u.test(text) ? ` (${codePointOf(text)})` : ''}${alike(more, last)}, expected the signs as one types them`,
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
  'text-short': {
    severity: 'warning',
    says: ({ text, name, more, last }: Alike & { name: string }) =>
      `Found ${excerpt(text)} as the text of the new keyword “${name}”${alike(more, last)}, expected what it means`,
    advice:
      'What is not written yet would be published as its wording. Where it is the text, nothing is needed.',
  },
  'rulings-gone': {
    severity: 'warning',
    says: ({ name, rulings, more, last }: Omit<Alike, 'text'> & { name: string; rulings: number }) =>
      `Found no ruling in the text of “${name}”${alike(more, last)}, where an older source has ${rulings}, expected those that still hold`,
    advice:
      'A text holds in place of the whole text before it: where the document repeats only the sentence that was changed, put the rulings that still hold behind it. Where none holds any more, nothing is needed.',
  },
  'meaning-second': {
    severity: 'warning',
    says: ({ text, name, more, last }: Alike & { name: string }) =>
      `Found ${excerpt(text)} within the text of “${name}”${alike(more, last)}, expected one meaning in a text`,
    advice:
      'The name and the template of another keyword may be lost in front of it, of which it would be a ruling. Where the text has both, nothing is needed.',
  },
  'quotation-missing': {
    severity: 'warning',
    says: ({ text, name, more, last }: Alike & { name: string }) =>
      `Found ${excerpt(text)} in the text of “${name}”${alike(more, last)}, expected a quotation behind “that means”, in the marks “"” that others have`,
    advice:
      'A program may have taken the marks, or made others of them; without them it is not told what is said and what of it. Where the document has it so, nothing is needed.',
  },
  'value-alone': {
    severity: 'warning',
    says: ({
      template,
      name,
      where,
      more,
      last,
    }: Omit<Alike, 'text'> & { template: string; name: string; where: 'text' | 'template' | 'older' }) =>
      ({
        text: `Found an X in the text of “${name}”${alike(more, last)}, and none in its template “${template}”, expected it in both`,
        template: `Found an X in the template “${template}” of “${name}”${alike(more, last)}, and none in its text, expected it in both`,
        older: `Found a number in what “${name}” means${alike(more, last)}, expected the X that an older source has there`,
      })[where],
    advice:
      'X stands for the number that a card has: where it was lost, or became a number, cards are not understood. Where the document has it so, nothing is needed.',
  },
  'text-slip': {
    severity: 'warning',
    says: ({ text, meant, more, last }: Alike & { meant: string }) =>
      `Found ${excerpt(text)}${alike(more, last)}, expected “${meant}”`,
    advice:
      'A slip of whoever typed or copied it: where it stays, this is a wording of its own. Where the document has it so, nothing is needed.',
  },
} as const satisfies Rules;
