import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { sayDefined } from '../../src/keywords/terms/say-defined.ts';
import { splitMeaning } from '../../src/keywords/wording/type-line.ts';
import { seedSite } from '../helpers/build-site.ts';
import { reconcileSeeds, seedTerms } from '../helpers/content.ts';

const read = (name: string) => readFileSync(path.join(seedSite.dist, name), 'utf-8');
const keywords = reconcileSeeds();
const page = read('terms/index.html');
/** What the page has of each term, by its anchor. */
const entries = new Map(
  page
    .split(/<section class="term-entry" id="/)
    .slice(1)
    .map((piece) => [piece.slice(0, piece.indexOf('"')), piece.split('</section>')[0] ?? ''] as const),
);
/** As it is read: without tags, with single spaces. */
const textOf = (html = '') => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

describe('from each type line', () => {
  const linked = (html: string) => [...html.matchAll(/class="term" href="([^"]*)"/g)].map(([, href]) => href);

  test('a step leads to each of its terms, on the page of the keyword and of every wording', () => {
    for (const { slug, revisions, history } of keywords)
      for (const { id, parts } of revisions) {
        const isCurrent = id === history.at(-1)?.revision;
        const names = [
          `keywords/${slug}/${id}/index.html`,
          ...(isCurrent ? [`keywords/${slug}/index.html`] : []),
        ];
        for (const name of names) {
          const hrefs = linked(read(name));
          expect(hrefs.length > 0, name).toBe(splitMeaning(parts[0]?.text ?? '').typeLine !== '');
          for (const href of hrefs) expect(entries.has(href?.replace('/terms/#', '') ?? ''), href).toBe(true);
        }
      }
  });

  test('as a reader sees it on Deflect', () => {
    expect(linked(read('keywords/deflect/index.html'))).toEqual([
      '/terms/#layered',
      '/terms/#ability',
      '/terms/#activated',
      '/terms/#damage-prevention-pop',
    ]);
  });
});

describe('the page of terms', () => {
  test('has every term, with all its writings, from A to Z, and a step to each', () => {
    expect([...entries.keys()]).toEqual(seedTerms.map(({ slug }) => slug).sort());
    for (const { slug, writings } of seedTerms) {
      expect(page).toContain(`<a href="#${slug}">`);
      for (const writing of writings) expect(entries.get(slug)).toContain(`“${writing}”`);
    }
  });

  test('says once, and not of each, that no source here says what it means, and shows what one says', () => {
    const withOne = [...entries].filter(([, html]) => html.includes('<blockquote'));
    const expected = seedTerms.filter(({ definition }) => definition !== null);
    expect(withOne.map(([slug]) => slug)).toEqual(expected.map(({ slug }) => slug).sort());
    expect(textOf(page)).toContain(sayDefined(expected.length, seedTerms.length));
    expect(page.match(/no source here/gi)).toHaveLength(1);
  });

  test('leads from a term to the list of its keywords, to its passages, and to the wordings that had it', () => {
    expect(entries.get('layered')).toContain('<a href="/by/stacking/layered/">Stacking: layered</a>');
    expect(entries.get('attack-pop')).toContain('<a href="/timing/#attack">Moment: attack</a>');
    expect(entries.get('build-step')).toContain('<a href="/keywords/meditate/#r5">Meditate</a>');
    expect(textOf(entries.get('build-zone'))).toContain('in earlier wordings of Hidden Cost');
  });

  test('shows the change by which two writings are one, and says where none does', () => {
    expect(textOf(entries.get('pending-damage-pop'))).toContain(
      'Critical Hit wrote “pending damage POP” and now writes “pending damage step”, with nothing else changed there.',
    );
    expect(entries.get('pending-damage-pop')).toMatch(
      /<a href="\/keywords\/critical-hit\/compare\/[^"]+">Critical Hit<\/a>\s+wrote/,
    );
    expect(textOf(entries.get('pop'))).toContain(
      'No change shows that they are one: the keepers of this list say so.',
    );
    expect(entries.get('layered')).not.toContain('No change shows');
  });

  test('tells the keywords of a replaced writing once, with the changes that replaced it', () => {
    expect(textOf(entries.get('reroll'))).toContain('in earlier wordings of the 8 keywords below');
    expect(textOf(entries.get('reroll'))).toMatch(/Riposte wrote “re-roll” and now write “reroll”/);
    expect(entries.get('reroll')?.match(/>Riposte</g)).toHaveLength(2);
    // A single one is no longer than the words in its place, and is named.
    expect(textOf(entries.get('subtype'))).toContain('in earlier wordings of Pilot');
  });

  test('repeats no heading where a term is written as it is called', () => {
    expect(entries.get('ability')).toMatch(/<div class="alone">\s*<dt>“ability”/);
    expect(entries.get('reroll')).not.toContain('class="alone"');
  });
});
