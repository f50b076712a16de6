import { codePointOf } from '../text/signs/characters.ts';
import { type Alike, alike } from './alike.ts';
import type { Rules } from './diagnostics.ts';
import { ending, excerpt } from './rule-words.ts';

/** What is left where an erratum may have repeated one sentence of a text: none of its rulings, others, or a few. */
export type RulingsLeft = 'none' | 'others' | 'few';

/** What the texts of a source say that is accepted, but that somebody should check. */
export const textDoubtRules = {
  'template-unclear': {
    severity: 'warning',
    says: ({ text, name, more, last }: Alike & { name: string }) =>
      `Found that the text of “${name}” begins with ${excerpt(text)}${alike(more, last)}, expected “A … ability” or “An … effect” there`,
    advice:
      'Part of the template, a label or a character from the page may have got into the text, or its first letters or a word were lost. No action needed if this is the text.',
  },
  'type-line-missing': {
    severity: 'warning',
    says: ({ text, name, more, last }: Alike & { name: string }) =>
      `Found ${excerpt(text)} as the text of “${name}”${alike(more, last)}, expected “A … ability” or “An … effect” in it, as in an older source`,
    advice:
      'A note, a link or a table error may have replaced the text, and counts as the current wording. No action needed if this is the text.',
  },
  'blank-missing': {
    severity: 'warning',
    says: ({ text, more, last }: Alike) =>
      `Found ${excerpt(text)}${alike(more, last)}, expected a space between two sentences`,
    advice: 'If it stays, the ruling after it is treated as part of the text before it.',
  },
  'stop-missing': {
    severity: 'warning',
    says: ({ text, more, last }: Alike) =>
      `Found ${excerpt(text)}${alike(more, last)}, expected a full stop where the quotation ends`,
    advice:
      'If it stays, the sentence after it is treated as part of the text before it. No action needed if the sentence goes on there.',
  },
  'sentence-repeated': {
    severity: 'warning',
    says: ({ text, more, last }: Alike) =>
      `Found ${excerpt(text)} twice in one text${alike(more, last)}, expected it once`,
    advice: 'If it was pasted twice, remove the second; otherwise it becomes a ruling of its own.',
  },
  'bracket-alone': {
    severity: 'warning',
    says: ({ text, more, last }: Alike) =>
      `Found “${text}”${alike(more, last)}, expected brackets in pairs, none inside another`,
    advice:
      'Check whether the other was lost: a template ends with its bracket, and cards are checked against it. No action needed if the document really says this.',
  },
  'blank-odd': {
    severity: 'warning',
    says: ({ text, more, last }: Alike) =>
      `Found an unusual space (${codePointOf(text)})${alike(more, last)}, expected an ordinary space between two sentences`,
    advice:
      'A web page or a program put it there. If it stays, the ruling after it is treated as part of the text before it.',
  },
  'ligature-left': {
    severity: 'warning',
    says: ({ text, more, last }: Alike) =>
      `Found “${text}”${alike(more, last)}, one character for several letters (${codePointOf(text)}), expected the letters`,
    advice: 'A program put it there for looks, as in a PDF. If it stays, this counts as a separate wording.',
  },
  'signs-disguised': {
    severity: 'warning',
    says: ({ text, more, last }: Alike) =>
      `Found ${excerpt(text)}${/^(?!\p{Script=Latin})\p{L}$/u.test(text) ? ` (${codePointOf(text)})` : ''}${alike(more, last)}, expected the characters as typed`,
    advice:
      'A program put it there, for Markdown or for looks. If it stays, this counts as a separate wording.',
  },
  'html-left': {
    severity: 'warning',
    says: ({ text, more, last }: Alike) =>
      `Found ${excerpt(text)}${alike(more, last)}, expected what a browser shows for it`,
    advice:
      'Copy what a browser shows, not the code of the page: the code appears in the text as it is. No action needed if the text really has it.',
  },
  'page-left': {
    severity: 'warning',
    says: ({ text, more, last }: Alike) =>
      `Found ${excerpt(text)}${alike(more, last)} in a text, expected what the keyword does`,
    advice:
      'It may come from the page around the text, from printing or from whoever spoke of it, and is now part of the text. Put it on a line of its own, or remove it. No action needed if the text really has it.',
  },
  'change-marked': {
    severity: 'warning',
    says: ({ text, instead, more, last }: Alike & { instead: string }) =>
      `Found ${excerpt(text)}${alike(more, last)}, where an older source has “${instead}” alone, expected only what it says now`,
    advice:
      'A correction shows what it replaces, or marks what is new: write just the new word, or the mark becomes part of the text. No action needed if the text really has it.',
  },
  'text-cut-off': {
    severity: 'warning',
    says: ({ name, text, isQuoted, more, last }: Alike & { name: string; isQuoted: boolean }) =>
      `Found that the text of “${name}” stops at “…${ending(text, 30)}”${alike(more, last)}, expected ${isQuoted ? 'the end of the quotation' : 'the end of a sentence'}`,
    advice:
      'Check that the document is complete: a text that was cut off counts as a separate wording. No action needed if the text ends there.',
  },
  'text-capitals': {
    severity: 'warning',
    says: ({ name, more, last }: Omit<Alike, 'text'> & { name: string }) =>
      `Found the text of “${name}”${alike(more, last)} in capitals only, expected lower case where a sentence has it`,
    advice:
      'A program may have made them, and each such text counts as a separate wording. No action needed if the document really has them.',
  },
  'text-short': {
    severity: 'warning',
    says: ({ text, name, more, last }: Alike & { name: string }) =>
      `Found ${excerpt(text)} as the text of the new keyword “${name}”${alike(more, last)}, expected what it means`,
    advice: 'A placeholder would be published as its wording. No action needed if this is the text.',
  },
  'rulings-gone': {
    severity: 'warning',
    says: ({
      name,
      rulings,
      left,
      more,
      last,
    }: Omit<Alike, 'text'> & { name: string; rulings: number; left: RulingsLeft }) =>
      `Found ${{ none: 'no ruling', others: 'only other rulings', few: 'few rulings' }[left]} in the text of “${name}”${alike(more, last)}, where an older source has ${rulings}, expected those that still hold`,
    advice:
      'A new text replaces the whole text before it: if the document repeats only the sentence that changed, add the rulings that still hold after it. No action needed if none still holds.',
  },
  'meaning-second': {
    severity: 'warning',
    says: ({ text, name, more, last }: Alike & { name: string }) =>
      `Found ${excerpt(text)} within the text of “${name}”${alike(more, last)}, expected one meaning in a text`,
    advice:
      'The name and template of another keyword may have been lost before it, and it would become a ruling. No action needed if the text really has both.',
  },
  'quotation-missing': {
    severity: 'warning',
    says: ({ text, name, more, last }: Alike & { name: string }) =>
      `Found ${excerpt(text)} in the text of “${name}”${alike(more, last)}, expected a quotation after “that means”, in the marks “"” that others have`,
    advice:
      'A program may have removed or changed the quotation marks; without them, the effect cannot be told from the rest. No action needed if the document really says this.',
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
      'X stands for the number on a card: if it was lost, or became a number, cards are not understood. No action needed if the document really says this.',
  },
  'text-slip': {
    severity: 'warning',
    says: ({ text, meant, more, last }: Alike & { meant: string }) =>
      `Found ${excerpt(text)}${alike(more, last)}, expected “${meant}”`,
    advice:
      'This looks like a typo. If it stays, this counts as a separate wording. No action needed if the document really says this.',
  },
} as const satisfies Rules;
