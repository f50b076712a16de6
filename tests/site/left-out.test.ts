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
  // Its count leads there, from the list of all sources as well.
  for (const page of ['changes/second', 'changes'])
    expect(read(`${page}/index.html`), page).toContain(
      '<a href="/changes/second/#left-out"><b>1</b> left out</a>',
    );
  expect(read('changes/second/index.html')).toContain('id="left-out"');
  // So do the whole glossary as of a source, as it stood then, and what is printed of it.
  for (const page of ['as-of/second', 'booklet/a4'])
    expect(wordsIn(read(`${page}/index.html`), 'article').join('\n'), page).toMatch(
      /^Skip .*left out of The second .*It moves/im,
    );
  expect(read('as-of/first/index.html')).not.toContain('Left out of');
  // So it became of the keyword since the older one, and does not go on word for word.
  for (const page of ['as-of/first', 'sources/first'])
    expect(wordsIn(read(`${page}/index.html`), 'p').join('\n'), page).toContain(
      ': 1 left out, 1 word for word.',
    );
  expect(wordsIn(read('sources/first/index.html'), 'li')).toContain('Skip left out since');
  expect(wordsIn(read('as-of/first/index.html'), 'article').join('\n')).toMatch(/^Skip .*left out since/m);
  // Who reads no pages is told as well.
  const { leftOut } = apiFiles.changes.parse(JSON.parse(read('api/v1/changes.json')));
  expect(leftOut).toMatchObject([{ slug: 'skip', source: 'second', summary: 'Left out of The second.' }]);
  expect(read(leftOut[0]?.url.replace(/^\//, '').concat('index.html') ?? '')).toContain('It moves.');
  // Before its text, on the page of that wording as well.
  for (const page of ['/keywords/skip/', leftOut[0]?.url ?? '']) {
    const html = read(`${page.slice(1)}index.html`);
    const note = html.search(/Left out of <a [^>]*>The second<\/a>, the newest glossary\./);
    expect(note, page).toBeGreaterThan(0);
    expect(note, page).toBeLessThan(html.indexOf('canonical-text'));
  }
  for (const feed of ['changes.xml', 'keywords/skip/changes.xml'])
    expect(read(feed), feed).toContain('<title>Skip: left out of The second</title>');
});

test('a glossary that only leaves keywords out is not said to have changed nothing', () => {
  const { read } = build('left-out-alone', 'glossary', {
    earlier: 'Skip\t**Skip:** It Moves.',
    first: glossaryOf('Hop', 'Skip'),
    second: glossaryOf('Hop'),
  });
  const html = read('changes/second/index.html');
  expect(wordsIn(html, 'p').join('\n')).toContain(
    'It changed nothing but what it leaves out: of 1 keyword it says what held already.',
  );
  expect(html).toContain('<a href="/changes/second/#left-out"><b>1</b> left out</a>');
  // A keyword that was only respelt before is told as what weighs more.
  expect(wordsIn(read('sources/earlier/index.html'), 'li')).toContain('Skip Spelling only. left out since');
});
