import { uniqueBy } from '../../../general/lists.ts';
import type { Named } from '../claimed-sentence.ts';
import { withoutSource } from '../naming/citing.ts';
import type { KnownWords } from '../naming/known-words.ts';
import { onlyNumber } from '../naming/number-named.ts';
import { citationIn } from '../naming/topics.ts';
import { citesSources } from '../remarks/remarks.ts';
import type { NamedOf, Rulebook } from '../rulebook.ts';
import { changeVerbs } from '../talk/record-verbs.ts';
import { isFiller, namesSpeaker } from '../talk/talk-phrases.ts';
import { isGoingOn, keywordNoun, ofText, withoutPast } from '../talk/talk-words.ts';
import { sourcesMeant } from '../words/source-kinds.ts';
import { leastWords, phraseOf, type Word, wordsOf } from '../words/words.ts';

/** Parts of a sentence about what a keyword says, for a pattern. */
const question = `(?:(?:do|does|did)(?:n['’]?t)? )?`;
const keyword = `(?:the )?(.{2,80}?)(?: ${keywordNoun})?`;
const adverb = '(?: (?:also|no longer|now|once|originally|previously|still|used to))?';
const textIs = `['’]s (?:definition|effect|meaning|rules?|rulings?|text|wording)(?: (?:is|reads|says))?`;
/** What is said may be called what it is: `Armor has the line`. */
const saying = `(?:contain(?:ed|s)?|dropped|had?|has|have|includ(?:ed?|es)|(?:is|was) missing|lack(?:ed|s)?|lost|means?|meant|omit(?:s|ted)?|reads?|said|says?)(?: (?:an?|its|the) ${ofText})?`;

/** The keyword before a verb of saying: `Does Armor still say`, `The old Armor said`. */
const whatSays = new RegExp(`^${question}${keyword}${adverb}(?:${textIs}| ${saying})(?: that)?$`, 'i');

/** The keyword before a verb of changing: `Armor got a new ruling`, `Armor was changed to`. */
const whatChanged = new RegExp(
  `^${keyword},? (?:${[
    '(?:had|has) (?:an? |another |its |the )?(?:clarifying |new |newer |updated )?(?:errat(?:a|um)|rul(?:e|ing)|text|wording)',
    `(?:got|gained|received)(?: (?:an?|another|the)(?: (?:clarifying|new|updated))?(?: (?:errat(?:a|um)|rule|text|${ofText}))?)?`,
    'errat(?:a|um)',
    `(?:got|is|was|(?:has |had )?been) ${changeVerbs}(?:(?:,| and)?(?: it)?(?: now)? (?:reads|says))?(?: to(?: read| say)?)?`,
    'changed(?: to)?',
  ].join('|')})$`,
  'i',
);

/** Two keywords, or all of them, before a verb of saying. */
const says = `(?:(?:all|both|each) )?${saying}(?: that)?$`;
const severalSay = new RegExp(
  String.raw`^(.{2,80}?)(?:,? (?:and|as well as|or)| &) (\S.{1,80}?) ${says}`,
  'i',
);
const everySays = new RegExp(
  String.raw`\b(?:all|any|each|every|many|most|several|some)(?: the| other)? (?:abilit(?:y|ies)|effects?|keywords?) ${says}`,
  'i',
);

/** The keyword to which something was added: `They added to Armor`, `Added to Armor`. */
const whatGrew =
  /^(?:(?:they|somebody|someone) )?(?:added|(?<= )gave)(?: (?:a (?:new )?ruling|this))? (?:in|to) (.{2,80})$/i;

/** Words that introduce what held once. */
const onceUpon =
  /^(?:before|prior to|until) (?:(?:its|that|the|this) )?(?:(?:last|latest|new|recent) )?(?:change|errata|glossary|rework|rewording|update),?$/i;

/** The keyword that is said to say something, and whether it is called old. */
interface Sayer extends Named {
  isOld: boolean;
}

/** Reads the words beside a sentence of the rules: which keyword they name, and who they say has the sentence. */
export interface BesideReader extends Pick<KnownWords, 'sources' | 'isOfRules' | 'isCase'> {
  /** Whether some part of a wording contains them, if they are no fewer than a few. */
  isSaid(words: readonly Word[]): boolean;
  /** Whether words before a sentence are a heading: the name of a keyword or a source (`As of the Keyword list:`). */
  isHeading(name: string, sentence: string): boolean;
  /** The keyword named as in a heading or a citation: `Armor`, `on the Armor ability`. */
  keywordIn: NamedOf;
  /** Whether words only give the place or time of a text, or a contrast: `In the Glossary`, `Unlike Armor`. */
  refersIn(lead: string): boolean;
  /** The keyword that is said to say something, also after the speaker: `I think Armor says`. */
  sayerIn(beside: string): Sayer | null;
  /**
   * Whether several are said to say the same, so that each would have to: `Armor and Leap say`, `Every keyword says`.
   */
  areSeveral(beside: string): boolean;
  /** The only keyword named in words, wherever that is: `The entry for Armor has`. */
  onlyIn: NamedOf;
}

/** Prepares that reading. */
export function createBesideReader({ namedOf, namedIn, places, known }: Rulebook): BesideReader {
  const { sources, isOfRules, isCase, kindsOfSources } = known;
  const keywordIn: NamedOf = (name) => namedOf(name) ?? citationIn(withoutSource(name, sources), known);
  const refersIn = (lead: string) => {
    const [, other] = /^unlike (.+?),?$/i.exec(lead) ?? [];
    const isOther =
      other !== undefined &&
      (keywordIn(other) !== null || sourcesMeant(other, sources, kindsOfSources).length > 0);
    return isOther || onceUpon.test(lead) || citesSources(lead, sources);
  };
  const isSource = (name: string) => {
    const words = wordsOf(name);
    const phrase = phraseOf(words);
    return (
      !isGoingOn(words[0]?.word ?? '') && sources.some((source) => phrase.endsWith(` ${source.phrase} `))
    );
  };
  return {
    sources,
    isOfRules,
    isCase,
    isSaid: (words) => {
      const said = phraseOf(words);
      return words.length >= leastWords && places.some(({ phrase }) => phrase.includes(said));
    },
    isHeading: (called, sentence) => {
      const name = withoutPast(called);
      return (isSource(name) || keywordIn(name) !== null) && /^\p{Lu}/u.test(sentence);
    },
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
        const isLead = isOnce || isFiller(said) || namesSpeaker(phraseOf(said)) || refersIn(lead);
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
