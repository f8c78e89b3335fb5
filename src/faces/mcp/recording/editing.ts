import path from 'node:path'
import { replay } from '../../../core/engine/replay.ts'
import { headCommit } from '../../../core/git/commands/rev-parse.ts'
import { type Git, openGit } from '../../../core/git/git.ts'
import type { PlanOptions } from '../../../core/plan/options.ts'
import type { Step } from '../../../core/plan/schema.ts'
import type { Policy } from '../../../core/policy/policy.ts'
import type { PolicyFile } from '../../../core/policy/policy-file.ts'
import { refuseInterrupted } from '../../../core/run/baseline.ts'
import { openPolicy, type PolicySource, policyFrom } from '../../../core/run/run-policy.ts'
import {
  type Accept,
  type CallOptions,
  filesInMemory,
  filesOnDisk,
  openSession,
  type Placer,
  type SessionFailure,
  type SessionFiles,
  type SessionSettings,
  type SessionSuccess,
} from '../../../core/session/session.ts'
import { compileGlobs } from '../../../core/text/globs.ts'
import { foldersAbove } from '../../../core/text/paths.ts'
import { toolOf } from '../../../core/tools/list.ts'
import { type PolicyChecks, READING, refuseByRule } from '../../../core/tools/permission.ts'
import type { StepTool } from '../../../core/tools/step-inputs.ts'
import type { ToolCall } from '../../../core/tools/tool.ts'
import type { Change } from '../../../core/workspace/change.ts'
import { newFilesBelow } from '../../../core/workspace/new-files.ts'
import { createOverlay, type Overlay } from '../../../core/workspace/overlay.ts'
import { openDisk } from '../../../core/workspace/sources/disk.ts'
import type { RepoPath, Source, Workspace } from '../../../core/workspace/workspace.ts'
import { EditplanError, type Problem, undefinedOn } from '../../../errors.ts'
import { bytesBefore, type RecordedChange } from './entry.ts'

/** A call that was accepted, as the next step of a plan, and what it does to its file. */
export interface AcceptedCall {
  /** Its paths are the files' own names, relative to the root, however the caller spelled them. */
  readonly call: ToolCall
  readonly change?: Change
}

/** A checkout, or any folder, that is edited call by call. */
export interface EditingSession extends Pick<EditedFiles, 'read' | 'resume' | 'takeBack'> {
  /** Whether a path is the one name of a file inside the root: not so through links, outside, or of git's own. */
  isName(path: string): boolean
  /** Top of the checkout, links resolved: what paths are relative to. */
  readonly root: string
  /** The current commit; absent if there is none. */
  readonly base?: string
  readonly dryRun: boolean
  readonly advice: Advice
  /** SECRET_DETECTED: a text that no file holds, as the plan's title, carries a credential. */
  secrets(text: string): Promise<Problem | undefined>
  call(tool: string, input: unknown, options: CallOptions): Promise<SessionSuccess | SessionFailure>
  close(): Promise<void>
}

/** Throws USAGE for a folder that is not there, BARE_REPOSITORY, INTERRUPTED where a killed run waits, POLICY_INVALID. */
export async function openEditing(options: {
  /** A folder of a checkout, or any other folder. */
  readonly root: string
  /** Default: `.github/editplan.yml` as it stands on the current commit. */
  readonly policy?: PolicySource | undefined
  /** Changes stay in memory. So they do under a policy of `mode: plan`. */
  readonly dryRun?: boolean | undefined
  readonly settings?: SessionSettings
  /** What stands against a path, whatever the policy says. */
  readonly refuse: (path: string, tool: StepTool) => Problem | undefined
  /** Told every accepted call before it is answered; `place` puts its change in place. See `Accept` of the session. */
  readonly accept: (call: AcceptedCall, place: Placer) => Problem | undefined
}): Promise<EditingSession> {
  const { root, git, base } = await findPlace(options.root)
  const policy =
    git && base !== undefined
      ? await openPolicy(git, base, { given: options.policy, asks: false })
      : await policyFrom(options.policy)
  const dryRun = options.dryRun || policy.checkOnly
  if (!dryRun && git) refuseInterrupted(git)
  const checks = refusing(options.refuse, policy)
  const newFile = git && (await newFilesBelow(root))
  const edited = dryRun
    ? editInMemory({ ...openDisk(root), ...(newFile && { newFile }) }, checks)
    : editOnDisk(root, newFile)
  const session = openSession({
    files: edited.files,
    policy: checks,
    accept: acceptAs(options.accept),
    ...(options.settings && { options: options.settings }),
  })
  return {
    root,
    ...(base !== undefined && { base }),
    dryRun,
    advice: createAdvice(policy.file, { workspace: edited.files.workspace, policy: checks }),
    isName: (path) => {
      const located = edited.files.workspace.locate(path)
      return located.ok && located.path === path
    },
    read: edited.read,
    resume: edited.resume,
    takeBack: edited.takeBack,
    secrets: async (text) => policy.secrets('', text),
    call: session.call,
    close: session.close,
  }
}

