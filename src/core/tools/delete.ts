import * as z from 'zod'
import type { Problem } from '../../errors.ts'
import { isBinary, openText } from '../text/encoding.ts'
import { type Patch, patchFromSplices } from '../text/patch.ts'
import type { Change } from '../workspace/change.ts'
import { type Check, exists, firstProblem, KNOWN_FILE, openTarget, refusal, type Target } from './checks.ts'
import { filePath, once, oneOf, withRules } from './fields.ts'
import { NO_LINES } from './file-change.ts'
import { choiceKeys, goesWithGlob, hasNoGroups, placeOf } from './file-choice.ts'
import type { Effect } from './permission.ts'
import type { StepInputs } from './step-inputs.ts'
import type { Outcome, Tool, ToolContext } from './tool.ts'

/**
 * Removes a file that was read. Refusals in this order: those of `Workspace.locate` and the rules, FILE_NOT_FOUND, IS_DIRECTORY,
 * DEVICE_FILE, FILE_TOO_LARGE, FILE_NOT_READ, FILE_MODIFIED, SYMLINK.
 */
export const deleteFile = {
  name: 'Delete',
  input: once(stepInput),
  call: { title: 'Delete a file', description: 'Removes a file.', input: once(callInput) },
  effect: 'removes',
  touches: ({ file_path: path = '' }) => [{ path, effects: REMOVING }],
  rule: ['removes'],
  fileKey: 'file_path',
  isRepeatable: true,
  doing: 'Deleting',
  facts: ({ file_path }) => [file_path === undefined ? 'Deletes the files' : 'Deletes the file'],
  title: (input) => `delete ${placeOf(input)}`,
  run: deleteOne,
} satisfies Tool<'Delete'>

declare module './step-inputs.ts' {
  interface StepSchemas {
    Delete: ReturnType<typeof stepInput>
  }
}

function callInput() {
  return z
    .strictObject({ file_path: filePath.meta({ examples: ['src/unused.ts'] }) })
    .describe('Remove a file that was read.')
}

function stepInput() {
  const where = oneOf('file_path', 'glob')
  const { glob, exclude, only_if, expect_matches } = choiceKeys
  return withRules(
    z.strictObject({
      file_path: filePath.optional().meta({ examples: ['src/unused.ts'] }),
      glob,
      exclude,
      only_if,
      expect_matches,
    }),
    ...where.rules,
    ...goesWithGlob('expect_matches'),
    hasNoGroups,
  )
    .describe('Remove a file that was read, or every text file that a glob names.')
    .meta(where.schema)
}

/** What happens to a file that goes, by whatever tool. */
export const REMOVING: readonly Effect[] = ['removes']

function deleteOne({ file_path: path = '' }: StepInputs['Delete'], context: ToolContext): Outcome {
  const opened = openTarget(deleteFile.name, { path, effects: REMOVING }, context)
  if (!opened.ok) return opened
  const problem = firstProblem(opened.target, GOING)
  if (problem) return { ok: false, problem: mayBeGone(problem) }
  return { ok: true, path: opened.target.path, change: removalOf(opened.target) }
}

/** A file that is missing may have been deleted by an earlier run of the plan. */
const mayBeGone = (problem: Problem): Problem =>
  problem.name === 'FILE_NOT_FOUND' && (problem.suggestions ?? []).length === 0
    ? { ...problem, message: `${problem.message} If it may be deleted already, set \`when: { exists: true }\`.` }
    : problem

/** What must hold of a file before it goes, by a Delete or a Move. */
export const GOING: readonly Check[] = [
  (target) => (target.stat?.broken || target.stat?.kind === 'directory' ? isNoLink(target) : exists(target)),
  ...KNOWN_FILE,
  (target) => isNoLink(target),
]

/** SYMLINK: what the link leads to is another file, so its name is no remedy here. */
const isNoLink: Check = ({ path, stat }) =>
  stat?.link
    ? refusal(
        'SYMLINK',
        `${path} is a symbolic link, and no plan removes or renames links. Use git: git rm, or git mv.`,
      )
    : undefined

/** The target's file, which passed {@link GOING}, taken away; all its lines, unless it is binary. */
export const removalOf = ({ path, stat, bytes }: Target): Change => {
  const [before, modeBefore] = [bytes(), stat?.mode]
  return { path, before, after: undefined, mode: modeBefore ?? 0o644, modeBefore, ...(patchAway(before) ?? NO_LINES) }
}

const patchAway = (bytes: Buffer): Patch | undefined => {
  const opened = openText(bytes)
  if (!opened.ok || isBinary(bytes) || bytes.length === 0) return undefined
  return patchFromSplices(opened.file, [{ start: 0, end: bytes.length, replacement: Buffer.alloc(0) }])
}
