import { describe, expect, it } from 'vitest'
import type { Ref } from '../../../src/core/git/commands/refs.ts'
import { type Way, type WayFacts, type WayRun, wayAgain, wayBack, wayOut } from '../../../src/core/history/way.ts'
import { EditplanError } from '../../../src/errors.ts'

/** Commits: `base` ← `run` ← `later`, and `other` beside them. */
const HISTORY: Readonly<Record<string, readonly string[]>> = {
  base: ['base'],
  run: ['base', 'run'],
  later: ['base', 'run', 'later'],
  latest: ['base', 'run', 'later', 'latest'],
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
  /** What git has against making the branch. */
  readonly obstacle?: unknown
}

function factsOf({ branches = {}, inUse = [], on = 'white', isBlocked = false, obstacle }: Place): WayFacts {
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
    obstacle: async () => obstacle,
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
      'leaves a detached head that is further back on the branch',
      { on: 'later', branches: { white: 'latest' } },
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

it('gives a command in which a shell takes any name of a branch for one word', async () => {
  const place = { branches: { 'a;b': 'run', white: '' }, on: 'main' }
  const refused = await wayBack(factsOf(place), runOn({ branch: 'a;b' })).catch((error: EditplanError) => error)
  expect(refused).toMatchObject({ problems: [{ message: expect.stringContaining("`git switch 'a;b'`") }] })
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

const fatal = (message: string) => new EditplanError({ name: 'GIT_FAILED', message })

/** Where HEAD was, the branch, and with an arrow the commit that it is taken from; or the name of the refusal. */
async function out(place: Place, name: string, force = false): Promise<string> {
  try {
    const { from, branch, replaces } = await wayOut(factsOf({ on: 'main', ...place }), { name, force })
    return `${from.place} ${from.commit} ${branch}${replaces === undefined ? '' : ` < ${replaces}`}`
  } catch (error) {
    return (error as EditplanError).name
  }
}

describe('the way to a branch of a run’s own', () => {
  const blocked = { obstacle: fatal("'refs/heads/new' exists; cannot create 'refs/heads/new/er'") }
  const unborn = { on: '' }
  it.each<[string, Parameters<typeof out>, string]>([
    ['begins on a branch', [{}, 'new'], 'refs/heads/main base refs/heads/new'],
    ['begins at a commit', [{ on: 'other' }, 'new'], 'other other refs/heads/new'],
    ['is refused for a branch that is there', [blocked, 'white'], 'BRANCH_EXISTS'],
    ['replaces it where that is forced', [blocked, 'white', true], 'refs/heads/main base refs/heads/white < run'],
    ['replaces none that a worktree has', [{ ...blocked, inUse: ['white'] }, 'white', true], 'BRANCH_EXISTS'],
    ['is refused for a name that another branch blocks', [blocked, 'new/er', true], 'BRANCH_EXISTS'],
    ['tells what else git has against it', [{ obstacle: fatal('no space') }, 'new'], 'GIT_FAILED'],
    ['tells what else there is', [{ obstacle: new RangeError('exists') }, 'new'], 'RangeError'],
    ['is refused during a merge', [{ isBlocked: true }, 'new'], 'OPERATION_IN_PROGRESS'],
    ['is refused during a merge first', [{ ...blocked, isBlocked: true }, 'white'], 'OPERATION_IN_PROGRESS'],
    ['is a name before all else', [{ ...blocked, isBlocked: true }, 'a..b'], 'BRANCH_INVALID'],
    ['cannot be rehearsed without a commit', [{ ...unborn, ...blocked }, 'new'], '  refs/heads/new'],
    ['is refused without a commit too', [unborn, 'white'], 'BRANCH_EXISTS'],
    ['may replace without a commit', [unborn, 'white', true], '  refs/heads/white < run'],
  ])('%s', async (_, asked, expected) => {
    expect(await out(...asked)).toBe(expected)
  })

  it.each(['', 'a..b', '-x', 'HEAD', 'a b', 'a~1', 'x.lock', '/x', 'x/', '@{-1}', 'a\nb', 'a\0b', '@@@{'])(
    'has not the name %j',
    async (name) => {
      expect(await out({ obstacle: fatal('invalid ref format') }, name)).toBe('BRANCH_INVALID')
    },
  )

  it.each(['-x', 'HEAD', '@', 'a\nb', 'a\0b'])('is not rehearsed by the name %j', async (name) => {
    expect(await out({}, name)).toBe('BRANCH_INVALID')
  })
})
