import * as z from 'zod'
import { openText } from '../text/encoding.ts'
import { GITLINK, gitlinkCommit, gitlinkText } from '../text/gitlink.ts'
import { patchFromSplices } from '../text/patch.ts'
import { exists, openTarget, refuse } from './checks.ts'
import { once, text } from './fields.ts'
import { NO_LINES } from './file-change.ts'
import type { Touch } from './permission.ts'
import type { StepInputs } from './step-inputs.ts'
import type { Outcome, Tool, ToolContext } from './tool.ts'

/**
 * Moves a submodule to another commit, in commits alone: no checkout is changed. Refusals: those of `Workspace.locate` and the rules,
 * FILE_NOT_FOUND, SUBMODULE_INVALID where there is none; whether its remote has the commit is asked once the plan has been replayed.
 */
export const submodule = {
  name: 'Submodule',
  input: once(stepInput),
  effect: 'changes',
  touches: ({ path }) => [moving(path)],
  rule: [],
  fileKey: 'path',
  doing: 'Moving the submodule',
  facts: ({ commit }) => [`Moves the submodule to the commit ${commit}`],
  title: ({ commit }) => `submodule to ${commit.slice(0, 12)}`,
  run: moveSubmodule,
} satisfies Tool<'Submodule'>

declare module './step-inputs.ts' {
  interface StepSchemas {
    Submodule: ReturnType<typeof stepInput>
  }
}

function stepInput() {
  return z
    .strictObject({
      path: text()
        .min(1)
        .describe('The submodule, as `.gitmodules` names it: relative to the root, / between its parts.')
        .meta({ examples: ['vendor/parser'] }),
      commit: z
        .string()
        .regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/, 'is not the full id of a commit (40 or 64 digits 0-9 a-f)')
        .describe(
          'The commit that it is moved to. A branch or a tag of its remote has to hold it, which is asked at the address in the `.gitmodules` of the base, without a token.',
        )
        .meta({ examples: ['4b825dc642cb6eb9a060e54bf8d69288fbee4904'] }),
    })
    .describe(
      'Move a submodule to another commit of its remote. Only runs that change no checkout do this, such as `pr`.',
    )
}

const moving = (path: string): Touch => ({ path, effects: ['changes'] })

function moveSubmodule({ path, commit }: StepInputs['Submodule'], context: ToolContext): Outcome {
  const opened = openTarget(submodule.name, moving(path), context)
  if (!opened.ok) return opened
  const { target } = opened
  const missing = exists(target)
  if (missing) return { ok: false, problem: missing }
  if (target.stat?.mode !== GITLINK || target.stat.link)
    return refuse('SUBMODULE_INVALID', `${target.path} is no submodule. Name one as \`.gitmodules\` does.`)
  const before = target.bytes()
  const was = gitlinkCommit(before)
  if (was.length !== commit.length)
    return refuse(
      'SUBMODULE_INVALID',
      `${target.path} is at ${was}, and ${commit} is an id of another length. Give an id of that form.`,
    )
  if (was === commit) return { ok: true, path: target.path, type: 'update' }
  const after = gitlinkText(commit)
  const file = openText(before)
  const patch = file.ok && patchFromSplices(file.file, [{ start: 0, end: before.length, replacement: after }])
  const change = { path: target.path, before, after, mode: GITLINK, modeBefore: GITLINK, ...(patch || NO_LINES) }
  return { ok: true, path: target.path, type: 'update', change }
}
