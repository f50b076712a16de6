import { describe, expect, test } from 'vitest';
import { claimCheckOf } from '../../../helpers/claim-checks.ts';
import { changingKeyword } from '../../../helpers/samples.ts';

const [moss, stone] = ['Move all of them over the moss.', 'Rest one of them upon a stone.'];
const check = claimCheckOf([changingKeyword('Leap', [[moss, stone]])]);

/** Which of the two texts hold, as they are said in some lines. */
const holding = (...lines: string[]) =>
  check(lines.join('\n'))
    .filter(({ verdict }) => verdict === 'holds')
    .map(({ text }) => text);

describe('a heading denies what is below it, up to the next', () => {
  test.each([
    ['## True', '## False'],
    ['## Right', '## Wrong'],
    ['**True**', '**False**'],
    ['== Facts ==', '== Myths =='],
    ['<h3>True</h3>', '<h3>False</h3>'],
    ['RIGHT', 'WRONG'],
    ['Correct', 'Incorrect'],
    ['STILL VALID', 'NOT VALID ANYMORE'],
    ['✅ Correct', '❌ Incorrect'],
    ['## ✅', '## ❌'],
    ['### Leap ✅', '### Leap ❌'],
    ['## Do', "## Don't"],
    ['Good:', 'Bad:'],
    ['## Confirmed', '## Debunked'],
    ['## Confirmed', '## Rejected'],
  ])('%s, %s', (good, bad) => {
    expect(holding(good, moss, '', bad, stone)).toEqual([moss]);
    expect(holding(good, `- ${moss}`, '', bad, `- ${stone}`)).toEqual([moss]);
    expect(holding(bad, moss, '', good, stone)).toEqual([stone]);
  });

  test('in a page with several blocks on one line too', () =>
    expect(holding(`<h3>True</h3><p>${moss}</p><h3>False</h3><p>${stone}</p>`)).toEqual([moss]));

  test('over several blocks, where Markdown marks the heading', () =>
    expect(holding('## Wrong', '', moss, '', stone)).toEqual([]));
});

test.each([
  'Common misconceptions:',
  'Myths:',
  'False statements:',
  'The following is incorrect:',
  'The following is not true.',
  'These are all wrong:',
  'None of these are true:',
  'None of the following holds:',
  'What does NOT work:',
  'I used to believe these, all wrong:',
  'Things people get wrong:',
  'House rules:',
  'What is no longer true:',
])('%s denies each line, or each item, of the group below it', (lead) => {
  expect(holding(lead, moss, stone)).toEqual([]);
  expect(holding(lead, `- ${moss}`, '  or more', `- ${stone}`)).toEqual([]);
  expect(holding(lead, `${moss} ${stone}`)).toEqual([]);
  expect(holding(lead, moss, '', stone)).toEqual([stone]);
});

test.each(['Rulings:', 'What they do not move:', 'Is this wrong?', 'Not over moss:', 'Removed'])(
  '%s denies nothing',
  (lead) => expect(holding(lead, `- ${moss}`)).toEqual([moss]),
);

test.each(['-> both wrong', 'All of this is false.', 'None of these are true.', 'These are wrong.'])(
  '%s takes back all lines directly above it',
  (remark) => {
    expect(holding(moss, stone, remark)).toEqual([]);
    expect(holding(moss, '', stone, remark)).toEqual([moss]);
  },
);

test('"all of the above" takes back more', () => {
  expect(holding(moss, '', stone, 'All of the above is false.')).toEqual([]);
  expect(check(`${moss}\n`.repeat(3000) + 'All of the above is false.\n'.repeat(3000))).toHaveLength(1);
});

test.each(['Ignore that.', 'It doesn’t work that way.', 'It is the reverse.', '[dubious]', 'j/k'])(
  'a remark on the same line takes back what is before it: %s',
  (remark) => expect(holding(`${moss} ${remark}`)).toEqual([]),
);

test.each(['Both are wrong.', 'None of that is true.', "That's all wrong.", 'Lies, all lies.'])(
  'and one on several takes back all of them: %s',
  (remark) => {
    expect(holding(`${moss} ${stone} ${remark}`)).toEqual([]);
    expect(holding(`${moss} ${remark} ${stone}`)).toEqual([stone]);
  },
);

test('and so does one before them; one that affirms them takes nothing back', () => {
  expect(holding(`Both wrong: ${moss} ${stone}`)).toEqual([]);
  expect(holding(`${moss} ${stone} Both are right.`)).toEqual([moss, stone]);
});

