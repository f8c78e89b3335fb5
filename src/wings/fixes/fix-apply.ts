import { sha256 } from '../../core/text/digest.ts'
import { openTarget, refuse } from '../../core/tools/checks.ts'
import { deleteFile } from '../../core/tools/delete.ts'
import { NO_LINES } from '../../core/tools/file-change.ts'
import { move } from '../../core/tools/move.ts'
import type { StepInputs } from '../../core/tools/step-inputs.ts'
import type {
  Awaitable,
  Outcome,
  StepContext,
  StepOutcome,
  ToolContext,
  ToolRefusal,
  ToolResult,
} from '../../core/tools/tool.ts'
import { putBytes, WRITING } from '../../core/tools/write.ts'
import { type Change, perPath } from '../../core/workspace/change.ts'
import type { FileStat, RepoPath, Workspace } from '../../core/workspace/workspace.ts'
import { editFixedFile, type FixEdit, type FixedFile, type FixFileChange, type FixTextEdit } from './fix-file.ts'

/**
 * Applies one fix of a tool: every edit, file created, renamed and deleted, or nothing. Places are bytes of the state that the edit
 * names; they are followed through what earlier steps did. Needs no Read: the digest says what the tool saw.
 * Refusals: FIX_CONFLICT for a place that an earlier step changed, FILE_MODIFIED for a state that nobody knows and a text around the
 * place that is not there exactly once, those of the rules, and those of Edit, Delete and Move for each file.
 */
export function applyFix({ edits }: StepInputs['Fix'], context: StepContext): Awaitable<StepOutcome> {
  const texts = textsOfOneFile(edits)
  const made = texts
    ? editFixedFile(texts, { context, place: context, created: NO_PATHS })
    : changeAll(groupsOf(edits), context)
  return made instanceof Promise ? made.then((one) => outcomeOf(edits, one)) : outcomeOf(edits, made)
}

function outcomeOf(edits: readonly FixEdit[], made: FixedFile): StepOutcome {
  if (!made.ok) return made
  const { done, repeats, doubts } = made
  const [first] = edits
  const path = first ? pathOf(first) : ''
  if (repeats.length === 0) return { ok: true, path: done[0]?.path ?? path, done }
  const [by, ...others] = new Set(repeats)
  const isRepeat = by !== undefined && others.length === 0 && done.length === 0
  if (doubts.length > 0 && !isRepeat)
    return refuse('FIX_CONFLICT', `${doubts.join(' ')} Whether it is meant twice is not certain.`)
  return { ok: true, path: done[0]?.path ?? path, done, ...(isRepeat && { repeats: by }) }
}

const NO_PATHS: ReadonlySet<RepoPath> = new Set()

const textsOfOneFile = (edits: readonly FixEdit[]): readonly FixTextEdit[] | undefined => {
  const [first] = edits
  if (!first || !('start' in first)) return undefined
  const isOne = edits.every((edit) => 'start' in edit && edit.file_path === first.file_path)
  return isOne ? (edits as readonly FixTextEdit[]) : undefined
}

/** Each group sees the files as those before it leave them. */
async function changeAll(groups: readonly EditGroup[], context: StepContext): Promise<FixedFile> {
  const shadow = shadowOf(context.workspace)
  const inner: ToolContext = { ...context, workspace: shadow.workspace, needsNoRead: true }
  const [done, repeats, doubts]: [ToolResult[], number[], string[]] = [[], [], []]
  for (const group of groups) {
    const made = group.texts
      ? await editFixedFile(group.texts, { context: inner, place: context, created: shadow.created })
      : (differs(group.change, [context, inner]) ?? (await changeFiles(group.change, inner, shadow)))
    if (!made.ok) return made
    for (const one of made.done) {
      shadow.put(one)
      done.push(one)
    }
    for (const one of made.repeats) repeats.push(one)
    for (const one of made.doubts) doubts.push(one)
  }
  done.push(...shadow.createdEmpty())
  return { ok: true, done, repeats, doubts }
}

const pathOf = (edit: FixEdit): string =>
  'start' in edit ? edit.file_path : 'rename' in edit ? edit.rename : 'create' in edit ? edit.create : edit.delete

type EditGroup =
  | { readonly texts: readonly FixTextEdit[]; readonly change?: undefined }
  | { readonly texts?: undefined; readonly change: FixFileChange }

/** Edits of one file together: each is about the state that it names. Those before a change of their file are apart from those after it. */
function groupsOf(edits: readonly FixEdit[]): readonly EditGroup[] {
  const groups: EditGroup[] = []
  const files = new Map<string, FixTextEdit[]>()
  for (const edit of edits) {
    if (!('start' in edit)) {
      groups.push({ change: edit })
      for (const path of [pathOf(edit), 'rename' in edit ? edit.new_path : '']) files.delete(path)
      continue
    }
    const known = files.get(edit.file_path)
    if (known) known.push(edit)
    else {
      const texts = [edit]
      files.set(edit.file_path, texts)
      groups.push({ texts })
    }
  }
  return groups
}

