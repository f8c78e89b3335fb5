import type { StepResult } from '../engine/step-result.ts'
import { openObjectReader } from '../git/cat-file.ts'
import type { Identity } from '../git/commands/commit.ts'
import { type FastImport, type FileOperation, type Sequence, sequenceOf, startFastImport } from '../git/fast-import.ts'
import type { Blob } from '../git/filters.ts'
import type { Git } from '../git/git.ts'
import type { Plan } from '../plan/schema.ts'
import { type Change, touchedPaths } from '../workspace/change.ts'
import { identityOf, signedOff } from './after-plan.ts'
import { type Group, groupSteps } from './groups.ts'
import { beforeMessage, type CommitWords, type RunNames, runTrailers, stepsMessage } from './message.ts'
import { readWorkTree, type Survey, type SurveyOptions } from './read-work-tree.ts'
import {
  type KeptBytes,
  type KeptVersion,
  keptBytes,
  RUN_REFS,
  type Run,
  type RunRecord,
  type Snapshot,
  usualMode,
  writeRecord,
} from './run-record.ts'
import { type FreeName, freeRunName, runId, settleRunName } from './run-ref.ts'
import { digestOfCommands, type RecordedCommand, StoredChanges, type TakenStep } from './stored-changes.ts'

export interface RecordOptions extends Pick<SurveyOptions, 'conversions' | 'readFile'> {
  readonly plan: Pick<Plan, 'title' | 'digest' | 'author' | 'created' | 'options'> & {
    readonly words?: CommitWords
    /** Numbers of the steps that are left out; default none. */
    readonly without?: readonly number[]
  }
  /** Number of steps in the plan. */
  readonly total: number
  /** Commit on which the chain begins. */
  readonly base: string
  /** Every path that a step may change, as the engine names them; extra paths do no harm. */
  readonly paths: Iterable<string>
  /** Takes the commits; no ref or record then keeps them. Default: the repository, and both do. */
  readonly scratch?: Git | undefined
  /** Results of the commands of steps: they decide the commits too. Default none. */
  readonly commands?: readonly RecordedCommand[]
}

/** One chain of commits on the base that grows step by step through one `git fast-import`. */
export interface RunRecorder extends AsyncDisposable {
  /** The step as git stores it, which is committed; or why git cannot store one of its files, and then nothing is. */
  take(result: StepResult): Promise<TakenStep<StepResult>>
  /** Names the chain `refs/editplan/runs/<id>`. Undefined, and no ref, where no step changed a file. */
  close(): Promise<Run | undefined>
}

/** Thrown if a step changes files outside the paths: the chain must be built again with them. */
export class UnforeseenPaths extends Error {
  readonly paths: readonly string[]

  constructor(paths: readonly string[]) {
    super(`no step was expected to change ${paths.join(', ')}`)
    this.paths = paths
  }
}

/** Begins a chain. Unless it is closed, nothing of it is left when its scope ends. Throws what the survey of the paths refuses. */
export async function openRecorder(git: Git, options: RecordOptions): Promise<RunRecorder> {
  const reader = openObjectReader(git)
  try {
    const known = await readWorkTree(git, reader, { ...options, blobs: options.scratch })
    const id = idOf(known, options)
    const name = options.scratch ? { id, ref: `${RUN_REFS}${id}`, existing: [] } : await freeRunName(git, reader, id)
    const recorder = recorderOn(git, { known, id, name }, options)
    return {
      ...recorder,
      async [Symbol.asyncDispose]() {
        await recorder[Symbol.asyncDispose]()
        await reader[Symbol.asyncDispose]()
      },
    }
  } catch (error) {
    await reader[Symbol.asyncDispose]()
    throw error
  }
}

