import type { Problem } from '../../errors.ts'
import type { Step } from '../plan/schema.ts'
import { nameOf } from '../plan/steps.ts'
import { patternNotes } from '../tools/edit-search.ts'
import { toolOf } from '../tools/list.ts'
import { READING, refuseByRule } from '../tools/permission.ts'
import type { FoundInFile, ToolRefusal } from '../tools/tool.ts'
import type { RepoPath } from '../workspace/workspace.ts'
import { judgeCondition } from './condition.ts'
import { createFileSearch, soughtBy } from './file-search.ts'
import { callFor, filesOf, readOnce, unsearchedNote } from './file-step.ts'
import { missingFiles, unsearchedFiles } from './missing-files.ts'
import { faultIn } from './run-step.ts'
import { guarded } from './run-tool.ts'
import type { FileStepContext } from './step-result.ts'

export type FindEvent =
  | { readonly type: 'found'; readonly path: RepoPath; readonly found: FoundInFile }
  /** A file cannot be searched; without a path, the step cannot be. */
  | { readonly type: 'problem'; readonly path?: RepoPath; readonly problem: Problem }
  | { readonly type: 'note'; readonly note: string }

/** Whether a step looks for a text, a pattern or a rule. */
export const looksForText = ({ tool, input }: Step): boolean =>
  toolOf(tool).find !== undefined && !('old_string' in input && input.old_string === '')

/**
 * What a step looks for in each of its files, in order of their names, those without a match left out. No `expect_matches` counts, and no
 * Read is needed; files that a rule denies to read are passed over, as by the step itself.
 */
export async function* findInStep(step: Step, context: FileStepContext): AsyncGenerator<FindEvent, void> {
  const unmet = await judgeCondition(step, context)
  if (!unmet.ok) return yield { type: 'problem', problem: unmet.problem }
  if (unmet.unmet) return yield { type: 'note', note: unmet.unmet }
  const fault = await faultIn(step, context)
  if (fault) return yield { type: 'problem', problem: fault }
  yield* soughtBy(step) ? findInFiles(step, context) : findInOne(step, nameOf(step), context)
}

async function* findInFiles(step: Step, context: FileStepContext): AsyncGenerator<FindEvent, void> {
  const sought = soughtBy(step)
  const search = sought && (await createFileSearch(sought))
  if (!sought || !search) return
  if (typeof search === 'string') return yield { type: 'problem', problem: { name: 'INVALID_INPUT', message: search } }
  const forFiles = { ...context, needsNoRead: true, workspace: readOnce(context.workspace) }
  const done: { readonly path: RepoPath }[] = []
  let areHeld = false
  for (const path of filesOf(search, sought, forFiles)) {
    areHeld = true
    for await (const event of findInOne(step, path, forFiles)) {
      done.push({ path })
      yield event
    }
  }
  const missing = await missingFiles(step, { done, search, context })
  const [first = ''] = missing?.message.split('\n', 1) ?? []
  const notes = step.tool === 'Edit' && done.length === 0 ? patternNotes(step.input, nameOf(step), areHeld) : []
  const unsearched = missing?.name === 'LANGUAGE_UNKNOWN' ? [] : unsearchedNote(await unsearchedFiles(step, context))
  for (const note of [first, ...notes, ...unsearched].filter(Boolean)) yield { type: 'note', note }
}

async function* findInOne(step: Step, path: RepoPath, context: FileStepContext): AsyncGenerator<FindEvent, void> {
  const found = await findInPath(step, path, context)
  if (!found.ok) yield { type: 'problem', path, problem: found.problem }
  else if (found.places.length > 0) yield { type: 'found', path, found }
}

async function findInPath(step: Step, path: RepoPath, context: FileStepContext): Promise<FoundInFile | ToolRefusal> {
  const denied = refuseByRule(path, READING, context)
  if (denied) return { ok: false, problem: denied }
  const call = soughtBy(step) ? callFor(step, path) : step
  return guarded(
    () => path,
    async () => (await toolOf(call.tool).find?.(call.input, context)) ?? NOTHING,
  )
}

const NOTHING: FoundInFile = { ok: true, text: '', places: [] }
