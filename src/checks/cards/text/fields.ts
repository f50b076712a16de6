import type { Replaced } from './replaced.ts';
import { foundIn } from './stretches.ts';

/** What a line, or an element, is called that is no text of rules. */
const noRules = 'artist|flavou?r(?: ?text)?|(?:card ?)?(?:name|title)|illus(?:tration|trator)?|rarity|set';

/** What may set the name of a field off, as chats and pages do. */
const marks = '[*_]{0,3}';

/** Such a line, or such an element. */
const field = new RegExp(
  String.raw`(?<=^|[\n|])([^\S\n]*(?:${marks}(?:${noRules}|card)${marks}[^\S\n]*[:=]|illus\.))[^\n|]*|<(${noRules})(?:\s[^<>]*)?>[^<\n]*</\2>`,
  'gi',
);

/** Where the next field of the same line begins: `Name: Quill Cost: 3`. */
const nextField = new RegExp(
  String.raw`[^\S\n]${marks}(?:Abilit(?:y|ies)|Arena|Artist|(?:Build )?Cost|Health|Power|Rarity|Set|Side|Speed|Sub-?[Tt]ype|(?:(?:Card|Flavou?r|Game|Rules?) )?[Tt]ext|Type)${marks}:`,
);

/** The field that says what a card is called, on a line of its own, or with others. */
const nameField =
  /^[^\p{L}\n]{0,12}(?<label>card|(?:card ?)?(?:name|title))[*_]{0,3}[^\S\n]*[:=](?<value>[^\n|]*)/imu;

/** In characters: behind so many stands no name of a card. */
const farthestName = 300;

/** What of a text is of fields that have no rules, each taken off. */
export function findFields(text: string): Replaced[] {
  return foundIn(text, field).map(({ found, captured, start }) => ({
    start,
    end: start + captured.length + ownPart(found.slice(captured.length)).length,
    sign: '',
  }));
}

/** What a field says of what a card is called: `Name: Quill`, `**Name:** Quill`; null where none does. */
export function calledInField(text: string): string | null {
  const { value } = nameField.exec(text.slice(0, farthestName))?.groups ?? {};
  return (value && ownPart(value).replace(/[*_]/g, '').trim()) || null;
}

/** What such a field with a value is called: one card may have both, a name and a title; null where there is none. */
export function labelOfName(text: string): string | null {
  const { label } = nameField.exec(text.slice(0, farthestName))?.groups ?? {};
  return calledInField(text) === null ? null : (label?.toLowerCase() ?? null);
}

/** What of a line stands in front of its next field. */
function ownPart(line: string): string {
  const next = line.search(nextField);
  return next === -1 ? line : line.slice(0, next);
}
