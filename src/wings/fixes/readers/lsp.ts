import { type JsonNode, memberOf, members } from '../../../core/plan/json-nodes.ts'
import type { SourcePlace } from '../../../core/plan/source-text.ts'
import { countOf, type Fields, fieldsOf, isFields, itemsOf, pathOfUri, textOf } from '../fields.ts'
import type {
  CountConvention,
  FixReader,
  FixSink,
  Place,
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
    readValue(document, { unit }, sink)
  },
}

/** What a log's answer to `initialize` said: it holds for what follows. */
const SPOKEN = new WeakMap<FixSink, Unit>()

const ENCODINGS: Readonly<Record<string, Unit>> = { 'utf-8': 'bytes', 'utf-16': 'utf16', 'utf-32': 'code-points' }

const encodingIn = (value: unknown): Unit | undefined => {
  const { positionEncoding, capabilities, result } = fieldsOf(value)
  const said = positionEncoding ?? fieldsOf(capabilities).positionEncoding
  return said === undefined
    ? isFields(result)
      ? encodingIn(result)
      : undefined
    : (ENCODINGS[String(said)] ?? 'unknown')
}

const WRAPPERS = ['result', 'params', 'edit'] as const

const inside = (value: Fields): readonly Fields[] =>
  WRAPPERS.flatMap((key) => {
    const one = value[key]
    const list = Array.isArray(one) ? one.slice(0, 60) : [one]
    return list.flatMap((item) => (isFields(item) ? [item, ...inside(item)] : []))
  })

const isWorkspaceEdit = ({ changes, documentChanges }: Fields): boolean =>
  (Array.isArray(documentChanges) && documentChanges.length > 0 && documentChanges.every(isDocumentChange)) ||
  (isFields(changes) &&
    Object.entries(changes).length > 0 &&
    Object.entries(changes).every(([uri, list]) => /^[a-z-]+:/.test(uri) && Array.isArray(list)))

const isDocumentChange = (value: unknown): boolean =>
  isFields(value) && (isFields(value.textDocument) || typeof value.kind === 'string')

const isAction = ({ title, edit, command }: Fields): boolean =>
  typeof title === 'string' && (isFields(edit) || isFields(command))

const isTextEdit = ({ range, newText }: Fields): boolean =>
  typeof newText === 'string' && isFields(range) && isFields(range.start) && 'character' in range.start

type Session = { readonly unit: Unit; readonly source?: string; readonly why?: string | undefined }

function readValue(node: JsonNode, session: Session, sink: FixSink): undefined {
  if (Array.isArray(node.value)) return readList(node, session, sink)
  const value = fieldsOf(node.value)
  const own = { ...session, unit: encodingIn(value) ?? session.unit }
  if (isAction(value) && !isFields(value.params)) return readAction(node, own, sink)
  if (isWorkspaceEdit(value)) return readWorkspaceEdit(node, own, sink)
  if (isTextEdit(value)) return readTextEdits([node], own, sink)
  const { error } = value
  if (isFields(error) && typeof error.message === 'string')
    return sink.refuse(`The server answered with an error: ${error.message}`, node.at(), 'lsp')
  for (const key of WRAPPERS) {
    const inner = memberOf(node, key)
    if (inner && (isFields(inner.value) || Array.isArray(inner.value))) readValue(inner, own, sink)
  }
}

function readList(node: JsonNode, session: Session, sink: FixSink): undefined {
  const items = itemsOf(node)
  const edits = items.filter(({ value }) => isTextEdit(fieldsOf(value)))
  if (edits.length > 0) return readTextEdits(edits, session, sink)
  const actions = items.filter(({ value }) => isAction(fieldsOf(value)))
  if (actions.length === 0) {
    for (const item of items) readValue(item, session, sink)
    return
  }
  const preferred = actions.filter(({ value }) => fieldsOf(value).isPreferred === true)
  const taken = actions.length === 1 ? actions : preferred
  for (const action of actions)
    if (taken.includes(action)) readAction(action, session, sink)
    else sink.pass('The action is one of several, and not the preferred one.', action.at())
}

function readAction(node: JsonNode, session: Session, sink: FixSink): undefined {
  const { title, disabled, diagnostics } = fieldsOf(node.value)
  const edit = memberOf(node, 'edit')
  if (isFields(disabled)) return sink.pass('The action is disabled.', node.at())
  if (!edit || !isFields(edit.value)) return sink.refuse('The action is a command, whose edit is not here.', node.at())
  const [first] = Array.isArray(diagnostics) ? diagnostics.map(fieldsOf) : []
  const rule = first && [first.source, first.code].filter((one) => one !== undefined).join('/')
  readWorkspaceEdit(edit, { ...session, source: rule || session.source || 'lsp', why: textOf(title) }, sink)
}