function recorderOn(
  git: Git,
  { known, id, name }: { readonly known: Survey; readonly id: string; readonly name: FreeName },
  options: RecordOptions,
): RunRecorder {
  const { plan, scratch = git, readFile } = options
  const isNamed = options.scratch === undefined
  const kept = readFile && isNamed ? keptBytes(git, name.id) : undefined
  const words = { ...wordsOf(known, options), names: namesOf(id, options) }
  const writer = new ChainWriter(known, { git: scratch, named: isNamed, ref: name.ref, kept, ...words })
  const stored = new StoredChanges({ ...known, git: scratch, dirty: dirtyBlobs(known) })
  const groups = groupSteps(plan.options.commits, (group) => writer.commit(group))
  let [changing, isClosed] = [0, false]
  return {
    async take(result) {
      const unforeseen = result.changes.flatMap(touchedPaths).filter((path) => !known.covers(path))
      if (unforeseen.length > 0) throw new UnforeseenPaths(unforeseen)
      const taken = await stored.take(result)
      if (!taken.ok || result.changes.length === 0) return taken
      changing++
      await groups.add(taken.result)
      return taken
    },
    async close() {
      if (changing === 0) return undefined
      await groups.flush()
      const { snapshots, versions, ignored } = await writer.finish()
      isClosed = true
      const base = revisionOf(known.base)
      const head = revisionOf(snapshots.at(-1) ?? known.base)
      const chain = { base, head, snapshots, ...(ignored.length > 0 && { ignored }) }
      if (!isNamed) return { id: name.id, ref: name.ref, ...chain }
      const settled = await settleRunName(git, name, head.commit)
      if (settled !== name.id) kept?.moveTo(settled)
      const run = { id: settled, ref: `${RUN_REFS}${settled}`, ...chain }
      writeRecord(git, newRecord(git, run, { ...options, kept: versions }))
      return run
    },
    async [Symbol.asyncDispose]() {
      if (!isClosed) await writer.abort()
      known[Symbol.dispose]()
    },
  }
}

/** What the chain holds before the first step where that is not what is committed. */
const dirtyBlobs = ({ dirty }: Survey): ReadonlyMap<string, Blob | undefined> =>
  new Map(dirty.map(({ operation }) => [operation.path, operation.mode === 'deleted' ? undefined : operation]))

const namesOf = (runId: string, { plan, total }: RecordOptions): RunNames => ({
  title: plan.title,
  digest: plan.digest,
  runId,
  total,
  ...signedOff(plan),
  subject: plan.words?.subject,
  trailers: plan.words?.trailers,
})

const wordsOf = ({ base: { date } }: Survey, { plan }: RecordOptions) => ({
  author: identityOf(plan.author, plan.created, date),
  committer: identityOf(plan.words?.committer ?? plan.author, plan.created, date),
})

function newRecord(
  git: Git,
  { id, base: { commit: base, tree: baseTree }, head }: Run,
  { plan, kept, commands = [] }: RecordOptions & Pick<RunRecord, 'kept'>,
): RunRecord {
  const { title, digest, without = [] } = plan
  return {
    ...{ version: 1, id, title, plan: digest, without: [...without], status: 'recorded', base, baseTree, head, kept },
    ...(commands.length > 0 && { results: commands }),
    time: new Date().toISOString(),
    worktree: git.root,
    totals: { steps: 0, files: 0, insertions: 0, deletions: 0 },
  }
}

const revisionOf = ({ commit, tree }: Run['head']): Run['head'] => ({ commit, tree })

const idOf = (known: Survey, { plan, commands = [] }: RecordOptions): string =>
  runId({
    digest: plan.digest,
    options: plan.options,
    ...(commands.length > 0 && { commands: digestOfCommands(commands) }),
    without: plan.without ?? [],
    base: known.base.commit,
    tree: known.base.tree,
    dirty: known.dirty.map(({ operation, oid }) => ({ path: operation.path, mode: operation.mode, oid })),
  })

/** The text in one piece: put together of parts, each would be held, in four times the memory. */
const compact = (text: string): string => Buffer.from(text).toString()

interface WrittenChain {
  readonly snapshots: Sequence<Snapshot>
  /** Versions of files that no blob holds. */
  readonly versions: readonly KeptVersion[]
  /** Files that it changed and git ignores: no snapshot holds them. */
  readonly ignored: readonly string[]
}

interface VersionToKeep {
  readonly path: string
  readonly at: number
  readonly content: Buffer | undefined
  readonly mode: number
  /** Its blob has the same bytes. */
  readonly isExact: boolean
}

/** Writes groups of steps as commits on the base, after a commit of what was dirty. Git starts with the first group. */
class ChainWriter {
  readonly #known: Survey
  readonly #options
  readonly #versions: KeptVersion[] = []
  readonly #seen = new Set<string>()
  /** Permission bits of each path in the chain so far. */
  readonly #modes = new Map<string, number>()
  #stream: FastImport | undefined
  #commits = 0
  /** Of each commit its message, without what all of them end in, and its steps, of a single one its number: there may be a million. */
  readonly #messages: string[] = []
  readonly #steps: (number | readonly number[])[] = []
  readonly #ending: string
  /** What no commit holds so far. */
  readonly #ignored = new Map<string, { readonly change: Change; readonly blob: Blob | undefined }>()

  constructor(
    known: Survey,
    options: {
      readonly git: Git
      readonly ref: string
      readonly names: RunNames
      readonly author: Identity
      readonly committer: Identity
      /** Stores bytes that are in no blob. Absent when the run does not reach a work tree. */
      readonly kept: KeptBytes | undefined
      /** Whether the ref names the chain once it is finished. */
      readonly named: boolean
    },
  ) {
    this.#known = known
    this.#options = options
    this.#ending = runTrailers(options.names)
  }

