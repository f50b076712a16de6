import { type CardFinding, finding } from '../../finding.ts';
import type { KeywordUse } from '../../text/keyword-use.ts';
import { findOddNumber } from './odd-number.ts';
import { hasChoices, templateFaultOf } from './template-fault.ts';

/** Finds what a use lacks, or has too much of or in another form, compared with its template. */
export function findTemplateFaults(text: string, use: KeywordUse): CardFinding[] {
  const { template } = use.shape;
  const odd = findOddNumber(text, use);
  if (odd) {
    const facts = {
      found: text.slice(Math.min(use.start, odd.start), odd.end),
      expected: odd.figure === null ? null : `${use.name} ${odd.figure}`,
      template,
    };
    return [finding('number-misspelt', facts, odd.start, odd.end, odd.replacement)];
  }
  const fault = templateFaultOf(text, use);
  if (!fault) return [];
  const found = text.slice(use.start, use.argumentEnd);
  return [finding(fault, { found, template }, use.start, use.argumentEnd)];
}

/** In characters: how far after a name its choices are read. */
const longestChoices = 300;

/** Finds an empty case among the choices of an ability: `Switch: Armor/`, where a card should say “None”. */
export function findEmptyChoice(
  text: string,
  { role, hasColon, shape, start, argumentEnd }: KeywordUse,
): CardFinding[] {
  if (role === 'mentioned' || !hasColon || !hasChoices.test(shape.template)) return [];
  const said = text.slice(argumentEnd, argumentEnd + longestChoices);
  if (/^\s*\//.test(said))
    return [finding('effect-empty', { found: text.slice(start, argumentEnd) }, start, argumentEnd)];
  // At the end of a line, the next case may stand below.
  const [all, led = ''] = /^([^|•\n]*[^\s|•])\/[^\S\n]*(?:$|[|•])/.exec(said) ?? [];
  const end = argumentEnd + led.length + 1;
  const isEnd = all !== undefined && (said.length < longestChoices || all.length < said.length);
  return isEnd ? [finding('effect-empty', { found: '/' }, end - 1, end)] : [];
}