/** A list of edits is about one file, which it does not name. */
function readTextEdits(edits: readonly JsonNode[], session: Session, sink: FixSink): undefined {
  const [first] = edits
  if (!first) return
  const { file } = sink.options
  if (file === undefined)
    return sink.refuse('A list of text edits does not say its file. Pass --file PATH.', first.at())
  new WorkspaceEdit(session, sink).addEdits(edits, file).finish(first.at)
}

function readWorkspaceEdit(node: JsonNode, session: Session, sink: FixSink): undefined {
  const edit = new WorkspaceEdit(session, sink, fieldsOf(fieldsOf(node.value).changeAnnotations))
  const ordered = memberOf(node, 'documentChanges')
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
  #refused: { readonly reason: string; readonly at: SourcePlace } | undefined

  constructor(session: Session, sink: FixSink, annotations: Fields = {}) {
    this.#session = session
    this.#sink = sink
    this.#annotations = annotations
  }

  addChange(change: JsonNode): undefined {
    const { kind, uri, oldUri, newUri, textDocument, options, annotationId } = fieldsOf(change.value)
    this.#annotate(annotationId)
    const { overwrite, ignoreIfExists, ignoreIfNotExists, recursive } = fieldsOf(options)
    const flags = flagsOf({ overwrite, ignoreIfExists })
    if (kind === undefined)
      return this.addFile(itemsOf(change, 'edits'), textOf(fieldsOf(textDocument).uri) ?? '', change.at())
    const [path, target] = [uri ?? oldUri, newUri].map((one) => (typeof one === 'string' ? pathOfUri(one) : undefined))
    if (path === undefined || (kind === 'rename' && target === undefined))
      return this.#refuse('It names no file.', change.at())
    if (kind === 'create') this.#changes.push({ create: path, ...flags })
    else if (kind === 'rename') {
      this.#changes.push({ rename: path, new_path: target ?? '', ...flags })
      if (this.#edited.has(path)) this.#edited.add(target ?? '')
    } else if (kind === 'delete' && recursive !== true)
      this.#changes.push({ delete: path, ...flagsOf({ ignoreIfNotExists }) })
    else this.#refuse(kind === 'delete' ? 'It deletes a folder.' : 'It changes files in an unknown way.', change.at())
  }

  addFile(edits: readonly JsonNode[], uri: string, at: SourcePlace): undefined {
    const path = pathOfUri(uri)
    if (path === undefined || path === '') return this.#refuse(`${JSON.stringify(uri)} is no file.`, at)
    if (this.#edited.has(path))
      this.#refuse('It edits a file twice, and does not say which state the second is about.', at)
    this.#edited.add(path)
    this.addEdits(edits, path)
  }

  addEdits(edits: readonly JsonNode[], path: string): this {
    for (const edit of edits) {
      const { range, newText, snippet, annotationId, insertTextFormat } = fieldsOf(edit.value)
      this.#annotate(annotationId)
      const [start, end] = [placeOf(fieldsOf(range).start), placeOf(fieldsOf(range).end)]
      if (isFields(snippet) || insertTextFormat === 2)
        this.#refuse('It inserts a snippet, which an editor fills in.', edit.at())
      else if (!start || !end || typeof newText !== 'string')
        this.#refuse('It has no range and no new text.', edit.at())
      else this.#changes.push({ path, start, end, text: newText, counting: this.#counting, clamps: true })
    }
    return this
  }

  finish(at: JsonNode['at']): undefined {
    const { source = 'lsp', why } = this.#session
    if (this.#refused) return this.#sink.refuse(this.#refused.reason, this.#refused.at)
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

  get #counting(): CountConvention {
    return { unit: this.#session.unit, mark: 'skipped', breaks: 'cr' }
  }

  #annotate(id: unknown): undefined {
    const { label, description, needsConfirmation } = fieldsOf(this.#annotations[String(id)])
    const said = [label, description].filter((one) => typeof one === 'string').join(': ')
    if (id !== undefined && said !== '') this.#reasons.add(said)
    if (id !== undefined && needsConfirmation === true) this.#asks = true
  }

  #refuse(reason: string, at: SourcePlace): undefined {
    this.#refused ??= { reason, at }
  }
}

const flagsOf = (flags: Fields): Readonly<Record<string, true>> =>
  Object.fromEntries(Object.entries(flags).flatMap(([key, value]) => (value === true ? [[key, true as const]] : [])))

const placeOf = (position: unknown): Place | undefined => {
  const { line, character } = fieldsOf(position)
  const [row, column] = [countOf(line), countOf(character)]
  return Number.isNaN(row) || Number.isNaN(column) ? undefined : { line: row, column }
}
