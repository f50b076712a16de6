import { capitalVerbs, governs } from '../../text/clause.ts';
import { verbs } from '../../text/game-words.ts';
import type { KeywordUse } from '../../text/keyword-use.ts';
import { textBefore } from '../../text/stretches.ts';
import { fitsShape } from '../../text/template-shape.ts';
import type { NeighbourFault } from './neighbour-fault.ts';

/** The word right before a name, on the same line. */
const wordBefore = /(?<![\p{L}\p{N}'’-])([\p{L}\p{N}][\p{L}\p{N}'’-]{0,30})[^\S\n]$/u;

/** Words after which a sentence may speak of a keyword: a verb, a time or case, or a possessive. */
const leadsToName = new RegExp(
  `^(?:${verbs}|${capitalVerbs}|[Aa]fter|[Bb]efore|[Dd]uring|[Uu]nless|[Uu]ntil|[Uu]sed?|[Ww]hen(?:ever)?|[Ww]hile)$|['’]s?$`,
  'u',
);

/** A bonus right before a name, on the same line: `+20 speed`. */
const bonusBefore = /(?<![\p{L}\p{N}])([+\-–−]\d{1,3}[^\S\n]\p{Ll}+)[^\S\n]$/u;

/**
 * Finds whole abilities right after the words of another, with no sign between: `Stack: Quill and Pen Toll: Pay 1`,
 * `Gain 1 moss Leap 2`, or after a bonus, `+20 speed Armor`. Where a sentence speaks of a keyword, its name has no
 * colon, and no capitalised word stands before a name with a number.
 */
export function findAfterWords(text: string, uses: readonly KeywordUse[]): NeighbourFault[] {
  return uses.flatMap(({ name, role, shape, start, end }, index): NeighbourFault[] => {
    if (role !== 'mentioned' || text.slice(start, end) !== name || !fitsShape(text, end, shape)) return [];
    const before = textBefore(text, start, 40);
    const bonus = bonusBefore.exec(before)?.[1];
    const word = bonus ?? wordBefore.exec(before)?.[1];
    const followsAbility = uses[index - 1]?.argumentEnd === start - 1;
    if (word === undefined || followsAbility || governs.test(word) || leadsToName.test(word)) return [];
    // A word of its own name is a doubled one, which is another finding.
    if (name.split(' ').some((each) => word.endsWith(each))) return [];
    const isSure = bonus !== undefined || shape.hasColon || (shape.hasNumber && /^\p{Lu}/u.test(word));
    return isSure ? [{ rule: 'separator-missing', name: word, found: name, start, end }] : [];
  });
}

/** The end of a sentence right before a name, on the same line. */
const sentenceBefore = /(?<![\p{L}\p{N}])(\p{L}[\p{L}'’-]{1,30})[.!]["”]?[^\S\n]$/u;

/** What follows an ability that is nothing but its name and number. */
const endsAtBar = /^[.!]?\s*(?:\||$)/;
const bar = / \|(?: |$)/m;

/** In characters: how much of an ability is read before a name. */
const farthestBefore = 400;

/** The beginning of a list of what is given, `The Quill gets: …`, whose abilities may end as sentences do. */
const list = / \p{Ll}+:\s/u;
const mark = /["“”]/g;

/**
 * Finds whole abilities right after a sentence of another, `Gain 1 moss. Leap 2 | Quokka`, where a bar stands between
 * abilities elsewhere: in other texts, lists and quotations the stop may be what sets them apart.
 */
export function findAfterSentences(text: string, uses: readonly KeywordUse[]): NeighbourFault[] {
  if (!bar.test(text)) return [];
  return uses.flatMap(
    ({ name, shape, number, start, end, argumentEnd, hasColon }, index): NeighbourFault[] => {
      const word = sentenceBefore.exec(textBefore(text, start, 40))?.[1];
      const isFilled = shape.hasNumber === (number !== null) && shape.hasColon === hasColon;
      const isAlone = hasColon || endsAtBar.test(text.slice(argumentEnd, argumentEnd + 10));
      if (word === undefined || text.slice(start, end) !== name || !isFilled || !isAlone) return [];
      const last = uses[index - 1];
      const followsAbility = last && last.role !== 'mentioned' && last.argumentEnd >= start - 2;
      const [said = ''] = textBefore(text, start, farthestBefore).split(/[|\n]/).slice(-1);
      const isQuoted = [...said.matchAll(mark)].length % 2 === 1;
      if (followsAbility || isQuoted || list.test(said)) return [];
      return [{ rule: 'separator-differs', name: word, found: name, start, end }];
    },
  );
}
