// What the browser keeps for us between visits; where it may keep nothing, we remember until the page closes.

const memory = new Map<string, string>();

/** A kept value, or `fallback` if there is none or it cannot be read. */
export function kept<T>(key: string, fallback: T): T {
  try {
    const text = localStorage.getItem(key) ?? memory.get(key);
    return text === undefined || text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    const text = memory.get(key);
    return text === undefined ? fallback : (JSON.parse(text) as T);
  }
}

/** Keep a value. */
export function keep(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  memory.set(key, text);
  try {
    localStorage.setItem(key, text);
  } catch {
    // Storage is blocked or full: the memory above has to do.
  }
}
