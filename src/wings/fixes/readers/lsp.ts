import { type JsonNode, memberOf, members } from '../../../core/plan/json-nodes.ts'
import type { SourcePlace } from '../../../core/plan/source-text.ts'
import { isObject } from '../../../core/text/json.ts'
import { countOf, type Fields, fieldsOf, isOther, itemsOf, pathOfUri, rowsOf, textOf, unlike } from '../fields.ts'
import type {
  CountConvention,
  EditPoint,
  FindingPlace,
  FixReader,
  FixSink,
  ProposedEdit,
  ProposedFileChange,
  Unit,
} from '../proposed-fix.ts'

/** Workspace edits, code actions and lists of text edits of language servers, alone or as the result of a request. */
export const lsp: FixReader = {
  name: 'lsp',
  recognises: (value) =>
    [value, ...inside(value)].some((one) => isWorkspaceEdit(one) || isAction(one) || isTextEdit(one)),
  read: (document, sink) => {
    const unit = encodingIn(document.value) ?? SPOKEN.get(sink) ?? 'utf16'
    SPOKEN.set(sink, unit)
    const other = rowsOf(document).find(({ value }) => !isOfProtocol(value))
    if (other) sink.refuse(unlike('lsp'), other.at(), 'lsp')
    else readValue(document, { unit }, sink)
  },
}

/** Whether a value may be a message or an answer: null and an empty object are answers without an edit. */
const isOfProtocol = (value: unknown): boolean =>
  value === null ||
  (isObject(value) && (Object.keys(value).length === 0 || Object.keys(value).some((key) => KEYS.has(key))))

/** What a log's answer to `initialize` said: it holds for what follows. */
const SPOKEN = new WeakMap<FixSink, Unit>()

const ENCODINGS: Readonly<Record<string, Unit>> = { 'utf-8': 'bytes', 'utf-16': 'utf16', 'utf-32': 'code-points' }

const encodingIn = (value: unknown): Unit | undefined => {
  const { positionEncoding, capabilities, serverInfo, result } = fieldsOf(value)
  if (isOther(capabilities, 'object') || (serverInfo !== undefined && capabilities === undefined)) return 'unknown'
  const said = positionEncoding ?? fieldsOf(capabilities).positionEncoding
  return said === undefined
    ? isObject(result)
      ? encodingIn(result)
      : undefined
    : (ENCODINGS[String(said)] ?? 'unknown')
}

/** `message`: the log of an editor has its messages under it. */
const WRAPPERS = ['result', 'params', 'edit', 'message'] as const

const KEYS: ReadonlySet<string> = new Set([
  ...WRAPPERS,
  ...[
    'jsonrpc',
    'error',
    'capabilities',
    'positionEncoding',
    'changes',
    'documentChanges',
    'newText',
    'title',
    'command',
  ],
])

const inside = (value: Fields): readonly Fields[] =>
  WRAPPERS.flatMap((key) => {
    const one = value[key]
    const list = Array.isArray(one) ? one.slice(0, 60) : [one]
    return list.flatMap((item) => (isObject(item) ? [item, ...inside(item)] : []))
  })

const isWorkspaceEdit = ({ changes, documentChanges }: Fields): boolean =>
  (Array.isArray(documentChanges) && documentChanges.length > 0 && documentChanges.every(isDocumentChange)) ||
  (isObject(changes) &&
    Object.entries(changes).length > 0 &&
    Object.entries(changes).every(([uri, list]) => /^[a-z-]+:/.test(uri) && Array.isArray(list)))

const isDocumentChange = (value: unknown): boolean =>
  isObject(value) && (isObject(value.textDocument) || typeof value.kind === 'string')

const isAction = ({ title, edit, command }: Fields): boolean =>
  typeof title === 'string' && (isObject(edit) || isObject(command))

const isTextEdit = ({ range, newText }: Fields): boolean =>
  typeof newText === 'string' && isObject(range) && isObject(range.start) && 'character' in range.start

