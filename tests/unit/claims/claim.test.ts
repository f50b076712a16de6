import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { AnsweredSentence } from '../../../src/checks/claim/answers/answered.ts';
import type { Standing } from '../../../src/checks/claim/match/standing.ts';
import { currentRevision } from '../../../src/keywords/history.ts';
import { longestLine } from '../../../src/keywords/text/lines.ts';
import { claimCheckOf } from '../../helpers/claim-checks.ts';
import { reconcileSeeds } from '../../helpers/content.ts';

const fixture = 'tests/fixtures/claims.txt';
const keywords = reconcileSeeds();
const check = claimCheckOf(keywords);

/** The claims of the fixture: the lines that are not indented. `\n` within one stands for the end of a line. */
const claims = readFileSync(fixture, 'utf-8')
  .split('\n')
  .filter((line) => line !== '' && !/^[ #]/.test(line));

/**
 * The fixture was read by a person, claim by claim. `npx vitest -u` writes the answers anew; then read what differs as a judge
 * would, before it is committed.
 */
test('every claim is answered as judges agreed', async () => {
  expect(claims.length).toBeGreaterThanOrEqual(60);
  const answers = claims.map(
    (claim) => `${claim}\n${check(claim.replaceAll('\\n', '\n')).map(toLine).join('')}`,
  );
  await expect(answers.join('\n')).toMatchFileSnapshot('../../fixtures/claims.txt');
});

function toLine(sentence: AnsweredSentence): string {
  const also = sentence.also.map((other) => `; also ${inWords(other)}`).join('');
  return `  ${inWords(sentence)}${also}\n    ${sentence.text}\n`;
}

function inWords({ verdict, how, place, revisions, now }: Standing): string {
  const where = place ? ` ${place.slug} ${place.part}` : '';
  const then = revisions.length > 0 ? ` (${revisions.join(', ')})` : '';
  const today = now && verdict !== 'holds' ? `, now ${now.slug} ${now.part.id}` : '';
  return `${verdict}${how === 'spelling' ? ', in another spelling' : ''}:${where}${then}${today}`;
}

test('every part that any wording ever had is found, and what is in force holds', () => {
  for (const keyword of keywords) {
    const current = currentRevision(keyword);
    for (const revision of keyword.revisions)
      for (const { id, text } of revision.parts) {
        const answers = check(`${keyword.name}\n${text}`);
        for (const { verdict, place } of answers) {
          expect(place?.slug, text).toBe(keyword.slug);
          if (revision === current) expect(verdict, text).toBe('holds');
          else expect(verdict, text).toMatch(/^(?:holds|reworded|removed)$/);
        }
        expect(
          answers.flatMap((answer) => answer.revisions),
          `${keyword.slug} ${id}`,
        ).toContain(revision.id);
      }
  }
});

test('words that continue without a full stop are answered a stretch at a time, and none is lost', () => {
  const numbers = Array.from({ length: 5000 }, (_, index) => index).join(' ');
  const answers = check(numbers);
  expect(answers.map(({ text }) => text).join(' ')).toBe(numbers);
  expect(answers.map(({ text }) => text.length).filter((length) => length > longestLine)).toEqual([]);
});

test('a quotation or link of a ruling that means nothing alone is read with the ruling that it belongs to', () => {
  const both = ["Intercept doesn't cause a new attack.", '(It is the same attack.)'];
  const quoted = check(`Intercept, ruling 5: ${both.join(' ')}`);
  expect(quoted.map(({ text, verdict, place }) => [text, verdict, place?.part])).toEqual([
    [both[0], 'holds', 'r5'],
    [both[1], 'holds', 'r6'],
  ]);
  for (const id of ['r5', 'r6'])
    expect(check(`https://example.org/keywords/intercept/#${id}`).map(({ text }) => text)).toEqual(both);
});

test('a quotation is read whatever the ruling was called when it was copied', () => {
  for (const label of ['ruling 3', 'ruling 9'])
    expect(check(`Hidden Cost, ${label}: You can deploy it to the build zone.`)).toMatchObject([
      { slug: 'hidden-cost', text: 'You can deploy it to the build zone.', verdict: 'removed' },
    ]);
});