const NOTHING: Extract<FixedFile, { ok: true }> = { ok: true, done: [], repeats: [], doubts: [] }

/** Creates, renames or deletes a file as the Language Server Protocol says it. */
async function changeFiles(edit: FixFileChange, context: ToolContext, shadow: Shadow): Promise<FixedFile> {
  if ('create' in edit) return createFile(edit, context, shadow)
  if ('rename' in edit) return renameFile(edit, context)
  const located = context.workspace.locate(edit.delete)
  if (located.ok && edit.ignoreIfNotExists && !context.workspace.stat(located.path)) return NOTHING
  return asMade(await deleteFile.run({ file_path: edit.delete }, context))
}

const asMade = (outcome: Outcome): FixedFile => (outcome.ok ? { ...NOTHING, done: [outcome] } : outcome)

function createFile(
  { create, overwrite, ignoreIfExists }: Extract<FixFileChange, { create: string }>,
  context: ToolContext,
  shadow: Shadow,
): FixedFile {
  const opened = openTarget('Fix', { path: create, effects: WRITING }, context)
  if (!opened.ok) return opened
  const { target } = opened
  if (!target.stat) {
    shadow.create(target.path)
    return NOTHING
  }
  if (target.stat.kind !== 'file' || target.stat.link)
    return refuse('FILE_EXISTS', `${target.path} exists, and is no plain file. Leave it out.`)
  if (!overwrite)
    return ignoreIfExists
      ? NOTHING
      : refuse('FILE_EXISTS', `${target.path} exists already. The fix expects that there is none.`)
  return asMade(putBytes({ ...target, executable: undefined }, Buffer.alloc(0)))
}

async function renameFile(
  { rename, new_path, overwrite, ignoreIfExists }: Extract<FixFileChange, { rename: string }>,
  context: ToolContext,
): Promise<FixedFile> {
  const located = context.workspace.locate(new_path)
  const taken = located.ok && context.workspace.stat(located.path) !== undefined
  if (taken && ignoreIfExists && !overwrite) return NOTHING
  if (!taken || !overwrite) return asMade(await move.run({ file_path: rename, new_path }, context))
  const gone = await deleteFile.run({ file_path: new_path }, context)
  if (!gone.ok) return gone
  const shadow = shadowOf(context.workspace)
  shadow.put(gone)
  const moved = await move.run({ file_path: rename, new_path }, { ...context, workspace: shadow.workspace })
  return moved.ok ? { ...NOTHING, done: [gone, moved] } : moved
}

/** FILE_MODIFIED: a file that the fix names by its digest is another, before the fix and as its edits leave it. */
function differs(edit: FixFileChange, contexts: readonly ToolContext[]): ToolRefusal | undefined {
  const isOther = ({ workspace }: ToolContext): boolean => {
    const located = workspace.locate(pathOf(edit))
    if (!located.ok || workspace.stat(located.path)?.kind !== 'file') return false
    return sha256(workspace.read(located.path)) !== edit.sha256
  }
  return edit.sha256 !== undefined && contexts.every(isOther)
    ? refuse('FILE_MODIFIED', `${pathOf(edit)} is not the file that the tool saw. Run the tool again.`)
    : undefined
}

type Shadow = ReturnType<typeof shadowOf>

/** The files as the edits of a fix so far leave them, over those of the replay. */
function shadowOf(workspace: Workspace) {
  const files = new Map<RepoPath, Change>()
  const created = new Set<RepoPath>()
  const statOf = ({ after, mode }: { after: Buffer; mode: number }): FileStat => ({
    kind: 'file',
    link: false,
    size: after.length,
    mode,
    modified: 0,
    links: 1,
  })
  return {
    created: created as ReadonlySet<RepoPath>,
    workspace: {
      ...workspace,
      stat: (path: RepoPath) => {
        const file = files.get(path)
        if (!file) return workspace.stat(path)
        return file.after && statOf({ after: file.after, mode: file.mode })
      },
      read: (path: RepoPath) => files.get(path)?.after ?? workspace.read(path),
    },
    put: ({ change }: ToolResult): void => {
      if (!change) return
      for (const one of perPath(change)) files.set(one.path, one)
      created.delete(change.path)
    },
    create: (path: RepoPath): void => void created.add(path),
    /** Those that no edit has filled. */
    createdEmpty: (): readonly ToolResult[] => Array.from(created, emptyFile),
  }
}

const emptyFile = (path: RepoPath): ToolResult => ({
  ok: true,
  path,
  type: 'create',
  change: { path, before: undefined, after: Buffer.alloc(0), mode: 0o644, ...NO_LINES },
})
