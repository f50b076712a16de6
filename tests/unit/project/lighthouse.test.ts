import { describe, expect, test } from 'vitest';
import { type Kind, type LighthouseResult, readReport } from '../../../scripts/lighthouse/report.ts';

/** What Lighthouse says of a page on which these audits fail; the mark of their category is 90. */
function resultWith(...failed: { category: string; id: string }[]): LighthouseResult {
  const category = (name: string) => {
    const ids = failed.filter((each) => each.category === name).map(({ id }) => id);
    return {
      title: name,
      score: ids.length > 0 ? 0.9 : 1,
      auditRefs: [...ids, 'sound'].map((id) => ({ id, weight: 1 })),
    };
  };
  return {
    categories: {
      performance: category('performance'),
      accessibility: category('accessibility'),
      'best-practices': category('best-practices'),
      seo: category('seo'),
    },
    audits: Object.fromEntries(
      ['sound', ...failed.map(({ id }) => id)].map((id) => [
        id,
        { title: `About ${id}`, score: id === 'sound' ? 1 : 0.5, displayValue: '' },
      ]),
    ),
  };
}

const blocked = { category: 'seo', id: 'is-crawlable' };
const contrast = { category: 'accessibility', id: 'color-contrast' };

describe('what Lighthouse says of a page', () => {
  test.each<[string, Kind, LighthouseResult, number, boolean, string[]]>([
    ['is good where all is', 'home', resultWith(), 100, true, []],
    [
      'names each audit that keeps a mark down',
      'home',
      resultWith(contrast, { ...contrast, id: 'label' }),
      100,
      false,
      ['accessibility 90: About color-contrast (color-contrast); About label (label)'],
    ],
    ['is good enough from the least mark on', 'home', resultWith(contrast), 90, true, []],
    [
      'is as we mean it where nobody should find the page, and is said all the same',
      'notFound',
      resultWith(blocked),
      100,
      true,
      ['seo 90, on purpose: About is-crawlable (is-crawlable)'],
    ],
    [
      'is an error on a page that should be found',
      'home',
      resultWith(blocked),
      100,
      false,
      ['seo 90: About is-crawlable (is-crawlable)'],
    ],
    [
      'is an error where beside it another audit fails',
      'notFound',
      resultWith(blocked, { category: 'seo', id: 'meta-description' }),
      100,
      false,
      ['seo 90: About is-crawlable (is-crawlable); About meta-description (meta-description)'],
    ],
  ])('%s', (_, kind, result, least, isGood, said) => {
    expect(readReport(kind, result, least)).toMatchObject({ isGood, said });
  });
});
