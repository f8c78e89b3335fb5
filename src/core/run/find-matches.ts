import type { Problem } from '../../errors.ts'
import { judgeCondition } from '../engine/condition.ts'
import { createFileSearch, soughtBy } from '../engine/file-search.ts'
import { callFor, filesOf, readOnce, unsearchedNote } from '../engine/file-step.ts'
import { missingFiles, refuseAmbiguous, unsearchedFiles } from '../engine/missing-files.ts'
import { faultIn } from '../engine/run-step.ts'
import { guarded } from '../engine/run-tool.ts'
import type { FileStepContext } from '../engine/step-result.ts'
import { type PlanInput, plansFrom } from '../plan/define-plan.ts'
import type { Step } from '../plan/schema.ts'
import { nameOf } from '../plan/steps.ts'
import { masked, maskSecrets } from '../policy/secrets.ts'
import { reportProblem } from '../report/build-report.ts'
import type { FoundMatch, FoundReport, FoundStep } from '../report/found-report.ts'
import { clipped } from '../text/words.ts'
import { patternNotes } from '../tools/edit-search.ts'
import { toolOf } from '../tools/list.ts'
import { READING, refuseByRule } from '../tools/permission.ts'
import type { FoundInFile, ToolRefusal } from '../tools/tool.ts'
import { wrapSystemErrors } from '../workspace/file-identity.ts'
import { createReplayStates } from '../workspace/file-state.ts'
import type { RepoPath } from '../workspace/workspace.ts'
import { APPLY_KEYS, type ApplyOptions } from './apply.ts'
import { type OpenBaseline, onBaseline } from './on-baseline.ts'
import { checkOptions } from './options.ts'
import { requestOf } from './request.ts'

/**
 * Finds what the texts, patterns and rules of a plan's steps match in the checkout as it is: no step changes it for the next one, and
 * nothing is written. Steps that look for no text are named. Credentials are masked. Throws an {@link EditplanError} where no step can
 * carry the refusal.
 */
export const findMatches = (plans: PlanInput | readonly PlanInput[], options: ApplyOptions): Promise<FoundReport> =>
  wrapSystemErrors(async () => {
    checkOptions(options, APPLY_KEYS)
    const request = requestOf(plansFrom(plans), options)
    return onBaseline(request.plans, options, async (baseline) => {
      const found = { version: 1, repository: baseline.git.root, base: baseline.base } as const
      return masked({ ...found, ...(await findInSteps(request.steps, baseline)) })
    })
  })

async function findInSteps(
  steps: Iterable<Step>,
  baseline: OpenBaseline,
): Promise<Pick<FoundReport, 'steps' | 'matches'>> {
  const context = contextOn(baseline)
  const matches: FoundMatch[] = []
  const found: FoundStep[] = []
  for (const step of steps) {
    baseline.signal?.throwIfAborted()
    found.push(await findIn(step, context, matches))
  }
  return { steps: found, matches }
}

/** Matches of all steps together: each is held until the last is found. */
const MAX_MATCHES = 100_000

async function findIn(step: Step, context: FileStepContext, matches: FoundMatch[]): Promise<FoundStep> {
  const { index, id, tool } = step
  const about = { index, ...(id !== undefined && { id }), tool }
  if (step.leftOut) return { ...about, files: 0, matches: 0, searched: false, notes: ['Left out.'] }
  if (!looksForText(step)) return { ...about, files: 0, matches: 0, searched: false }
  const before = matches.length
  const notes: string[] = []
  const errors: NonNullable<FoundStep['errors']>[number][] = []
  let files = 0
  for await (const event of findInStep(step, context)) {
    if (event.type === 'note') notes.push(event.note)
    if (event.type === 'problem')
      errors.push({ ...(event.path !== undefined && { file_path: event.path }), ...reportProblem(event.problem) })
    if (event.type !== 'found') continue
    if (matches.length + event.found.places.length > MAX_MATCHES) {
      errors.push(reportProblem({ name: 'LIMIT_EXCEEDED', message: TOO_MANY }))
      break
    }
    files += 1
    for (const match of await matchesIn(event.found)) matches.push({ step: index, file_path: event.path, ...match })
  }
  return {
    ...about,
    files,
    matches: matches.length - before,
    searched: true,
    ...(notes.length > 0 && { notes }),
    ...(errors.length > 0 && { errors }),
  }
}

const TOO_MANY = `There are more than ${MAX_MATCHES} matches, and those of this file and the ones after it are left out. Narrow the glob or the pattern.`

/** The places of a file with their lines. What overlaps a credential shows as many asterisks, and its captures do. */
async function matchesIn({ text, places }: FoundInFile): Promise<readonly Omit<FoundMatch, 'step' | 'file_path'>[]> {
  const shown = await maskSecrets(text)
  let [line, lineStart, at] = [1, 0, 0]
  return places.map(({ start, end, captures }) => {
    for (let next = text.indexOf('\n', at); next >= 0 && next < start; next = text.indexOf('\n', at)) {
      line += 1
      lineStart = at = next + 1
    }
    const own = text.slice(start, end)
    const isClean = shown.slice(start, end) === own
    const kept = Object.entries(captures).map(([name, value]) => [
      name,
      clipped(isClean ? value : stars(value), MAX_TEXT),
    ])
    return {
      line,
      column: start - lineStart + 1,
      end_line: line + own.split('\n').length - 1,
      text: clipped(shown.slice(start, end), MAX_TEXT),
      captures: Object.fromEntries(kept),
    }
  })
}

/** Characters of a reported text: matches within one another repeat it. */
const MAX_TEXT = 1000

const stars = (text: string): string => text.replace(/[^\n]/g, '*')

function contextOn({ overlay, policy, tracked }: OpenBaseline): FileStepContext {
  const budget = Number.POSITIVE_INFINITY
  return {
    workspace: overlay(),
    states: createReplayStates(),
    policy,
    options: { reads: 'auto', trailing_whitespace: 'keep' },
    budgets: { bytes: budget, tokens: budget },
    show: false,
    tracked,
    touched: () => [],
  }
}

type FindEvent =
  | { readonly type: 'found'; readonly path: RepoPath; readonly found: FoundInFile }
  /** A file cannot be searched; without a path, the step cannot be. */
  | { readonly type: 'problem'; readonly path?: RepoPath; readonly problem: Problem }
  | { readonly type: 'note'; readonly note: string }

/** Whether a step looks for a text, a pattern or a rule. */
const looksForText = ({ tool, input }: Step): boolean =>
  toolOf(tool).find !== undefined && !('old_string' in input && input.old_string === '')

/**
 * What a step looks for in each of its files, in order of their names, those without a match left out. No `expect_matches` counts, and no
 * Read is needed; files that a rule denies to read are passed over, as by the step itself.
 */
async function* findInStep(step: Step, context: FileStepContext): AsyncGenerator<FindEvent, void> {
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
  const ambiguous = await refuseAmbiguous(sought, context)
  if (ambiguous) return yield { type: 'problem', problem: ambiguous }
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
