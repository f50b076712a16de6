import { expect, test } from 'vitest';
import { proposedRedirects, withoutImplied } from '../../../src/build/redirects/proposed-redirects.ts';

const there = new Set([
  ...['/', '/sources/', '/sources/leaflet/', '/sources/leaflet/document.txt', '/keywords/leap/'],
  ...['/keywords/leap/c3/', '/keywords/leap/c3/card.png', '/keywords/leap/card.png', '/keywords/leap/d4/'],
  ...['/keywords/leap/compare/c3/d4/', '/keywords/leap/compare/c3/d4/card.png', '/api/v1/keywords/leap.json'],
]);
const wordingOf = (slug: string) => (slug === 'leap' ? 'c3' : undefined);

test('a source that was published is withdrawn with a line for each wording, keyword and source, and what follows is not told', () => {
  const gone = [
    ...['/keywords/leap/b2/', '/keywords/leap/compare/b2/c3/', '/keywords/leap/b2/card.png'],
    ...['/keywords/hop/', '/keywords/hop/#r1', '/keywords/hop/a1/', '/keywords/hop/card.png'],
    ...['/api/v1/keywords/hop.json', '/keywords/leap/compare/c3/a1/', '/keywords/leap/#r4'],
    ...['/sources/sheet/', '/sources/sheet/document.txt', '/as-of/sheet/', '/changes/leaflet/sheet/'],
  ];
  const lines = proposedRedirects(gone, there, wordingOf);
  expect(lines).toEqual({
    'keywords/leap/b2/': 'keywords/leap/c3/',
    'keywords/hop/': 'keywords/…/',
    'sources/sheet/': 'sources/…/',
  });
  expect(withoutImplied(gone, lines, there)).toEqual([
    '/keywords/leap/b2/',
    '/keywords/hop/',
    '/keywords/leap/#r4',
    '/sources/sheet/',
  ]);
});

test('so is a set, and any other list of keywords, for which no keyword is left', () => {
  expect(proposedRedirects(['/sets/meadow/', '/by/publisher/moss/', '/by/'], there, wordingOf)).toEqual({
    'sets/meadow/': 'sets/…/',
    'by/publisher/moss/': 'by/publisher/…/',
  });
});

test('a comparison of which a wording was brought back leads to that of the same two the other way round', () => {
  const gone = ['/keywords/leap/compare/d4/c3/', '/keywords/leap/compare/d4/c3/card.png'];
  const lines = proposedRedirects(gone, there, wordingOf);
  expect(lines).toEqual({ 'keywords/leap/compare/d4/c3/': 'keywords/leap/compare/c3/d4/' });
  expect(withoutImplied(gone, lines, there)).toEqual(gone.slice(0, 1));
});

test('a comparison of two keywords that were taken for one leads to its keyword, with its picture', () => {
  const gone = ['/keywords/leap/compare/d4/e5/', '/keywords/leap/compare/d4/e5/card.png'];
  const lines = proposedRedirects(gone, there, wordingOf);
  expect(lines).toEqual({ 'keywords/leap/compare/d4/e5/': 'keywords/leap/' });
  expect(withoutImplied(gone, lines, there)).toEqual(gone.slice(0, 1));
});

test('of what no line leads on each is told', () => {
  const gone = [
    '/gone/',
    '/terms/#moss',
    'keyword.json gone',
    '/changes/x/',
    '/keywords/skip/compare/a1/b2/',
  ];
  expect(proposedRedirects(gone, there, wordingOf)).toEqual({});
  expect(withoutImplied(gone, {}, there)).toEqual(gone);
});
