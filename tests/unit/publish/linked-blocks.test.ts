import { expect, test } from 'vitest';
import { formatLinked, type LinkFormat, linkedBlocks } from '../../../src/publish/linked-cards.ts';

const target = { url: 'u', template: 'Leap X', meaning: 'It leaps.' };

/** Plain text with each `Leap` of it linked. */
const linked = (document: string, format: LinkFormat = 'bbcode') => {
  const mentions = [...document.matchAll(/Leap/g)].map(({ index }) => ({
    ...{ slug: 'leap', name: 'Leap' },
    ...{ start: index, end: index + 4 },
  }));
  return formatLinked(format, linkedBlocks(document, mentions), () => target);
};
const leap = '[url=u]Leap[/url]';

test.each([
  ['3x Marsh Weaver (A)\n2 Old Gate', '3x Marsh Weaver (A)\n2 Old Gate'],
  ['3x Marsh Weaver\nLeap 2\nLeap 3', `3x Marsh Weaver\n${leap} 2\n${leap} 3`],
  [' Leap \n \n\t\n\nLeap\n\n', ` ${leap} \n\n${leap}`],
  ['Leap 2\r\nRest\r\n\r\nLeap', `${leap} 2\nRest\n\n${leap}`],
  ['Leap 2\rRest\r\rLeap', `${leap} 2\nRest\n\n${leap}`],
  // As word processors, spreadsheets and pages end lines.
  ['Leap 2\u2028Rest\u2028\u2028Leap', `${leap} 2\nRest\n\n${leap}`],
  ['Leap 2\u2029Rest\u2029 \u2029Leap', `${leap} 2\nRest\n\n${leap}`],
  ['Leap 2\u0085Rest\u0085\u0085Leap', `${leap} 2\nRest\n\n${leap}`],
  ['Leap 2\vRest\f\fLeap', `${leap} 2\nRest\n\n${leap}`],
  ['', ''],
])('plain text comes back whole, with its keywords linked: %j', (document, expected) =>
  expect(linked(document)).toBe(expected),
);

test('what a keyword means stands below the block that names it', () =>
  expect(linked('Leap 2 or Leap\n\n1 Gate', 'notes')).toBe(
    'Leap 2 [1] or Leap\n[1] Leap X: It leaps. u\n\n1 Gate',
  ));

test.each([
  ['Leap -2', 'Leap -2 [1]'],
  ['Leap 2/-2 | Rest', 'Leap 2/-2 [1] | Rest'],
  ["Leap +/- '2'", "Leap +/- '2' [1]"],
  ['Leap 12. Rest', 'Leap 12 [1]. Rest'],
  ['Leap 2nd', 'Leap [1] 2nd'],
  ['Leap, 2 Force', 'Leap [1], 2 Force'],
  ['Leap 2s', 'Leap [1] 2s'],
  ['Rest\n2 Gates Leap', 'Rest\n2 Gates Leap [1]'],
])('the number of a note stands behind that of the keyword: %j', (document, expected) =>
  expect(linked(document, 'notes')).toBe(`${expected}\n[1] Leap X: It leaps. u`),
);

test('what an escape guards at the beginning of a line it guards behind every end of one', () =>
  expect(linked('Leap 2\v- Rest\u0085- Rest\f1. Rest', 'markdown')).toBe(
    '[Leap](u) 2  \n\\- Rest  \n\\- Rest  \n1\\. Rest',
  ));

test('lines are parted as the card reader parts them, whatever ends them', () => {
  const document = 'Leap 2\u2028\u2028Leap 3';
  expect(linked(document, 'html')).toBe('<a href="u">Leap</a> 2<br>\n<br>\n<a href="u">Leap</a> 3');
});
