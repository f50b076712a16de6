import { describe, expect, test } from 'vitest';
import { readQuotedChange } from '../../../../src/checks/claim/pasted/quoted-change.ts';
import { readGenerated } from '../../../../src/content-folder/generated.ts';
import { changedPassages, passageTitle } from '../../../../src/keywords/changes/told/passages.ts';
import { revisionById } from '../../../../src/keywords/history.ts';
import { sayPartStatus } from '../../../../src/keywords/kind-labels.ts';
import { quoteChange } from '../../../../src/publish/quotations/change.ts';
import { quotationFormats } from '../../../../src/publish/quotations/formats.ts';
import { claimCheckOf } from '../../../helpers/claim-checks.ts';

const { keywords, changes } = readGenerated('content');
const check = claimCheckOf(keywords);

/** Each passage that changed between two wordings of one keyword, as its page quotes it. */
const quoted = keywords.flatMap((keyword) =>
  changes
    .of(keyword.slug)
    .filter(({ kind }) => kind !== 'renamed')
    .flatMap((change) => {
      const [old, fresh] = [change.from, change.to].map((id) => revisionById(keyword, id));
      if (!old || !fresh) return [];
      return changedPassages(change, old, fresh)
        .filter(({ status }) => status !== 'same')
        .map((passage) => ({
          name: keyword.name,
          status: passage.status,
          isLast: change.to === keyword.history.at(-1)?.revision,
          passages: [
            {
              title: `${passageTitle(passage, 'the old wording')}, ${sayPartStatus(passage.status, passage.moved)}`,
              segments: passage.segments,
            },
          ],
          wordings: `The list, wording ${change.from}, to The glossary, wording ${change.to}`,
          url: `https://example.org/keywords/${keyword.slug}/compare/${change.from}/${change.to}/#${passage.status === 'removed' ? 'old-' : ''}${passage.id}`,
        }));
    }),
);

describe('our own quotation of a change is read as what it quotes', () => {
  test.each(quotationFormats)('each real one, as %s', (format) => {
    expect(quoted.length).toBeGreaterThan(50);
    for (const { status, isLast, ...change } of quoted.filter(({ isLast }) => isLast)) {
      const said = quoteChange(format, change);
      const verdicts = new Set(check(said).map(({ verdict }) => verdict));
      expect([...verdicts], said).toEqual([status === 'removed' ? 'removed' : 'holds']);
    }
  });

  test.each([
    ['Meaning, reworded: Move [-one-]{+two+} of them.', 'Move two of them.'],
    ['Ruling 1, was ruling 4, reworded, moved: Move ~~one~~**two**.', 'Move **two**.'],
    ['Ruling 2 of the old wording, removed: [-It rests there.-]', '~~It rests there.~~'],
    ['Ruling 2, moved: It rests.', 'It rests.'],
    ['Template, spelling only: Leap[- -]{+-+}X', 'Leap-X'],
  ])('%s', (line, read) => expect(readQuotedChange(line)).toBe(read));

  test.each(['Meaning: Move [-1-] of them.', 'Ruling 1, they say: It rests.', 'Move ~~one~~ two.'])(
    'and nothing else is taken for one: %s',
    (line) => expect(readQuotedChange(line)).toBe(line),
  );
});