type Session = { readonly unit: Unit; readonly source?: string; readonly why?: string | undefined }

function readValue(node: JsonNode, session: Session, sink: FixSink): undefined {
  if (Array.isArray(node.value)) return readList(node, session, sink)
  const value = fieldsOf(node.value)
  const own = { ...session, unit: encodingIn(value) ?? session.unit }
  if (isAction(value) && !isObject(value.params)) return readAction(node, own, sink)
  if (isWorkspaceEdit(value)) return readWorkspaceEdit(node, own, sink)
  if (isTextEdit(value)) return readTextEdits([node], own, sink)
  const { error } = value
  if (isObject(error) && typeof error.message === 'string')
    return sink.refuse(`The server answered with an error: ${error.message}`, node.at(), 'lsp')
  if (isUnread(value) || isUnanswered(value) || isUntitled(value)) return sink.refuse(unlike('lsp'), node.at(), 'lsp')
  for (const key of WRAPPERS) {
    const inner = memberOf(node, key)
    if (inner && (isObject(inner.value) || Array.isArray(inner.value))) readValue(inner, own, sink)
  }
}

/** A workspace edit with changes that are not as the protocol has them. */
const isUnread = ({ changes, documentChanges }: Fields): boolean =>
  documentChanges === null ||
  (Array.isArray(documentChanges) && documentChanges.length > 0) ||
  changes === null ||
  (isObject(changes) && Object.keys(changes).length > 0)

/** An action whose title is no text: whether it is disabled, or one of several, is not looked for. */
const isUntitled = (value: Fields): boolean =>
  'edit' in value && ['title', 'disabled', 'isPreferred', 'diagnostics'].some((key) => key in value)

/** An answer of a server that neither gives a result nor an error. */
const isUnanswered = ({ jsonrpc, id, method, ...others }: Fields): boolean =>
  jsonrpc !== undefined && id !== undefined && method === undefined && !('result' in others) && !('error' in others)

function readList(node: JsonNode, session: Session, sink: FixSink): undefined {
  const items = itemsOf(node)
  if (items.some(({ value }) => isTextEdit(fieldsOf(value)))) return readTextEdits(items, session, sink)
  const actions = items.filter(({ value }) => isAction(fieldsOf(value)))
  if (actions.length === 0) {
    for (const item of items) readValue(item, session, sink)
    return
  }
  const preferred = actions.filter(({ value }) => fieldsOf(value).isPreferred === true)
  const taken = items.length === 1 ? actions : preferred
  for (const action of items)
    if (!actions.includes(action)) sink.refuse(unlike('lsp'), action.at(), 'lsp')
    else if (taken.includes(action)) readAction(action, session, sink)
    else
      sink.pass('The action is one of several, and not the preferred one.', foundIn(action, session), sourceOf(action))
}

function readAction(node: JsonNode, session: Session, sink: FixSink): undefined {
  const { title, disabled } = fieldsOf(node.value)
  if (isOther(disabled, 'object')) return sink.refuse(unlike('lsp'), node.at(), 'lsp')
  const edit = memberOf(node, 'edit')
  const source = sourceOf(node)
  if (isObject(disabled)) return sink.pass('The action is disabled.', foundIn(node, session), source)
  if (!edit || !isObject(edit.value))
    return sink.refuse('The action is a command, whose edit is not here.', foundIn(node, session), source)
  readWorkspaceEdit(edit, { ...session, source, why: textOf(title) }, sink)
}

const diagnosticOf = ({ value }: JsonNode): Fields => {
  const { diagnostics } = fieldsOf(value)
  return fieldsOf(Array.isArray(diagnostics) ? diagnostics[0] : undefined)
}

/** The server and rule of what an action is for; else the action's kind. */
const sourceOf = (action: JsonNode): string => {
  const { source, code } = diagnosticOf(action)
  const rule = [source, code].filter((one) => typeof one === 'string' || typeof one === 'number').join('/')
  return rule || 'lsp'
}

