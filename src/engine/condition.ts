import type { Problem } from '../errors.ts'
import type { Condition, Step } from '../plan/schema.ts'
import type { PolicyChecks } from '../policy/checks.ts'
import { MatchLimit } from '../text/counted-text.ts'
import { seeText } from '../text/seen.ts'
import { visible } from '../text/visible.ts'
import { tooManySteps } from '../tools/edit.ts'
import type { RepoPath, Workspace } from '../workspace/workspace.ts'
import { createFileSearch } from './file-search.ts'
import type { TrackedFiles } from './file-step.ts'
import { type Sought, soughtByCondition } from './sought.ts'
import { nameOfGlob, pathsOf } from './step-paths.ts'
import { compileTests, type TextTest } from './text-test.ts'

/** Whether a step is to be replayed: `unmet` says in a sentence why not. */
export type Verdict = { readonly ok: true; readonly unmet?: string } | { readonly ok: false; readonly problem: Problem }

interface ConditionContext {
  readonly workspace: Workspace
  readonly policy: PolicyChecks
  readonly tracked: TrackedFiles
  /** Files that earlier steps changed. */
  readonly touched: () => Iterable<RepoPath>
}

/**
 * Looks at what a step's `when` asks of the files as the steps before leave them: of one file, or of every file that a glob names, of
 * which one is enough. Refusals: those of `Workspace.locate` and of the rules for a Read; INVALID_INPUT for a glob or a pattern.
 */
export const judgeCondition = async (
  step: Pick<Step, 'when' | 'index' | 'input'>,
  context: ConditionContext,
): Promise<Verdict> => {
  const { when } = step
  if (!when) return { ok: true }
  const tests = await compileTests(when)
  if (typeof tests === 'string') return invalid(tests)
  const sought = soughtByCondition(step)
  try {
    const looked = sought ? await lookAtFiles(sought, step.index, context) : lookAtFile(step, context)
    if (!looked.ok) return looked
    const unmet = unmetBy(when, tests, looked)
    return unmet === undefined ? { ok: true } : { ok: true, unmet: `Skipped: ${unmet}` }
  } catch (error) {
    if (!(error instanceof MatchLimit)) throw error
    return { ok: false, problem: tooManySteps('a file of `when`', error.steps) }
  }
}

const invalid = (message: string): Verdict => ({ ok: false, problem: { name: 'INVALID_INPUT', message } })

/** The files that were found, and what they are called together. */
interface Looked {
  readonly ok: true
  readonly name: string
  readonly paths: readonly RepoPath[]
  readonly read: (path: RepoPath) => Buffer
  /** Existing paths that were probably meant. */
  readonly similar: readonly RepoPath[]
}

type Refusal = Extract<Verdict, { ok: false }>

const lookAtFile = (
  step: Pick<Step, 'when' | 'index' | 'input'>,
  { workspace, policy }: ConditionContext,
): Looked | Refusal => {
  const [given] = step.when?.file_path === undefined ? pathsOf(step) : [step.when.file_path]
  if (given === undefined) return { ok: false, problem: NO_FILE }
  const located = workspace.locate(given)
  if (!located.ok) return located
  const { path } = located
  const denied = policy.path(path, 'Read', step.index)
  if (denied) return { ok: false, problem: denied }
  const stat = workspace.stat(path)
  const exists = stat?.kind === 'file' && !stat.broken
  const similar = exists ? [] : workspace.similar(path)
  return { ok: true, name: JSON.stringify(path), paths: exists ? [path] : [], read: workspace.read, similar }
}

const NO_FILE: Problem = {
  name: 'INVALID_INPUT',
  message: 'A step with a glob has no file of its own for `when` to look at. Give `when` a file_path or a glob.',
}

const lookAtFiles = async (
  sought: Sought,
  index: number,
  { workspace, policy, tracked, touched }: ConditionContext,
): Promise<Looked | Refusal> => {
  const search = await createFileSearch(sought)
  if (typeof search === 'string') return invalid(search) as Refusal
  const candidates = [...new Set([...tracked.sought(sought), ...touched()])]
  const paths = candidates.sort().filter((path) => search.isAbout(path, workspace))
  const [denied] = paths.flatMap((path) => policy.path(path, 'Read', index) ?? [])
  if (denied) return { ok: false, problem: denied }
  return { ok: true, name: JSON.stringify(nameOfGlob(sought.glob)), paths, read: workspace.read, similar: [] }
}

/** What does not hold, as a sentence; undefined where all does. */
const unmetBy = ({ exists }: Condition, tests: readonly TextTest[], looked: Looked): string | undefined => {
  const { paths, read, similar } = looked
  const name = visible(looked.name)
  const found = paths.length > 0
  const meant = similar.length > 0 ? ` Did you mean ${visible(similar.join(' or '))}?` : ''
  if (exists === true && !found) return `${name} does not exist.${meant}`
  if (exists === false && found) return `${name} exists.`
  if (exists === undefined && tests.length === 0 && !found) return `${name} names no file.`
  const files = paths.flatMap((path) => seeText(read(path))?.file ?? [])
  const failed = tests.find((test) => files.some(test.holds) === test.negated)
  if (!failed) return undefined
  const words = failed.key.endsWith('matches') ? 'a match of' : 'the text of'
  return failed.negated
    ? `${name} has ${words} \`${failed.key}\` in \`when\`.`
    : `${name} does not have ${words} \`${failed.key}\` in \`when\`.${found ? '' : ` There is no such file.${meant}`}`
}
