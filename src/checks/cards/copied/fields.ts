import { fieldLabels } from '../text/game-words.ts';
import { foundIn } from '../text/stretches.ts';
import type { Replaced } from './replaced.ts';

/** What a line, or an element, is called that is no text of rules. */
const noRules = 'artist|flavou?r(?: ?text)?|(?:card ?)?(?:name|title)|illus(?:tration|trator)?|rarity|set';

/** What may set the name of a field off, as chats and pages do. */
const marks = '[*_]{0,3}';

/** Such a line, or such an element. */
const field = new RegExp(
  String.raw`(?<=^|[\n|])([^\S\n]*(?:${marks}(?:${noRules})${marks}[^\S\n]*[:=]|illus\.))[^\n|]*|<(${noRules})(?:\s[^<>]*)?>[^<\n]*</\2>`,
  'gi',
);

/** A card, which sentences have too, and may end with: `Discard a⏎card: Evade 2`. */
const card = String.raw`(?:Card|CARD|card(?=${marks}[^\S\n]*=))`;

/** A line of that. */
const cardField = new RegExp(
  String.raw`(?<=^|[\n|])([^\S\n]*${marks}${card}${marks}[^\S\n]*[:=])[^\n|]*`,
  'g',
);

/** Where the next field of the same line begins: `Name: Quill Cost: 3`. */
const nextField = new RegExp(String.raw`[^\S\n]${marks}(?:${fieldLabels})${marks}:`);

/** The fields that say what a card is called, on a line of its own, or with others, the likeliest first. */
const nameFields = [
  namedBy('(?:card ?)?name', 'imu'),
  namedBy('(?:card ?)?title', 'imu'),
  namedBy(card, 'mu'),
];

function namedBy(label: string, flags: string): RegExp {
  return new RegExp(String.raw`^[^\p{L}\n]{0,12}${label}${marks}[^\S\n]*[:=]([^\n|]*)`, flags);
}

/** In characters: after so many stands no name of a card. */
const farthestName = 300;

/** What of a text is of fields that have no rules, each taken off. */
export function findFields(text: string): Replaced[] {
  return [...foundIn(text, field), ...foundIn(text, cardField)].map(({ found, captured, start }) => ({
    start,
    end: start + captured.length + ownPart(found.slice(captured.length)).length,
    sign: '',
  }));
}

/** What a field says of what a card is called: `Name: Quill`, `**Name:** Quill`; null where none does. */
export function calledInField(text: string): string | null {
  return namesIn(text).find(Boolean) ?? null;
}

/** Which such field of a line has a value: one card may have several, a name and a title; -1 where there is none. */
export function nameFieldOf(line: string): number {
  return namesIn(line).findIndex(Boolean);
}

/** What each of the fields says, empty where there is none. */
function namesIn(text: string): string[] {
  const said = text.slice(0, farthestName);
  return nameFields.map((field) =>
    ownPart(field.exec(said)?.[1] ?? '')
      .replace(/[*_]/g, '')
      .trim(),
  );
}

/** What of a line stands before its next field. */
function ownPart(line: string): string {
  const next = line.search(nextField);
  return next === -1 ? line : line.slice(0, next);
}
