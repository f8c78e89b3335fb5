import { type FastImport, type FileOperation, type Identity, startFastImport } from '../git/fast-import.ts'
import type { Git } from '../git/git.ts'
import type { Group, NetChange } from './groups.ts'
import { beforeMessage, type RunNames, stepsMessage, stepsOfMessage } from './message.ts'
import type { Survey } from './read-work-tree.ts'
import { type KeptBytes, type KeptVersion, usualMode } from './side-store.ts'
import type { Snapshot } from './snapshot.ts'

export interface ChainWriterOptions {
  readonly git: Git
  readonly ref: string
  readonly names: RunNames
  readonly author: Identity
  readonly committer: Identity
  /** Stores bytes that are in no blob. Absent when the run does not reach a work tree. */
  readonly kept: KeptBytes | undefined
  /** Whether the ref names the chain once it is finished. */
  readonly named: boolean
}

/** A chain as it was written. */
export interface WrittenChain {
  readonly snapshots: readonly Snapshot[]
  /** Versions of files that no blob holds. */
  readonly versions: readonly KeptVersion[]
  /** Files that it changed and git ignores: no snapshot holds them. */
  readonly ignored: readonly string[]
}

/** A file at a point of the chain. */
interface VersionToKeep {
  readonly path: string
  readonly at: number
  readonly content: Buffer | undefined
  readonly mode: number
  readonly keepsBytes: boolean
}

/** Writes groups of steps as commits on the base, after a commit of what was dirty. Git starts with the first group. */
export class ChainWriter {
  readonly #known: Survey
  readonly #options: ChainWriterOptions
  readonly #versions: KeptVersion[] = []
  readonly #seen = new Set<string>()
  /** Permission bits of each path in the chain so far. */
  readonly #modes = new Map<string, number>()
  #stream: FastImport | undefined
  #commits = 0
  readonly #messages: string[] = []
  readonly #ignored = new Set<string>()

  constructor(known: Survey, options: ChainWriterOptions) {
    this.#known = known
    this.#options = options
  }

  async commit(group: Group): Promise<void> {
    this.#stream ??= await this.#start()
    this.#commits++
    const files: FileOperation[] = []
    for (const [path, change] of group.changes) {
      this.#keep(path, change)
      if (this.#known.ignored.has(path)) this.#ignored.add(path)
      else files.push(this.#fileOperation(path, change))
    }
    await this.#write(this.#stream, stepsMessage(group.steps, this.#options.names), files)
  }

  async finish(): Promise<WrittenChain> {
    const { named } = this.#options
    const written = (await this.#stream?.finish({ named })) ?? []
    const snapshots = written.map(({ commit, tree }, at): Snapshot => {
      const message = this.#messages[at] ?? ''
      const parent = written[at - 1]?.commit ?? this.#known.base.commit
      return { commit, tree, parent, message, steps: stepsOfMessage(message) }
    })
    return { snapshots, versions: this.#versions, ignored: [...this.#ignored] }
  }

  /** Ends the stream and removes its ref and the kept bytes. */
  async abort(): Promise<void> {
    await this.#stream?.abort()
    this.#options.kept?.drop()
  }

  async #start(): Promise<FastImport> {
    const { git, ref, names } = this.#options
    const stream = startFastImport(git, { ref, parent: this.#known.base.commit })
    const files = this.#known.dirty.map(({ operation }) => operation)
    if (files.length > 0) await this.#write(stream, beforeMessage(names), files)
    return stream
  }

  #write(stream: FastImport, message: string, files: readonly FileOperation[]): Promise<void> {
    const { author, committer } = this.#options
    this.#messages.push(message)
    return stream.commit({ author, committer, message, files })
  }

  #fileOperation(path: string, change: NetChange): FileOperation {
    const { blob, mode } = change
    return blob ? { path, mode: this.#known.modeOf(path, mode, change), ...blob } : { path, mode: 'deleted' }
  }

  #keep(path: string, change: NetChange): void {
    const { kept } = this.#options
    if (!kept) return
    const { before, after, mode } = change
    const oldMode = this.#modes.get(path) ?? this.#known.permissions(path) ?? mode
    this.#modes.set(path, mode)
    const { converter, ignored, absent } = this.#known
    const keepsBytes = ignored.has(path) || absent.has(path) || converter.converts(path)
    if (!keepsBytes && before && after && mode === oldMode) return
    const versions = [
      ...(this.#seen.has(path)
        ? []
        : [this.#version(kept, { path, at: 0, content: before, mode: oldMode, keepsBytes })]),
      this.#version(kept, { path, at: this.#commits, content: after, mode, keepsBytes }),
    ]
    if (!keepsBytes && !this.#seen.has(path) && versions.every((version) => version.mode === undefined)) return
    this.#seen.add(path)
    this.#versions.push(...versions)
  }

  #version(kept: KeptBytes, { path, at, content, mode, keepsBytes }: VersionToKeep): KeptVersion {
    const { converter, ignored } = this.#known
    if (!content) return { path, at, ...(keepsBytes && { bytes: null }) }
    const save = ignored.has(path) || (keepsBytes && converter.mayDiffer(path, content))
    const isExecutable = !ignored.has(path) && this.#known.modeOf(path, mode) === '100755'
    const known = mode === usualMode(isExecutable)
    return { path, at, ...(save && { bytes: kept.save(content) }), ...(!known && { mode }) }
  }
}
