import type { Entry, Part, Revision } from '../../keywords/model.ts';
import { foldEditorial, isSameButForSpelling } from '../../keywords/text/editorial.ts';

/** Where a program lost the space after a sign: `each turn.Evade can`, `tapped,it rests`, `means,"They`. */
const lostSpace = /(?<=[\p{L}\p{N}"”’')\]][.,;:]["”’')]{0,2})(?=["“(]?[\p{L}+])/gu;

/** Whether an entry repeats a wording, apart from its spelling. */
export function isRespellingOf(wording: Revision, { template, text }: Entry): boolean {
  const spaced = (each: string) => each.replace(lostSpace, ' ');
  return (
    isSameButForSpelling(wording.template, template) &&
    isSameButForSpelling(spaced(wording.text), spaced(text))
  );
}

/**
 * A wording in an entry's spelling. Text in capitals, or without a full stop, cannot be split into sentences, so the
 * parts are as many words long as those of the wording.
 */
export function inSpellingOf({ template, text }: Entry, wording: Revision): Revision {
  let end = 0;
  const pieces = text.split(lostSpace).flatMap((stretch) => {
    const from = end;
    end += stretch.length;
    return [...stretch.matchAll(/\S+/g)].map(({ 0: piece, index }) => ({
      count: countWords(piece),
      end: from + index + piece.length,
    }));
  });
  let start = 0;
  let taken = 0;
  const parts = wording.parts.map((part): Part => {
    let missing = countWords(part.text);
    let end = start;
    // A sign that is no word belongs to the word before it.
    for (let next = pieces[taken]; next && (missing > 0 || next.count === 0); next = pieces[++taken]) {
      missing -= next.count;
      end = next.end;
    }
    const own = text.slice(start, end).trim();
    start = end;
    return { id: part.id, text: own };
  });
  return { ...wording, template, text, parts };
}

function countWords(text: string): number {
  return foldEditorial(text).split(' ').filter(Boolean).length;
}
