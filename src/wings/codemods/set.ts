import { inTurns } from '../../core/engine/turns.ts'
import { formatOf } from '../../core/policy/configuration.ts'
import {
  type Check,
  exists,
  isNotLink,
  isNotModified,
  isRegularFile,
  isSupportedText,
  isValidText,
  isWithinSize,
  linesTouched,
  openChecked,
  openTarget,
  readByItself,
  refusal,
  refuseNewSecret,
  type Target,
  textOf,
  wasRead,
  wasShown,
} from '../../core/tools/checks.ts'
import { changeFile, seenWhole } from '../../core/tools/file-change.ts'
import type { StepInputs, StepTool } from '../../core/tools/step-inputs.ts'
import type { Outcome, ToolContext } from '../../core/tools/tool.ts'
import type { ErrorName, Problem } from '../../errors.ts'
import {
  changingDocument,
  type DocumentChoice,
  type DocumentFormat,
  documentValue,
  type ChangedDocument as SetChange,
} from './document/document.ts'
import type { DocumentRequest } from './document/request.ts'
import { isPlain, readPathPattern } from './document/request.ts'

/**
 * Sets one value of a JSON, YAML or TOML document in the file's own text. Refusals in this order: INVALID_INPUT for the path,
 * SECRET_DETECTED, those of `Workspace.locate` and the rules, FILE_NOT_FOUND, IS_DIRECTORY, DEVICE_FILE, FILE_TOO_LARGE,
 * UNSUPPORTED_ENCODING, FORMAT_UNKNOWN, FILE_NOT_READ, FILE_MODIFIED, DOCUMENT_INVALID, KEY_NOT_FOUND, KEY_ALIASED, INVALID_INPUT for a
 * value that the format cannot say, CHANGE_UNCERTAIN, FILE_NOT_READ for lines that no Read showed, SYMLINK, and those of `changeFile`. A value that is there already is no change.
 */
export async function setValue(input: StepInputs['Set'], context: ToolContext): Promise<Outcome> {
  const { file_path: path = '' } = input
  const opened = openTarget('Set', { path, effects: ['changes'] }, context)
  const secret = await refuseNewSecret({ path, opened, text: stringsIn([input.path, input.value]).join('\n') }, context)
  if (secret) return { ok: false, problem: secret }
  const change = changeOf(input)
  if (typeof change === 'string') return { ok: false, problem: refusal('INVALID_INPUT', change) }
  return changeFileAt('Set', input, { context, change })
}

/** Takes one key or element of a document away. Refusals as of `setValue`; a key that is missing is no change. */
export const unsetValue = (input: StepInputs['Unset'], context: ToolContext): Promise<Outcome> =>
  changeFileAt('Unset', input, { context, change: { mode: 'unset' } })

/** Every text in a value, its keys among them. */
const stringsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return [...(Array.isArray(value) ? [] : Object.keys(value)), ...Object.values(value).flatMap(stringsIn)]
}

/** What is to become of each place, the path apart. */
type Change = DocumentRequest extends infer Request
  ? Request extends { mode: string }
    ? Omit<Request, 'path'>
    : never
  : never

/** What a Set asks for. Returns what is wrong, as a sentence. */
const changeOf = ({ mode = 'set', value, from, create: given }: StepInputs['Set']): Change | string => {
  const create = given ?? true
  if (mode === 'rename' && given !== undefined)
    return 'create has no effect with mode: rename, which makes nothing. It counts with the other modes.'
  if (mode === 'rename')
    return typeof value === 'string' ? { mode, to: value } : 'value is not a text, which rename takes as the new name.'
  if (mode !== 'copy') return { mode, value: documentValue(value), create }
  const path = readPathPattern(from ?? [])
  if (typeof path === 'string') return `from ${path}.`
  return isPlain(path) ? { mode, from: path, create } : 'from names several places, or one from the end; name one.'
}

