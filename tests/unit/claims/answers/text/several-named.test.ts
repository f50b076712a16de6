import { describe, expect, test } from 'vitest';
import { claimCheckOf } from '../../../../helpers/claim-checks.ts';
import { changingKeyword } from '../../../../helpers/samples.ts';

const [both, ofLeap, ofVault] = [
  'It may never rest upon the moss by night.',
  'All units with Leap go over the fern.',
  'Two of them turn all stones of the sea.',
];
const check = claimCheckOf([
  changingKeyword('Leap', [[both, ofLeap]]),
  changingKeyword('Vault', [[both, ofVault]]),
  changingKeyword('Perch', [['They swim in a wide sea by day.']]),
]);
const verdicts = (claim: string) => check(claim).map(({ verdict }) => verdict);

describe('a statement after the names of several keywords', () => {
  test.each(['Leap and Vault: ', 'Leap/Vault: ', 'Leap, Vault - ', 'Leap vs Vault: ', 'Re: Leap & Vault: '])(
    'holds where each of them says it, or one that it names: %s',
    (names) => {
      expect(verdicts(names + both)).toEqual(['holds']);
      expect(verdicts(names + ofLeap)).toEqual(['holds']);
    },
  );

  test.each([
    ['only one says it and is not named', `Leap and Vault: ${ofVault}`],
    ['one that is named does not say it', `Vault and Perch: ${ofLeap}`],
    ['not all say it', `Leap, Vault and Perch: ${both}`],
    ['a word beside them denies it', `Not Leap and Vault: ${both}`],
    ['a case is among them', `Leap and moss: ${both}`],
    ['a name that is none is among them', `Leap, Vault and Quokka: ${both}`],
  ])('but not where %s', (_, claim) => expect(verdicts(claim)).toEqual(['near']));
});
