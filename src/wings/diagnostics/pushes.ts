/** What a server last published of a file. */
export interface Push {
  readonly items: unknown
  /** Of the document it is about; undefined where the server does not say. */
  readonly version: number | undefined
  /** Counts up over all files. */
  readonly number: number
}

/** What a server tells without being asked. */
export interface Pushes {
  of(uri: string): Push | undefined
  /** Number of the last push of any file. */
  readonly last: number
  put(uri: string, push: Omit<Push, 'number'>): void
}

export function createPushes(): Pushes {
  const pushes = new Map<string, Push>()
  let last = 0
  return {
    of: (uri) => pushes.get(canonical(uri)),
    get last() {
      return last
    },
    put(uri, push) {
      const key = canonical(uri)
      const former = pushes.get(key)
      // What comes late about an older version takes nothing back.
      if (former?.version !== undefined && push.version !== undefined && push.version < former.version) return
      last += 1
      pushes.set(key, { ...push, number: last })
    },
  }
}

/** Servers spell one address in several ways: `%40` for `@`, a drive letter in lower case. */
const canonical = (uri: string): string => {
  try {
    return decodeURIComponent(uri).replace(
      /^file:\/\/\/([A-Za-z]):/,
      (_, drive: string) => `file:///${drive.toLowerCase()}:`,
    )
  } catch {
    return uri
  }
}
