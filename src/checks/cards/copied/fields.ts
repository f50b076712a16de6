import { fieldLabels, valueLabels } from '../text/game-words.ts';
import { foundIn } from '../text/stretches.ts';
import { findValueMarks } from './field-values.ts';
import { type Replaced, withSign } from './replaced.ts';

/** Fields that hold no rules text, by their names. */
const noRules =
  'artist|flavou?r(?:[ _-]?text)?|(?:card[ _-]?)?(?:name|title)|illus(?:tration|trator)?|rarity|set';

/** What may set the name of a field off, as chats and pages do. */
const marks = '[*_]{0,3}';

/** Where a field begins: on a line, in a row, or as an item of a list, as YAML has the first field of each card. */
const fieldStart = String.raw`(?<=(?:^|[\n|])(?:[^\S\n]{0,12}[-*•+][^\S\n]{1,4})?)`;

/** A line, or an element, that is a field without rules text. */
const field = new RegExp(
  String.raw`${fieldStart}([^\S\n]*(?:${marks}"?(?:${noRules})"?${marks}[^\S\n]*[:=]|illus\.))[^\n|]*|<(${noRules})(?:\s[^<>]*)?>[^<\n]*</\2>`,
  'gi',
);

/**
 * A line that is a field with a number or a word or two, in small letters, as programs have it: it would go on with the
 * line above.
 */
const valueField = new RegExp(
  String.raw`(?<=^|\n)[^\S\n]{0,12}(?:${valueLabels.toLowerCase().replaceAll(' ', '[ _-]')})[^\S\n]*[:=][^\S\n]*["']?(?:[-+]?\d{1,3}|X|\p{Lu}[\p{L}-]*(?: \p{Lu}[\p{L}-]*)?)["']?,?[^\S\n]*(?=\n|$)`,
  'gu',
);

/**
 * The field “Card”. In small letters it needs an equals sign, since a sentence may end so: `Discard a⏎card: Evade 2`.
 */
const card = String.raw`(?:Card|CARD|card(?=${marks}[^\S\n]*=))`;

/** A line that is the field “Card”. */
const cardField = new RegExp(
  String.raw`${fieldStart}([^\S\n]*${marks}${card}${marks}[^\S\n]*[:=])[^\n|]*`,
  'g',
);

/** The label of the field with the text: `text = Leap 2`, `Text: Leap 2`, `"text": "Leap 2"`. */
const textLabel =
  /(?<=^|[\n|])[^\S\n]*("?)(?:(?:ability|card|game|rules?)[ _-]?)?(?:text|abilit(?:y|ies))\1[^\S\n]*[:=][^\S\n]*/gi;

/** The next field on one line: `Name: Quill Cost: 3`. */
const nextField = new RegExp(String.raw`[^\S\n]${marks}(?:${fieldLabels})${marks}:`);

/** Patterns for the fields that name a card, the likeliest first. */
const nameFields = [
  nameField('(?:card[ _-]?)?name', 'imu'),
  nameField('(?:card[ _-]?)?title', 'imu'),
  nameField(card, 'mu'),
  /^[^\S\n]*<(?:card[_-]?)?(?:name|title)>([^<\n]*)<\//im,
];

function nameField(label: string, flags: string): RegExp {
  return new RegExp(String.raw`^[^\p{L}\n]{0,12}${label}${marks}"?[^\S\n]*[:=]([^\n|]*)`, flags);
}

/** A name between marks, with what may go on after it: a comma, or the rest of a tag. */
const betweenMarks = /^("{3}|'{3}|["'])(.+?)\1(?=,?$|\s*\/?>|\s[\w-]+=).*$/;

/** In characters: how far into a text the name of a card is looked for. */
const farthestName = 300;

/**
 * Finds the fields of a text that have no rules, and the label of the one that has, with the marks around its value, to
 * be taken off.
 */
export function findFields(text: string): Replaced[] {
  const values = withSign(text, valueField, '');
  const fields = [...foundIn(text, field), ...foundIn(text, cardField)].map(({ found, captured, start }) => ({
    start,
    end: start + captured.length + ownPart(found.slice(captured.length)).length,
    sign: '',
  }));
  const labels = withSign(text, textLabel, '');
  return [...fields, ...values, ...labels, ...findValueMarks(text, labels)];
}

/** The name that a field of the text gives the card, `Name: Quill`, `**Name:** Quill`; null where none does. */
export function calledInField(text: string): string | null {
  return namesIn(text).find(Boolean) ?? null;
}

/**
 * The index of the field on a line that names a card, since a card may have a name and a title; -1 where there is
 * none.
 */
export function nameFieldOf(line: string): number {
  return namesIn(line).findIndex(Boolean);
}

/** Whether a line begins with the field that has the text. */
export function isTextField(line: string): boolean {
  return line.search(textLabel) === 0;
}

/** The names in each of the fields, empty where there is none. */
function namesIn(text: string): string[] {
  const said = text.slice(0, farthestName);
  return nameFields.map((field) =>
    ownPart(field.exec(said)?.[1] ?? '')
      .replace(/[*_]/g, '')
      .trim()
      .replace(betweenMarks, (_, mark: string, name: string) =>
        mark === "'" ? name.replaceAll("''", "'") : name,
      ),
  );
}

/** The part of a line before its next field. */
function ownPart(line: string): string {
  const next = line.search(nextField);
  return next === -1 ? line : line.slice(0, next);
}