async function changeFileAt(
  tool: StepTool,
  { file_path = '', path: given, document }: StepInputs['Unset'],
  { context, change }: { readonly context: ToolContext; readonly change: Change },
): Promise<Outcome> {
  const path = readPathPattern(given)
  if (typeof path === 'string') return { ok: false, problem: refusal('INVALID_INPUT', `path ${path}.`) }
  const opened = openChecked(tool, { path: file_path, effects: ['changes'] }, { context, checks: CHECKS })
  if (!opened.ok) return opened
  const { target } = opened
  const format = documentFormat(target.path) as DocumentFormat
  if (document !== undefined && format !== 'yaml')
    return { ok: false, problem: refusal('INVALID_INPUT', `document is for YAML, and ${target.path} is not YAML.`) }
  const request = { ...change, path, document: document as DocumentChoice }
  const made = await inTurns(changingDocument(textOf(target), format, request))
  if (!made.ok) return { ok: false, problem: problemOf(target, made) }
  if (made.places === 0 && change.mode !== 'unset' && !context.needsNoRead)
    return { ok: false, problem: refusal('KEY_NOT_FOUND', `${target.path}: path leads to no place.`) }
  return applied(target, made)
}

/** JSON5 is changed where it is JSON with comments. */
const documentFormat = (path: string): DocumentFormat | undefined =>
  isJson5(path) ? 'jsonc' : (formatOf(path) as DocumentFormat | undefined)

const isJson5 = (path: string): boolean => /\.json5$/i.test(path)

/** Documents of more bytes than this are not parsed. */
const MAX_DOCUMENT: Readonly<Record<DocumentFormat, number>> = {
  json: 64 * 2 ** 20,
  jsonc: 64 * 2 ** 20,
  yaml: 4 * 2 ** 20,
  toml: 4 * 2 ** 20,
}

const CHECKS: readonly Check[] = [
  exists,
  isRegularFile,
  isWithinSize,
  isSupportedText,
  isValidText,
  ({ path }) =>
    documentFormat(path)
      ? undefined
      : refusal('FORMAT_UNKNOWN', `${path} is not named as JSON, YAML or TOML. Change it with an Edit.`),
  wasRead,
  isNotModified,
  (target) => {
    const format = documentFormat(target.path) as DocumentFormat
    const limit = MAX_DOCUMENT[format]
    const { length } = target.bytes()
    return length > limit
      ? refusal(
          'LIMIT_EXCEEDED',
          `${target.path} has ${length} bytes, over the limit of ${limit}. Change it with an Edit.`,
        )
      : undefined
  },
]

const NAMES: Readonly<Record<Extract<SetChange, { ok: false }>['reason'], ErrorName>> = {
  invalid: 'DOCUMENT_INVALID',
  missing: 'KEY_NOT_FOUND',
  aliased: 'KEY_ALIASED',
  value: 'INVALID_INPUT',
  uncertain: 'CHANGE_UNCERTAIN',
  limit: 'LIMIT_EXCEEDED',
}

const problemOf = ({ path }: Target, { reason, message }: Extract<SetChange, { ok: false }>): Problem =>
  refusal(NAMES[reason], `${path}: ${message}.${reason === 'invalid' && isJson5(path) ? JSON5 : ''}`)

const JSON5 = ' Set and Unset read JSON5 as JSON with comments. Change the value with an Edit.'

function applied(target: Target, { splices, notes }: Extract<SetChange, { ok: true }>): Outcome {
  const { path } = target
  const own = { ...readByItself(target), ...(notes.length > 0 && { notes }) }
  const done = { ok: true, path, type: 'update', ...own } as const
  if (splices.length === 0) return done
  const refused = wasShown(target, () => linesTouched(textOf(target), splices)) ?? isNotLink(target)
  if (refused) return { ok: false, problem: refused }
  const changed = changeFile(target, textOf(target), splices)
  if (!changed.ok) return changed
  return { ...done, change: changed.change, state: seenWhole(changed.change.after) }
}