describe('a remark on one of several by its place takes back that one', () => {
  test.each([
    ['The first is false.', stone],
    ['The former is no longer true.', stone],
    ['Actually, the first one is wrong, but the second is right.', stone],
    ['The second one is not true.', moss],
    ['The latter is wrong.', moss],
    ['Number 2 is wrong.', moss],
  ])('%s', (remark, left) => {
    expect(holding(`${moss} ${stone} ${remark}`)).toEqual([left]);
    expect(holding(moss, stone, remark)).toEqual([left]);
    expect(holding(`1. ${moss}`, `2. ${stone}`, '', remark)).toEqual([left]);
    expect(holding(moss, '', stone, '', remark)).toEqual([left]);
  });

  test('also by a number alone on a line of its own', () => {
    expect(holding(`1. ${moss}`, `2. ${stone}`, '#1 is wrong.')).toEqual([stone]);
    expect(check(`${moss}\n`.repeat(3000) + '#1 is wrong.\n'.repeat(3000))).toHaveLength(3);
  });

  test.each(['The third is false.', 'The first is right, and the second too.'])(
    'and none where there is no such one, or where it affirms: %s',
    (remark) => {
      expect(holding(`${moss} ${stone} ${remark}`)).toEqual([moss, stone]);
      expect(holding(moss, stone, remark)).toEqual([moss, stone]);
    },
  );
});

test('many sentences of one line are denied in one word each', () => {
  const many = check(`The following is not true:\n${'They rest. '.repeat(300)}`);
  expect(Math.max(...many.map(({ text }) => text.length))).toBeLessThan(20);
});

describe('a column of a table', () => {
  test.each(['Still valid?', 'Correct?', 'Verdict', 'true'])(
    'whose head asks whether its rows are so denies them by a "no": %s',
    (head) => {
      expect(holding(`Keyword\tText\t${head}`, `Leap\t${moss}\tNo`, `Leap\t${stone}\tYes`)).toEqual([stone]);
      expect(holding(`| Name | ${head} | Text |`, '|---|---|---|', `| Leap | no | ${moss} |`)).toEqual([]);
      expect(holding(`Name,Text,${head}`, `Leap,"${moss}",no`)).toEqual([]);
    },
  );

  test('whose head denies denies its cells', () =>
    expect(holding('Keyword\tWrong reading\tNote', `Leap\t${moss}\tsee below`)).toEqual([]));

  test.each(['Declined', 'Disputed', 'Vetoed', 'Satire'])(
    'in any word that calls a text untrue: %s',
    (head) => expect(holding(`| Keyword | ${head} |`, '|---|---|', `| Leap | ${moss} |`)).toEqual([]),
  );

  test.each([
    ['Myth', 'Fact'],
    ['Wrong', 'Right'],
    ['Debunked', 'Truth'],
    ['Mistaken', 'Current text'],
    ['Wrong reading', 'The actual rule'],
    ['Old', 'New'],
    ['Before', 'After'],
    ['Previous text', 'Current text'],
    ['❌', '✅'],
  ])('whose head denies, or says that it held once, leaves what is so instead: %s, %s', (bad, good) => {
    expect(holding(`| ${bad} | ${good} |`, '|---|---|', `| ${stone} | ${moss} |`)).toEqual([moss]);
    expect(holding(`${good}\t${bad}`, `${moss}\t${stone}`)).toEqual([moss]);
    expect(holding(`Keyword\t${bad}\t${good}`, `Leap\t${stone}\t${moss.slice(0, -1)}`)).toEqual([moss]);
    expect(holding(`| ${good} | ${bad} |`, '|---|---|', `| | ${stone} |`)).toEqual([]);
    expect(holding(`${bad}\t${good}\tStill valid?`, `${stone}\t${moss}\tno`)).toEqual([]);
    expect(holding(`${bad}\tWhy`, `${stone}\t${moss}`)).toEqual([]);
  });

  test('whose head says that it held once has what did', () => {
    const [then, now] = ['They rest under the stone.', 'They rest by the sea.'];
    const answer = claimCheckOf([changingKeyword('Leap', [[then], [now]])]);
    for (const heads of ['| Keyword | Old | New |', '| Keyword | Before | After |'])
      expect(
        answer(`${heads}\n|---|---|---|\n| Leap | ${then} | ${now} |`).map(({ verdict }) => verdict),
        heads,
      ).toEqual(expect.arrayContaining(['reworded', 'holds']));
  });

  test('may be of the keyword at its head, beside that of another', () => {
    const [over, under] = ['It moves over the fern.', 'It moves under the fern.'];
    const answer = claimCheckOf([changingKeyword('Leap', [[over]]), changingKeyword('Hop', [[under]])]);
    const told = (...lines: string[]) =>
      answer(lines.join('\n')).flatMap(({ verdict, slug, isElsewhere }) =>
        verdict === 'unknown' ? [] : [[verdict, slug, isElsewhere].join(' ')],
      );
    for (const head of ['| Feature | **Hop** | Leap X |', 'What?\tHop\tLeap'])
      expect(told(head, `| **Text** | ${under.slice(0, -1)} | ${over} |`), head).toEqual([
        ...['holds hop false', 'holds leap false'],
      ]);
    expect(told('Hop\tLeap', `${over}\t${over}`)).toEqual(['holds hop true', 'holds leap false']);
    for (const row of ['Myth', 'While tapped', 'Never'])
      expect(told('| | Hop | Leap |', `| ${row} | ${under} | ${over} |`), row).not.toContain(
        'holds hop false',
      );
  });

  test('whose head asks something else denies nothing', () =>
    expect(holding('Keyword\tStacks?\tText', `Leap\tNo\t${moss}`)).toEqual([moss]));

  test('has a head without sentences: what denies one row says nothing of the next', () => {
    expect(holding(`Leap | ${stone} | rejected`, `Leap | ${moss} | accepted`)).toEqual([moss]);
    expect(holding(`Leap\t${stone}\twrong`, `Leap\t${moss}\tright`)).toEqual([moss]);
  });

  test('of one table denies nothing in the next', () =>
    expect(holding('Name\tText\tValid?', '', `Leap\t${moss}\tNo`)).toEqual([moss]));
});

