import { describe, expect, test } from 'vitest';
import { createCardCheck } from '../../../src/checks/cards/check.ts';
import { createDeckReader } from '../../../src/checks/cards/deck.ts';
import { countUses, saidNumbers, usesAsTsv } from '../../../src/checks/cards/uses.ts';
import { formatLinked, type LinkFormat } from '../../../src/publish/linked-cards.ts';
import { check, checkedCards, keywords, readCards } from '../../helpers/made-game.ts';
import { sampleKeyword, sampleRevision } from '../../helpers/samples.ts';

describe('how cards use keywords', () => {
  const uses = (...texts: string[]) =>
    countUses(
      texts.map((text) => {
        const [card] = readCards(text).cards;
        if (!card) throw new Error('no card');
        return { card, mentions: check(text).mentions };
      }),
      keywords(),
    );

  test('is counted: cards, mentions and the numbers behind them', () => {
    expect(uses('Quokka', 'Leap 10 | Leap 2', 'Leap 2', 'A unit with Leap')).toEqual([
      {
        name: 'Leap',
        slug: 'leap',
        cards: 3,
        mentions: 4,
        numbers: [
          { number: '2', count: 2 },
          { number: '10', count: 1 },
        ],
      },
      { name: 'Quokka', slug: 'quokka', cards: 1, mentions: 1, numbers: [] },
    ]);
  });

  test('with their numbers also where a page sets the name off, and those below zero in front', () => {
    const set = '**Leap** 3 | <b>Leap</b> 10 | Leap&nbsp;2 | Leap -1 | Leap −2 | Leap X';
    expect(uses(set)[0]?.numbers.map(({ number }) => number)).toEqual(['−2', '-1', '2', '3', '10', 'X']);
    const read = createDeckReader(keywords())(checkedCards('**Leap** 3 | Leap&nbsp;2'));
    expect(read.keywords).toEqual([{ slug: 'leap', numbers: ['2', '3'] }]);
  });

  test('but an amount after a name without a number in its template is none of its own', () => {
    expect(uses('Vault 2 Force | Leap 2').map(({ numbers }) => numbers)).toEqual([
      [{ number: '2', count: 1 }],
      [],
    ]);
  });

  test('but not in a note, which is a sentence in brackets, nor where the name is a verb', () => {
    const names = (text: string) => uses(text).map(({ name, mentions }) => `${name} ${mentions}`);
    expect(names('Leap 2 (Leap is what this unit does (as Quokka does), Quokka too.) | (Quokka)')).toEqual([
      'Leap 1',
      'Quokka 1',
    ]);
    expect(names('Leap 2 (Leap is what this unit does.')).toEqual(['Leap 2']);
    expect(names('Vault Quill and Pen to the gate. | Vault: pay | Vault Quill rests')).toEqual(['Vault 2']);
    expect(names('It may Vault 1 unit. | It costs 1 less moss to Vault until dusk.')).toEqual([]);
    expect(names('It may Vault: pay | It costs 1 less due to Vault | It may turn Vault')).toEqual([
      'Vault 3',
    ]);
    const read = createDeckReader(keywords())(checkedCards('Leap 2 (No other has a Leap 3 now.)'));
    expect(read.keywords).toEqual([{ slug: 'leap', numbers: ['2'] }]);
  });

  test('and told as a table', () => {
    expect(usesAsTsv(uses('Leap 2 | Leap 2 | Leap 3'))).toBe(
      'Keyword\tCards\tMentions\tNumbers\nLeap\t1\t3\t2 (2), 3\n',
    );
    expect(saidNumbers([])).toBe('');
  });

  test('a keyword that nobody knows is called by its slug', () => {
    const [card] = readCards('Skip').cards;
    if (!card) throw new Error('no card');
    const mentions = [{ slug: 'skip', name: 'Skip', start: 0, end: 4, number: null, isInNote: false }];
    expect(countUses([{ card, mentions }], []).map(({ name }) => name)).toEqual(['skip']);
  });
});

test('a deck has the keywords as its cards name them, with the numbers of those that take one', () => {
  const deck = createDeckReader(keywords())(
    checkedCards("Name\tText\nA\tLeap 10 | Quokka 3 | Quoka\nB\tBound 2 | Leap '2' | Quokka Bear"),
  );
  expect(deck.keywords).toEqual([
    { slug: 'leap', numbers: ['2', '10'] },
    { slug: 'quokka', numbers: [] },
    { slug: 'bound', numbers: [] },
  ]);
  expect(deck.misspelt).toEqual([
    { place: { line: 2, column: 24 }, facts: { found: 'Quoka', meant: 'Quokka' } },
  ]);
});

describe('cards with their keywords linked', () => {
  const target = (slug: string) => ({
    url: `https://example.org/${slug}/?a&b`,
    template: `${slug} X`,
    meaning: 'M',
  });
  const card = (name: string | null, text: string) => ({ name, text, mentions: check(text).mentions });
  const linked = (format: LinkFormat) =>
    formatLinked(
      format,
      [card('Quill *A*', ' Leap 2\r\n<Rest>'), card(null, 'Leap and Leap and Quokka')],
      target,
    );

  test('in Markdown', () => {
    expect(linked('markdown')).toBe(
      'Quill \\*A\\*  \n&#32;[Leap](https://example.org/leap/?a&b) 2  \n\\<Rest\\>\n\n[Leap](https://example.org/leap/?a&b) and [Leap](https://example.org/leap/?a&b) and [Quokka](https://example.org/quokka/?a&b)',
    );
  });

  test('in HTML', () => {
    const leap = '<a href="https://example.org/leap/?a&amp;b">Leap</a>';
    expect(linked('html')).toBe(
      `Quill *A*<br>\n ${leap} 2<br>\n&lt;Rest&gt;<br>\n<br>\n${leap} and ${leap} and ${leap.replace('leap', 'quokka').replace('Leap', 'Quokka')}`,
    );
  });

  test('in a forum and in Discord, card by card', () => {
    expect(linked('bbcode')).toMatch(
      /^Quill \*A\*\n \[url=https:\/\/example\.org\/leap\/\?a&b\]Leap\[\/url\] 2\n<Rest>\n\n\[url=/,
    );
    expect(linked('discord')).toMatch(
      /^Quill \\\*A\\\*\n \[Leap\]\(<https:\/\/example\.org\/leap\/\?a&b>\) 2\n.*Rest.*\n\n\[Leap\]/,
    );
  });

  test('a slip in a long name once, though a short name stands within it', () => {
    const long = sampleKeyword("Frog's Leap", sampleRevision("Frog's Leap", ['It rests.']), { slug: 'long' });
    const text = 'Frogs Leap. Leap 2';
    const { mentions } = createCardCheck([long, ...keywords()])(text);
    expect(
      formatLinked('bbcode', [{ name: null, text, mentions }], (slug) => ({ ...target(slug), url: slug })),
    ).toBe('[url=long]Frogs Leap[/url]. [url=leap]Leap[/url] 2');
  });

  test('with notes: a number behind the first mention of each, and what it means below', () => {
    expect(linked('notes')).toBe(
      [
        'Quill *A*',
        ' Leap 2 [1]\r\n<Rest>',
        '[1] leap X: M https://example.org/leap/?a&b',
        '',
        'Leap [1] and Leap and Quokka [2]',
        '[1] leap X: M https://example.org/leap/?a&b',
        '[2] quokka X: M https://example.org/quokka/?a&b',
      ].join('\n'),
    );
  });
});
