/** What the browser keeps for reports; pages that may keep nothing forget when they are closed. */
const forgotten = new Map<string, string>()

export function recall(key: string): string | undefined {
  try {
    return localStorage.getItem(`editplan:${key}`) ?? forgotten.get(key)
  } catch {
    return forgotten.get(key)
  }
}

export function remember(key: string, value: string): void {
  forgotten.set(key, value)
  try {
    localStorage.setItem(`editplan:${key}`, value)
  } catch {
    // Not allowed, or full.
  }
}
