/** What stands between the words of a name: `Card Text`, `card_text`, `cardText`. */
const gap = String.raw`[\s_-]*`;

/** How programs mark the name of a member before it, as engines for games have it: `m_Name`, `_rulesText`. */
const member = '(?:m?_)?';

/** A language after the name of a column: `Text (EN)`, `text_en`. */
const inLanguage = String.raw`(?:\s*\([a-z]{2}\)|[_-][a-z]{2})?`;

/** Names of the column with the text. */
export const calledText = new RegExp(
  `^${member}(?:(?:(?:game|card|rules?)${gap})?text(?:${gap}1)?|abilit(?:y(?:${gap}1)?|ies))${inLanguage}$`,
  'i',
);

/** Names of the column with the names of cards. */
export const calledName = new RegExp(`^${member}(?:card${gap})?name${inLanguage}$`, 'i');

/** Names of that column where none is called “Name”. */
export const calledCard = new RegExp(`^${member}(?:(?:card${gap})?title|card)${inLanguage}$`, 'i');

/** How names of columns begin that hold flavour text or former text. */
const noRules = 'flavou?r|former|lore|old|original|past|previous|prior|quote';

/** Names of all columns with rules text, further ones included, `Text 2`, `Ability 3`. */
export const calledAlso = new RegExp(
  `^${member}(?!${noRules})(?:(?:\\p{L}+${gap})?text|(?:\\p{L}+[\\s_-]+)?abilit(?:y|ies))(?:${gap}\\d+)?${inLanguage}$`,
  'iu',
);

const ofNoRules = new RegExp(`^${member}(?:${noRules})`, 'i');

/** Names of the column with the text where none is called “Text”. */
export const calledElse = new RegExp(`^${member}(?:effects?|rules|description)${inLanguage}$`, 'i');

/** What a keyword is called as a column or a value, for a pattern. */
export const keywordName = `key${gap}word`;

/** What the number of an ability is called there, for a pattern. */
export const numberNames = 'amount|num(?:ber)?|rank|rating|val(?:ue)?|x';

/** Names of a column with a card's keywords alone, or with one of them, which are its text where no other is. */
export const calledKeywords = new RegExp(`^${keywordName}(?:s|${gap}\\d+)$`, 'i');

/** Whether the name of a column is one that hardly anything else has: of the text, or of the names of cards. */
export function isCalled(name: string): boolean {
  return calledText.test(name) || calledName.test(name);
}

/** Whether one of the columns is the wanted one, or without that one whose name says that it holds the text. */
export function hasText(names: readonly string[], wanted: string | undefined): boolean {
  return names.some((name) => (wanted === undefined ? isTextColumn(name) : isWanted(name, wanted)));
}

/** Whether the name of a column is the wanted one, in any case. */
export function isWanted(name: string, wanted: string | undefined): boolean {
  return name.toLowerCase() === wanted?.toLowerCase();
}

/** Whether the name of a column says that it holds the names of cards. */
export function isNameColumn(name: string): boolean {
  return calledName.test(name) || calledCard.test(name);
}

/** Whether the name of a column leaves open whether it holds the text, as none that is called a name or of flavour does. */
export function mayBeText(name: string): boolean {
  return !isNameColumn(name) && !ofNoRules.test(name);
}

/** Whether the name of a column says that it holds the text. */
export function isTextColumn(name: string): boolean {
  return [calledAlso, calledElse, calledKeywords].some((called) => called.test(name));
}
