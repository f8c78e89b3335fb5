import { posix } from 'node:path'
import { DEFAULT_LIMITS } from '../../../core/plan/document.ts'
import type { FixRecording } from '../../../core/plan/fix-output.ts'
import { type JsonNode, memberOf, rootOf } from '../../../core/plan/json-nodes.ts'
import { type ImportSource, wholeText } from '../../../core/plan/source-text.ts'
import { readYaml } from '../../../core/plan/yaml-document.ts'
import { byteSpan, type Fields, fieldsOf, isFields, itemsOf, textOf } from '../fields.ts'
import type { FixReader, FixSink, ProposedEdit } from '../proposed-fix.ts'

/** What clang-tidy and Clang's refactoring tools export, as YAML: replacements by bytes; those of a diagnostic are one fix. */
export const clang: FixReader = {
  name: 'clang',
  recognises: (value) =>
    typeof value.MainSourceFile === 'string' && (Array.isArray(value.Diagnostics) || Array.isArray(value.Replacements)),
  documents: yamlDocument,
  read: (document, sink) => {
    for (const diagnostic of itemsOf(document, 'Diagnostics')) readDiagnostic(diagnostic, sink)
    for (const replacement of itemsOf(document, 'Replacements'))
      takeFix([replacement], { source: 'clang', why: undefined, at: replacement.at, folder: '' }, sink)
  },
}

/** Whether a text is such an export, which is no JSON. */
export const isClangExport = (text: string): boolean =>
  /^(?:---[^\n]*\n)?MainSourceFile:.*\n(?:Diagnostics|Replacements):/.test(text.replaceAll('\r\n', '\n'))

function readDiagnostic(diagnostic: JsonNode, sink: FixSink): undefined {
  const { DiagnosticName: name, BuildDirectory: folder } = fieldsOf(diagnostic.value)
  const message = memberOf(diagnostic, 'DiagnosticMessage') ?? diagnostic
  const why = textOf(fieldsOf(message.value).Message)
  const context = { source: `clang/${textOf(name) ?? 'unknown'}`, why, at: diagnostic.at, folder: textOf(folder) ?? '' }
  const own = itemsOf(message, 'Replacements')
  if (own.length > 0) takeFix(own, context, sink)
  for (const note of itemsOf(diagnostic, 'Notes'))
    if (itemsOf(note, 'Replacements').length > 0) sink.pass('A note offers it, not the diagnostic.', note.at())
}

interface Diagnostic {
  readonly source: string
  readonly why: string | undefined
  readonly at: JsonNode['at']
  readonly folder: string
}

function takeFix(replacements: readonly JsonNode[], { folder, ...fix }: Diagnostic, sink: FixSink): undefined {
  const changes = replacements.flatMap(({ value }) => editOf(fieldsOf(value), folder) ?? [])
  if (changes.length < replacements.length) sink.refuse('A replacement has no file, offset and text.', fix.at())
  else sink.fix({ ...fix, changes })
}

/** Numbers are texts in what YAML gives. */
function editOf(
  { FilePath: file, Offset, Length, ReplacementText: text }: Fields,
  folder: string,
): ProposedEdit | undefined {
  const [offset, length] = [Offset, Length].map((one) => (/^\d{1,15}$/.test(String(one)) ? Number(one) : Number.NaN))
  const span = byteSpan(offset, Number(offset) + Number(length))
  if (typeof file !== 'string' || !span || isFields(text) || Array.isArray(text)) return undefined
  return {
    path: file.startsWith('/') || folder === '' ? file : posix.join(folder, file),
    text: text === null || text === undefined ? '' : String(text),
    ...span,
  }
}

const LIMITS = { ...DEFAULT_LIMITS, steps: 50_000_000, nesting: 100 }

function* yamlDocument(source: ImportSource, recording: FixRecording): Generator<JsonNode> {
  const text = wholeText(source)
  // YAML that is cut off may still be YAML, with half of a fix.
  if (!/^\.\.\.\s*$/m.test(text.slice(-100))) {
    const at = { file: source.name, line: text.split('\n').length, column: 1 }
    return void recording.leaveOut('YAML', { reason: 'It is cut off: its last line is not "...".', at })
  }
  yield* rootOf(readYaml(text, LIMITS), { file: source.name, faults: recording, format: 'YAML' })
}
