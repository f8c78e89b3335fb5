import { unitOf } from '../../core/text/encoding.ts'
import { spliceBetween } from '../../core/text/splice.ts'
import {
  type Check,
  exists,
  isNotLink,
  isNotModified,
  isValidText,
  linesTouched,
  openChecked,
  readByItself,
  refusal,
  type Target,
  TEXT_FILE,
  textOf,
  wasRead,
  wasShown,
} from '../../core/tools/checks.ts'
import { changeFile, seenWhole } from '../../core/tools/file-change.ts'
import type { StepInputs } from '../../core/tools/step-inputs.ts'
import type { Outcome, ToolContext } from '../../core/tools/tool.ts'
import { type ImportState, type Imports, importsOf, withImports } from './imports/with-imports.ts'

/**
 * Adds imports to a file, or takes them away. Refusals in this order: SECRET_DETECTED, those of `Workspace.locate` and the rules,
 * FILE_NOT_FOUND, IS_DIRECTORY, DEVICE_FILE, FILE_TOO_LARGE, UNSUPPORTED_ENCODING, LANGUAGE_UNKNOWN, FILE_NOT_READ, FILE_MODIFIED,
 * SYMLINK, INVALID_INPUT for what the language has no import for, LIMIT_EXCEEDED, SYNTAX_BROKEN, NAME_TAKEN, CHANGE_UNCERTAIN,
 * FILE_NOT_READ for lines that no Read showed, and those of `changeFile`. What is there already is no change.
 */
export const changeImports = async (input: StepInputs['Import'], context: ToolContext): Promise<Outcome> => {
  const { file_path: path = '', from, names = [] } = input
  const secret = await context.policy.secrets(path, [from, ...names].join('\n'))
  if (secret) return { ok: false, problem: secret }
  const opened = openChecked('Import', { path, effects: ['changes'] }, { context, checks: CHECKS })
  if (!opened.ok) return opened
  const { target } = opened
  const made = await withImports(importsOf(target.path) as Imports, textOf(target), input)
  return made.ok ? settled(target, made) : made
}

const CHECKS: readonly Check[] = [
  exists,
  ...TEXT_FILE,
  isValidText,
  ({ path }) =>
    importsOf(path)
      ? undefined
      : refusal(
          'LANGUAGE_UNKNOWN',
          `The name of ${path} is that of no language whose imports are known (JavaScript, TypeScript, Python, Go, Java, Rust). Change it with an Edit.`,
        ),
  wasRead,
  isNotModified,
  isNotLink,
]

const settled = (target: Target, { file, notes }: ImportState): Outcome => {
  const { path } = target
  const before = textOf(target)
  const done = { ok: true, path, type: 'update', ...readByItself(target), ...(notes.length > 0 && { notes }) } as const
  const splices = spliceBetween(before.bytes, file.bytes, unitOf(before.encoding))
  if (splices.length === 0) return done
  const refused = wasShown(target, () => linesTouched(before, splices))
  if (refused) return { ok: false, problem: refused }
  const changed = changeFile(target, before, splices)
  return changed.ok ? { ...done, change: changed.change, state: seenWhole(changed.change.after) } : changed
}
