import { reportAlike } from '../../diagnostics/report.ts';
import { fewestAlike } from '../lines/alike.ts';
import { anyLabel, isField, withoutColon } from '../lines/labels.ts';
import type { Cause } from './reading.ts';

/** A label by itself, with or without its colon. */
const labelAlone = new RegExp(`^(?:${anyLabel})\\s*:?$`, 'i');

/**
 * Reports a page that put the value of each field on the line below its label, if joining them on trial leaves fewer
 * errors.
 */
export const reportPartedFields: Cause = ({ file, kind, lines, content, reading, read }) => {
  if (kind !== 'list' || reading.errors === 0) return null;
  const parted = content.flatMap((label, index) => {
    const value = content[index + 1];
    const isParted =
      labelAlone.test(label.text) && value && !isField(value.text) && !labelAlone.test(value.text);
    return isParted ? { ...value, label } : [];
  });
  if (parted.length < fewestAlike) return null;
  const joined = [...lines];
  for (const { label, line, text } of parted) {
    joined[label.line - 1] = '';
    joined[line - 1] = `${withoutColon(label.text)}: ${text}`;
  }
  const trial = read(joined);
  if (trial.errors >= reading.errors) return null;
  const told = parted.map((each) => ({ ...each, label: withoutColon(each.label.text) }));
  reportAlike(file, 'value-parted', told);
  return { entries: [], messages: trial.messages };
};
