import { posix } from 'node:path'
import { DEFAULT_LIMITS } from '../../../core/plan/document.ts'
import type { FixOptions, FixRecording } from '../../../core/plan/fix-output.ts'
import { readJson } from '../../../core/plan/json-document.ts'
import { documentsOf, type JsonNode, memberOf, members, rootOf, SINGLE_KEYS } from '../../../core/plan/json-nodes.ts'
import { type ImportSource, printedValues, type SourcePlace, wholeText } from '../../../core/plan/source-text.ts'
import { readYaml } from '../../../core/plan/yaml-document.ts'
import { isObject } from '../../../core/text/json.ts'
import {
  BYTES,
  byteSpan,
  countOf,
  type Fields,
  fieldsOf,
  findingPlace,
  itemsOf,
  objectsOf,
  placeFromOne,
  rowsOf,
  takenWith,
  textOf,
  unlike,
} from '../fields.ts'
import type { FindingPlace, FixReader, FixSink, ProposedEdit } from '../proposed-fix.ts'

const LIMITS = { ...DEFAULT_LIMITS, steps: 50_000_000, nesting: 100 }

/** JSON of rustc, and of Cargo around it: the spans of a suggestion, in bytes of the file, are one fix. */
export const rustc: FixReader = {
  name: 'rustc',
  recognises: (value) =>
    (value.reason === 'compiler-message' && isObject(value.message)) ||
    (value.reason === 'compiler-artifact' && typeof value.package_id === 'string') ||
    (Array.isArray(value.spans) && Array.isArray(value.children) && typeof value.level === 'string'),
  documents: rustDocuments,
  read: (document, sink) => {
    for (const one of rowsOf(document)) {
      const { reason, $message_type: kind = 'diagnostic', ...others } = fieldsOf(one.value)
      const message = reason === 'compiler-message' ? memberOf(one, 'message') : one
      if (isObject(message?.value) && message.value.level !== undefined) readRustDiagnostic(message, sink)
      // Cargo and the compiler report other things too, and name their kind.
      else if (
        kind === 'diagnostic' &&
        (typeof reason !== 'string' || reason === 'compiler-message' || 'message' in others)
      )
        sink.refuse(unlike('rustc'), one.at(), 'rustc')
    }
  },
}

/** All documents, without those of a crate that does not compile: `cargo fix` applies nothing there. */
function* rustDocuments(source: ImportSource, recording: FixRecording, { unsafe }: FixOptions): Generator<JsonNode> {
  const documents = [...documentsOf(source, recording, SINGLE_KEYS)]
  const rows = documents.flatMap(rowsOf)
  const broken = new Map<string, JsonNode>()
  for (const row of rows) if (isRustError(row) && !broken.has(crateOf(row))) broken.set(crateOf(row), row)
  const reasons = new Set(rows.map(({ value }) => fieldsOf(value).reason))
  const ended = rows.find(({ value }) => fieldsOf(value).reason === 'build-finished')
  if (reasons.has('compiler-artifact') && !ended) {
    const at = { file: source.name, line: 1, column: 1 }
    recording.leaveOut('cargo', { reason: 'It is cut off: Cargo ends with a line `build-finished`.', at })
  } else if (fieldsOf(ended?.value).success === false && !rows.some(isErrorLevel)) {
    recording.leaveOut('cargo', { reason: 'The build failed before the compiler said why.', at: ended!.at() })
  }
  if (!unsafe)
    for (const row of broken.values())
      recording.leaveOut(rustSource(diagnosticIn(row.value)), { reason: brokenCrate(row), at: placeOfError(row) })
  for (const document of documents)
    if (unsafe || Array.isArray(document.value) || !broken.has(crateOf(document))) yield document
}

/** The diagnostic itself, within Cargo's message or alone. */
const diagnosticIn = (value: unknown): Fields => {
  const fields = fieldsOf(value)
  return fields.reason === 'compiler-message' ? fieldsOf(fields.message) : fields
}

const crateOf = ({ value }: JsonNode): string => {
  const { package_id, target } = fieldsOf(value)
  return JSON.stringify([package_id, fieldsOf(target).name, fieldsOf(target).kind])
}

const isErrorLevel = ({ value }: JsonNode): boolean => /^error/.test(textOf(diagnosticIn(value).level) ?? '')

/** An error of the language; a denied lint is not one. */
const isRustError = (row: JsonNode): boolean => {
  const { code, spans } = diagnosticIn(row.value)
  const name = textOf(fieldsOf(code).code)
  return isErrorLevel(row) && (name === undefined ? Array.isArray(spans) && spans.length > 0 : /^E\d+$/.test(name))
}

