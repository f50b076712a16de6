import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Part } from '../../src/keywords/model.ts';
import { passagesOf } from '../../src/keywords/wording/passages.ts';
import { seedSite, sites } from '../helpers/build-site.ts';

const read = (name: string, { dist } = sites.real) => readFileSync(path.join(dist, name), 'utf-8');
const pageOf = (address: string, of = sites.real) => read(`${address.slice(1)}index.html`, of);

interface Detail {
  slug: string;
  revisions: { url: string; parts: Part[] }[];
}
const details: Detail[] = JSON.parse(read('api/v1/keywords.json')).keywords.map(
  ({ slug }: { slug: string }) => JSON.parse(read(`api/v1/keywords/${slug}.json`)),
);

test('the rulings of every wording are labelled 1, 2, 3, and each lasting id is an anchor', () => {
  for (const { revisions } of details)
    for (const { url, parts } of revisions) {
      const page = pageOf(url);
      const labels = [...page.matchAll(/class="anchor" href="#(r\d+)" data-label="(\d+)"/g)];
      expect(
        labels.map(([, , label]) => Number(label)),
        url,
      ).toEqual(
        passagesOf(parts)
          .slice(1)
          .map(({ number }) => number),
      );
      const anchors = [...page.matchAll(/class="(?:passage )?part[^"]*" id="([^"]+)"/g)].map(([, id]) => id);
      expect(anchors, url).toEqual(parts.map(({ id }) => id));
    }
});

test('a ruling that means nothing alone stands in one item with the one before it, wherever rulings are listed', () => {
  const [lead, more] = ['An untapped and undamaged unit with Stealth', '(Such as Overkill.)'];
  expect(pageOf('/keywords/stealth/', seedSite)).toMatch(
    new RegExp(
      `<span class="part" id="r1">${lead}[^<]*</span> <span class="part" id="r2">\\(Such as <a[^>]*>Overkill</a>\\.\\)</span></li>`,
    ),
  );
  for (const page of ['/booklet/a4/', '/as-of/keyword-list/'])
    expect(pageOf(page, seedSite)).toMatch(
      new RegExp(`<p class="verbatim[^>]*>${lead}[^<]* \\(Such as Overkill\\.\\)</p>`),
    );
  expect(read('changes.xml', seedSite)).not.toContain(`<p>${more}</p>`);
});

test('two wordings side by side: each column names its keyword and its sources, and the rulings are a list under a heading', () => {
  const page = pageOf('/keywords/elude/compare/71748e33/d5bedac6/', seedSite)
    .replace(/<a [^>]*>|<\/a>/g, '')
    .replace(/>\s+</g, '><');
  expect(page).toContain('<dt>Old</dt><dd><b>Elude</b><code>71748e33</code> Keyword list</dd>');
  expect(page).toContain('<dt>New</dt><dd><b>Precision</b><code>d5bedac6</code> Glossary</dd>');
  expect(page).toContain('<h2 class="rulings-title">Rulings</h2><ol class="changed-rulings"><li><section');
  expect(page).toContain('<h3 class="part-label">Ruling 2 of Elude <span class="status">removed</span></h3>');
});
