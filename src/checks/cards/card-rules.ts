import { segmentsInWords } from '../../keywords/changes/told/segments-in-words.ts';
import { createReport, type Rules } from '../../keywords/diagnostics/diagnostics.ts';
import type { Segment, Traits } from '../../keywords/model.ts';
import { countedInWords } from '../../keywords/text/said/counted.ts';
import { codePointOf } from '../../keywords/text/signs/characters.ts';

interface ReminderFacts {
  name: string;
  /** The number that it says, where the ability has another. */
  number?: { found: string; expected: string };
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
    advice:
      'Check the name of the file. Cards are read from a table with a header row, from data with a name for each text, or from plain text, in UTF-8.',
  },
  'column-missing': {
    severity: 'error',
    says: ({ wanted, columns }: { wanted: string; columns: readonly string[] }) =>
      `Found no column “${wanted}”, expected ${columns.length > 0 ? `one of ${columns.join(', ')}` : 'a table with a header row'}`,
    advice: 'Name a column of the header row, or omit `--column`.',
  },
  'header-missing': {
    severity: 'warning',
    says: ({ columns }: { columns: number }) =>
      `Found a card, expected the names of the ${columns} columns: every row is read as a card, and the columns are numbered from 1`,
    advice: 'Add a row above it that names the columns.',
  },
  'row-ragged': {
    severity: 'warning',
    says: ({ found, expected, hasHeader }: { found: number; expected: number; hasHeader: boolean }) =>
      `Found ${countedInWords(found, 'column')}, expected ${expected} as in the ${hasHeader ? 'header' : 'first row'}`,
    advice: 'Look for a missing or extra tab in the row.',
  },
  'keyword-renamed': {
    severity: 'error',
    says: ({ found, now }: { found: string; now: string }) =>
      `Found “${found}”, expected “${now}”: the keyword was renamed`,
    advice: 'Use the current name.',
  },
  'number-missing': {
    severity: 'error',
    says: ({ found, template }: { found: string; template: string }) =>
      `Found “${found}” without a number, expected it as “${template}”`,
    advice: 'Write the number for X after the name.',
  },
  'number-misspelt': {
    severity: 'error',
    says: ({ found, expected, template }: { found: string; expected: string | null; template: string }) =>
      `Found “${found}”, expected ${expected === null ? `it as “${template}”, with one whole number` : `“${expected}”`}`,
    advice: 'Write one whole number, in digits, right after the name.',
  },
  'number-unexpected': {
    severity: 'error',
    says: ({ found, template }: { found: string; template: string }) =>
      `Found “${found}”, expected it as “${template}”, without a number`,
    advice: 'Remove the number, or check whether another keyword is meant.',
  },
  'template-unfilled': {
    severity: 'warning',
    says: ({ found }: { found: string }) =>
      `Found “${found}” as in the template, expected what the card has instead`,
    advice: 'Write what the card has there.',
  },
  'colon-missing': {
    severity: 'error',
    says: ({ found, template }: { found: string; template: string }) =>
      `Found “${found}” without a colon, expected it as “${template}”`,
    advice: 'Write a colon between the name and the effect.',
  },
  'slash-missing': {
    severity: 'error',
    says: ({ found, template }: { found: string; template: string }) =>
      `Found “${found}” without a “/” after it, expected it as “${template}”`,
    advice: 'Write “/” between the effects of one case and the next.',
  },
  'arrow-broken': {
    severity: 'warning',
    says: ({ found }: { found: string }) => `Found “${found}” after a cost, expected the arrow “->”`,
    advice: 'Write “->” between a cost and what it pays for.',
  },
  'arrow-missing': {
    severity: 'warning',
    says: ({ found }: { found: string }) =>
      `Found “${found}” right after a cost, expected the arrow “->” between them`,
    advice: 'Write “->” between a cost and what it pays for.',
  },
  'arrow-unexpected': {
    severity: 'warning',
    says: ({ found, name }: { found: string; name: string }) =>
      `Found “${found}” within the cost of “${name}”, expected none: it pays for nothing else`,
    advice: 'Remove the arrow, or write “|” before the cost that it belongs to.',
  },
  'cost-unclear': {
    severity: 'warning',
    says: ({ found }: { found: string }) =>
      `Found “${found}” before an arrow, expected how much of what is paid`,
    advice: 'Write a number after “Pay” and then what is paid, or write what else is done.',
  },
  'cost-misspelt': {
    severity: 'warning',
    says: ({ found, meant }: { found: string; meant: string }) =>
      `Found “${found}” in a cost, expected “${meant}” if that is paid`,
    advice: 'Correct the spelling. No action needed if another word is meant.',
  },
  'cost-empty': {
    severity: 'warning',
    says: ({ found }: { found: string }) => `Found “${found}” with no cost before it`,
    advice: 'Write the cost and then the arrow; if there is no cost, remove the arrow.',
  },
  'cost-unexpected': {
    severity: 'warning',
    says: ({ name, mode }: { name: string; mode: NonNullable<Traits['mode']> }) =>
      `Found a cost before “${name}”, expected none: the keyword is ${mode}, and is not activated`,
    advice: 'Remove the cost, or write who gets the ability for it, and until when.',
  },
  'cost-behind': {
    severity: 'warning',
    says: ({ found, name }: { found: string; name: string }) =>
      `Found the cost “${found}” after “${name}”, expected it before, with the arrow between them`,
    advice: 'Write the cost, “->” and then what it pays for.',
  },
  'effect-empty': {
    severity: 'warning',
    says: ({ found }: { found: string }) => `Found “${found}” with nothing after it`,
    advice: 'Write its effect, or remove it.',
  },
  'separator-missing': {
    severity: 'warning',
    says: ({ name, found }: { name: string; found: string }) =>
      `Found “${found}” right after “${name}”, expected a sign between them`,
    advice: 'Write “|”, a full stop or a line break between two abilities.',
  },
  'separator-differs': {
    severity: 'info',
    says: ({ name, found }: { name: string; found: string }) =>
      `Found a full stop between “${name}” and “${found}”, expected “|” as between the other abilities`,
    advice: 'Write the same sign between all abilities of a card.',
  },
  'separator-inside': {
    severity: 'warning',
    says: ({ found }: { found: string }) =>
      `Found “${found}” within brackets or a sentence, expected it between two abilities`,
    advice: 'Remove it, or close the bracket or end the sentence before it.',
  },
  'named-otherwise': {
    severity: 'warning',
    says: ({ found, before, name }: { found: string; before: string; name: string }) =>
      `Found “${found}” after “${name}” and “${before}” before it, expected the same both times`,
    advice: 'Correct the one that is wrong.',
  },
  'list-colon': {
    severity: 'warning',
    says: ({ found }: { found: string }) => `Found “${found}” before a list, expected a colon between them`,
    advice: 'Write a colon before a list.',
  },
  'bracket-open': {
    severity: 'warning',
    says: ({ found }: { found: string }) =>
      `Found “${found}” alone, expected a bracket that ${/[([]/.test(found) ? 'closes' : 'opens'} it`,
    advice: 'Write the other bracket, or remove this one.',
  },
  'quotation-open': {
    severity: 'warning',
    says: ({ found }: { found: string }) => `Found ${found} alone, expected another that pairs with it`,
    advice: 'Write the other quotation mark, or remove this one.',
  },
  'sign-broken': {
    severity: 'warning',
    says: ({ found, sign }: { found: string; sign: string }) =>
      `Found “${found}”, expected ${signsInWords[sign] ?? `“${sign}”`}`,
    advice: 'Write the character that was there before a program replaced it.',
  },
  'word-doubled': {
    severity: 'warning',
    says: ({ found, name }: { found: string; name: string }) => `Found “${found}”, expected “${name}”`,
    advice: 'Remove one of the two.',
  },
  'ability-doubled': {
    severity: 'warning',
    says: ({ found }: { found: string }) => `Found “${found}” a second time, expected it once on the card`,
    advice: 'Remove one of the two.',
  },
  'keyword-unknown': {
    severity: 'warning',
    says: ({ found }: { found: string }) =>
      `Found “${found}”, which is written like an ability and is not a keyword`,
    advice: 'Check which keyword is meant; if none is, write what it does.',
  },
  'keyword-joined': {
    severity: 'warning',
    says: ({ found, name }: { found: string; name: string }) =>
      `Found “${found.replace(/\p{Cf}/gu, (sign) => `[${codePointOf(sign)}]`)}”, expected “${name}”`,
    advice: 'Write the name in as many words as it has, and without invisible characters.',
  },
  'keyword-case': {
    severity: 'info',
    says: ({ found, name }: { found: string; name: string }) => `Found “${found}”, expected “${name}”`,
    advice: 'Write the name as the keyword has it, with its capitals and signs.',
  },
  'sentence-case': {
    severity: 'info',
    says: ({ found, name }: { found: string; name: string }) =>
      `Found “${found}” after “${name}” and a full stop, expected a capital letter`,
    advice: 'Begin the sentence with a capital letter.',
  },
  'keyword-misspelt': {
    severity: 'warning',
    says: ({ found, meant }: { found: string; meant: string }) =>
      `Found “${found}”, expected “${meant}” if the keyword is meant`,
    advice: 'Correct the spelling. No action needed if another word is meant.',
  },
  'meaning-unnamed': {
    severity: 'info',
    says: ({ name }: { name: string }) => `Found what ${name} says, without its name`,
    advice: 'Use the keyword, if it is meant.',
  },
  'reminder-differs': {
    severity: 'warning',
    says: ({ name, number, other, segments }: ReminderFacts) => {
      const fault = number
        ? `“${number.found}” in the reminder text of ${name}, expected “${number.expected}” as after its name`
        : `reminder text that is not what ${name} means now${other ? `, but what ${other} means` : ''}`;
      return `Found ${fault}${segments ? `: ${segmentsInWords(segments)}` : ''}`;
    },
    advice: 'Repeat what the keyword means now, word for word, or remove the reminder.',
  },
} as const satisfies Rules;

/** The rules that the text of a card can break. */
export type CardRule = Exclude<keyof typeof cardRules, DocumentRule | 'column-missing'>;

/** The rules that a document of cards can break, whatever column is read. */
export type DocumentRule = 'cards-unreadable' | 'header-missing' | 'row-ragged';

/** Records on a document of cards that it breaks a rule. */
export const reportCard = createReport('check-cards', cardRules);
