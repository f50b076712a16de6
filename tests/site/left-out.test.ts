import { expect, test } from 'vitest';
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
});
