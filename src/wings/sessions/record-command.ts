import { ignoredFiles } from '../../core/git/commands/index-files.ts'
import { resolveRevision } from '../../core/git/commands/rev-parse.ts'
import type { Git } from '../../core/git/git.ts'
import { changedFilesThat } from '../../core/git/work-tree-snapshot.ts'
import { type RecordedTree, readRecording, snapshot, WITHHELD } from '../../core/history/recordings.ts'
import { withDigest } from '../../core/plan/digest.ts'
import type { Step } from '../../core/plan/schema.ts'
import { masked } from '../../core/policy/secrets.ts'
import { runAttached } from '../../core/programs/run-program.ts'
import { openRepository } from '../../core/run/baseline.ts'
import { type DiffPlan, type LeftOut, OPTIONS, stepsBetween } from '../../core/run/from-diff.ts'
import { openPolicy, type PolicySource } from '../../core/run/run-policy.ts'
import { commandLineOf } from '../../core/text/words.ts'
import { tellingSystemFailures } from '../../core/workspace/file-identity.ts'
import { acquireLock } from '../../core/workspace/lock.ts'
import { openDisk } from '../../core/workspace/sources/disk.ts'
import { EditplanError } from '../../errors.ts'
import { firstTree, type HookCall, noteCall } from './hook-notes.ts'
import { headerWith } from './source.ts'

export interface RecordOptions {
  /** A folder of the checkout. */
  readonly root: string
  /** Absolute path of a file that does not count: the one that the plan is written to. */
  readonly except?: string
  /** Default: what was run. */
  readonly title?: string
  /** Default: the repository's own, as of HEAD. */
  readonly policy?: PolicySource
}

export interface CommandRecord extends RecordOptions {
  /** The program and its arguments: no shell reads them. */
  readonly command: readonly [string, ...string[]]
  /** Folder that it runs in. */
  readonly cwd: string
  /** Where its standard output goes. */
  readonly stdout: 'stdout' | 'stderr'
  readonly signal?: AbortSignal
}

/** A plan of what changed, and what changed that no plan is about. */
export interface RecordedChanges extends DiffPlan {
  /** Names of files and folders that git ignores and that changed. */
  readonly ignored: readonly string[]
}

/** What a command did, and how it ended. */
export interface RecordedCommand extends RecordedChanges {
  readonly exitCode: number
}

/**
 * Runs a command and makes a plan of what it changed in the checkout: everything that git does not ignore. The plan begins at the files
 * as they were before the command, which it names as its base where they are those of HEAD. Throws USAGE for a command that cannot be
 * started, NOT_A_REPOSITORY, NO_COMMIT.
 */
export const recordCommand = (recording: CommandRecord): Promise<RecordedCommand> =>
  tellingSystemFailures(async () => {
    const git = await openRepository(recording)
    const before = await firstTree(git)
    const { command, cwd, stdout, signal } = recording
    const exitCode = await runAttached({ argv: command, cwd, stdout, ...(signal && { signal }) })
    if (exitCode instanceof Error) {
      const message = `${JSON.stringify(command[0])} could not be started: ${exitCode.message}. Check its name.`
      throw new EditplanError({ name: 'USAGE', message })
    }
    const trees = [before, { tree: await snapshot(git), why: '' }]
    const title = `Run: ${commandLineOf(command)}`
    return {
      ...(await planOfTrees(git, trees, { title: title.length > 72 ? `${title.slice(0, 71)}…` : title, ...recording })),
      exitCode,
    }
  })

/**
 * Notes the work tree after an agent's call, and at the end gives the plan of the whole session: the changes after each call are steps
 * of their own. A session without a beginning begins at its first call, and says so.
 */
export const recordHook = (call: HookCall, options: RecordOptions): Promise<HookPlan | undefined> =>
  tellingSystemFailures(async () => {
    const git = await openRepository(options)
    using _lock = await acquireLock(git.gitDir)
    await noteCall(git, call)
    if (call.moment !== 'end') return undefined
    const trees = readRecording(git, call.session)
    const made = await planOfTrees(git, trees, { title: 'Changes of an agent', ...options })
    const missing = trees.length === 0 ? NOT_CALLED : trees[0]?.late ? BEGAN_LATE : undefined
    return { ...made, ...(missing !== undefined && { note: missing }) }
  })

/** A plan of what a hook noted, and what is missing in the client's settings. */
export interface HookPlan extends RecordedChanges {
  readonly note?: string
}

const NOT_CALLED =
  'Nothing was recorded: the hook was called at the end alone. Register it for the start of the session and after each tool as well.'
const BEGAN_LATE =
  'The recording began at the first call of a tool, without what that call had changed. Register the hook for the start of the session as well.'

/** The plan that leads from the first tree over all others to the last. */
async function planOfTrees(git: Git, trees: readonly RecordedTree[], options: RecordOptions): Promise<RecordedChanges> {
  const { title = '', except = '', policy: given } = options
  const head = await git.run(resolveRevision('HEAD'))
  const policy = await openPolicy(git, head.commit, { given, asks: false })
  const steps: Step[] = []
  const { leftOut, ignored } = await withheldSince(git, trees[0]?.at)
  for (const [at, { tree, why }] of trees.entries()) {
    const from = trees[at - 1]?.tree
    if (from === undefined || from === tree) continue
    const between = await stepsBetween(git, { from, to: tree }, { except, policy })
    const reason = oneLine(await masked(why))
    steps.push(...between.steps.map((step) => ({ ...step, ...(reason !== '' && { why: reason }) })))
    leftOut.push(...between.leftOut)
  }
  if (steps.length === 0) return { leftOut, ignored }
  const base = trees[0]?.commit
  const header = headerWith({
    title: oneLine(await masked(title)) || 'Recorded changes',
    ...(base !== undefined && { base }),
    options: OPTIONS,
  })
  const numbered = steps.map((step, at) => ({ ...step, index: at + 1 }))
  return { plan: withDigest(header, numbered), leftOut, ignored }
}

/** Names of what changed since a time and is never recorded; nothing of what is in them. */
async function withheldSince(git: Git, since: number | undefined) {
  const disk = openDisk(git.root)
  const isNew = (name: string) =>
    since !== undefined && (disk.stat(name)?.touched ?? Number.POSITIVE_INFINITY) >= since - GRAIN
  const [withheld, ignored] = [await changedFilesThat(git, WITHHELD), await git.run(ignoredFiles())]
  const leftOut = withheld.filter(isNew).map((name): LeftOut => ({ path: name, reason: WHY_WITHHELD }))
  return { leftOut, ignored: ignored.filter((name) => isNew(name.replace(/\/$/, ''))) }
}

const WHY_WITHHELD = 'It may hold a key or credentials, or is over 64 MiB: that is never recorded.'

/** Kernels give files the time of their last tick, in milliseconds. */
const GRAIN = 10

const MOST_CHARACTERS = 200

/** One line of plain text, not too long for a title. */
const oneLine = (text: string): string => {
  const line = text
    .replaceAll(/[\u0000-\u001f\u007f]+/g, ' ')
    .replaceAll(/\p{Surrogate}/gu, '')
    .trim()
  return line.length <= MOST_CHARACTERS ? line : `${line.slice(0, MOST_CHARACTERS).replace(/\p{Surrogate}$/u, '')}…`
}