async function findPlace(
  folder: string,
): Promise<{ readonly root: string; readonly git?: Git; readonly base?: string }> {
  const git = await openGit(folder).catch(undefinedOn('NOT_A_REPOSITORY'))
  if (!git) return { root: filesOnDisk(folder).root }
  if (git.bare) {
    const message = `${JSON.stringify(folder)} is a bare repository, which has no files to edit. Name a checkout.`
    throw new EditplanError({ name: 'BARE_REPOSITORY', message })
  }
  const base = await git.run(headCommit())
  return { root: filesOnDisk(git.root).root, git, ...(base !== undefined && { base }) }
}

const refusing = (refuse: (path: string, tool: StepTool) => Problem | undefined, policy: Policy): PolicyChecks => ({
  secrets: policy.secrets,
  configuration: policy.configuration,
  portable: policy.portable ?? false,
  path: (path, act, step) => refuse(path, act.tool) ?? policy.path(path, act, step),
})

const acceptAs =
  (accept: (call: AcceptedCall, place: Placer) => Problem | undefined): Accept =>
  (call, done, place) => {
    const { path, change } = done
    return accept({ call: withPaths(call, path, change?.path ?? path), ...(change && { change }) }, place)
  }

const withPaths = ({ tool, input }: ToolCall, path: string, newPath: string): ToolCall => {
  const { fileKey, destination } = toolOf(tool)
  return { tool, input: { ...input, [fileKey]: path, ...(destination && { [destination]: newPath }) } as never }
}

/** A file that tells how to work in its folder. */
interface Guidance {
  readonly path: RepoPath
  /** At most 16 KiB of it. */
  readonly text: string
  readonly cut: boolean
}

/** What whoever edits the files should know, beside the files themselves. */
interface Advice {
  reminders(path: RepoPath): readonly string[]
  /** The guidance files in the folders of a path, from the root inwards, that were not given out before. */
  guidance(path: RepoPath): readonly Guidance[]
}

const CHARACTERS = 16 * 1024

export const createAdvice = (
  file: PolicyFile,
  { workspace, policy }: { readonly workspace: Workspace; readonly policy: PolicyChecks },
): Advice => {
  const notes = Object.entries(file.reminders).map(([pattern, note]) => ({ globs: compileGlobs(pattern), note }))
  const offered = new Set<RepoPath>()
  const open = (name: RepoPath): readonly Guidance[] => {
    if (offered.has(name)) return []
    const located = workspace.locate(name)
    if (!located.ok || refuseByRule(located.path, READING, { workspace, policy })) return []
    const stat = workspace.stat(located.path)
    if (stat?.kind !== 'file' || stat.broken || stat.size > FILE_SIZE) return []
    offered.add(name)
    const text = workspace.read(located.path).toString('utf8')
    return [{ path: name, text: text.slice(0, CHARACTERS), cut: text.length > CHARACTERS }]
  }
  return {
    reminders: (touched) =>
      notes.flatMap(({ globs, note }) =>
        typeof globs !== 'string' && globs.some(({ matches }) => matches(touched)) ? [note] : [],
      ),
    guidance: (touched) => {
      const names = ['', ...foldersAbove(touched)].flatMap((folder) =>
        file.guidance.map((name) => path.posix.join(folder, name)),
      )
      if (names.includes(touched)) offered.add(touched)
      return names.flatMap(open)
    },
  }
}

