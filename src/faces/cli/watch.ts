import { type FSWatcher, watch } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { EditplanError } from '../../errors.ts'
import { unreadable } from './text-source.ts'

/** Milliseconds without a further change before a file is looked at: editors write in several steps. */
const STILL = 100

/**
 * Yields at once, and again whenever one of the files is written, replaced or removed, until the signal aborts. It watches the
 * folders, because many editors write a new file and rename it. Throws PLAN_NOT_FOUND if a folder does not exist.
 */
export async function* whenWritten(files: readonly string[], signal: AbortSignal): AsyncGenerator<void, void> {
  let wake = (): void => undefined
  const watchers = [...new Set(files.map((file) => path.dirname(file)))].map((folder) => {
    const wanted = new Set(files.filter((file) => path.dirname(file) === folder).map((file) => path.basename(file)))
    return openWatch(folder, (name) => (name === null || wanted.has(name)) && wake())
  })
  signal.addEventListener('abort', () => wake(), { once: true })
  try {
    while (!signal.aborted) {
      const written = new Promise<void>((resolve) => {
        wake = resolve
      })
      yield
      if (!signal.aborted) await written
      await setTimeout(STILL)
    }
  } finally {
    for (const watcher of watchers) watcher.close()
  }
}

const openWatch = (folder: string, tell: (name: string | null) => void): FSWatcher => {
  try {
    return watch(folder, (_, name) => tell(name))
  } catch (error) {
    throw new EditplanError(unreadable(`The folder ${folder}`, error))
  }
}
