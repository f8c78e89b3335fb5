import { documentsOf } from '../../core/plan/json-nodes.ts'
import type { SourcePlace } from '../../core/run/wing-slots.ts'
import { isObject, scalarText } from '../../core/text/json.ts'
import type { FileOutcome } from './after-edits.ts'
import {
  type CallResult,
  type Item,
  type ObjectNode,
  objectIn,
  objectsIn,
  shellEndOf,
  shownWhole,
  textField,
  textOf,
} from './call.ts'
import { hunksOfDiff } from './diff-forms.ts'
import { hasMark } from './file-states.ts'
import { Reconstruction } from './reconstruction.ts'
import { sessionImporter } from './session-log.ts'
import type { Importer } from './source.ts'

const HABITS = { edits: 'literal', overwrittenMark: 'kept' } as const

/** The stream of `cursor-agent --output-format stream-json`: calls that are completed, under the name of their tool. */
export const importCursor = sessionImporter({ habits: HABITS, reusesIds: true }, (log) => (line) => {
  const { type, subtype, cwd, call_id: id } = line.value
  if (type === 'system') log.enter(cwd)
  if (type === 'user') log.why = undefined
  if (type === 'assistant') log.why = textOf(objectIn(line, 'message')?.value.content) ?? log.why
  if (type !== 'tool_call' || subtype !== 'completed' || !isObject(line.value.tool_call)) return
  for (const [key, tool] of Object.entries(line.value.tool_call)) {
    const [, name] = /^(\w+)ToolCall$/.exec(key) ?? []
    if (name === undefined || !isObject(tool)) continue
    const call = { name: NAMES[name] ?? name, id, input: inputOf(name, tool.args), at: line.at() }
    log.done(call, resultOf(name, tool))
  }
})

/** Tools under the names that others call them by. */
const NAMES: Readonly<Record<string, string>> = { delete: 'Delete', updateTodos: 'todo_write', semSearch: 'grep' }

const inputOf = (name: string, args: unknown): unknown => {
  if (!isObject(args)) return args
  if (name === 'write') return { ...args, content: args.fileText ?? args.contents }
  if (name === 'delete') return { file_path: args.path }
  if (name === 'shell') return { command: args.command, workdir: args.workingDirectory }
  return args
}

const resultOf = (name: string, { args, result }: Item): CallResult => {
  const { success, failure } = isObject(result) ? result : {}
  const done = isObject(success) ? success : undefined
  const ended = done ?? (isObject(failure) ? failure : undefined)
  if (name === 'shell' && ended) return shellEndOf(ended.exitCode ?? (done ? 0 : null), ended)
  if (!done) return { failed: true }
  if (name === 'read' && done.exceededLimit !== true)
    return { failed: false, shown: shownWhole(args, textField(done, 'content'), false) }
  return { failed: false, files: name === 'read' ? undefined : filesOf(args, done) }
}

const filesOf = (args: unknown, done: Item): FileOutcome[] | undefined => {
  const path = textField(done, 'path') ?? textField(args, 'path')
  if (path === undefined) return undefined
  const after = textField(done, 'afterFullFileContent') ?? textField(done, 'fileContentAfterWrite')
  const before = textField(done, 'beforeFullFileContent')
  const hunks = hunksOfDiff(done.diffString)
  return after === undefined && !hunks ? undefined : [{ path, before, after, hunks, exact: false }]
}

/** A chat exported from VS Code: the groups of edits that its answers made, one after the other. Commands are listed. */
export const importVscodeChat: Importer = (sources, recording) => {
  const reconstruction = new Reconstruction(recording)
  for (const source of sources)
    for (const document of documentsOf(source, recording)) {
      recording.calls.search(document)
      for (const request of objectsIn(document, 'requests'))
        for (const part of objectsIn(request, 'response')) take(part, reconstruction)
    }
  return { ...(recording.cwd !== undefined && { cwd: recording.cwd }), options: { reads: 'auto', duplicates: 'keep' } }
}

const take = (part: ObjectNode, reconstruction: Reconstruction): void => {
  const { kind, uri, toolId, toolSpecificData: specific, edits } = part.value
  const { recording } = reconstruction
  const at = part.at()
  if (kind === 'textEditGroup') {
    const path = textField(uri, 'fsPath') ?? textField(uri, 'path') ?? ''
    for (const group of Array.isArray(edits) ? edits : [])
      if (Array.isArray(group)) addGroup(path, group.filter(isObject), { reconstruction, at })
  } else if (kind === 'notebookEditGroup') {
    recording.leaveOut(kind, { reason: 'Edits of notebooks are not taken.', at })
  } else if (kind === 'toolInvocationSerialized' && isObject(specific) && specific.kind === 'terminal') {
    const line = textField(specific.commandLine, 'original') ?? textField(specific, 'command') ?? ''
    reconstruction.disturb(line)
    const reason = `The log does not say how it ended; if it changed files, those changes are not in the plan: ${line}`
    recording.leaveOut(scalarText(toolId), { reason, at })
  }
}

/**
 * Adds edits of one file that all speak of it as it was: as one change. It is listed where they overlap, or where the file is not
 * known.
 */
const addGroup = (
  path: string,
  edits: readonly Item[],
  { reconstruction, at }: { readonly reconstruction: Reconstruction; readonly at: SourcePlace },
): void => {
  const { recording } = reconstruction
  const name = recording.relative(path)
  const text = recording.exactText(path)
  if (text === undefined) {
    recording.leaveOut('edit', { reason: `Cannot locate its text in ${name} without the file; pass --repo.`, at })
    return
  }
  const offset = offsetsIn(text)
  const placed = edits.map(({ range, text: fresh }) => {
    const { startLineNumber, startColumn, endLineNumber, endColumn } = isObject(range) ? range : {}
    return {
      from: offset(startLineNumber, startColumn),
      to: offset(endLineNumber, endColumn),
      fresh: scalarText(fresh ?? ''),
    }
  })
  let [made, done] = ['', 0]
  for (const { from, to, fresh } of placed.sort((a, b) => a.from - b.from || a.to - b.to)) {
    if (!(from >= done && to >= from)) {
      recording.leaveOut('edit', { reason: `Its places overlap, or lie outside ${name}.`, at })
      return
    }
    made += text.slice(done, from) + fresh
    done = to
  }
  if (!recording.isLicensed(path)) recording.unread = true
  reconstruction.become(path, { text: made + text.slice(done), exact: true }, { step: { at } })
}

/** Offsets of places in a text by lines and columns from 1, in UTF-16; NaN outside. The byte order mark counts for none. */
const offsetsIn = (text: string): ((line: unknown, column: unknown) => number) => {
  const starts = [hasMark(text) ? 1 : 0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return (line, column) => {
    const start = starts[Number(scalarText(line)) - 1]
    // The end of the last line may be given as the start of one more.
    if (start === undefined) return line === starts.length + 1 && column === 1 ? text.length : Number.NaN
    const end = (starts[Number(scalarText(line))] ?? text.length + 1) - 1
    return Math.min(start + Number(scalarText(column)) - 1, Math.max(start, end))
  }
}