/** A file of guidance larger than this, in bytes, is none. */
const FILE_SIZE = 2 ** 20

/** The files of a session with a past: on the disk, or in memory over it. */
interface EditedFiles {
  readonly files: SessionFiles
  /** A file as the calls left it; undefined if absent. */
  read(path: RepoPath): Buffer | undefined
  /** Does again, in memory, the calls of a session that is over; on the disk they are done. */
  resume(calls: readonly ToolCall[]): Promise<Problem | undefined>
  /** Undoes what the last call changed, given the calls that stay; `id` as for `Placer`. Says why not where a file is another by now. */
  takeBack(change: RecordedChange, rest: readonly ToolCall[], id?: string): Promise<Problem | undefined>
}

const editOnDisk = (root: string, newFile: Source['newFile']): EditedFiles => {
  const files = filesOnDisk(root, newFile)
  return {
    files,
    read: (path) => readFile(files.workspace, path),
    resume: async () => undefined,
    takeBack: async (change, _, id) => files.put(backFrom(change, files.workspace), id),
  }
}

/** What takes the files back from a recorded change; they are as it left them. */
const backFrom = (change: RecordedChange, workspace: Workspace): Change => {
  const { path, from, mode = workspace.stat(path)?.mode ?? 0o644 } = change
  const left = readFile(workspace, path)
  return from === undefined
    ? { path, before: left, after: bytesBefore(change, left ?? Buffer.alloc(0)), mode }
    : { path: from, from: path, before: left, after: left, mode }
}

/** The disk is read and stays as it is. */
const editInMemory = (disk: Source, policy: PolicyChecks): EditedFiles => {
  let overlay = createOverlay(disk)
  const workspace: SessionFiles['workspace'] = {
    locate: (given) => overlay.locate(given),
    list: (folder) => overlay.list(folder),
    stat: (path) => overlay.stat(path),
    read: (path) => overlay.read(path),
    linkTarget: (path) => overlay.linkTarget(path),
    similar: (path) => overlay.similar(path),
    made: (path, text) => overlay.made?.(path, text) ?? { ok: true, bytes: text },
  }
  const redo = async (calls: readonly ToolCall[]): Promise<Problem | undefined> => {
    const fresh = createOverlay(disk)
    const problem = await replayCalls(calls, fresh, policy)
    if (!problem) overlay = fresh
    return problem
  }
  return {
    files: { workspace, put: (change) => filesInMemory(overlay).put(change) },
    read: (path) => readFile(workspace, path),
    resume: redo,
    takeBack: (_, rest) => redo(rest),
  }
}

const readFile = (workspace: Workspace, path: RepoPath): Buffer | undefined => {
  const stat = workspace.stat(path)
  return stat?.kind === 'file' && !stat.broken ? workspace.read(path) : undefined
}

async function replayCalls(
  calls: readonly ToolCall[],
  workspace: Overlay,
  policy: PolicyChecks,
): Promise<Problem | undefined> {
  for await (const event of replay([recordedSteps(calls)], { workspace, policy })) {
    if (event.type === 'step' && event.result.error) return event.result.error
  }
  return undefined
}

/** The calls as the steps of a plan under which what succeeded once succeeds again. */
export const recordedSteps = (calls: readonly ToolCall[]) => ({
  options: OPTIONS,
  steps: calls.map((call, at) => ({ ...call, index: at + 1, at: { line: at + 1, column: 1 } }) as Step),
})

const OPTIONS: PlanOptions = {
  reads: 'strict',
  duplicates: 'keep',
  on_error: 'stop',
  commits: 'per-step',
  trailing_whitespace: 'keep',
}
