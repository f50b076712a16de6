import type { Entry, Part, Revision } from '../../keywords/model.ts';
import { foldEditorial, isSameButForSpelling } from '../../keywords/text/editorial.ts';

/** Whether an entry is a wording but for its spelling. */
export function isRespellingOf(wording: Revision, { template, text }: Entry): boolean {
  return isSameButForSpelling(wording.template, template) && isSameButForSpelling(wording.text, text);
}

/**
 * A wording as an entry spells it. Where all is in capitals, or a stop was lost, no sentences are told apart: its parts
 * end where those of the wording do.
 */
export function inSpellingOf({ template, text }: Entry, wording: Revision): Revision {
  const pieces = [...text.matchAll(/\S+/g)].map(({ 0: piece, index }) => ({
    count: countWords(piece),
    end: index + piece.length,
  }));
  let start = 0;
  let taken = 0;
  const parts = wording.parts.map((part): Part => {
    let missing = countWords(part.text);
    let end = start;
    // A sign that is no word goes with what stands before it.
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
