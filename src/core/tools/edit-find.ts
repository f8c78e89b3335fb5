import { constants } from 'node:buffer'
import type { Problem } from '../../errors.ts'
import { decodeText, type TextFile, wholeText } from '../text/encoding.ts'
import { toLf } from '../text/line-ending.ts'
import { MatchLimit, matchEdit } from '../text/match.ts'
import type { FoundPlace } from '../text/regex.ts'
import { openChecked, refusal, textOf } from './checks.ts'
import { EDITABLE, invalidKey, type Mismatch, problemOf, structureSearch, textEdit } from './edit-search.ts'
import { READING } from './permission.ts'
import type { StepInputs } from './step-inputs.ts'
import type { FoundInFile, ToolContext, ToolRefusal } from './tool.ts'

/**
 * What an Edit looks for in its file, whatever it puts there: every place, those of a structure within others too. It needs no Read.
 * Refusals: those of an Edit for the file and the search.
 */
export async function findInFile(input: StepInputs['Edit'], context: ToolContext): Promise<FoundInFile | ToolRefusal> {
  const touch = { path: input.file_path ?? '', effects: READING.effects }
  const opened = openChecked(READING.tool, touch, { context, checks: EDITABLE })
  if (!opened.ok) return opened
  const { target } = opened
  const file = textOf(target)
  const found = await placesIn(file, { input, path: target.path, context })
  if ('name' in found) return { ok: false, problem: found }
  if (found.ok) return { ok: true, ...inText(file, found.places) }
  if (found.reason === 'not-found') return { ok: true, text: '', places: [] }
  return { ok: false, problem: problemOf({ ...target, search: UNTOLD, ...NOTHING_NEW }, found) }
}

/** What is told of a search that fails names its file alone. */
const UNTOLD = { by: 'text', edit: { old_string: '', new_string: '' } } as const
const NOTHING_NEW = { newText: '', replaceAll: true, expected: undefined, hints: [] } as const

type FindResult = { readonly ok: true; readonly places: readonly FoundPlace[] } | Mismatch | Problem

async function placesIn(
  file: TextFile,
  {
    input,
    path,
    context,
  }: { readonly input: StepInputs['Edit']; readonly path: string; readonly context: ToolContext },
): Promise<FindResult> {
  const { regex, old_string } = input
  if (regex !== undefined) {
    const { compilePattern, findRegex } = await import('../text/regex.ts')
    const pattern = compilePattern(regex)
    return typeof pattern === 'string' ? invalid('regex', pattern) : findRegex(file, pattern)
  }
  if (old_string !== undefined) {
    const match = matchEdit(file, { ...textEdit(input, '', context), replace_all: true })
    return match.ok
      ? { ok: true, places: match.splices.map(({ start, end }) => ({ start, end, captures: {} })) }
      : match
  }
  const structure = await structureSearch.get().read(input)
  if (!structure) return invalid('pattern', 'is not given')
  return 'message' in structure ? invalidKey(structure) : structure.find(file, path)
}

const invalid = (key: string, message: string): Problem => refusal('INVALID_INPUT', `${key} is not valid: ${message}.`)

function inText(file: TextFile, places: readonly FoundPlace[]): Omit<FoundInFile, 'ok'> {
  if (file.bytes.length > constants.MAX_STRING_LENGTH) throw new MatchLimit(constants.MAX_STRING_LENGTH)
  const lengthOf = (start: number, end: number): number => toLf(decodeText(file, start, end)).length
  let [byteAt, at] = [file.bom, 0]
  return {
    text: toLf(wholeText(file)),
    places: places.map(({ start, end, captures }) => {
      at += lengthOf(byteAt, start)
      byteAt = start
      return { start: at, end: at + lengthOf(start, end), captures }
    }),
  }
}
