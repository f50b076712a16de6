import { expect, test } from 'vitest';
import { apiFiles } from '../../src/publish/api/schema.ts';
import { useMadeSites, wordsIn } from '../helpers/made-site.ts';

const build = useMadeSites();
const glossaryOf = (...names: string[]) => names.map((name) => `${name}\t**${name}:** It moves.`).join('\n');

test('what the newest glossary leaves out is named beside what it changed, and on the page of the keyword', () => {
  const { read } = build('left-out', 'glossary', {
    first: glossaryOf('Hop', 'Skip'),
    second: glossaryOf('Hop', 'Leap'),
  });
  for (const page of ['changes/second', '.'])
    expect(wordsIn(read(`${page}/index.html`), 'section'), page).toContain('Left out of The second Skip');
  expect(read('changes/first/index.html')).not.toContain('Left out of');
  expect(wordsIn(read('keywords/skip/index.html'), 'div')).toContain('Left out of The second');
  // Who reads no pages is told as well.
  const { leftOut } = apiFiles.changes.parse(JSON.parse(read('api/v1/changes.json')));
  expect(leftOut).toMatchObject([{ slug: 'skip', source: 'second', summary: 'Left out of The second.' }]);
  expect(read(leftOut[0]?.url.replace(/^\//, '').concat('index.html') ?? '')).toContain('It moves.');
  for (const feed of ['changes.xml', 'keywords/skip/changes.xml'])
    expect(read(feed), feed).toContain('<title>Skip: left out of The second</title>');
});