/** Where an action is about something: its first edit, or what it is for. A command alone names no file. */
function foundIn(action: JsonNode, { unit }: Session): FindingPlace | SourcePlace {
  const edit = memberOf(action, 'edit')
  const [change] = itemsOf(edit, 'documentChanges').map(({ value }) => fieldsOf(value))
  const [named] = Object.entries(fieldsOf(fieldsOf(edit?.value).changes))
  const { textDocument, uri = fieldsOf(textDocument).uri, oldUri, edits } = change ?? {}
  const given = textOf(uri ?? oldUri) ?? named?.[0] ?? uriIn(fieldsOf(fieldsOf(action.value).command).arguments)
  const path = given === undefined ? undefined : pathOfUri(given)
  const list = Array.isArray(edits) ? edits : (named?.[1] ?? [])
  const first = fieldsOf(Array.isArray(list) ? list[0] : undefined)
  const { start } = fieldsOf(first.range ?? diagnosticOf(action).range)
  return path === undefined ? action.at() : { path, start: placeOf(start), counting: countingIn(unit) }
}

/** The file that the arguments of a command name, where they do. */
const uriIn = (given: unknown): string | undefined =>
  (Array.isArray(given) ? given : [])
    .flatMap((one) => (isObject(one) ? [one.uri, fieldsOf(one.textDocument).uri, one.URI] : [one]))
    .filter((one) => typeof one === 'string')
    .find((one) => one.startsWith('file:'))

/** A list of edits is about one file, which it does not name. */
function readTextEdits(edits: readonly JsonNode[], session: Session, sink: FixSink): undefined {
  const [first] = edits
  if (!first) return
  const { file } = sink.options
  if (file === undefined)
    return sink.refuse('A list of text edits does not say its file. Pass --file PATH.', first.at(), 'lsp')
  new WorkspaceEdit(session, sink).addEdits(edits, file).finish(first.at)
}

function readWorkspaceEdit(node: JsonNode, session: Session, sink: FixSink): undefined {
  const edit = new WorkspaceEdit(session, sink, fieldsOf(fieldsOf(node.value).changeAnnotations))
  const ordered = memberOf(node, 'documentChanges')
  const isRead = Array.isArray(ordered?.value) ? ordered.value.length > 0 : (ordered?.value ?? null) === null
  if (!isRead) return sink.refuse(unlike('lsp'), node.at(), 'lsp')
  if (Array.isArray(ordered?.value)) for (const change of members(ordered)) edit.addChange(change)
  else for (const list of members(memberOf(node, 'changes') ?? node)) edit.addFile(itemsOf(list), list.key, list.at())
  edit.finish(node.at)
}

/** The edits of one workspace edit, which is one fix. */
class WorkspaceEdit {
  readonly #changes: (ProposedEdit | ProposedFileChange)[] = []
  readonly #reasons = new Set<string>()
  readonly #edited = new Set<string>()
  readonly #session: Session
  readonly #sink: FixSink
  readonly #annotations: Fields
  #asks = false
  #refused: { readonly reason: string; readonly at: FindingPlace | SourcePlace } | undefined

  constructor(session: Session, sink: FixSink, annotations: Fields = {}) {
    this.#session = session
    this.#sink = sink
    this.#annotations = annotations
  }

