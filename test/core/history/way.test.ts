import { describe, expect, it } from 'vitest'
import type { Ref } from '../../../src/core/git/commands/refs.ts'
import { type Way, type WayFacts, type WayRun, wayAgain, wayBack } from '../../../src/core/history/way.ts'
import { EditplanError } from '../../../src/errors.ts'

/** Commits: `base` ← `run` ← `later`, and `other` beside them. */
const HISTORY: Readonly<Record<string, readonly string[]>> = {
  base: ['base'],
  run: ['base', 'run'],
  later: ['base', 'run', 'later'],
  other: ['base', 'other'],
}

interface Place {
  /** Branches and their commits; main is at `base`, white at `run`. */
  readonly branches?: Readonly<Record<string, string>>
  /** Branches that other worktrees have checked out. */
  readonly inUse?: readonly string[]
  /** A branch, or a commit when detached. */
  readonly on?: string
  readonly isBlocked?: boolean
}

function factsOf({ branches = {}, inUse = [], on = 'white', isBlocked = false }: Place): WayFacts {
  const refs = Object.entries({ main: 'base', white: 'run', ...branches }).flatMap(([name, oid]): readonly Ref[] =>
    oid === '' ? [] : [{ name: `refs/heads/${name}`, oid, worktree: inUse.includes(name) ? '/other' : '' } as Ref],
  )
  const found = (name: string) => refs.find((ref) => ref.name === name)
  const current = found(`refs/heads/${on}`)
  return {
    head: async () => (current ? { place: current.name, commit: current.oid } : { place: on, commit: on }),
    blocked: async () => (isBlocked ? { name: 'OPERATION_IN_PROGRESS', message: 'A merge goes on.' } : undefined),
    ref: async (name) => found(name),
    branches: async () => refs,
    isAncestor: async (commit, of) => HISTORY[of]?.includes(commit) ?? false,
  }
}

const runOn = (record: Readonly<Record<string, string | undefined>>): WayRun => ({
  id: 'abc',
  head: { commit: 'run' },
  record: { status: 'applied', branch: 'white', cameFrom: 'refs/heads/main', ...record } as WayRun['record'],
})

/** Where HEAD goes, with a star for a branch that is made; `stays`; or the name of the refusal. */
async function goal(decision: Promise<Way | undefined>): Promise<string> {
  try {
    const way = await decision
    return way ? `${way.to.place} ${way.to.commit}${way.makes ? ' *' : ''}` : 'stays'
  } catch (error) {
    if (error instanceof EditplanError) return error.problems[0]?.name ?? ''
    throw error
  }
}

describe('the way back of an undo', () => {
  it.each<[string, Place, Parameters<typeof runOn>[0], string]>([
    ['goes to the branch that the run started on', {}, {}, 'refs/heads/main base'],
    ['goes to where that branch is now', { branches: { main: 'other' } }, {}, 'refs/heads/main other'],
    ['goes to the commit of a head that was detached', {}, { cameFrom: 'base' }, 'base base'],
    ['is none without a branch', {}, { branch: undefined }, 'stays'],
    ['begins on a branch made on the run', { branches: { more: 'later' }, on: 'more' }, {}, 'refs/heads/main base'],
    ['is none where the run was merged', { branches: { main: 'later' }, on: 'main' }, {}, 'stays'],
    ['is refused where HEAD has left the run', { on: 'main' }, {}, 'RUN_NOT_APPLIED'],
    ['is refused where the branch it began on is gone', { branches: { main: '' } }, {}, 'UNKNOWN_REVISION'],
    ['is refused where another worktree has that branch', { inUse: ['main'] }, {}, 'BRANCH_IN_USE'],
    ['is refused during a merge', { isBlocked: true }, {}, 'OPERATION_IN_PROGRESS'],
    ['begins on the run’s own commit', { on: 'run' }, {}, 'refs/heads/main base'],
    ['loses no commit of a detached head', { on: 'later' }, {}, 'DIRTY_FILES'],
    [
      'leaves a detached head that the branch holds',
      { on: 'later', branches: { white: 'later' } },
      {},
      'refs/heads/main base',
    ],
    [
      'leaves a detached head that another branch holds',
      { on: 'later', branches: { white: '', more: 'later' } },
      {},
      'refs/heads/main base',
    ],
  ])('%s', async (_, place, record, expected) => {
    expect(await goal(wayBack(factsOf(place), runOn(record)))).toBe(expected)
  })
})

describe('the way of a redo', () => {
  const undone = { status: 'undone' } as const
  it.each<[string, Place, Parameters<typeof runOn>[0], string]>([
    ['goes to the run’s branch', { on: 'main' }, undone, 'refs/heads/white run'],
    [
      'goes to where that branch is now',
      { on: 'main', branches: { white: 'later' } },
      undone,
      'refs/heads/white later',
    ],
    ['makes the branch that is gone', { on: 'main', branches: { white: '' } }, undone, 'refs/heads/white run *'],
    ['is none on the branch', { on: 'white' }, { status: 'applied' }, 'stays'],
    ['is refused on commits that hold the run', { on: 'white' }, undone, 'RUN_APPLIED'],
    ['is refused where the branch lost the run', { on: 'main', branches: { white: 'other' } }, undone, 'BRANCH_EXISTS'],
    ['is refused where another worktree has the branch', { on: 'main', inUse: ['white'] }, undone, 'BRANCH_IN_USE'],
    ['is refused during a merge', { on: 'main', isBlocked: true }, undone, 'OPERATION_IN_PROGRESS'],
  ])('%s', async (_, place, record, expected) => {
    expect(await goal(wayAgain(factsOf(place), runOn(record)))).toBe(expected)
  })
})
