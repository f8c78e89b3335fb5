import type { FileState } from '../file-states.ts'

/** The files of a session, as far as git asks for them. */
interface SessionFiles {
  state(path: string): FileState | undefined
  original(path: string): FileState | undefined
  changed(): readonly string[]
}

type States = Map<string, FileState | undefined>

/** What git holds of the files of a session: the commit it is at, what is staged, what is stashed. */
export class GitMemory {
  readonly #recording: SessionFiles
  /** Where they differ from the commit that the session began at. */
  readonly #head: States = new Map()
  readonly #index: States = new Map()
  readonly #stashes: States[] = []
  /** The commit is another, of which nothing is known. */
  #isLost = false

  constructor(recording: SessionFiles) {
    this.#recording = recording
  }

  /** A file in the current commit; undefined where that is not known. */
  head(path: string): FileState | undefined {
    if (this.#isLost) return undefined
    return this.#head.has(path) ? this.#head.get(path) : this.#recording.original(path)
  }

  /** A file as it is staged. */
  staged(path: string): FileState | undefined {
    if (this.#isLost) return undefined
    return this.#index.has(path) ? this.#index.get(path) : this.head(path)
  }

  /** Files that are not as they were at the beginning. */
  changed(): readonly string[] {
    return this.#recording.changed()
  }

  stage(paths: readonly string[]): void {
    for (const path of paths) this.#index.set(path, this.#recording.state(path))
  }

  unstage(paths: readonly string[] | undefined): void {
    for (const path of paths ?? [...this.#index.keys()]) this.#index.delete(path)
  }

  commit(): void {
    for (const [path, state] of this.#index) this.#head.set(path, state)
    this.#index.clear()
  }

  /** Puts away what differs from the commit; the files that go back. */
  stash(): readonly string[] {
    const paths = this.changed().filter((path) => this.head(path)?.text !== undefined)
    this.#stashes.push(new Map(paths.map((path) => [path, this.#recording.state(path)])))
    return paths
  }

  pop(): ReadonlyMap<string, FileState | undefined> | undefined {
    return this.#stashes.pop()
  }

  /** The session goes to a commit that nothing is known of. */
  lose(): void {
    this.#isLost = true
  }
}
