import { similarPaths } from '../similar.ts'
import type { RepoPath, Source } from '../workspace.ts'

/** A source that answers the same for a whole run, whatever happens to the files meanwhile. */
export interface SteadySource extends Source {
  /** Reads a file that is about to be changed: its bytes are kept, and every later read gives them. */
  hold(path: RepoPath): Buffer
}

/**
 * Asks the source below once for where a path leads and what is there. Files that change meanwhile are found when the result is put
 * in place: every file is compared then.
 */
export const openSteady = (source: Source): SteadySource => {
  const held = new Map<RepoPath, Buffer>()
  const steady: SteadySource = {
    locate: remembering((given) => source.locate(given)),
    stat: remembering((file) => source.stat(file)),
    read: (file) => held.get(file) ?? source.read(file),
    linkTarget: remembering((file) => source.linkTarget(file)),
    list: (folder) => source.list(folder),
    similar: (file) => similarPaths(file, steady),
    hold: (file) => {
      const bytes = steady.read(file)
      held.set(file, bytes)
      return bytes
    },
  }
  return steady
}

const remembering = <Answer>(ask: (key: string) => Answer): ((key: string) => Answer) => {
  const answers = new Map<string, { readonly answer: Answer }>()
  return (key) => {
    const known = answers.get(key) ?? { answer: ask(key) }
    answers.set(key, known)
    return known.answer
  }
}
