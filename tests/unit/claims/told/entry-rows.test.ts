import { expect, test } from 'vitest';
import { createRows } from '../../../../src/browser/tools/worker/claim-rows.ts';
import { titlesOf } from '../../../../src/checks/claim/told/say.ts';
import { createSpeaksOf } from '../../../../src/checks/claim/told/speaks-of.ts';
import { segmentsInWords } from '../../../../src/keywords/changes/told/segments-in-words.ts';
import type { Keyword } from '../../../../src/keywords/model.ts';
import { textCheckOf } from '../../../helpers/claim-checks.ts';
import { changingKeyword } from '../../../helpers/samples.ts';

test('an entry that has only a part of what holds is said to hold in part, and what it leaves out was not added', () => {
  const means = 'A static ability that means, "Turn the stone."';
  const game = [changingKeyword('Turn', [[means], [means, 'It is free.', 'It rests then.']])];
  const [old] = game.map(({ revisions }) => revisions[0]);
  const only = [
    { ...game[0], revisions: [game[0]?.revisions[1]], history: game[0]?.history.slice(1) },
  ] as Keyword[];
  const rowOf = (keywords: Keyword[], text: string) => {
    const rows = createRows(keywords, titlesOf(keywords, []), createSpeaksOf(keywords, []));
    return rows(textCheckOf(keywords)(`Turn\n\nTurn: ${text}\n`)).entries[0];
  };
  expect(rowOf(only, `${means} It rests then.`)).toMatchObject({
    kind: 'part',
    says: 'What it leaves out',
    areas: [{ label: 'Ruling 1', segments: [{ op: '=', text: 'It is free.' }] }],
  });
  expect(rowOf(only, `${means.replace('Turn', 'turn')} It rests then.`)).toMatchObject({
    kind: 'part',
    says: 'What it leaves out; also spelling',
    areas: [{ label: 'Meaning, spelling only' }, { label: 'Ruling 1' }],
  });
  // Rulings are none of what the keyword means.
  expect(rowOf(only, 'It is free. It rests then.')).toMatchObject({
    kind: 'part',
    areas: [{ label: 'Meaning', segments: [{ op: '=', text: means }] }],
  });
  expect(rowOf(only, 'It is free now. It rests then.')?.kind).toBe('unrecorded');
  // What was once whole is not a part; nor is what has other words, or more of them.
  expect(rowOf(game, old?.text ?? '')?.kind).toBe('changed');
  expect(rowOf(only, `${means.replace('stone', 'reed')} It rests then.`)?.kind).toBe('unrecorded');
  expect(rowOf(only, `${means} It rests then. It never sleeps.`)?.kind).toBe('unrecorded');
  expect(rowOf(only, `${means} It rests then. It is free.`)?.kind).toBe('unrecorded');
});

test('of an entry that no source has as a whole it is said how it differs, since nothing was added or removed', () => {
  const means = 'A static ability that means, "Turn the stone."';
  const game = [changingKeyword('Turn', [[means, 'It is free.', 'It rests then.']])];
  const rows = createRows(game, titlesOf(game, []), createSpeaksOf(game, []));
  const text = `${means} It is free there. It never sleeps by day or night.`;
  const [row] = rows(textCheckOf(game)(`Turn\n\nTurn: ${text}\n`)).entries;
  expect(row?.says).toBe('How it differs from what holds now');
  expect(row?.areas.map(({ label, segments }) => `${label}: ${segmentsInWords(segments)}`)).toEqual([
    'Ruling 1, in other words: It is free[- there-].',
    'Ruling 2 of the sheet, not in what holds now: [-It never sleeps by day or night.-]',
    'Ruling 2, not in the sheet: It rests then.',
  ]);
});