  addChange(change: JsonNode): undefined {
    const { kind, uri, oldUri, newUri, textDocument, edits, options, annotationId } = fieldsOf(change.value)
    this.#annotate(annotationId)
    const { overwrite, ignoreIfExists, ignoreIfNotExists, recursive } = fieldsOf(options)
    const flags = flagsOf({ overwrite, ignoreIfExists })
    if (kind === undefined && !Array.isArray(edits)) return this.#refuse('It has no list of edits.', change.at())
    if (kind === undefined)
      return this.addFile(itemsOf(change, 'edits'), textOf(fieldsOf(textDocument).uri) ?? '', change.at())
    const [path, target] = [uri ?? oldUri, newUri].map((one) => (typeof one === 'string' ? pathOfUri(one) : undefined))
    if (path === undefined || (kind === 'rename' && target === undefined))
      return this.#refuse('It names no file.', change.at())
    const found = { path }
    if (kind === 'create') this.#changes.push({ create: path, ...flags })
    else if (kind === 'rename') {
      this.#changes.push({ rename: path, new_path: target ?? '', ...flags })
      if (this.#edited.has(path)) this.#edited.add(target ?? '')
    } else if (kind === 'delete' && recursive !== true)
      this.#changes.push({ delete: path, ...flagsOf({ ignoreIfNotExists }) })
    else this.#refuse(kind === 'delete' ? 'It deletes a folder.' : 'It changes files in an unknown way.', found)
  }

  addFile(edits: readonly JsonNode[], uri: string, at: SourcePlace): undefined {
    const path = pathOfUri(uri)
    if (path === undefined || path === '') return this.#refuse(`${JSON.stringify(uri)} is no file.`, at)
    if (this.#edited.has(path))
      this.#refuse('It edits a file twice, and does not say which state the second is about.', { path })
    this.#edited.add(path)
    this.addEdits(edits, path)
  }

  addEdits(edits: readonly JsonNode[], path: string): this {
    for (const edit of edits) {
      const { range, newText, snippet, annotationId, insertTextFormat } = fieldsOf(edit.value)
      this.#annotate(annotationId)
      const [start, end] = [placeOf(fieldsOf(range).start), placeOf(fieldsOf(range).end)]
      const found = { path, start, counting: countingIn(this.#session.unit) }
      if (snippet !== undefined || (insertTextFormat ?? PLAIN_TEXT) !== PLAIN_TEXT)
        this.#refuse('It inserts a snippet, which an editor fills in.', found)
      else if (!start || !end || typeof newText !== 'string') this.#refuse('It has no range and no new text.', found)
      else this.#changes.push({ ...found, start, end, text: newText, clamps: true })
    }
    return this
  }

  finish(at: JsonNode['at']): undefined {
    const { source = 'lsp', why } = this.#session
    if (this.#refused) return this.#sink.refuse(this.#refused.reason, this.#refused.at, source)
    if (this.#changes.length === 0) return
    const reasons = [...new Set([...(why === undefined ? [] : [why]), ...this.#reasons])]
    const confirm = this.#asks && !this.#sink.options.unsafe
    this.#sink.fix({
      source,
      why: reasons.join('; ') || undefined,
      at,
      changes: this.#changes,
      ...(confirm && { confirm }),
    })
  }

  /** Where it cannot be read whether the server wants an edit confirmed, it does. */
  #annotate(id: unknown): undefined {
    if (id === undefined) return
    const annotation = fieldsOf(typeof id === 'string' ? this.#annotations[id] : undefined)
    const { label, description, needsConfirmation = false } = annotation
    const said = [label, description].filter((one) => typeof one === 'string').join(': ')
    if (said !== '') this.#reasons.add(said)
    if (typeof label !== 'string' || needsConfirmation !== false) this.#asks = true
  }

  #refuse(reason: string, at: FindingPlace | SourcePlace): undefined {
    this.#refused ??= { reason, at }
  }
}

/** `InsertTextFormat` of the protocol; the other one is a snippet. */
const PLAIN_TEXT = 1

/** One for each unit: how a convention counts is looked up by it. */
const COUNTING = new Map<Unit, CountConvention>()

function countingIn(unit: Unit): CountConvention {
  const known = COUNTING.get(unit) ?? { unit, mark: 'skipped', breaks: 'cr' }
  COUNTING.set(unit, known)
  return known
}

const flagsOf = (flags: Fields): Readonly<Record<string, true>> =>
  Object.fromEntries(Object.entries(flags).flatMap(([key, value]) => (value === true ? [[key, true as const]] : [])))

const placeOf = (position: unknown): EditPoint | undefined => {
  const { line, character } = fieldsOf(position)
  const [row, column] = [countOf(line), countOf(character)]
  return Number.isNaN(row) || Number.isNaN(column) ? undefined : { line: row, column }
}