  async commit(group: Group): Promise<void> {
    this.#stream ??= await this.#start()
    this.#commits++
    const lifted = await this.#known.unignore(group.changes.values())
    const files = lifted.flatMap((path) => {
      const { change, blob } = this.#ignored.get(path) ?? {}
      this.#ignored.delete(path)
      return blob && change && !group.changes.has(path) ? [this.#fileOperation(change, blob)] : []
    })
    for (const change of group.changes.values()) {
      const { path } = change
      const blob = group.blobs.get(path)
      this.#keep(change, blob)
      if (this.#known.ignored.has(path)) this.#ignored.set(path, { change, blob })
      // What came and went within the group was never there; git would take its removal for that of a folder of the name.
      else if (blob || change.before) files.push(this.#fileOperation(change, blob))
    }
    const { steps } = group
    const [first, ...others] = steps.indexes
    this.#steps.push(first !== undefined && others.length === 0 ? first : [...steps.indexes])
    await this.#write(this.#stream, compact(stepsMessage(steps, this.#options.names)), files)
  }

  async finish(): Promise<WrittenChain> {
    const { named } = this.#options
    const written = await this.#stream?.finish({ named })
    // What else the writer knows is not held by the snapshots.
    const [{ base }, ending, messages, steps] = [this.#known, this.#ending, this.#messages, this.#steps]
    const snapshots = sequenceOf(written?.length ?? 0, (at): Snapshot => {
      const own = steps[at] ?? []
      return {
        ...(written?.at(at) ?? base),
        parent: (at > 0 && written?.at(at - 1)?.commit) || base.commit,
        message: (messages[at] ?? '') + ending,
        steps: typeof own === 'number' ? [own] : own,
      }
    })
    return { snapshots, versions: this.#versions, ignored: [...this.#ignored.keys()] }
  }

  /** Ends the stream and removes its ref and the kept bytes. */
  async abort(): Promise<void> {
    await this.#stream?.abort()
    this.#options.kept?.drop()
  }

  async #start(): Promise<FastImport> {
    const { git, ref } = this.#options
    const stream = startFastImport(git, { ref, parent: this.#known.base.commit })
    const files = this.#known.dirty.map(({ operation }) => operation)
    if (files.length > 0) {
      this.#steps.push([])
      await this.#write(stream, beforeMessage, files)
    }
    return stream
  }

  #write(stream: FastImport, message: string, files: readonly FileOperation[]): Promise<void> {
    const { author, committer } = this.#options
    this.#messages.push(message)
    return stream.commit({ author, committer, message: message + this.#ending, files })
  }

  #fileOperation(change: Change, blob: Blob | undefined): FileOperation {
    const { path, mode } = change
    return blob ? { path, mode: this.#known.modeOf(path, mode, change), ...blob } : { path, mode: 'deleted' }
  }

  /**
   * Keeps what no blob holds: of the file before the run, by the attributes of then; of what the steps leave, where the blob that was
   * made of it, by whatever attributes there were, is of other bytes.
   */
  #keep({ path, before, after, mode }: Change, blob: Blob | undefined): void {
    const { kept } = this.#options
    if (!kept) return
    const { converter, ignored, absent } = this.#known
    const isFirst = !this.#modes.has(path)
    const oldMode = this.#modes.get(path) ?? this.#known.permissions(path) ?? mode
    this.#modes.set(path, mode)
    const isHeld = !ignored.has(path)
    const wasExact = !isFirst || (isHeld && !(before && converter.mayHaveDiffered(path, before)))
    const isExact = isHeld && (!blob || ('content' in blob && blob.isExact === true))
    const isPlain = wasExact && isExact && !absent.has(path) && !this.#seen.has(path)
    if (isPlain && before && after && mode === oldMode) return
    const versions = [
      ...(isFirst ? [this.#version(kept, { path, at: 0, content: before, mode: oldMode, isExact: wasExact })] : []),
      this.#version(kept, { path, at: this.#commits, content: after, mode, isExact }),
    ]
    if (isPlain && versions.every((version) => version.mode === undefined)) return
    this.#seen.add(path)
    this.#versions.push(...versions)
  }

  #version(kept: KeptBytes, { path, at, content, mode, isExact }: VersionToKeep): KeptVersion {
    if (!content) return { path, at, bytes: null }
    const isExecutable = !this.#known.ignored.has(path) && this.#known.modeOf(path, mode) === '100755'
    const known = mode === usualMode(isExecutable)
    return { path, at, ...(!isExact && { bytes: kept.save(content) }), ...(!known && { mode }) }
  }
}
