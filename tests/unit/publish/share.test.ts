import { expect, test } from 'vitest';
import { createUrls } from '../../../src/addresses/urls.ts';
import { toMarkdown } from '../../../src/publish/export/markdown.ts';
import { shareText, withColon } from '../../../src/publish/share.ts';
import { sampleKeyword, sampleRevision } from '../../helpers/samples.ts';

test('it has the template, what the keyword does, and its source', () => {
  expect(shareText('Hop X', 'A layered ability that means, "Hop X times."', 'Leaflet')).toBe(
    'Hop X: “Hop X times.” (Leaflet)',
  );
  expect(shareText('Skip', 'No type line, "so all of it."', 'A, B')).toBe(
    'Skip: “No type line, "so all of it."” (A, B)',
  );
});

test('a template takes a colon where it has no mark at its end', () => {
  expect(['Hop X', 'Hop: [how]', 'Skip:'].map(withColon)).toEqual(['Hop X: ', 'Hop: [how]: ', 'Skip: ']);
});

test('the glossary as Markdown says its text on GitHub too, where addresses and strokes are syntax', () => {
  const keyword = sampleKeyword('Hop', sampleRevision('Hop', ['See http://a.b/c?d=e&f ~~now~~ [x] *a*: b.']));
  const [, , text] = toMarkdown([keyword], 'T', createUrls('/')).split('\n\n');
  expect(text).toBe('See http\\://a.b/c?d=e\\&f \\~\\~now\\~\\~ \\[x] \\*a\\*: b.\n');
});
