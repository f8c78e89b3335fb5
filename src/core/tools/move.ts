import * as z from 'zod'
import { visible } from '../text/visible.ts'
import { type Check, firstProblem, openTarget, refusal, type Target } from './checks.ts'
import { GOING } from './delete.ts'
import { filePath, once, oneOf, withRules } from './fields.ts'
import { NO_LINES, seenWhole } from './file-change.ts'
import { choiceKeys, goesWithGlob, placeOf, refersToGroups, skipExisting } from './file-choice.ts'
import type { Touch } from './permission.ts'
import type { StepInputs } from './step-inputs.ts'
import type { Outcome, Tool, ToolContext } from './tool.ts'

/**
 * Gives a file that was read another path; content and mode stay. Refusals in this order: those of `Workspace.locate` and the rules
 * for the old path, then for the new one, NO_CHANGE where the two are one file, those of Delete, FILE_EXISTS for the new path.
 */
export const move = {
  name: 'Move',
  input: once(stepInput),
  call: {
    title: 'Move a file',
    description: 'Moves or renames a file; its content and mode stay.',
    input: once(callInput),
  },
  effect: 'renames',
  touches: moving,
  rule: ['renames'],
  fileKey: 'file_path',
  destination: 'new_path',
  isRepeatable: true,
  doing: 'Moving',
  announce: ({ file_path = '', new_path }) => `Moving ${visible(file_path)} to ${visible(new_path)}`,
  facts: ({ file_path = 'each of them', new_path, imports }) => [
    `Moves ${file_path} to ${new_path}`,
    ...(imports ? ['Rewrites its imports in other files'] : []),
  ],
  title: (input) => titleOf(placeOf(input), input.new_path),
  run: moveOne,
} satisfies Tool<'Move'>

declare module './step-inputs.ts' {
  interface StepSchemas {
    Move: ReturnType<typeof stepInput>
  }
}

function callInput() {
  return z
    .strictObject({
      file_path: filePath.meta({ examples: ['src/user.ts'] }),
      new_path: filePath
        .describe('The new path of the file; it must be free. Missing folders are created.')
        .meta({ examples: ['src/people/user.ts'] }),
    })
    .describe('Move or rename a file that was read, its content and mode unchanged.')
}

function stepInput() {
  const where = oneOf('file_path', 'glob')
  const { glob, exclude, only_if, expect_matches } = choiceKeys
  return withRules(
    z.strictObject({
      file_path: filePath.optional().meta({ examples: ['src/user.ts'] }),
      glob,
      exclude,
      only_if,
      new_path: filePath
        .describe(
          'The new path of the file; it must be free. Missing folders are created. With glob, `$<dir>`, `$<name>` and `$<ext>` are the folder of each file (with its /), its name without extension, and its extension with the dot; `$<pkg>` is what a group `(?<pkg>*)` of the glob captured, and `$$<pkg>` is literal; a new_path that ends in / keeps the name, and one that ends in /** the path below the folder that the glob begins with.',
        )
        .meta({ examples: ['src/people/user.ts', 'lib/$<name>$<ext>', 'docs/', 'src/**'] }),
      expect_matches,
      imports: z
        .enum(['fix', 'fix-certain'], 'is neither fix nor fix-certain')
        .optional()
        .describe(
          'Rewrite the imports of what moves, in JavaScript, TypeScript and Python: those of other files, and its own relative ones. `fix` refuses the step where a place may be such an import and is not certain; `fix-certain` leaves those places as they are and lists them.',
        )
        .meta({ examples: ['fix'] }),
      skip_existing: skipExisting('Leave a file where it is if new_path exists already.'),
    }),
    ...where.rules,
    ...goesWithGlob('expect_matches'),
  )
    .superRefine(refersToGroups(['new_path']))
    .describe(
      'Move or rename a file that was read, or every text file that a glob names; content and mode do not change, but for imports that `imports` asks to rewrite.',
    )
    .meta(where.schema)
}

/** Both without what follows the folders, where whole folders move. */
const titleOf = (from: string, to: string): string =>
  from.endsWith('/**') && to.endsWith('/**')
    ? `move ${from.slice(0, -2)} → ${to.slice(0, -2) || './'}`
    : `move ${from} → ${to}`

/** What happens to the old and the new path of a file that gets another name, by whatever tool. */
export function moving({ file_path = '', new_path }: StepInputs['Move']): readonly [Touch, Touch] {
  return [
    { path: file_path, effects: ['removes', 'renames'] },
    { path: new_path, effects: ['creates', 'renames'] },
  ]
}

function moveOne({ skip_existing, imports: _, ...input }: StepInputs['Move'], context: ToolContext): Outcome {
  const [old, fresh] = moving(input)
  const from = openTarget(move.name, old, context)
  if (!from.ok) return from
  const to = openTarget(move.name, fresh, context)
  if (!to.ok) return to
  if (skip_existing && to.target.stat?.kind === 'file') return { ok: true, path: from.target.path, type: 'update' }
  // Of several files one may be where the step wants it.
  if (context.needsNoRead && from.target.path === to.target.path)
    return { ok: true, path: from.target.path, type: 'update' }
  const problem =
    isAnother(from.target, to.target) ??
    isMoved(from.target, to.target) ??
    firstProblem(from.target, GOING) ??
    firstProblem(to.target, [isFree])
  return problem ? { ok: false, problem } : moved(from.target, to.target)
}

const isAnother = (from: Target, to: Target) =>
  from.path === to.path
    ? refusal('NO_CHANGE', `file_path and new_path are one file, ${from.path}. Leave the move out.`)
    : undefined

/** FILE_NOT_FOUND where an earlier run of the plan may have moved the file. */
const isMoved = (from: Target, to: Target) =>
  from.stat === undefined && to.stat?.kind === 'file'
    ? refusal(
        'FILE_NOT_FOUND',
        `There is no file ${from.path}, and ${to.path} is there already: it may have been moved. If the step may run again, set \`when: { exists: true }\`.`,
      )
    : undefined

const isFree: Check = ({ path, stat }) =>
  stat
    ? refusal(
        'FILE_EXISTS',
        `${path} exists already. Choose another new_path, or ${stat.link ? 'remove it with git, since it is a symbolic link' : 'Delete it first'}.`,
      )
    : undefined

function moved(from: Target, { path }: Target): Outcome {
  const [bytes, mode] = [from.bytes(), from.stat?.mode ?? 0o644]
  return {
    ok: true,
    path: from.path,
    change: { path, from: from.path, before: bytes, after: bytes, mode, modeBefore: mode, ...NO_LINES },
    state: from.state ?? seenWhole(bytes),
  }
}
