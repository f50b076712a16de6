import { uniqueBy } from '../../../keywords/lists.ts';
import { type Named, onlyNumber } from '../headings.ts';
import type { Known, NamedOf } from '../known.ts';
import { withoutSource } from '../talk/citing.ts';
import { citesSources } from '../talk/remarks.ts';
import { isFiller, isSaying } from '../talk/talk-phrases.ts';
import { withoutPast } from '../talk/talk-words.ts';
import { phraseOf, wordsOf } from '../words.ts';

/**
 * What somebody says around a name, and with what he cites more closely: `of the Armor ability`, `Armor, ruling 1`, `is
 * the text of Armor`, `that's Armor`.
 */
const aroundCited =
  /^(?:(?:it|that|this)(?:['’]s| is) )?(?:is )?(?:what )?(?:according to )?(?:the (?:(?:actual|current|exact|full|official) ){0,2}(?:definition|effect|meaning|rules?|rulings?|text|wording) )?(?:(?:for|of|on|the) ){0,2}|,? (?:meaning|ruling \d+)$| (?:ability|effect|keyword)$/gi;

/** How somebody names the keyword that says something: `Does Armor still say`, `The old Armor said`. */
const whatSays =
  /^(?:(?:do|does|did)(?:n['’]?t)? )?(?:the )?(.{2,80}?)(?: (?:ability|effect|keyword))?(?: (?:also|no longer|now|once|originally|previously|still|used to))?(?:['’]s (?:definition|effect|meaning|rules?|rulings?|text|wording)(?: (?:is|reads|says))?| (?:had?|has|have|means?|meant|reads?|said|says?))(?: that)?$/i;

/** How somebody names the one that was changed, and to what: `Armor got a new ruling`, `Armor was changed to`. */
const whatChanged = new RegExp(
  `^(?:the )?(.{2,80}?)(?: (?:ability|effect|keyword))?,? (?:${[
    '(?:had|has) (?:an? |another |its |the )?(?:clarifying |new |newer |updated )?(?:errat(?:a|um)|rul(?:e|ing)|text|wording)',
    '(?:got|gained|received)(?: (?:an?|another)(?: (?:clarifying|new|updated))?(?: (?:errat(?:a|um)|rul(?:e|ing)|text|wording))?)?',
    'errat(?:a|um)',
    "(?:got|is|was|(?:has |had )?been) (?:changed|clarified|errata['’]?e?d|reworded|updated)(?:(?:,| and)?(?: it)?(?: now)? (?:reads|says))?(?: to(?: read| say)?)?",
    'changed(?: to)?',
  ].join('|')})$`,
  'i',
);

/** How somebody says it of two, and of all. */
const says = String.raw`(?:(?:all|both|each) )?(?:had?|has|have|means?|meant|reads?|said|says?)(?: that)?$`;
const severalSay = new RegExp(
  String.raw`^(.{2,80}?)(?:,? (?:and|as well as|or)| &) (\S.{1,80}?) ${says}`,
  'i',
);
const everySays = new RegExp(
  String.raw`\b(?:all|any|each|every|many|most|several|some)(?: the| other)? (?:abilit(?:y|ies)|effects?|keywords?) ${says}`,
  'i',
);

/** How somebody tells to which one something was added: `They added to Armor`. */
const whatGrew = /^(?:they|somebody|someone) (?:added|gave)(?: (?:a (?:new )?ruling|this))? to (.{2,80})$/i;

/** With these words somebody leads to what was said once. */
const onceUpon =
  /^(?:before|prior to|until) (?:(?:its|that|the|this) )?(?:(?:last|latest|new|recent) )?(?:change|errata|glossary|rework|rewording|update),?$/i;

/** A keyword that is said to say something, and whether it is called old. */
interface Sayer extends Named {
  isOld: boolean;
}

/** Tells the keyword that words beside a sentence name, each in one of the ways in which somebody names one. */
export interface NamesBeside {
  /** As it stands above a text or is cited: `Armor`, `on the Armor ability`. */
  keywordIn: NamedOf;
  /** Whether they only say where or when something stands, or what it is held against: `In the Glossary`, `Unlike Armor`. */
  refersIn(lead: string): boolean;
  /** The one that is said to say something, behind who says so: `I think Armor says`. */
  sayerIn(beside: string): Sayer | null;
  /** Whether several are said to say it, where each would have to: `Armor and Leap say`, `Every keyword says`. */
  areSeveral(beside: string): boolean;
  /** The one that is named at all, where it is the only one: `The entry for Armor has`. */
  onlyIn: NamedOf;
}

/**
 * Prepares the reading of names beside a sentence.
 */
export function namesBeside({
  namedOf,
  namedIn,
  headings: { sources },
}: Pick<Known, 'namedOf' | 'namedIn' | 'headings'>): NamesBeside {
  const keywordIn: NamedOf = (name) =>
    namedOf(name) ?? namedOf(withoutSource(name, sources).replace(aroundCited, ''));
  const refersIn = (lead: string) => {
    const [, other] = /^unlike (.+?),?$/i.exec(lead) ?? [];
    return (
      onceUpon.test(lead) || citesSources(lead, sources) || (other !== undefined && keywordIn(other) !== null)
    );
  };
  return {
    keywordIn,
    refersIn,
    sayerIn: (beside) => {
      const [, named = ''] = whatSays.exec(beside) ?? whatChanged.exec(beside) ?? whatGrew.exec(beside) ?? [];
      const words = named.split(' ');
      const sayers = words.map((_, at): Sayer | null => {
        const name = words.slice(at).join(' ');
        const bare = withoutPast(name);
        const lead = words.slice(0, at).join(' ');
        const said = wordsOf(lead);
        const isOnce = onceUpon.test(lead);
        const isLead = isOnce || isFiller(said) || isSaying(phraseOf(said)) || refersIn(lead);
        const named = keywordIn(bare);
        return named && isLead ? { ...named, isOld: isOnce || bare !== name } : null;
      });
      return sayers.find((sayer) => sayer !== null) ?? null;
    },
    areSeveral: (beside) => {
      const [, first = '', second = ''] = severalSay.exec(beside) ?? [];
      const words = first.split(' ');
      const ofFirst = words
        .map((_, at) => keywordIn(words.slice(at).join(' ')))
        .find((named) => named !== null);
      const ofSecond = keywordIn(second);
      return everySays.test(beside) || (!!ofFirst && ofSecond !== null && ofFirst.slug !== ofSecond.slug);
    },
    onlyIn: (beside) => {
      const named = namedIn(beside);
      const [first, ...others] = uniqueBy(named, ({ slug }) => slug);
      return first && others.length === 0 ? { slug: first.slug, number: onlyNumber(named) } : null;
    },
  };
}
