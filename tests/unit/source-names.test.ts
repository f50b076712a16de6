import { describe, expect, test } from 'vitest';
import type { SourceKind } from '../../src/keywords/model.ts';
import { ability, list, said, sheet } from '../said-of-sources.ts';

test.each(['> Hop', '- [side] Hop', '– Hop'])(
  'a bullet in front of a single template is none of its name: %s',
  (template) =>
    expect(said('sheet', sheet('Hop').replace('Hop:', `${template}:`))).toEqual([
      `name-invalid 2:1 Found the name “${template}”, expected letters from a to z, with no signs around them`,
    ]),
);

describe('the name once more in front of a text would become part of it', () => {
  test.each<[kind: SourceKind, text: string, place: string]>([
    ['list', list('Hop', `Hop: ${ability}`), '6:1'],
    ['list', list('Hop', `Hop X: ${ability}`).replace('Template: Hop', 'Template: Hop X'), '6:1'],
    ['sheet', sheet('Hop', `Hop: ${ability}`), '2:6'],
    ['glossary', `Hop\t**Hop:** Hop: ${ability}`, '1:14'],
  ])('in a %s', (kind, text, place) =>
    expect(said(kind, text)).toEqual([expect.stringContaining(`text-labelled ${place} Found “Hop`)]),
  );
});

test.each(['Note', 'Notes', 'Example'])('a %s that has a type line is no keyword of that name', (label) =>
  expect(said('sheet', `${sheet('Hop')}\n\n${label}: ${ability}\n\n${sheet('Skip')}`)).toEqual([
    expect.stringContaining('line-unexpected 4:1'),
  ]),
);

test.each(['50/50 Hop', 'Hop (Dark)', 'Élan', 'Ярость a', 'Ω'])('%s may be a name', (name) =>
  expect(
    said('sheet', `${sheet(name)}\n${sheet('Stay')}`).filter((each) => !each.startsWith('heading')),
  ).toEqual(name === 'Ω' ? [expect.stringContaining('name-invalid')] : []),
);
