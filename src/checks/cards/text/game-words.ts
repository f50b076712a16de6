/** Types of cards. Like all words here, it is this game's, and no content folder can tell another. */
export const cardTypes = [
  'Battle',
  'Character',
  'Equipment',
  'Event',
  'Ground',
  'Location',
  'Mission',
  'Resource',
  'Space',
  'Unit',
];

/** What the figures and facts of a card are called, for a pattern. */
export const factLabels = String.raw`(?:(?:build\s)?cost|speed|power|health|rarity|side|type|sub-?type|arena)`;

/** Units in which a cost is counted, for a pattern. */
export const costUnits = String.raw`bp|build\spoints?`;

/** What is paid and has a capital letter, for a pattern. */
export const currency = 'Force';

/** Things that are paid or counted, for a pattern; what they are of stands before them. */
export const countedUnits = '[Cc]ounters?|[Pp]oints?|[Tt]okens?';

/** Fields of a card with a number or a word or two, capitalised as lists of fields have them, for a pattern. */
export const valueLabels = 'Arena|(?:Build )?Cost|Health|Power|Side|Speed|Sub-?[Tt]ype|Type';

/** All fields of a card, in the same way. */
export const fieldLabels = `${valueLabels}|Abilit(?:y|ies)|Artist|Rarity|Set|(?:(?:Card|Flavou?r|Game|Rules?) )?[Tt]ext`;

/** Speed, power and health, perhaps after the build cost: `20/1/2`. */
export const statistics = /(?:^|\s)(?:\d{1,3}[\s/]{1,3})?\d{1,3}\/\d{1,3}\/\d{1,3}$/;

/** Verbs for what players do as a cost or an effect, for a pattern. */
export const verbs =
  'add|choose|discard|draw|exhaust|lose|move|pay|place|put|remove|return|reveal|roll|sacrifice|shuffle|spend|take|tap|untap';

/** Verbs of what is always a cost where it stands for one, as they begin it, for a pattern. */
export const alwaysPaid = 'Discard|Exhaust|Remove|Sacrifice|Tap';

/** Verbs for what is done with the card itself. */
export const verbsOfCard = ['exhaust', 'tap', 'untap'];

/** How cards speak of the unit that they are, or that has what they give, word by word. */
export const thisUnit = [
  ...['unit', 'card', 'character', 'fleet', 'starfighter'].map((noun) => ['this', noun]),
  ['this', 'capital', 'ship'],
  ['equipped', 'unit'],
];

/** How cards speak of units to which they give something, word by word. */
export const thatUnit = [
  ['that', 'unit'],
  ['those', 'units'],
];
