import { addTo } from '../../../../general/lists.ts';
import { isTextField, nameFieldOf } from '../../copied/fields.ts';

/** A line with the name of what the fields below it are of, as YAML and INI have it: `Quill:`, `'Quill':`, `[Quill]`. */
const key = /^([^\S\n]{0,12})(?:(["']?)(\S[^:\n]{0,80})\2:|\[([^[\]\n]{1,80})\])[^\S\n]*$/;

/** A field, with its indentation. */
const field = /^([^\S\n]*)["']?\p{L}[\p{L}\d _-]{0,40}["']?[^\S\n]*[:=]/u;

/** A line that may name a card, and how the fields below it are indented; null where none stands there. */
interface Key {
  at: number;
  name: string;
  fields: string | null;
}

/**
 * Finds the lines at which cards begin where each stands under its name, and that name. Each has a field right below,
 * at least two have a text among their fields, and none another name.
 */
export function keyedCards(lines: readonly string[]): Map<number, string> {
  const kinds = new Map<string, Key[]>();
  for (const [at, line] of lines.entries()) {
    const [, indent = '', mark, ofYaml = '', ofIni] = key.exec(line) ?? [];
    const said = ofIni ?? (mark === "'" ? ofYaml.replaceAll("''", "'") : ofYaml);
    if (said === '' || isTextField(line)) continue;
    const below = field.exec(lines[at + 1] ?? '')?.[1] ?? null;
    const isBelow = ofIni !== undefined || (below !== null && below.length > indent.length);
    const kind = `${indent}${ofIni === undefined ? ':' : ']'}`;
    addTo(kinds, kind, { at, name: said, fields: isBelow ? below : null });
  }
  const areCards = (keys: readonly Key[]) => {
    const own = keys.map(({ at, fields }, index) =>
      lines.slice(at + 1, keys[index + 1]?.at).filter((line) => field.exec(line)?.[1] === fields),
    );
    return (
      keys.every(({ fields }) => fields !== null) &&
      own.filter((each) => each.some(isTextField)).length > 1 &&
      !own.some((each) => each.some((line) => nameFieldOf(line) !== -1))
    );
  };
  return new Map(
    [...kinds.values()].filter(areCards).flatMap((keys) => keys.map(({ at, name }) => [at, name] as const)),
  );
}
