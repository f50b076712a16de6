import { describe, expect, test } from 'vitest';
import { claimCheckOf } from '../../../helpers/claim-checks.ts';
import { changingKeyword } from '../../../helpers/samples.ts';

describe('a claim is answered', () => {
  test('in either spelling of words that are joined or separate, and without the brackets that a card fills in', () => {
    const check = claimCheckOf([
      changingKeyword('Leap', [
        [
          'It turns each face-down stone anytime. Pay the [toll] in any order. It rests any time, then turns [X times]. You’re too late if it’s there.',
        ],
      ]),
    ]);
    const verdicts = (claim: string) => check(claim).map(({ verdict, how }) => [verdict, how]);
    const inSpelling = [['holds', 'spelling']];
    expect(verdicts('it turns each face down stone anytime')).toEqual(inSpelling);
    expect(verdicts('it turns each facedown stone any time')).toEqual(inSpelling);
    expect(verdicts('it rests anytime, then turns')).toEqual(inSpelling);
    expect(verdicts('Pay the toll in any order.')).toEqual(inSpelling);
    expect(verdicts('youre too late if its there')).toEqual(inSpelling);
    expect(verdicts('It turns each face-down stone anytime.')).toEqual([['holds', 'verbatim']]);
    expect(verdicts('it turns each face stone anytime')).toEqual([['near', null]]);
  });

  test('without the space before what it means, which is no cell of a table', () => {
    const check = claimCheckOf([changingKeyword('Leap', [['An ability that means, "Turn, and rest."']])]);
    for (const [before, claim] of [
      ['', 'An ability that means,"Turn, and rest."'],
      ['Leap: ', 'An ability that means,"Turn,and rest."'],
    ])
      expect(check(`${before}${claim}`)).toMatchObject([{ text: claim, verdict: 'holds', how: 'spelling' }]);
  });

  test('without the end of the line behind it, whatever comes next', () => {
    const check = claimCheckOf([changingKeyword('Leap', [['It turns each face-up stone.']])]);
    for (const behind of ['The yellow print rose.', 'Nobody, then, had heard.'])
      expect(check(`It turns each face-up stone.${behind}`)).toMatchObject([
        { text: 'It turns each face-up stone.', verdict: 'holds' },
        { verdict: 'unknown' },
      ]);
    expect(check('See moss.Rests.Org for it')).toMatchObject([{ verdict: 'unknown' }]);
  });

  test('with a hyphen or a space between a number and the word that it counts', () => {
    const check = claimCheckOf([
      changingKeyword('Leap', [
        ['It may not pass the 4 stone row of moss.', 'It turns 2 times over 3-X ferns.'],
      ]),
    ]);
    const verdicts = (claim: string) => check(claim).map(({ verdict }) => verdict);
    expect(verdicts('It may not pass the 4-stone row of moss.')).toEqual(['holds']);
    expect(verdicts('It may not pass the 5-stone row of moss.')).toEqual(['near']);
    expect(verdicts('It turns 2 times over 3 X ferns.')).toEqual(['near']);
  });

  test('with a dash for a comma, or a longer one for a minus', () => {
    const check = claimCheckOf([
      changingKeyword('Leap', [
        [
          'It turns, not at once, on moss. That stone gets -X moss by day.',
          'It rests on moss and 6 - 1 ferns.',
        ],
      ]),
    ]);
    const verdicts = (claim: string) => check(claim).map(({ verdict }) => verdict);
    for (const dash of [' - ', ' -- ', ' – ', ' — ', '—'])
      expect(verdicts(`It turns${dash}not at once${dash}on moss.`), dash).toEqual(['holds']);
    for (const minus of ['-', '–', '−', '‒', '—'])
      expect(verdicts(`That stone gets ${minus}X moss by day.`), minus).toEqual(['holds']);
    expect(verdicts('It rests on moss and 6 – 1 ferns.')).toEqual(['holds']);
    for (const other of ['It rests on moss and 6 1 ferns.', 'It rests on moss - and 6 ferns.'])
      expect(verdicts(other), other).not.toContain('holds');
    for (const other of ['That stone gets — X moss by day.', 'That stone gets X moss by day.'])
      expect(verdicts(other), other).not.toContain('holds');
  });

  test('with the sign of a number in words, as somebody dictates it', () => {
    const check = claimCheckOf([
      changingKeyword('Leap', [['It gets +10 moss and +1 fern. That stone gets -X moss by day.']]),
    ]);
    const verdict = (claim: string) => check(claim)[0]?.verdict;
    for (const said of ['it gets plus ten moss and plus one fern', 'that stone gets minus x moss by day'])
      expect(check(said), said).toMatchObject([{ verdict: 'holds', how: 'spelling' }]);
    for (const other of ['it gets minus ten moss and plus one fern', 'that stone gets plus x moss by day'])
      expect(verdict(other), other).toBe('near');
  });

  test('with or without the apostrophe of a denial, where that makes no other word', () => {
    const check = claimCheckOf([changingKeyword('Leap', [['It turns its old stones.']])]);
    for (const wrong of ['That’s wrong', 'Thats wrong', 'Theyre wrong about that'])
      expect(check(`It turns its old stones. ${wrong}`), wrong).toMatchObject([{ verdict: 'near' }]);
    expect(check('It turns it is old stones.')).toMatchObject([{ verdict: 'near' }]);
  });

  test('in another spelling where a word was mistyped, but not where it is another word or another form', () => {
    const check = claimCheckOf([
      changingKeyword('Leap', [
        [
          'It turns each stone beside a quiet river. It rests on moss.',
          'A quite old one. It lies there 300 days. Trap it while it is tapped.',
        ],
      ]),
    ]);
    const verdict = (claim: string) => check(claim)[0]?.verdict;
    for (const slip of [
      'It turns each stoen besdie a quiet riwer.',
      'It turns each sttone beside a quiet river.',
    ])
      expect(check(slip), slip).toMatchObject([{ verdict: 'holds', how: 'spelling' }]);
    for (const other of [
      'It turns each stones beside a quiet river.',
      'It turns each shore beside a quiet river.',
      'It turns each stone beside a quite river.',
      'It turns each stone beside a qui river.',
      'It turns each stone beside a quiet driver.',
      'It turns each stone on a quiet rivr.',
      'It turns over 20 stones besides.',
      'It lies there 30 days.',
      'Trap it while it is trapped.',
    ])
      expect(verdict(other), other).not.toBe('holds');
  });

  test('with the correction of a mistyped word that fits between its neighbours', () => {
    const check = claimCheckOf([
      changingKeyword('Leap', [['A store beside moss burns.', 'It turns each stone beside it.']]),
      changingKeyword('Hop', [['All stores burn. Any store burns by day.', 'Any stone moves by night.']]),
    ]);
    for (const slip of ['It turns each stoze beside it.', 'Any stoze moves by night.'])
      expect(check(slip), slip).toMatchObject([{ verdict: 'holds', how: 'spelling' }]);
  });

  test('in another spelling where a scanner misread a letter, but never a number or X', () => {
    const check = claimCheckOf([
      changingKeyword('Leap', [
        ['If it turns 5 times, X small stones & mosses return.', 'It rests on 1 fern.'],
      ]),
    ]);
    const verdict = (claim: string) => check(claim)[0]?.verdict;
    for (const misread of [
      'lf it tums 5 tirnes, X sma11 st0ne5 & rnosses retum.',
      '1f it turns 5 times, X small stones and mosses return.',
    ])
      expect(check(misread), misread).toMatchObject([{ verdict: 'holds', how: 'spelling' }]);
    for (const other of [
      'If it turns S times, X small stones & mosses return.',
      'If it turns 5 times, X small bones & mosses return.',
      'It rests on l fern.',
    ])
      expect(verdict(other), other).toBe('near');
  });
});
