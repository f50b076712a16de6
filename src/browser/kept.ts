/**
 * Reads what a page kept on this device. Storage holds what anybody wrote there: an older version, another site of the
 * same origin, a curious reader. What has not the expected shape counts as never kept.
 * @throws where storage is barred
 */
export function readKept<T>(
  storage: Storage,
  key: string,
  hasShape: (value: unknown) => value is T,
): T | null {
  const value = parse(storage.getItem(key) ?? 'null');
  return hasShape(value) ? value : null;
}

/** Keeps a text on this device; where storage is barred, what a reader chose holds for this page alone. */
export function keep(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {}
}

/** Keeps a text no more. */
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
