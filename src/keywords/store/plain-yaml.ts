/** A line of a map or of a list, at most one level down. What it says is JSON, and YAML reads JSON as what it is. */
const plainLine = /^( {2})?(?:([a-z]\w*):|-)(?: ("(?:[^"\\]|\\.)*"|null|\[\]))?$/i;

type Values = Record<string, unknown>;

/**
 * Reads YAML as the ingest writes it: strings in quotation marks, nulls, and one level of maps and lists. A reader of
 * all YAML takes ten times as long, and there are two such texts for each keyword.
 * @returns null where anything else stands there, or nothing, or a key twice
 */
export function readPlainYaml(yaml: string): Values | null {
  const data: Values = {};
  /** What the lines one level down belong to. */
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

/** @returns false where the key is there already */
function put(map: Values, key: string, value: unknown): boolean {
  if (Object.hasOwn(map, key)) return false;
  map[key] = value;
  return true;
}

/** @returns undefined where it is no JSON */
function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