describe('what several keywords are said to say has to be said by each', () => {
  const two = claimCheckOf([changingKeyword('Leap', [[moss]]), changingKeyword('Skip', [[stone]])]);
  test.each([
    `Both Leap and Skip say "${moss}"`,
    `Leap and Skip say: ${moss}`,
    `Leap as well as Skip reads "${moss}"`,
    `Every keyword says "${moss}"`,
    `Many abilities say "${moss}"`,
  ])('%s', (claim) => expect(two(claim).filter(({ verdict }) => verdict === 'holds')).toEqual([]));

  test('and what one is said to say holds', () =>
    expect(two(`Unlike Skip, Leap says "${moss}"`)).toMatchObject([{ verdict: 'holds', slug: 'leap' }]));
});

test('a quotation before another is answered too, whoever the speaker is', () => {
  const other = 'Move two of them over the moss';
  expect(check(`Bob says "${other}" and Al says "${moss}"`).map(({ text, how }) => [text, how])).toEqual([
    [other, null],
    [moss.slice(0, -1), 'verbatim'],
  ]);
});

const bare = (text: string) => text.replace(/\.$/, '');

test('the texts in JSON are read wherever they are in it', () => {
  const texts = (data: unknown) => check(JSON.stringify(data)).map(({ slug, text }) => [slug, bare(text)]);
  expect(texts({ keyword: 'Leap', rulings: [moss, stone] })).toEqual([
    ['leap', bare(moss)],
    ['leap', bare(stone)],
  ]);
  expect(texts({ id: 7, name: 'Leap', rules: { text: moss } })).toEqual([['leap', bare(moss)]]);
  expect(texts({ Leap: [moss] })).toEqual([['leap', bare(moss)]]);
});

test('the number of a card may have its own cell, or be in bold above the text', () => {
  const numbered = claimCheckOf([changingKeyword('Leap', [['Move up to X of them over the moss.']])]);
  const verdicts = (claim: string) => numbered(claim).map(({ verdict }) => verdict);
  for (const sign of ['\t', ' | ']) {
    expect(verdicts(`Leap${sign}2${sign}Move up to 2 of them over the moss.`)).toEqual(['holds']);
    expect(verdicts(`Leap${sign}2${sign}Move up to 3 of them over the moss.`)).toEqual(['near']);
    expect(verdicts(`Leap${sign}14${sign}Move up to X of them over the moss.`)).toEqual(['holds']);
  }
  expect(verdicts('<b>Leap 2</b><br>Move up to 2 of them over the moss.')).toEqual(['holds']);
  expect(verdicts('<b>Leap 2</b><br>Move up to 3 of them over the moss.')).toEqual(['near']);
});

test('a task that is done, or struck out, is read', () => {
  expect(holding(`- [x] ${moss}`)).toEqual([moss]);
  expect(check(`- [ ] ~~${moss}~~`).map(({ verdict }) => verdict)).toEqual(['near']);
});

test('a remark on the quotation above is not about what follows it', () => {
  const answers = check(`> Move two of them over the moss.\n\nThat is not right. ${moss}`);
  expect(answers.map(({ text, verdict }) => [text, verdict])).toEqual([
    ['Move two of them over the moss. That is not right.', 'near'],
    [moss, 'holds'],
  ]);
  expect(holding(`That is not right. ${moss}`)).toEqual([]);
});

test.each([
  `A4.1 ${moss}`,
  `{{quote|${moss}}}`,
  `{{Quote|text=${moss}|author=Ben}}`,
  `{{keyword|Leap}}: ${moss}`,
])('%s is read', (claim) => expect(holding(claim).map(bare)).toEqual([bare(moss)]));

test.each([
  'Things people always get wrong about Leap',
  'Leap: common myths',
  "Leap's most common misconceptions",
  'Myths about the Leap',
])('a heading may name the keyword about which it calls something untrue: %s', (heading) => {
  expect(holding(`## ${heading}`, '', `1. ${moss}`, '', '## The rules', '', `1. ${stone}`)).toEqual([stone]);
});
