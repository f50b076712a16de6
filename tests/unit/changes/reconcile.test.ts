import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { allChanges } from '../../../src/keywords/changes/of-keyword.ts';
import { describeChange } from '../../../src/keywords/changes/told/describe.ts';
import { diagnosticsOf } from '../../../src/keywords/diagnostics/diagnostics.ts';
import { reportDoubts } from '../../../src/keywords/doubts/index.ts';
import { currentRevision } from '../../../src/keywords/history.ts';
import type { Keyword } from '../../../src/keywords/model.ts';
import { reconcile } from '../../../src/keywords/reconcile.ts';
import { reconcileSeeds, seedSources } from '../../helpers/content.ts';
import { readText } from '../../helpers/read-text.ts';

const named = (slug: string) => {
  const keyword = reconcileSeeds().find((candidate) => candidate.slug === slug);
  if (!keyword) throw new Error(`no ${slug}`);
  return keyword;
};

test('the seeds hold 61 keywords and 100 revisions, 39 keywords with two', () => {
  const keywords = reconcileSeeds();
  expect(keywords).toHaveLength(61);
  expect(keywords.flatMap(({ revisions }) => revisions)).toHaveLength(100);
  expect(keywords.filter(({ revisions }) => revisions.length === 2)).toHaveLength(39);
});

test('entries in are entries placed: 194 attestations', () => {
  expect(reconcileSeeds().flatMap(({ history }) => history)).toHaveLength(53 + 36 + 20 + 24 + 61);
});

test('a revision id is the hash of template and text with typography folded, by anybody’s reckoning', () => {
  const { id, template, text } = currentRevision(named('bombard'));
  const folded = `${template}\n${text}`.replace(/[’‘]/g, "'");
  expect(id).toBe(createHash('sha256').update(folded).digest('hex').slice(0, 8));
});

test('a source more, or an older one found, changes no revision id', () => {
  const ids = (of: readonly Keyword[]) =>
    of.flatMap(({ slug, revisions }) => revisions.map(({ id }) => `${slug} ${id}`));
  const all = new Set(ids(reconcileSeeds()));
  for (const { id: left } of seedSources) {
    const fewer = reconcileSeeds(seedSources.map(({ id }) => id).filter((id) => id !== left));
    for (const id of ids(fewer)) expect(all).toContain(id);
  }
});

test('what a newer source leaves blank, an older one tells', () => {
  const read = (id: string, fields: string) =>
    readText('list', id, `Sample\nTemplate: Sample\n${fields}\nA static ability.`);
  const old = read('old', 'Added in Set: Duchess’s\nAdded By: Somebody\nDate Added: 1/2/2001');
  const fresh = read('fresh', "Added in Set: Duchess's");
  const keywords = reconcile([old, fresh]);
  reportDoubts(keywords, [old, fresh]);
  const [keyword] = keywords;
  expect(keyword?.introduction).toEqual({ set: "Duchess's", by: 'Somebody', date: '2001-01-02' });
  expect(fresh.file.messages.map(({ ruleId }) => ruleId)).not.toContain('introduction-differs');
  const other = read('other', 'Added in Set: Another');
  reportDoubts(reconcile([old, other]), [old, other]);
  expect(diagnosticsOf([other.file])).toMatchObject([
    {},
    {},
    { rule: 'introduction-differs', message: expect.stringContaining('for “Sample”') },
  ]);
  const [alone] = reconcile([read('alone', 'Added By: Somebody')]);
  expect(alone?.introduction).toEqual({ set: null, by: 'Somebody', date: null });
});

test('a wording knows its sources, and stays in the file of the one that an earlier ingest gave it', () => {
  const read = (id: string, text: string) => readText('glossary', id, `Sample\t**Sample:** ${text}`);
  const sources = [read('first', 'Move.'), read('second', 'Move.'), read('third', 'Stop.')];
  const filesOf = (pinned: string) => {
    const id = reconcile(sources)[0]?.revisions[0]?.id ?? '';
    const [keyword] = reconcile(sources, new Map([['sample', new Map([[id, { file: pinned, parts: [] }]])]]));
    return keyword?.revisions.map(({ sources: all, file }) => [all.join(), file]);
  };
  expect(filesOf('second')).toEqual([
    ['first,second', 'second'],
    ['third', 'third'],
  ]);
  expect(filesOf('third')?.[0]).toEqual(['first,second', 'first']);
});

test('Elude was renamed Precision, as both texts say', () => {
  expect(named('elude').renamedTo).toBe('precision');
  expect(named('precision').formerNames).toEqual(['Elude']);
  expect(reconcileSeeds().filter(({ renamedTo }) => renamedTo)).toHaveLength(1);
});