const placeOfError = (row: JsonNode): SourcePlace => {
  const { spans } = diagnosticIn(row.value)
  const { file_name: file, line_start: line, column_start: column } = fieldsOf(Array.isArray(spans) && spans[0])
  if (typeof file !== 'string') return row.at()
  return { file, line: countOf(line) || 1, column: countOf(column) || 1 }
}

const rustSource = ({ code }: Fields): string => {
  const rule = textOf(fieldsOf(code).code)
  return rule?.startsWith('clippy::') ? `clippy/${rule.slice(8)}` : `rustc/${rule ?? 'help'}`
}

const brokenCrate = (row: JsonNode): string =>
  `The code does not compile (${textOf(diagnosticIn(row.value).message) ?? 'an error'}), so that cargo fix applies nothing in its crate. Correct the error and run it again, or take them as with its --broken-code. ${takenWith('--unsafe')}`

function readRustDiagnostic(diagnostic: JsonNode, sink: FixSink): undefined {
  const { message } = fieldsOf(diagnostic.value)
  const source = rustSource(fieldsOf(diagnostic.value))
  for (const child of [diagnostic, ...objectsOf(diagnostic, 'children', { sink, tool: 'rustc' })]) {
    const all = itemsOf(child, 'spans')
    const spans = objectsOf(child, 'spans', { sink, tool: 'rustc' })
    const replaced = spans.filter(({ value }) => typeof fieldsOf(value).suggested_replacement === 'string')
    const labels = spans.filter(({ value }) => fieldsOf(value).suggested_replacement === null)
    // The spans of a suggestion are one fix, and those of a label have none.
    if (spans.length > replaced.length + labels.length || (replaced.length > 0 && replaced.length < all.length))
      sink.refuse(unlike('rustc'), child.at(), source)
    else if (replaced.length > 0) readSuggestion(child, replaced, { source, why: textOf(message), sink })
  }
}

function readSuggestion(
  child: JsonNode,
  spans: readonly JsonNode[],
  { source, why, sink }: { readonly source: string; readonly why: string | undefined; readonly sink: FixSink },
): undefined {
  const fields = spans.map(({ value }) => fieldsOf(value))
  const [first] = fields
  const named = textOf(first?.file_name)
  const found = named === undefined ? child.at() : { path: named, ...rustPlace(first ?? {}) }
  const isTaken = fields.every(
    (span) => span.suggestion_applicability === 'MachineApplicable' || (isDoubtful(span) && sink.options.unsafe),
  )
  if (!isTaken)
    return sink.pass(
      `Its suggestion is ${textOf(fields[0]?.suggestion_applicability) ?? 'not marked'}.${how(fields[0])}`,
      found,
      source,
    )
  if (fields.some(({ expansion }) => isObject(expansion))) return sink.refuse('Its place is in a macro.', found, source)
  const changes = fields.flatMap((span) => spanEdit(span) ?? [])
  if (changes.length < fields.length) return sink.refuse('A span has no file and bytes.', found, source)
  sink.fix({
    source,
    ...('path' in found && { found }),
    why: [why, textOf(fieldsOf(child.value).message)].filter(Boolean).join(': '),
    at: child.at,
    changes,
  })
}

/** Its line, which a file that is not there has too. */
const rustPlace = ({ line_start: line, column_start: column }: Fields): Pick<FindingPlace, 'start' | 'counting'> => ({
  start: placeFromOne(line, column),
  counting: { unit: 'code-points', mark: 'skipped', breaks: 'lf' },
})

/** Older compilers do not say how sure they are. */
const isDoubtful = ({ suggestion_applicability: how }: Fields): boolean =>
  how === 'MaybeIncorrect' || how === undefined || how === null

const how = (span: Fields | undefined): string => (span && isDoubtful(span) ? ` ${takenWith('--unsafe')}` : '')

function spanEdit(fields: Fields): ProposedEdit | undefined {
  const { file_name: path, suggested_replacement: text, byte_start, byte_end } = fields
  const span = byteSpan(byte_start, byte_end)
  if (typeof path !== 'string' || typeof text !== 'string' || !span) return undefined
  return { path, text, ...span, quoted: quotedBy(fields) }
}

/** What the span's lines say is there. */
function quotedBy({ text }: Fields): string | undefined {
  const lines = Array.isArray(text) ? text.map(fieldsOf) : []
  const [only, ...others] = lines
  if (!only || others.length > 0) return undefined
  const { text: line, highlight_start: from, highlight_end: to } = only
  if (typeof line !== 'string' || typeof from !== 'number' || typeof to !== 'number') return undefined
  return [...line].slice(from - 1, to - 1).join('')
}

