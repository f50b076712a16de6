import { createCardCheck } from '../../src/checks/cards/check.ts';
import { type CheckedCard, checkCard } from '../../src/checks/cards/check-document.ts';
import type { CardDocument } from '../../src/checks/cards/document/card-document.ts';
import { readCards as read } from '../../src/checks/cards/document/read.ts';
import type { Keyword, Traits } from '../../src/keywords/model.ts';
import { sampleKeyword, sampleRevision } from './samples.ts';

/** A meaning with this effect. */
export const does = (effect: string) => `A static ability that means, "${effect}"`;

/** A keyword of which an ability acts in this way. */
export function sampleOfMode(name: string, template: string, mode: Traits['mode']): Keyword {
  const revision = sampleRevision(template, [does(`It has ${name}.`)]);
  return sampleKeyword(name, { ...revision, traits: { ...revision.traits, mode } });
}
const keyword = (name: string, template: string, effect: string, more = {}) =>
  sampleKeyword(name, sampleRevision(template, [does(effect)]), {
    slug: name.toLowerCase().replace(' ', '-'),
    ...more,
  });

/** Keywords of a made-up game; Bound was renamed to Vault. */
export const keywords = () => [
  keyword('Leap', 'Leap X', 'This unit may move X squares on the board.'),
  keyword('Leap Frog', 'Leap Frog', 'This unit may jump.'),
  keyword('Vault', 'Vault: [toll]', 'Pay the toll before it may turn once more.', { formerNames: ['Bound'] }),
  keyword('Bound', 'Bound X', 'This unit may once have gone as far as X squares.', { renamedTo: 'vault' }),
  keyword('Quokka', 'Quokka', 'This unit is one.'),
  keyword('Gate', 'Gate X', 'Open all of them." or "Close X of the gates now.'),
];

/** The check of a card of that game. */
export const check = createCardCheck(keywords(), ['Quokka Bear']);

/** The cards of a document of that game. */
export const readCards = (document: string, wanted?: string): CardDocument => read(document, check, wanted);

/** The name and the text of each card of a document. */
export const namedTexts = (document: string): [name: string | null, text: string][] =>
  readCards(document).cards.map(({ name, text }) => [name, text]);

/** The same with what is found in each. */
export const checkedCards = (document: string): CheckedCard[] =>
  readCards(document).cards.map((card) => checkCard(card, check));

/** What is found on a card of that game, each as its rule, the text that it is about, and what to write there. */
export const found = (text: string, name: string | null = null): string[] =>
  check(text, name).findings.map(({ rule, start, end, replacement }) =>
    [rule, text.slice(start, end), ...(replacement === null ? [] : [replacement])].join(' | '),
  );

/** The name of each card of a document, and its abilities as they are read: `Quokka,Gate 2`. */
export function abilitiesByCard(document: string): [name: string | null, abilities: string][] {
  return toldByCard(document).map(([name, abilities]) => [name, abilities]);
}

/** The same with the rules of what is found on it. */
export function toldByCard(document: string): [name: string | null, abilities: string, rules: string][] {
  return checkedCards(document).map(({ name, mentions, findings }) => [
    name,
    mentions.map(({ name, number }) => [name, number].filter(Boolean).join(' ')).join(),
    findings.map(({ rule }) => rule).join(),
  ]);
}
