/** A line of a map or a list, at most one level deep. Its value is JSON, which YAML reads the same way. */
const plainLine = /^( {2})?(?:([a-z]\w*):|-)(?: ("(?:[^"\\]|\\.)*"|null|\[\]))?$/i;

type Values = Record<string, unknown>;

/**
 * Reads YAML as the ingest writes it: quoted strings, nulls, and one level of maps and lists. A full YAML parser takes
 * ten times as long, and there are two such texts for each keyword.
 * @returns null for anything else, for nothing at all, or where a key is repeated
 */
export function readPlainYaml(yaml: string): Values | null {
  const data: Values = {};
  /** The key that the indented lines belong to. */
  let opened = '';
  for (const line of yaml.split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [, indent, key, json] = plainLine.exec(line) ?? [];
    const value = json === undefined ? undefined : parseJson(json);
    if (json !== undefined && value === undefined) return null;
    if (indent === undefined) {
      if (key === undefined || !put(data, key, value)) return null;
      opened = value === undefined ? key : '';
    } else if (opened === '' || value === undefined) return null;
    else if (key === undefined) {
      data[opened] ??= [];
      const list = data[opened];
      if (!Array.isArray(list)) return null;
      list.push(value);
    } else {
      data[opened] ??= {};
      const map = data[opened] as Values;
      if (Array.isArray(map) || !put(map, key, value)) return null;
    }
  }
  const values = Object.values(data);
  return values.length === 0 || values.includes(undefined) ? null : data;
}

/** @returns false where the key exists already */
function put(map: Values, key: string, value: unknown): boolean {
  if (Object.hasOwn(map, key)) return false;
  map[key] = value;
  return true;
}

/** @returns undefined where it is not JSON */
function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