/** What clang-tidy and Clang's refactoring tools export, as YAML: replacements by bytes; those of a diagnostic are one fix. */
export const clang: FixReader = {
  name: 'clang',
  recognises: (value) =>
    typeof value.MainSourceFile === 'string' && (Array.isArray(value.Diagnostics) || Array.isArray(value.Replacements)),
  documents: yamlDocument,
  read: (document, sink) => {
    const diagnostics = itemsOf(document, 'Diagnostics')
    const error = diagnostics.find(({ value }) => isClangError(fieldsOf(value)))
    if (error && !sink.options.unsafe) return refuseBroken(error, sink)
    for (const diagnostic of diagnostics) readClangDiagnostic(diagnostic, sink)
    for (const replacement of itemsOf(document, 'Replacements'))
      takeFix([replacement], { source: 'clang', why: undefined, at: replacement.at, folder: '' }, sink)
  },
}

const isClangError = ({ Level, DiagnosticName }: Fields): boolean =>
  Level === 'Error' || DiagnosticName === 'clang-diagnostic-error'

/** clang-tidy applies nothing of code with errors: what it says about it may be a guess. */
function refuseBroken(error: JsonNode, sink: FixSink): undefined {
  const { DiagnosticName: name, DiagnosticMessage: own, BuildDirectory: folder } = fieldsOf(error.value)
  const { Message: words } = fieldsOf(own)
  const reason = `The code does not compile (${textOf(words) ?? 'an error'}), so that clang-tidy applies none of its fixes. Correct the error and run it again, or take them as with its --fix-errors. ${takenWith('--unsafe')}`
  sink.refuse(reason, clangPlace(own, folder) ?? error.at(), `clang/${textOf(name) ?? 'unknown'}`)
}

/** Numbers are texts in what YAML gives. */
const numberIn = (value: unknown): number => (/^\d{1,15}$/.test(String(value)) ? Number(value) : Number.NaN)

function clangPlace(message: unknown, folder: unknown): FindingPlace | undefined {
  const { FilePath: file, FileOffset: offset } = fieldsOf(message)
  const at = numberIn(offset)
  return typeof file === 'string' && file !== ''
    ? { path: clangPath(file, textOf(folder) ?? ''), ...(byteSpan(at, at) ?? {}) }
    : undefined
}

const clangPath = (file: string, folder: string): string =>
  file.startsWith('/') || folder === '' ? file : posix.join(folder, file)

