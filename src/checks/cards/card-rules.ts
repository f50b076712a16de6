import { segmentsInWords } from '../../keywords/changes/segments-in-words.ts';
import { createReport, type Rules } from '../../keywords/diagnostics/diagnostics.ts';
import type { Segment, Traits } from '../../keywords/model.ts';
import { codePointOf } from '../../keywords/text/characters.ts';
import { countedInWords } from '../../keywords/text/counted.ts';
import type { OtherNumber } from './meaning/other-number.ts';

interface ReminderFacts {
  name: string;
  /** The number that it says, where the ability has another. */
  number?: OtherNumber;
  /** The keyword that it is of, where that is another. */
  other?: string;
  segments?: readonly Segment[];
}

const signsInWords: Record<string, string> = { '"': 'a quotation mark', "'": 'an apostrophe' };

/** What a set designer should look at in the text of a card, and what can be wrong with a document of cards. */
export const cardRules = {
  'cards-unreadable': {
    severity: 'error',
    says: ({ reason }: { reason: string }) => `Could not read the cards: ${reason}`,
    advice: 'Take a table with a header row, or plain text, in UTF-8.',
  },
  'column-missing': {
    severity: 'error',
    says: ({ wanted, columns }: { wanted: string; columns: readonly string[] }) =>
      `Found no column “${wanted}”, expected ${columns.length > 0 ? `one of ${columns.join(', ')}` : 'a table with a header row'}`,
    advice: 'Name a column of the header row, or leave `--column` out.',
  },
  'header-missing': {
    severity: 'warning',
    says: ({ columns }: { columns: number }) =>
      `Found a card, expected the names of the ${columns} columns: every row is read as a card, and the columns are counted from 1`,
    advice: 'Write a row above it that names the columns.',
  },
  'row-ragged': {
    severity: 'warning',
    says: ({ found, expected, hasHeader }: { found: number; expected: number; hasHeader: boolean }) =>
      `Found ${countedInWords(found, 'column')}, expected ${expected} as in the ${hasHeader ? 'header' : 'first row'}`,
    advice: 'Look for a tab that was lost in the row, or one too many.',
  },
  'keyword-renamed': {
    severity: 'error',
    says: ({ found, now }: { found: string; now: string }) =>
      `Found “${found}”, expected “${now}”: the keyword was renamed`,
    advice: 'Write the name that holds now.',
  },
  'number-missing': {
    severity: 'error',
    says: ({ found, template }: { found: string; template: string }) =>
      `Found “${found}” without a number, expected it as “${template}”`,
    advice: 'Write the number for X behind the name.',
  },
  'number-misspelt': {
    severity: 'error',
    says: ({ found, expected, template }: { found: string; expected: string | null; template: string }) =>
      `Found “${found}”, expected ${expected === null ? `it as “${template}”, with one whole number` : `“${expected}”`}`,
    advice: 'Write one whole number, in figures, right behind the name.',
  },
  'number-unexpected': {
    severity: 'error',
    says: ({ found, template }: { found: string; template: string }) =>
      `Found “${found}”, expected it as “${template}”, without a number`,
    advice: 'Leave the number out, or look whether another keyword is meant.',
  },
  'template-unfilled': {
    severity: 'warning',
    says: ({ found }: { found: string }) =>
      `Found “${found}” as in the template, expected what the card has in place of it`,
    advice: 'Write what the card has there.',
  },
  'colon-missing': {
    severity: 'error',
    says: ({ found, template }: { found: string; template: string }) =>
      `Found “${found}” without a colon, expected it as “${template}”`,
    advice: 'Write a colon between the name and what it leads to.',
  },
  'slash-missing': {
    severity: 'error',
    says: ({ found, template }: { found: string; template: string }) =>
      `Found “${found}” without a “/” behind it, expected it as “${template}”`,
    advice: 'Write “/” between what one of several cases leads to and the next.',
  },
  'arrow-broken': {
    severity: 'warning',
    says: ({ found }: { found: string }) => `Found “${found}” behind a cost, expected the arrow “->”`,
    advice: 'Write “->” between a cost and what it pays for.',
  },
  'arrow-missing': {
    severity: 'warning',
    says: ({ found }: { found: string }) =>
      `Found “${found}” right behind a cost, expected the arrow “->” between`,
    advice: 'Write “->” between a cost and what it pays for.',
  },
  'cost-unclear': {
    severity: 'warning',
    says: ({ found }: { found: string }) =>
      `Found “${found}” in front of an arrow, expected how much of what is paid`,
    advice: 'Write a number behind “Pay”, or what else is done, and behind it what so much of is paid.',
  },
  'cost-misspelt': {
    severity: 'warning',
    says: ({ found, meant }: { found: string; meant: string }) =>
      `Found “${found}” in a cost, expected “${meant}” if that is paid`,
    advice: 'Mend the spelling; where another word is meant, nothing is needed.',
  },
  'cost-empty': {
    severity: 'warning',
    says: ({ found }: { found: string }) => `Found “${found}” with no cost in front of it`,
    advice: 'Write the cost, and the arrow behind it; where nothing is paid, leave an arrow out.',
  },
  'cost-unexpected': {
    severity: 'warning',
    says: ({ name, mode }: { name: string; mode: NonNullable<Traits['mode']> }) =>
      `Found a cost in front of “${name}”, expected none: the keyword is ${mode}, and is not activated`,
    advice: 'Leave the cost out, or write who gets the ability for it, and until when.',
  },
  'cost-behind': {
    severity: 'warning',
    says: ({ found, name }: { found: string; name: string }) =>
      `Found the cost “${found}” behind “${name}”, expected it in front, with the arrow between`,
    advice: 'Write the cost, “->”, and then what it pays for.',
  },
  'effect-empty': {
    severity: 'warning',
    says: ({ found }: { found: string }) => `Found “${found}” with nothing behind it`,
    advice: 'Write what it leads to, or leave it out.',
  },
  'separator-missing': {
    severity: 'warning',
    says: ({ name, found }: { name: string; found: string }) =>
      `Found “${found}” right behind “${name}”, expected a sign between`,
    advice: 'Write “|”, a full stop or a line end between two abilities.',
  },
  'list-colon': {
    severity: 'warning',
    says: ({ found }: { found: string }) => `Found “${found}” in front of a list, expected a colon between`,
    advice: 'Write a colon in front of a list.',
  },
  'bracket-open': {
    severity: 'warning',
    says: ({ found }: { found: string }) =>
      `Found “${found}” alone, expected a bracket that ${/[([]/.test(found) ? 'closes' : 'opens'} it`,
    advice: 'Write the other bracket, or leave this one out.',
  },
  'quotation-open': {
    severity: 'warning',
    says: ({ found }: { found: string }) => `Found ${found} alone, expected another that pairs with it`,
    advice: 'Write the other quotation mark, or leave this one out.',
  },
  'sign-broken': {
    severity: 'warning',
    says: ({ found, sign }: { found: string; sign: string }) =>
      `Found “${found}”, expected ${signsInWords[sign] ?? `“${sign}”`}`,
    advice: 'Write the sign that was there before a program put another in its place.',
  },
  'word-doubled': {
    severity: 'warning',
    says: ({ found, name }: { found: string; name: string }) => `Found “${found}”, expected “${name}”`,
    advice: 'Leave one of the two out.',
  },
  'ability-doubled': {
    severity: 'warning',
    says: ({ found }: { found: string }) => `Found “${found}” a second time, expected it once on the card`,
    advice: 'Leave one of the two out.',
  },
  'keyword-unknown': {
    severity: 'warning',
    says: ({ found }: { found: string }) =>
      `Found “${found}”, which is written as an ability and is of no keyword`,
    advice: 'Look which keyword is meant; where it is none, write what it does.',
  },
  'keyword-joined': {
    severity: 'warning',
    says: ({ found, name }: { found: string; name: string }) =>
      `Found “${found.replace(/\p{Cf}/gu, (sign) => `[${codePointOf(sign)}]`)}”, expected “${name}”`,
    advice: 'Write the name in as many words as it has, and with no sign in it that cannot be seen.',
  },
  'keyword-case': {
    severity: 'info',
    says: ({ found, name }: { found: string; name: string }) => `Found “${found}”, expected “${name}”`,
    advice: 'Write the name as the keyword has it, with its capitals and signs.',
  },
  'sentence-case': {
    severity: 'info',
    says: ({ found, name }: { found: string; name: string }) =>
      `Found “${found}” behind “${name}” and a full stop, expected a capital letter`,
    advice: 'Begin the sentence with a capital letter.',
  },
  'keyword-misspelt': {
    severity: 'warning',
    says: ({ found, meant }: { found: string; meant: string }) =>
      `Found “${found}”, expected “${meant}” if the keyword is meant`,
    advice: 'Mend the spelling; where another word is meant, nothing is needed.',
  },
  'meaning-unnamed': {
    severity: 'info',
    says: ({ name }: { name: string }) => `Found what ${name} says, without its name`,
    advice: 'Write the keyword, if it is meant.',
  },
  'reminder-differs': {
    severity: 'warning',
    says: ({ name, number, other, segments }: ReminderFacts) => {
      const fault = number
        ? `“${number.found}” in the reminder text of ${name}, expected “${number.expected}” as behind its name`
        : `reminder text that is not what ${name} means now${other ? `, but what ${other} means` : ''}`;
      return `Found ${fault}${segments ? `: ${segmentsInWords(segments)}` : ''}`;
    },
    advice: 'Repeat what the keyword means now, word for word, or leave the reminder out.',
  },
} as const satisfies Rules;

/** The rules that the text of a card can break. */
export type CardRule = Exclude<keyof typeof cardRules, DocumentRule | 'column-missing'>;

/** The rules that a document of cards can break, whatever column is read. */
export type DocumentRule = 'cards-unreadable' | 'header-missing' | 'row-ragged';

/** Records on a document of cards that it breaks a rule. */
export const report = createReport('check-cards', cardRules);
