import { foundIn } from '../text/stretches.ts';
import type { Replaced } from './replaced.ts';

const value = String.raw`(?:[-+]?\d{1,2}|x|true|yes|false|no|null|~)?`;

/** A list of abilities with their numbers, as YAML has it below its label: `keywords:⏎  Leap: 2⏎  Gate: true`. */
const list = new RegExp(
  String.raw`(?<=^|\n)([^\S\n]{0,40})(?:key[ _-]?words|abilities):[^\S\n]*((?:\n\1[^\S\n]{1,20}[^\s:-][^:\n]{0,60}:[^\S\n]*${value}[^\S\n]*(?=\n|$))+)`,
  'gi',
);

/** An ability in it: its name, what stands before its number, and that number. */
const ability = new RegExp(String.raw`\n[^:\n]*(:[^\S\n]*)(${value})[^\S\n]*(?=\n|$)`, 'gi');

/**
 * Finds what sets abilities off from their numbers in a list of them, to be taken off, with all that is no number: `Leap: 2` is read
 * as “Leap 2”, `Gate: true` as “Gate”. What a card has not is no ability of it.
 */
export function findNumbersByName(text: string): Replaced[] {
  return foundIn(text, list).flatMap(({ found, start }) => {
    const from = start + found.indexOf('\n');
    return [...text.slice(from, start + found.length).matchAll(ability)].map(
      ({ 0: line, 1: colon = '', 2: said = '', index }): Replaced => {
        const end = from + index + line.length;
        const isNumber = /\d/.test(said);
        if (/^(?:false|no|0)$/i.test(said)) return { start: from + index, end, sign: '' };
        const begin = from + index + line.indexOf(':');
        return isNumber
          ? { start: begin, end: begin + colon.length, sign: ' ' }
          : { start: begin, end, sign: '' };
      },
    );
  });
}
