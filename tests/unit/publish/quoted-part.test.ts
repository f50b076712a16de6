import { describe, expect, test } from 'vitest';
import { createUrls } from '../../../src/addresses/urls.ts';
import { indexBySlug } from '../../../src/general/by-slug.ts';
import { compareAll } from '../../../src/keywords/changes/of-keyword.ts';
import { sayPassageFate } from '../../../src/keywords/changes/told/fate.ts';
import type { Keyword } from '../../../src/keywords/model.ts';
import { passagesOf } from '../../../src/keywords/wording/passages.ts';
import { quotationFormats } from '../../../src/publish/quotations/formats.ts';
import { quotePart } from '../../../src/publish/quotations/part.ts';
import { claimCheckOf } from '../../helpers/claim-checks.ts';
import { reconcileSeeds, seedIds } from '../../helpers/content.ts';

describe('a quotation of a passage', () => {
  const keywords = reconcileSeeds();
  const bySlug = indexBySlug(keywords);
  const changes = compareAll(keywords, seedIds);
  const urls = createUrls('https://example.org/');
  const passagesIn = ({ slug, name, revisions }: Keyword) =>
    revisions.flatMap(({ id, parts }) =>
      passagesOf(parts).map((passage) => ({
        id,
        text: passage.text,
        fate: sayPassageFate(bySlug.get(slug) as Keyword, id, passage, changes, bySlug),
        quotation: {
          name,
          part: passage.name,
          text: passage.text,
          sources: 'Glossary',
          revision: id,
          url: `${urls.revision(slug, id)}#${passage.parts[0]?.id}`,
        },
      })),
    );
  const fatesIn = (slug: string, wording: string) =>
    passagesIn(bySlug.get(slug) as Keyword).flatMap(({ id, fate }) => (id === wording ? [fate] : []));

  test('says that its wording no longer holds where its own words do not', () => {
    const gone = 'Wording de31cee9: no longer holds';
    expect(fatesIn('bombard', 'de31cee9')).toEqual([gone, gone, null, gone]);
    expect(fatesIn('bombard', 'b2e891df')).toEqual([null, null, null, null]);
    expect(new Set(fatesIn('elude', '1801f1b7'))).toEqual(
      new Set(['Wording 1801f1b7: since renamed, now Precision']),
    );
  });

  test('says so between its words and where they are from', () => {
    const fate = 'Wording 0000000a: no longer holds';
    const url = 'https://example.org/hop/#r1';
    const quotation = {
      name: 'Hop',
      part: 'ruling 1',
      text: 'Twice.',
      sources: 'Leaflet',
      revision: '0000000a',
    };
    const quoted = quotationFormats.map((format) => quotePart(format, { ...quotation, fate, url }));
    expect(quoted).toEqual([
      `Hop, ruling 1: Twice.\n${fate}.\nLeaflet, wording 0000000a: ${url}`,
      `> **Hop**, ruling 1: Twice.\n>\n> ${fate}.\n>\n> [Leaflet, wording 0000000a](${url})`,
      `> **Hop**, ruling 1: Twice.\n> ${fate}.\n> Leaflet, wording 0000000a: <${url}>`,
    ]);
  });

  test.each(quotationFormats)('for %s is answered as it is without that', (format) => {
    const check = claimCheckOf(keywords);
    // Only on which line a sentence stands is another.
    const claim = (text: string) => check(text).map(({ line: _, ...answer }) => answer);
    let past = 0;
    for (const { id, fate, quotation } of keywords.flatMap(passagesIn)) {
      if (fate === null) continue;
      past++;
      expect(claim(quotePart(format, { ...quotation, fate })), `${quotation.name} ${id}`).toEqual(
        claim(quotePart(format, { ...quotation, fate: null })),
      );
    }
    expect(past).toBeGreaterThan(40);
  });
});
