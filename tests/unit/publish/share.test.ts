import { describe, expect, test } from 'vitest';
import { createUrls } from '../../../src/addresses/urls.ts';
import { indexBySlug } from '../../../src/general/by-slug.ts';
import { compareAll } from '../../../src/keywords/changes/of-keyword.ts';
import { sayFate } from '../../../src/keywords/changes/told/fate.ts';
import { currentRevision } from '../../../src/keywords/history.ts';
import type { Keyword } from '../../../src/keywords/model.ts';
import { meaningOf } from '../../../src/keywords/wording/meaning.ts';
import { toMarkdown } from '../../../src/publish/export/markdown.ts';
import { describeWording, shareText, withColon, withFate } from '../../../src/publish/share.ts';
import { claimCheckOf } from '../../helpers/claim-checks.ts';
import { reconcileSeeds, seedIds } from '../../helpers/content.ts';
import { sampleKeyword, sampleRevision } from '../../helpers/samples.ts';

test('it has the template, what the keyword does, and its source', () => {
  expect(shareText('Hop X', 'A layered ability that means, "Hop X times."', 'Leaflet')).toBe(
    'Hop X: “Hop X times.” (Leaflet)',
  );
  expect(shareText('Skip', 'No type line, "so all of it."', 'A, B')).toBe(
    'Skip: “No type line, "so all of it."” (A, B)',
  );
});

test('an effect of several quotations has all of their marks, as the source has them', () => {
  const meaning = 'A static ability that means, "Hop X." and "Skip X." respectively.';
  expect(shareText('Hop X/-X', meaning, 'Leaflet')).toBe(
    'Hop X/-X: "Hop X." and "Skip X." respectively. (Leaflet)',
  );
});

test('a template takes a colon where it has no mark at its end', () => {
  expect(['Hop X', 'Hop: [how]', 'Skip:'].map(withColon)).toEqual(['Hop X: ', 'Hop: [how]: ', 'Skip: ']);
});

test('the glossary as Markdown says its text on GitHub too, where addresses and strokes are syntax', () => {
  const keyword = sampleKeyword('Hop', sampleRevision('Hop', ['See http://a.b/c?d=e&f ~~now~~ [x] *a*: b.']));
  const [, , text] = toMarkdown([keyword], [], 'T', createUrls('/')).split('\n\n');
  expect(text).toBe('See http\\://a.b/c?d=e\\&f \\~\\~now\\~\\~ \\[x] \\*a\\*: b.\n');
});

describe('below what is shared or copied of a wording that no longer holds', () => {
  const keywords = reconcileSeeds();
  const bySlug = indexBySlug(keywords);
  const changes = compareAll(keywords, seedIds);
  const fateOf = (slug: string, id?: string) => {
    const keyword = bySlug.get(slug) as Keyword;
    return sayFate(keyword, id ?? currentRevision(keyword).id, changes, bySlug);
  };

  test('stands what became of it, as in its picture and first in the description of its page', () => {
    expect(fateOf('precision')).toBeNull();
    expect(fateOf('elude')).toBe('Wording 1801f1b7: since renamed, now Precision');
    expect(fateOf('critical-hit', '43dcbf61')).toBe('Wording 43dcbf61: no longer holds');
    const fate = fateOf('bombard', 'de31cee9');
    expect(shareText('Hop', 'You hop.', 'Leaflet', fate)).toBe(
      'Hop: “You hop.” (Leaflet)\nWording de31cee9: no longer holds.',
    );
    expect(withFate('Hop: You hop.', fate)).toBe('Hop: You hop.\nWording de31cee9: no longer holds.');
    expect(withFate('Hop: You hop.', null)).toBe('Hop: You hop.');
    const hop = sampleRevision('Hop', ['You hop.', 'Twice.']);
    expect(describeWording(hop, fate)).toBe('Wording de31cee9: no longer holds. Hop: You hop.');
    expect(describeWording(hop, null)).toBe('Hop: You hop.');
  });

  test('which is no claim, where it is true: the text is answered as it is without that', () => {
    const claim = claimCheckOf(keywords);
    let past = 0;
    for (const { slug, revisions } of keywords)
      for (const { id, template, text, parts } of revisions) {
        const fate = fateOf(slug, id);
        if (fate === null) continue;
        past++;
        for (const copied of [
          withColon(template) + text,
          shareText(template, meaningOf({ parts }), 'Glossary'),
        ])
          expect(claim(withFate(copied, fate)), `${slug} ${id}`).toEqual(claim(copied));
      }
    expect(past).toBe(40);
    for (const untrue of [
      'Wording 1801f1b7: since renamed, now Armor.',
      'Wording b2e891df: since renamed, now Bombard.',
    ])
      expect(claim(`It rests.\n${untrue}`).map(({ text }) => text)).toContain(untrue);
  });
});
