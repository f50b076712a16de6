import type { Keyword } from '../../../keywords/model.ts';
import { isOfTalk } from '../talk/taking-back.ts';
import { listed } from '../talk/talk-words.ts';
import { stemOf } from '../words/stems.ts';
import type { Place } from './places.ts';
import type { IsName } from './sought.ts';

const word = /\p{L}[\p{L}\p{N}'’-]*/gu;

/** Words that begin a sentence and name no card, though the rules may not have them. */
const ofNobody = listed(`
  already almost anybody anyone anything both certainly currently enemies enemy every everybody everyone
  everything few hardly her his hostile itself many maybe most mostly my myself neither never nobody none
  nothing often opponents opposing our ourselves perhaps players possibly probably rarely seldom several some
  somebody someone something sometimes themselves they unfortunately usually we whatever whoever yourself
  yourselves
`);

/** Words for some units, `Non-Jedi`, `Unpiloted`, and for all of a kind, `Wookiees`, `Clone Troopers`. */
const ofSome = /^(?:non-.+|un\p{L}+ed)$/u;
const ofMany = /^[\p{L}-]+[^su]s$|^\p{L}*(?:children|folk|men|people)$/u;

/** Joins two names: `Rebels And Imperials`. */
const joint = 'and';

/**
 * Prepares the test of whether capitalised words may be the name of a card, which the rules call "this unit". Since the
 * rules name no card, a name has a word that they lack in every form (`Attacker`), and does not begin with one that
 * they have in lower case, as a sentence would (`Each Jedi`). Nor does it end like a plural, unless the verb is in the
 * singular: `Ben Tests gets`.
 */
export function createNameTest(keywords: readonly Keyword[], places: readonly Place[]): IsName {
  const ofRules = new Set<string>();
  const ordinary = new Set<string>();
  const read = (text: string) => {
    for (const each of text.match(word) ?? []) {
      const small = each.toLowerCase();
      ofRules.add(stemOf(small.replace(/['’]s?$/, '')));
      if (small === each) ordinary.add(small);
    }
  };
  for (const { name } of keywords) read(name);
  for (const { text } of places) read(text);
  return (run, isOne) => {
    const [first = '', ...more] = run.toLowerCase().split(' ');
    const last = more.at(-1);
    const isOfMany =
      more.includes(joint) || (ofMany.test(last ?? first) && !(last && isOne && !ordinary.has(last)));
    if (ofNobody.has(first) || ofSome.test(first) || isOfMany) return false;
    if (last === undefined && isOfTalk(first)) return false;
    const isSentence = ordinary.has(first) && first !== 'the';
    return !isSentence && [first, ...more].some((each) => !ofRules.has(stemOf(each)));
  };
}
