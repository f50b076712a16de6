import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { glossaryAsOf } from '../../src/keywords/as-of.ts';
import { facetIds } from '../../src/keywords/facets.ts';
import { currentRevision } from '../../src/keywords/history.ts';
import { moments } from '../../src/keywords/kinds.ts';
import { dateInWords } from '../../src/keywords/text/said/day.ts';
import { seedSite, sites } from '../helpers/build-site.ts';
import { reconcileSeeds, seedSources } from '../helpers/content.ts';

const read = (name: string) => readFileSync(path.join(seedSite.dist, name), 'utf-8');
const keywords = reconcileSeeds();
/** The pieces of a page that begin with some markup, each up to the next. */
const piecesOf = (html: string, start: RegExp) => html.split(start).slice(1);

describe('a list holds whatever its word says', () => {
  test('Velocity, "static ability triggered at …", stands under static, under triggered, and under both from A to Z', () => {
    expect(read('by/mode/static/index.html')).toContain('Velocity X');
    expect(read('by/mode/triggered/index.html')).toContain('Velocity X');
    expect(read('index.html')).toMatch(/<li [^>]*data-slug="velocity"[^>]*data-mode="static triggered"/);
    expect(read('keywords/velocity/index.html')).toMatch(
      /<a href="[^"]*">static<\/a>\u00a0· <a href="[^"]*">triggered<\/a>/,
    );
  });

  test('each moment of the turn lists the keywords that name it, with the words that do', () => {
    const html = read('timing/index.html');
    for (const moment of moments) {
      const [, rest = ''] = html.split(`<section class="moment" id="${moment}">`);
      const section = rest.split('</section>')[0] ?? '';
      const listed = [...section.matchAll(/<li>\s*<a href="\/keywords\/([^/]+)\/"/g)].map(([, slug]) => slug);
      const expected = keywords.filter((keyword) => facetIds(keyword, 'timing', new Map()).includes(moment));
      expect(listed, moment).toEqual(expected.map(({ slug }) => slug));
      expect(section.match(/class="why"/g)?.length, moment).toBeGreaterThanOrEqual(listed.length);
    }
    expect(html).toContain('<p class="why">by its text: “when the attack ends”</p>');
    expect(html).toContain('<p class="why">by its type line: “activated during the attack POP”</p>');
  });
});

test('a source that changed nothing says so, and counts nothing', () => {
  const html = read('changes/powerful-dark/index.html');
  expect(html).toContain('It changed nothing: of 24 keywords it says what held already.');
  expect(html).not.toContain('class="counts"');
  expect(read('changes/glossary/index.html')).toContain('class="counts"');
});

test('the header tells which of its pages this is, or stands above this', () => {
  const currentOf = (page: string) =>
    [...read(page).matchAll(/<a[^>]* href="([^"]*)"[^>]* aria-current="(page|true)"/g)].map(
      ([, href, is]) => [href, is],
    );
  expect(currentOf('sets/index.html')).toEqual([['/sets/', 'page']]);
  expect(currentOf('changes/glossary/index.html')).toEqual([['/changes/', 'true']]);
  expect(currentOf('keywords/armor/index.html')).toEqual([]);
});

describe('the glossary as of a source', () => {
  const html = read('as-of/keyword-list/index.html');
  const standings = piecesOf(html, /<article class="standing /);

  test('names the source in the bar that stays in sight', () => {
    expect(html).toMatch(/<div class="as-of-bar[^>]*>\s*<p[^>]*>\s*<strong>As of Keyword list<\/strong>/);
  });

  test('names the source of each wording', () => {
    expect(standings.length).toBe(53);
    for (const standing of standings) expect(standing).toContain('<span>Keyword list</span>');
  });

  test('has the change in place for what did not stay word for word, and nothing for what did', () => {
    const held = glossaryAsOf(
      'keyword-list',
      keywords,
      seedSources.map(({ id }) => id),
    );
    const slugOf = (standing: string) => /id="([^"]+)"/.exec(standing)?.[1];
    expect(standings.map(slugOf)).toEqual(held.map(({ keyword }) => keyword.slug));
    const changed = standings.filter((standing) => /<details class="later/.test(standing));
    const replaced = held.filter(({ keyword, revision }) => revision !== currentRevision(keyword));
    expect(changed.map(slugOf)).toEqual(replaced.map(({ keyword }) => keyword.slug));
    for (const standing of changed) expect(standing).toMatch(/<summary>Since then: .*<(?:ins|del)/s);
  });

  test('marks each part that no longer stands so', () => {
    const bombard = standings.find((standing) => standing.includes('id="bombard"')) ?? '';
    expect(bombard).toMatch(/data-since="reworded since">A cumulative, static ability/);
    expect(bombard).toMatch(
      /<p class="verbatim">You can&#39;t attack a unit in the Space arena using Bombard\./,
    );
    const hiddenCost = standings.find((standing) => standing.includes('id="hidden-cost"')) ?? '';
    expect(hiddenCost).toContain('data-since="removed since">You can deploy it to the build zone.');
  });

  test('has a step to each letter that a keyword begins with', () => {
    const [, nav = ''] = html.split('<nav class="jumps');
    const letters = [...(nav.split('</nav>')[0] ?? '').matchAll(/href="#([^"]+)">([A-Z])</g)];
    const expected = [...new Set(standings.map((standing) => /id="(.)/.exec(standing)?.[1]?.toUpperCase()))];
    expect(letters.map(([, , letter]) => letter)).toEqual(expected);
  });
});

test('each page says on paper where it is from, and of which day its texts are as the content itself has it', () => {
  const sources = parse(readFileSync('content/sources.yaml', 'utf-8'), { schema: 'failsafe' });
  const days = (sources as { recorded?: string; published?: string }[]).flatMap((source) => [
    source.recorded ?? [],
    source.published ?? [],
  ]);
  const last = dateInWords(days.flat().sort().at(-1) ?? '');
  expect(readFileSync(path.join(sites.real.dist, 'keywords/bombard/index.html'), 'utf-8')).toContain(
    `data-printed-from="SWTCG Keyword Reference · http://localhost:4321/keywords/bombard/ · as recorded on ${last}"`,
  );
});
