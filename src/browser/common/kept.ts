/**
 * Reads a value that a page stored on this device. Storage may hold anything, from an older version, another site of
 * the same origin or a curious reader, so a value without the expected shape counts as missing.
 * @throws where storage is blocked
 */
export function readKept<T>(
  storage: Storage,
  key: string,
  hasShape: (value: unknown) => value is T,
): T | null {
  const value = parse(storage.getItem(key) ?? 'null');
  return hasShape(value) ? value : null;
}

/** Stores a text on this device; where storage is blocked, a reader's choice lasts for this page only. */
export function keep(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {}
}

/** Removes a stored text. */
export function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {}
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
