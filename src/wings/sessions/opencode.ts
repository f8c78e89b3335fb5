import { textsOf } from '../../core/text/hunks.ts'
import { isObject, scalarText } from '../../core/text/json.ts'
import type { FileOutcome } from './after-edits.ts'
import {
  type CallResult,
  DOUBTFUL,
  type Item,
  type ObjectNode,
  type OpenCall,
  objectIn,
  objectsIn,
  shellEnd,
  textField,
} from './call.ts'
import { hunksOfDiff } from './diff-forms.ts'
import { type SessionLog, sessionImporter } from './session-log.ts'

/** An edited file keeps the line end of each line; one that is written again is as given, but for its mark. */
const HABITS = { edits: 'literal', overwrittenMark: 'kept', patches: 'told' } as const

/** What `export` writes, the stream of `run --format json`, and the messages and parts of a session, whose calls hold their results. */
export const importOpencode = sessionImporter({ habits: HABITS, reusesIds: true }, (log) => (document) => {
  const { info, parts } = document.value
  takePart(document, log)
  takePart(objectIn(document, 'part'), log)
  // The message from which on the session was taken back.
  const reverted = isObject(info) ? textField(info.revert, 'messageID') : undefined
  for (const message of objectsIn(document, 'messages')) {
    if (reverted !== undefined && (textField(message.value.info, 'id') ?? '') >= reverted) break
    takeMessage(message, log)
  }
  if (Array.isArray(parts)) takeMessage(document, log)
  if (isForeign(document.value)) log.leaveOut('line', 'It holds no part of the session')
})

/** Whether a line of the stream that may be a call does not hold it. */
const isForeign = ({ type, sessionID, messageID, part, info }: Item): boolean =>
  typeof sessionID === 'string' &&
  messageID === undefined &&
  !isObject(part) &&
  !isObject(info) &&
  !/^(step_start|step_finish|text|reasoning|error)$/.test(scalarText(type ?? ''))

const takeMessage = (message: ObjectNode, log: SessionLog): void => {
  const info = objectIn(message, 'info')?.value
  log.hear(message.value)
  enter(message.value, log)
  if (info?.role === 'user') log.why = undefined
  else if (Array.isArray(message.value.parts)) for (const part of objectsIn(message, 'parts')) takePart(part, log)
  else {
    log.place = message.at
    log.leaveOut('message', 'It holds no parts')
  }
}

const enter = ({ info, directory, path }: Item, log: SessionLog): void => {
  for (const { directory: folder, path: inside } of [info, { directory, path }].filter(isObject)) {
    log.enter(folder)
    log.enter(textField(inside, 'cwd'))
  }
}

const takePart = (part: ObjectNode | undefined, log: SessionLog): void => {
  if (!part) return
  const { type, text, tool: name, callID: id, state } = part.value
  enter(part.value, log)
  if (type === 'text' && typeof text === 'string') log.why = text
  if (type === 'tool' && !isObject(state)) log.call({ name, id, input: undefined, at: part.at() })
  // A kind that is not known may be a call, if it has what calls have.
  if (type !== 'tool' && (isObject(state) || typeof id === 'string')) {
    log.place = part.at
    log.leaveOut(scalarText(name ?? type ?? 'part'), 'It is of an unknown kind, and may be a call')
  }
  if (type !== 'tool' || !isObject(state)) return
  const call = { name, id, input: state.input, at: part.at() }
  // What still runs where a session ends was cut off.
  if (state.status !== 'completed' && state.status !== 'error') log.call(call)
  else log.done(call, (open) => resultOf(open, state))
}

const resultOf = ({ operation: { kind } }: OpenCall, state: Item): CallResult => {
  const failed = state.status === 'error'
  const metadata = isObject(state.metadata) ? state.metadata : {}
  if (kind === 'shell' && !failed && isCut(state)) return DOUBTFUL
  if (kind === 'shell' && !failed) {
    const output = textField(metadata, 'output') ?? textField(state, 'output')
    const whole = metadata.truncated === true ? undefined : output
    return shellEnd(metadata.exit, whole, whole)
  }
  return {
    failed,
    said: textField(state, 'output'),
    folder: isFolder(state),
    shown: failed ? undefined : shownBy(metadata.display),
    files: failed ? undefined : filesOf(state.input, metadata),
  }
}

/** Whether the title, which is the command where it is not the description, goes on after it. */
const isCut = ({ input, title: given }: Item): boolean => {
  const [command, title] = [textField(input, 'command'), scalarText(given ?? '')]
  const isTitle = title !== command && title !== textField(input, 'description')
  return command !== undefined && isTitle && title.startsWith(command)
}

/** A file that was read as a whole, without the end of its last line. */
const shownBy = (display: unknown): CallResult['shown'] => {
  if (!isObject(display) || display.type !== 'file' || typeof display.text !== 'string') return undefined
  const isWhole = display.lineStart === 1 && display.lineEnd === display.totalLines && display.truncated !== true
  return isWhole ? { text: display.text, exact: false, openEnd: true, isWhole: true } : undefined
}

const isFolder = ({ output }: Item): boolean => /<type>directory<\/type>/.test(scalarText(output ?? '').slice(0, 2000))

const filesOf = (input: unknown, metadata: Item): FileOutcome[] | undefined => {
  if (Array.isArray(metadata.files)) return metadata.files.filter(isObject).map(patched)
  const path = textField(input, 'filePath')
  if (path === undefined) return undefined
  const { filediff } = metadata
  const [before, after] = [textField(filediff, 'before'), textField(filediff, 'after')]
  const witness = hunksOfDiff(textField(filediff, 'patch') ?? metadata.diff)
  if (before !== undefined && after !== undefined) return [{ path, before, after, witness, exact: false }]
  if (metadata.exists === false) return [{ path, before: null, exact: true }]
  return witness && [{ path, hunks: witness, exact: false, outdented: true }]
}

/** What a patch made of one file. */
const patched = (file: Item): FileOutcome => {
  const path = scalarText(file.filePath ?? file.path)
  const movedTo = textField(file, 'movePath')
  const [before, after] = [textField(file, 'before'), textField(file, 'after')]
  const moved = movedTo === undefined ? {} : { movedTo }
  if (file.type === 'delete') return { path, after: null, exact: true }
  const hunks = hunksOfDiff(file.patch ?? file.diff)
  if (file.type === 'add')
    return { path, after: after ?? hunks?.map((hunk) => textsOf(hunk).replacement).join(''), exact: true }
  if (before !== undefined && after !== undefined) return { path, before, after, exact: true, ...moved }
  const isEmpty = textField(file, 'patch') === '' || textField(file, 'diff') === ''
  return { path, hunks: isEmpty ? [] : hunks, exact: true, outdented: true, ...moved }
}