/** Whether a text is such an export, which is no JSON. */
export const isClangExport = (text: string): boolean =>
  /^(?:#[^\n]*\n)*(?:---[^\n]*\n)?MainSourceFile:.*\n(?:Diagnostics|Replacements):/.test(text.replaceAll('\r\n', '\n'))

function readClangDiagnostic(diagnostic: JsonNode, sink: FixSink): undefined {
  const { DiagnosticName: name, BuildDirectory: folder, Level: level = 'Warning' } = fieldsOf(diagnostic.value)
  const message = memberOf(diagnostic, 'DiagnosticMessage') ?? diagnostic
  const why = textOf(fieldsOf(message.value).Message)
  const found = clangPlace(message.value, folder)
  const source = `clang/${textOf(name) ?? 'unknown'}`
  const context = { source, why, at: diagnostic.at, found, folder: textOf(folder) ?? '' }
  const list = memberOf(message, 'Replacements')
  const own = itemsOf(list)
  if (!LEVELS.has(level)) return sink.refuse('Its level is not known.', found ?? diagnostic.at(), source)
  if (!Array.isArray(list?.value)) return sink.refuse(unlike('clang-tidy'), found ?? diagnostic.at(), source)
  if (own.length > 0) takeFix(own, context, sink)
  for (const note of itemsOf(diagnostic, 'Notes'))
    if (itemsOf(note, 'Replacements').length > 0)
      sink.pass('A note offers it, not the diagnostic.', clangPlace(note.value, folder) ?? found ?? note.at(), source)
}

/** Of what is exported. */
const LEVELS: ReadonlySet<unknown> = new Set(['Error', 'Warning', 'Remark'])

interface Diagnostic {
  readonly source: string
  readonly why: string | undefined
  readonly at: JsonNode['at']
  readonly found?: FindingPlace | undefined
  readonly folder: string
}

function takeFix(replacements: readonly JsonNode[], { folder, ...fix }: Diagnostic, sink: FixSink): undefined {
  const changes = replacements.flatMap(({ value }) => clangEdit(fieldsOf(value), folder) ?? [])
  if (changes.length < replacements.length)
    sink.refuse('A replacement has no file, offset and text.', fix.found ?? changes[0] ?? fix.at(), fix.source)
  else sink.fix({ ...fix, changes, cleansUp: true })
}

function clangEdit(
  { FilePath: file, Offset, Length, ReplacementText: text }: Fields,
  folder: string,
): ProposedEdit | undefined {
  const offset = numberIn(Offset)
  const span = byteSpan(offset, offset + numberIn(Length))
  if (typeof file !== 'string' || !span || text === null || text === undefined || typeof text === 'object')
    return undefined
  return { path: clangPath(file, folder), text: String(text), ...span }
}

function* yamlDocument(source: ImportSource, recording: FixRecording): Generator<JsonNode> {
  const text = wholeText(source)
  // YAML that is cut off may still be YAML, with half of a fix.
  if (!/^\.\.\.\s*$/m.test(text.slice(-100))) {
    const at = { file: source.name, line: text.split('\n').length, column: 1 }
    return void recording.leaveOut('YAML', { reason: 'It is cut off: its last line is not "...".', at })
  }
  yield* rootOf(readYaml(text, LIMITS), { file: source.name, faults: recording, format: 'YAML' })
}

/** `go vet -json` and `go fix -json`: findings by package and analyzer; a list of fixes is one of alternatives. */
export const go: FixReader = {
  name: 'go',
  recognises: (value) =>
    Object.values(value).some(
      (analyzers) =>
        isObject(analyzers) &&
        Object.values(analyzers).some(
          (list) => (Array.isArray(list) && list.length > 0 && list.every(isFinding)) || isGoError(list),
        ),
    ),
  documents: goDocuments,
  read: (document, sink) => {
    for (const pack of members(document)) {
      if (!isObject(pack.value)) continue
      for (const analyzer of members(pack)) {
        const { error } = fieldsOf(analyzer.value)
        if (error !== undefined)
          sink.refuse(`It could not look at ${pack.key}: ${String(error)}`, analyzer.at(), `go/${analyzer.key}`)
        for (const finding of itemsOf(analyzer)) readGoFinding(finding, analyzer.key, sink)
      }
    }
  },
}

/** Lines that the go command prints beside the objects. */
export const GO_LINE = /^(?:# |go: (?:downloading|extracting|finding) ).*$/gm

/** Whether a text that is no JSON is such an output: objects, with lines of the go command before and between them. */
export const isGoOutput = (text: string): boolean => {
  if (!/^(?:# |go: |\{)/.test(text)) return false
  const from = text.search(/^\{/m)
  const end = from < 0 ? -1 : text.indexOf('\n}', from)
  try {
    return from >= 0 && go.recognises(JSON.parse(text.slice(from, end < 0 ? undefined : end + 2)))
  } catch {
    return false
  }
}

const isGoError = (value: unknown): boolean =>
  isObject(value) && typeof value.error === 'string' && Object.keys(value).length === 1

const isFinding = (value: unknown): boolean =>
  isObject(value) && typeof value.posn === 'string' && typeof value.message === 'string'

function readGoFinding(finding: JsonNode, analyzer: string, sink: FixSink): undefined {
  const [first, ...others] = itemsOf(finding, 'suggested_fixes')
  if (!first) return
  const found = goPlace(fieldsOf(finding.value), first)
  const source = `go/${analyzer}`
  for (const other of others) sink.pass('The finding offers another fix, which is taken.', found ?? other.at(), source)
  const edits = itemsOf(first, 'edits').map(({ value }) => goEdit(fieldsOf(value)))
  const changes = edits.flatMap((edit) => edit ?? [])
  if (changes.length === 0 || changes.length < edits.length)
    return sink.refuse('Its fix has an edit without file, bytes and text.', found ?? first.at(), source)
  const why = textOf(fieldsOf(first.value).message) || textOf(fieldsOf(finding.value).message)
  sink.fix({ source, why, at: first.at, found, changes })
}

/** `posn` is a path, a line and a column in bytes; a path may hold colons. */
function goPlace({ posn }: Fields, fix: JsonNode): FindingPlace | undefined {
  const [, path = '', line, column] = /^(.+?):(\d{1,9})(?::(\d{1,9}))?$/s.exec(textOf(posn) ?? '') ?? []
  if (path !== '') return findingPlace(path, Number(line), Number(column ?? 1), BYTES)
  const [named] = itemsOf(fix, 'edits').map(({ value }) => textOf(fieldsOf(value).filename))
  return named === undefined ? undefined : { path: named }
}

function goEdit({ filename: path, start, end, new: text }: Fields): ProposedEdit | undefined {
  const span = byteSpan(start, end)
  return typeof path === 'string' && typeof text === 'string' && span ? { path, text, ...span } : undefined
}

/** What `go vet -json` prints: an object for each package, and lines that begin with # between them. */
function* goDocuments(source: ImportSource, recording: FixRecording): Generator<JsonNode> {
  const isNote = (line: string): boolean => line.replace(GO_LINE, '').trim() === ''
  for (const { text, firstLine } of printedValues(wholeText(source), isNote))
    yield* rootOf(readJson(text, { ...LIMITS, problems: 1 }), { file: source.name, faults: recording, firstLine })
}