test.each([
  // Found by counting up until two ids were the same.
  [
    'templates',
    ['**Sample: [93540]:** A static ability.', '**Sample: [114214]:** A static ability.'],
    'ede4c975',
  ],
  ['texts', ['**Sample:** A static ability 28645.', '**Sample:** A static ability 68950.'], 'fb074ecc'],
])('two wordings whose %s differ and whose ids are the same are reported', (_, bodies, id) => {
  const read = bodies.map((body, index) => readText('glossary', `source-${index}`, `Sample\t${body}`));
  reconcile(read);
  expect(diagnosticsOf(read.map(({ file }) => file))).toMatchObject([
    { file: 'source-1', line: 1, rule: 'revision-collision', severity: 'error' },
  ]);
  expect(read[1]?.file.messages[0]?.reason).toBe(`Found two wordings with the id ${id}, expected one`);
});

test('eight keywords are in the glossary alone, so their set and date are not recorded', () => {
  const keywords = reconcileSeeds();
  const unrecorded = keywords.filter(({ introduction }) => introduction === null).map(({ name }) => name);
  expect(unrecorded).toEqual([
    'Adapt',
    'Barrage',
    'Consume',
    'Deploy',
    'Last Stand',
    'Overload',
    'Tenacity',
    'Velocity',
  ]);
});

describe('parts', () => {
  const meaning = (slug: string) => currentRevision(named(slug)).parts[0]?.text ?? '';

  test('joined by single spaces they give back every text', () => {
    for (const { revisions } of reconcileSeeds())
      for (const { text, parts } of revisions) expect(parts.map((part) => part.text).join(' ')).toBe(text);
  });

  test('a meaning ends with its quotation, though it hold several sentences or end in a semicolon', () => {
    expect(meaning('double-strike')).toMatch(/tapped for that attack\."$/);
    expect(meaning('insert')).toMatch(/the following effect;"$/);
    expect(meaning('accuracy')).toMatch(/respectively\.$/);
    expect(meaning('pilot')).toMatch(/its subtype allows\."$/);
  });

  test('Forewarning never closes its quotation; its example is a ruling all the same', () => {
    expect(currentRevision(named('forewarning')).parts.map(({ text }) => text.slice(0, 12))).toEqual([
      'A static, la',
      'For example,',
    ]);
  });

  test('Deploy has no "that means": its first sentence is the meaning', () => {
    expect(currentRevision(named('deploy')).parts).toHaveLength(1);
  });

  test('a ruling that is reworded keeps its id, a dropped id is not given again', () => {
    const [old, fresh] = named('redirect').revisions;
    expect(old?.parts.map(({ id }) => id)).toEqual(['meaning', 'r1', 'r2']);
    expect(fresh?.parts.map(({ id }) => id)).toEqual(['meaning', 'r3']);
  });
});

describe('changes', () => {
  const change = (slug: string) => {
    const keyword = named(slug);
    const [first] = allChanges(keyword, []);
    if (!first) throw new Error(`no change of ${slug}`);
    return first;
  };

  test.each([
    ['bombard', 'reworded', ['meaning', 'rulings']],
    ['lucky', 'editorial', ['meaning', 'rulings']],
    ['retaliate', 'editorial', ['rulings']],
    ['foresight', 'editorial', ['rulings']],
    ['resilience', 'reworded', ['template', 'meaning', 'rulings']],
    ['hidden-cost', 'reworded', ['meaning', 'rulings']],
  ])('%s is %s', (slug, kind, touches) => {
    expect(change(slug)).toMatchObject({ kind, touches });
  });

  test('Bombard: the old and the new phrase read whole', () => {
    const changed = change('bombard').parts[0]?.segments.filter(({ op }) => op !== '=');
    expect(changed).toEqual([
      { op: '-', text: 'the Space' },
      { op: '+', text: 'this' },
    ]);
    expect(describeChange(change('bombard'))).toBe('Effect reworded; two rulings reworded.');
  });

  test('Hidden Cost: the two rulings that changed places are known as moved, and no other', () => {
    const moved = change('hidden-cost').parts.filter((part) => part.moved);
    expect(moved.map(({ id }) => id)).toEqual(['r1', 'r5']);
  });

  test('across the rename each of Elude’s wordings is compared with each of Precision’s', () => {
    const across = allChanges(named('elude'), [named('precision')]).filter(({ kind }) => kind === 'renamed');
    expect(across).toHaveLength(4);
  });
});
