import { hash } from 'node:crypto'
import type { ErrorName } from '../errors.ts'
import type { Step } from '../plan/schema.ts'
import type { RepoPath } from '../workspace/workspace.ts'
import { changesOf } from './changes.ts'
import type { StepOutcome } from './file-step.ts'

/** The applied steps that are no plain Edits (a glob's, a pattern's, Delete, Move), as far as later ones may repeat them. */
export interface StepMemory {
  /** Number of the earlier step that this one repeats. `lastStep`: number of the last step that changed a file. */
  repeated(step: Step, outcome: StepOutcome, lastStep: (path: RepoPath) => number | undefined): number | undefined
  /** The step was applied; of a Delete or a Move, the path it took away first. */
  applied(step: Step, paths: readonly RepoPath[]): void
}

/** Refusals that mean: done already. */
const DONE_ALREADY: ReadonlySet<ErrorName> = new Set([
  'STRING_NOT_FOUND',
  'STRING_NOT_UNIQUE',
  'UNEXPECTED_MATCHES',
  'NO_CHANGE',
  'FILE_NOT_FOUND',
  'NO_FILES',
])

/**
 * A step repeats an earlier one that says the same where no step changed the earlier one's files between, or, for an Edit, where it
 * cannot apply any more.
 */
export const createStepMemory = (): StepMemory => {
  const applied = new Map<string, { readonly index: number; readonly paths: readonly RepoPath[] }>()
  return {
    repeated: (step, outcome, lastStep) => {
      const earlier = isRemembered(step) ? applied.get(keyOf(step)) : undefined
      if (!earlier) return undefined
      const untouched = (paths: readonly RepoPath[]) => paths.every((path) => lastStep(path) === earlier.index)
      if (outcome.ok)
        return untouched(outcome.done.flatMap(changesOf).map(({ path }) => path)) ? earlier.index : undefined
      const { name } = outcome.problem
      if (!DONE_ALREADY.has(name) || (name === 'FILE_NOT_FOUND' && !untouched(earlier.paths.slice(0, 1))))
        return undefined
      return earlier.index
    },
    applied: (step, paths) => {
      if (isRemembered(step)) applied.set(keyOf(step), { index: step.index, paths })
    },
  }
}

const isRemembered = ({ tool }: Step): boolean => REMEMBERED.has(tool)

const REMEMBERED: ReadonlySet<Step['tool']> = new Set(['Edit', 'Delete', 'Move', 'Set', 'Unset'])

/** Fixed in size, whatever the step's. */
const keyOf = ({ tool, input }: Step): string => {
  const said = Object.entries(input).sort(([one], [other]) => (one < other ? -1 : 1))
  return hash('sha1', JSON.stringify([tool, said]), 'binary')
}
